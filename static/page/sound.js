// Short, warm sounds made from sine and triangle tones and filtered noise, by
// WebAudio alone: no file to load, no byte of wasm, no thread that runs while
// the game is silent.

let context = null;
let master = null;
let volume = 0.5;

// How loud all notes are together at volume 1.
const loudest = 0.6;

// A sound that could not be played by then has lost its meaning.
const tooLate = 200; // milliseconds

// Each note: start (seconds), frequency (Hz), length (seconds), loudness, kind.
const notes = {
  pick: [[0, 520, 0.07, 0.35, 'triangle'], [0, 0, 0.03, 0.12, 'noise']],
  place: [[0, 150, 0.16, 0.9, 'sine'], [0.005, 225, 0.1, 0.35, 'triangle'], [0, 0, 0.06, 0.5, 'noise']],
  rotate: [[0, 0, 0.05, 0.28, 'noise'], [0.02, 360, 0.06, 0.25, 'triangle']],
  no: [[0, 170, 0.12, 0.5, 'triangle'], [0.1, 140, 0.16, 0.5, 'triangle']],
  claim: [[0, 392, 0.12, 0.45, 'triangle'], [0.07, 523, 0.2, 0.45, 'triangle'], [0, 0, 0.03, 0.3, 'noise']],
  score: [[0, 523, 0.16, 0.45, 'triangle'], [0.09, 659, 0.16, 0.45, 'triangle'], [0.18, 784, 0.34, 0.5, 'triangle']],
  fanfare: [
    [0, 392, 0.2, 0.45, 'triangle'], [0.15, 523, 0.2, 0.45, 'triangle'], [0.3, 659, 0.2, 0.45, 'triangle'],
    [0.45, 784, 0.7, 0.5, 'triangle'], [0.45, 523, 0.7, 0.35, 'triangle'], [0.45, 392, 0.8, 0.35, 'sine'],
  ],
};

let noiseBuffer = null;

function noise() {
  if (!noiseBuffer) {
    noiseBuffer = context.createBuffer(1, context.sampleRate / 5, context.sampleRate);
    const data = noiseBuffer.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = noiseBuffer;
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = 900;
  source.connect(filter);
  return [source, filter];
}

function tone(kind, frequency) {
  const source = context.createOscillator();
  source.type = kind;
  source.frequency.value = frequency;
  return [source, source];
}

function note(at, [start, frequency, length, loudness, kind]) {
  const [source, out] = kind === 'noise' ? noise() : tone(kind, frequency);
  const gain = context.createGain();
  const from = at + start;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loudness, from + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.001, from + length);
  out.connect(gain).connect(master);
  source.start(from);
  source.stop(from + length + 0.02);
}

// play sounds one of the notes, if the browser allows sound already.
export function play(name) {
  if (volume <= 0 || document.hidden || !notes[name] || !context) return;
  const asked = performance.now();
  const sound = () => {
    if (context.state !== 'running' || performance.now() - asked > tooLate) return;
    for (const n of notes[name]) note(context.currentTime + 0.005, n);
  };
  if (context.state === 'running') sound();
  else context.resume().then(sound, () => {});
}

// setVolume sets the loudness of everything, 0 (mute) to 1.
export function setVolume(value) {
  volume = Math.max(0, Math.min(1, value));
  if (master) master.gain.value = volume * loudest;
}

// Browsers give sound only after a gesture, iOS only inside one, and iOS takes
// it away again after a call: so every gesture tries anew.
function unlock() {
  if (volume <= 0) return;
  try {
    if (!context) {
      const Context = window.AudioContext || window.webkitAudioContext;
      if (!Context) return;
      context = new Context({ latencyHint: 'interactive' });
      master = context.createGain();
      master.connect(context.destination);
      setVolume(volume);
    }
    if (context.state !== 'running') context.resume().catch(() => {});
  } catch {
    context = null;
  }
}

// listen waits for the gestures that allow sound, and keeps silent while the
// page is hidden.
export function listen() {
  window.addEventListener('pointerup', unlock, { capture: true });
  window.addEventListener('keydown', unlock, { capture: true });
  document.addEventListener('visibilitychange', () => {
    if (!context) return;
    if (document.hidden) context.suspend().catch(() => {});
    else context.resume().catch(() => {});
  });
}
