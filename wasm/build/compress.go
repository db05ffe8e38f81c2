package build

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/andybalholm/brotli"
)

// compress writes name.br and name.gz, unless they are newer than name.
func compress(name string, data []byte, log io.Writer) error {
	original, err := os.Stat(name)
	if err != nil {
		return err
	}
	for _, c := range []struct {
		suffix string
		writer func(io.Writer) (io.WriteCloser, error)
	}{
		{".br", func(w io.Writer) (io.WriteCloser, error) {
			return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24}), nil
		}},
		{".gz", func(w io.Writer) (io.WriteCloser, error) {
			return gzip.NewWriterLevel(w, gzip.BestCompression)
		}},
	} {
		if packed, err := os.Stat(name + c.suffix); err == nil && !packed.ModTime().Before(original.ModTime()) {
			continue
		}
		var b bytes.Buffer
		w, err := c.writer(&b)
		if err != nil {
			return err
		}
		if _, err := w.Write(data); err != nil {
			return err
		}
		if err := w.Close(); err != nil {
			return err
		}
		if err := os.WriteFile(name+c.suffix, b.Bytes(), 0o644); err != nil {
			return err
		}
		fmt.Fprintf(log, "wrote static/%s%s (%s)\n", filepath.Base(name), c.suffix, size(b.Len()))
	}
	return nil
}
