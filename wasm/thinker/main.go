//go:build js

// Command thinker is what runs in a Web Worker (static/page/worker.js): a desk at
// which a bot thinks, without Ebitengine, which cannot start in a worker, and
// without anything else of the table. The worker calls it, and calls it again
// and again while there is more to think, so that messages of the page come in
// between.
package main

import (
	"syscall/js"
	"time"

	"vassals/wasm/thinking"
)

func main() {
	worker := js.Global()
	desk := thinking.NewDesk(func(line string, over bool) { worker.Call("say", line, over) }, time.Now)
	worker.Call("begin",
		js.FuncOf(func(_ js.Value, args []js.Value) any { return desk.Hear(args[0].String()) }),
		js.FuncOf(func(js.Value, []js.Value) any { return desk.Step() }),
	)
	select {}
}
