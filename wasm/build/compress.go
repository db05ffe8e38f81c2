package build

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"

	"github.com/andybalholm/brotli"
)

// Packings are the ways in which copies of files are compressed, by what their
// names end in. They take their time: half a minute for the game by brotli.
var Packings = map[string]func(data []byte) ([]byte, error){
	".br": func(data []byte) ([]byte, error) {
		return pack(data, func(w io.Writer) (io.WriteCloser, error) {
			return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24}), nil
		})
	},
	".gz": func(data []byte) ([]byte, error) {
		return pack(data, func(w io.Writer) (io.WriteCloser, error) {
			return gzip.NewWriterLevel(w, gzip.BestCompression)
		})
	},
}

func pack(data []byte, writer func(io.Writer) (io.WriteCloser, error)) ([]byte, error) {
	var b bytes.Buffer
	w, err := writer(&b)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err = w.Close()
	return b.Bytes(), err
}

// compress writes name.br and name.gz, unless they are newer than name.
func compress(name string, data []byte, log io.Writer) error {
	original, err := os.Stat(name)
	if err != nil {
		return err
	}
	for suffix, pack := range Packings {
		if packed, err := os.Stat(name + suffix); err == nil && !packed.ModTime().Before(original.ModTime()) {
			continue
		}
		packed, err := pack(data)
		if err != nil {
			return err
		}
		if err := os.WriteFile(name+suffix, packed, 0o644); err != nil {
			return err
		}
		fmt.Fprintf(log, "wrote %s%s (%s)\n", original.Name(), suffix, size(len(packed)))
	}
	return nil
}
