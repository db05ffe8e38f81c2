// Files that a person keeps, and gets back.

// save offers a text as a file.
export function save(name, content) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

// No record is larger, in bytes.
const largest = 1 << 20;

let chooser = null; // the last one that was opened

// open has the person choose a file, and gives its text to done(ok, text): not
// ok when it cannot be read or is too large. When nothing is chosen done is not
// called.
export function open(done) {
  if (chooser) chooser.remove();
  const input = document.createElement('input');
  chooser = input; // Safari forgets one that nobody holds while the person still looks for the file
  input.type = 'file';
  input.className = 'unseen';
  input.tabIndex = -1;
  input.setAttribute('aria-hidden', 'true');
  input.accept = '.json,application/json';
  input.addEventListener('cancel', () => input.remove());
  input.addEventListener('change', async () => {
    input.remove();
    const file = input.files[0];
    if (!file) return;
    try {
      if (file.size > largest) done(false, '');
      else done(true, await file.text());
    } catch {
      done(false, '');
    }
  });
  document.body.append(input);
  input.click();
}
