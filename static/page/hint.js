// What a frame says to a finger that wants to move the map: one scrolls the page
// around the frame, two move the map.

import { text } from './texts.js';

const long = 2000; // milliseconds

let line = null;
let timer = 0;

// hint shows the line for a moment.
export function hint() {
  if (!line) {
    line = document.createElement('p');
    line.id = 'hint';
    line.setAttribute('role', 'status');
    document.body.append(line);
  }
  line.textContent = text('fingers');
  line.classList.add('shown');
  clearTimeout(timer);
  timer = setTimeout(() => line.classList.remove('shown'), long);
}
