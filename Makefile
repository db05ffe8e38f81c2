# `make help` lists what there is to do.

GO ?= go
BIN := $(CURDIR)/build/bin
WASM := GOOS=js GOARCH=wasm
NODE_EXEC = $(shell $(GO) env GOROOT)/lib/wasm/go_js_wasm_exec

# The browser tests take minutes and have a target of their own.
NATIVE = $(shell $(GO) list ./... | grep -v '/browsertest')
# Packages that run in the page but need none of it: tested by Node, but for the
# screens, whose tests take minutes there and are played in the browser anyway.
NODE = ./rules/... ./game/art/... ./game/gesture/... ./game/layout/... ./game/words/... ./wasm/thinking
PURE = $(NODE) ./game/scene/...
# Packages that need a browser: Ebitengine's and JavaScript's.
PAGE = ./game ./wasm ./wasm/thinker

.DEFAULT_GOAL := help
.PHONY: help run build test tools vet lint fmt test-go test-wasm test-page test-browser test-browsers bench balance shots dist dist-zip audit clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## build what is stale, serve the game on localhost and open the browser
	@$(GO) run .

build: ## build what is stale in static/
	@$(GO) run . -build

test: tools vet lint test-go build test-wasm test-page test-browser ## everything: install what is missing, vet, tests, build, browser tests
	@echo "All is well."

tools: ## install what the tests need: a Chromium, Node, the test runners
	@sh .ci/tools "$(BIN)"

vet: ## go vet for this machine and for the browser
	$(GO) vet ./...
	$(WASM) $(GO) vet $(PURE) $(PAGE)

lint: tools ## staticcheck and gofmt
	@test -z "$$(gofmt -l $$(git ls-files '*.go'))" || { echo "make fmt would change:"; gofmt -l $$(git ls-files '*.go'); exit 1; }
	$(BIN)/staticcheck ./...
	$(WASM) $(BIN)/staticcheck $(PURE) $(PAGE)

fmt: ## format the Go files
	gofmt -l -w $$(git ls-files '*.go')

test-go: ## the Go tests
	$(GO) test -timeout 30m $(NATIVE)

test-wasm: tools ## the tests of the pure packages once more, as WebAssembly in Node
	$(WASM) $(GO) test -short -timeout 30m -exec "$(NODE_EXEC)" $(NODE)

test-page: tools ## the tests of the packages that need a page, in headless Chromium
	$(WASM) $(GO) test -exec $(BIN)/wasmbrowsertest $(PAGE)

test-browser: tools build ## whole games in headless Chromium
	$(GO) test -count=1 -timeout 40m -parallel 3 ./wasm/browsertest

test-browsers: tools build ## the smoke test in Chromium, Firefox and WebKit, installs what is missing
	@sh .ci/browsers
	$(GO) test -count=1 -timeout 20m -v ./wasm/browsertest/engines

bench: tools ## the speed of the rules, natively and as WebAssembly
	$(GO) test -run '^$$' -bench . ./rules/...
	$(WASM) $(GO) test -run '^$$' -bench . -exec "$(NODE_EXEC)" ./rules/...

balance: ## what the tables of Middle Ages make of the game, by bots: minutes
	$(GO) run ./rules/balance -players 2,3,4,5

shots: tools build ## pictures of the screens, into build/shots
	VASSALS_SHOTS=$(CURDIR)/build/shots $(GO) test -count=1 -timeout 20m -run Shots ./wasm/browsertest

dist: ## the static site to publish, into dist/
	@$(GO) run ./wasm/dist

dist-zip: ## the same as build/vassals.zip, for itch.io
	@$(GO) run ./wasm/dist -zip $(CURDIR)/build/vassals.zip

audit: ## known vulnerabilities, and the licences of all that others made
	@$(GO) run ./wasm/audit
	@sh .ci/audit "$(BIN)"

clean: ## remove what was built
	rm -rf build dist static/game.wasm* static/thinker.wasm* static/wasm_exec.js static/build.js static/files.js static/embed.js static/embed-*.ttf static/manifest.webmanifest
