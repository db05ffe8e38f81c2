// The clipboard, which some browsers and most frames refuse.

// copy puts a text on the clipboard and tells whether it could.
export async function copy(content) {
  try {
    await navigator.clipboard.writeText(content);
    return true;
  } catch { /* the older way may be allowed */ }
  const area = document.createElement('textarea');
  area.className = 'unseen';
  area.value = content;
  const before = document.activeElement;
  document.body.append(area);
  area.select();
  let ok = false;
  try {
    ok = document.execCommand('copy');
  } catch { /* refused */ }
  area.remove();
  if (before) before.focus();
  return ok;
}
