package engines

import (
	"context"
	"testing"

	"github.com/chromedp/chromedp"
)

// chromium is spoken to by the protocol of its developer tools.
type chromium struct{ ctx context.Context }

func startChromium(t *testing.T, ctx context.Context) driver {
	t.Helper()
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.NoSandbox, chromedp.WindowSize(width, height),
		chromedp.Flag("use-angle", "swiftshader"), chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("ignore-gpu-blocklist", true), chromedp.Flag("force-prefers-reduced-motion", true),
		chromedp.Flag("disable-background-networking", true), chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true))
	ctx, end := chromedp.NewExecAllocator(ctx, options...)
	t.Cleanup(end)
	ctx, cancel := chromedp.NewContext(ctx)
	t.Cleanup(cancel)
	if err := chromedp.Do(ctx, chromedp.EmulateViewport(width, height)); err != nil {
		t.Fatal(err)
	}
	return chromium{ctx}
}

func (c chromium) open(address string) error { return chromedp.Do(c.ctx, chromedp.Navigate(address)) }

func (c chromium) reload() error { return chromedp.Do(c.ctx, chromedp.Reload()) }

func (c chromium) eval(expression string) (string, error) {
	return chromedp.Run(c.ctx, chromedp.Evaluate[string](expression, chromedp.EvalAwaitPromise))
}

func (c chromium) click(x, y int) error {
	return chromedp.Do(c.ctx, chromedp.MouseClickXY(float64(x), float64(y)))
}

func (c chromium) picture() ([]byte, error) {
	return chromedp.Run(c.ctx, chromedp.CaptureScreenshot())
}
