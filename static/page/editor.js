// The text box for names. A canvas cannot raise the keyboard of a phone, so a
// box of the browser lies over the place where Go has drawn the field.

const box = document.getElementById('editor');

let end = null; // tells how the editing under way ended
let before = null; // what had the focus

function finish(ok) {
  if (!end) return;
  const done = end;
  end = null;
  box.hidden = true;
  done(ok, box.value.replace(/[\u0000-\u001f\u007f]/g, ' ').trim());
  if (before && (document.activeElement === document.body || document.activeElement === box)) {
    before.focus({ preventScroll: true });
  }
}

box.addEventListener('keydown', (event) => {
  if (event.isComposing || event.keyCode === 229) return;
  if (event.key === 'Enter') finish(true);
  else if (event.key === 'Escape') finish(false);
  else return;
  event.preventDefault();
  event.stopPropagation();
});
box.addEventListener('blur', () => finish(true));

// edit lays the box over a place in CSS pixels. done(ok, text) is called once:
// when the person leaves the box, or gives up with Escape.
export function edit(x, y, width, height, label, value, max, done) {
  finish(true);
  end = done;
  before = document.activeElement;
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
  box.style.fontSize = `${Math.max(16, Math.min(22, height * 0.5))}px`;
  box.setAttribute('aria-label', label);
  box.maxLength = max;
  box.value = value;
  box.hidden = false;
  box.focus({ preventScroll: true });
  box.select();
}
