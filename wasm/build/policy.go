package build

// Policy is the Content-Security-Policy of the page, which stands in its meta tag
// too, for hosts that send no headers. Nothing is inline, nothing comes from
// elsewhere; 'wasm-unsafe-eval' lets WebAssembly be compiled, blob: lets a worker
// start in a frame whose origin is its own. embed.html, for which the header is the
// same, shows the game in frames and is written in the letters of the game.
const Policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; " +
	"connect-src 'self'; worker-src 'self' blob:; frame-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"

// HeaderPolicy is the same with what only a header may say: anybody may show the
// game in a frame.
const HeaderPolicy = Policy + "; frame-ancestors *"
