// What a page author gives as a record, made into what the game reads in a link.

// linked writes a record as the game's links have it (package rules/link, the
// form that every game can be written in), which is not compressed here.
function linked(record) {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  const out = [0];
  const most = 0xffff;
  for (let i = 0; i < bytes.length; i += most) {
    const part = bytes.subarray(i, i + most), n = part.length;
    out.push(i + most < bytes.length ? 0 : 1, n & 255, n >> 8, ~n & 255, ~n >> 8 & 255);
    for (const b of part) out.push(b);
  }
  const sum = crc(out);
  out.push(sum >> 8 & 255, sum & 255);
  return btoa(out.map((b) => String.fromCharCode(b)).join(''))
    .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function crc(bytes) {
  let sum = -1;
  for (const b of bytes) {
    sum ^= b;
    for (let bit = 0; bit < 8; bit++) sum = sum >>> 1 ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum;
}

// What is put for a record that cannot be had: the game says that it is none.
const unreadable = '!';

// read gives a record as a link has it. It may be the JSON of a record, the text
// of a link, a link, or the address of a record.
async function read(record) {
  const text = record.trim();
  if (text.startsWith('{')) return linked(JSON.parse(text));
  if (/^[\w-]+$/.test(text)) return text;
  const url = new URL(text, document.baseURI);
  if (url.hash.startsWith('#r=')) return url.hash.slice(3);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return linked(await response.json());
}
