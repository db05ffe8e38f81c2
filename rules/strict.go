package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"
)

// decodeStrict reads one JSON object into the struct that v points to. Unlike
// encoding/json it takes keys to the letter, each once, wants those that are
// not optional, takes no null, and nothing may follow the object. A text or
// number with "omitzero" may be missing, but not empty or 0, which v could not
// tell from a missing one; with "omitempty" both mean the same.
func decodeStrict(data []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	if err := checkValue(d, reflect.TypeOf(v).Elem(), "", false); err != nil {
		return err
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("something follows the object")
	}
	return json.Unmarshal(data, v)
}

// checkValue reads the next value of d, which must be one of type t. path says
// where it stands, nonzero whether it may not be empty or 0 there.
func checkValue(d *json.Decoder, t reflect.Type, path string, nonzero bool) error {
	tok, err := d.Token()
	if err != nil {
		return at(path, jsonError(err))
	}
	switch t.Kind() {
	case reflect.Struct:
		if tok != json.Delim('{') {
			return at(path, errors.New("must be an object"))
		}
		return checkObject(d, t, path)
	case reflect.Slice:
		if tok != json.Delim('[') {
			return at(path, errors.New("must be a list"))
		}
		for i := 0; d.More(); i++ {
			if err := checkValue(d, t.Elem(), fmt.Sprintf("%s[%d]", path, i), false); err != nil {
				return err
			}
		}
		if _, err := d.Token(); err != nil {
			return at(path, jsonError(err))
		}
	case reflect.String:
		text, ok := tok.(string)
		if !ok {
			return at(path, errors.New("must be a text"))
		}
		if nonzero && text == "" {
			return at(path, errors.New("must not be empty"))
		}
	case reflect.Int:
		n, ok := tok.(json.Number)
		if !ok {
			return at(path, errors.New("must be a whole number"))
		}
		i, err := n.Int64()
		if err != nil {
			return at(path, errors.New("must be a whole number"))
		}
		if nonzero && i == 0 {
			return at(path, errors.New("must not be 0"))
		}
	}
	return nil
}

func checkObject(d *json.Decoder, t reflect.Type, path string) error {
	required, nonzero := map[string]bool{}, map[string]bool{}
	fields := map[string]reflect.Type{}
	for i := range t.NumField() {
		name, rest, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
		fields[name] = t.Field(i).Type
		required[name], nonzero[name] = rest == "", rest == "omitzero"
	}
	seen := map[string]bool{}
	for d.More() {
		tok, err := d.Token()
		if err != nil {
			return at(path, jsonError(err))
		}
		key := tok.(string)
		t, ok := fields[key]
		switch {
		case !ok:
			return at(path, fmt.Errorf("unknown key %s", Clip(key)))
		case seen[key]:
			return at(path, fmt.Errorf("key %s stands twice", Clip(key)))
		}
		seen[key] = true
		if err := checkValue(d, t, join(path, key), nonzero[key]); err != nil {
			return err
		}
	}
	if _, err := d.Token(); err != nil {
		return at(path, jsonError(err))
	}
	for i := range t.NumField() {
		name, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
		if required[name] && !seen[name] {
			return at(join(path, name), errors.New("missing"))
		}
	}
	return nil
}

func join(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}

func at(path string, err error) error {
	if path == "" {
		return err
	}
	return fmt.Errorf("%s: %w", path, err)
}

func jsonError(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return errors.New("the JSON ends too early")
	}
	return fmt.Errorf("not JSON: %w", err)
}
