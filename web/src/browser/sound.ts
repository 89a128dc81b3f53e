/** Sounds made here: a wooden knock for dice, two soft notes for one's turn. */
let audio: AudioContext | null = null;

/** Where sounds are made; a browser lets it speak only after somebody has touched the page. */
function context(): AudioContext | null {
  audio ??= "AudioContext" in globalThis ? new AudioContext() : null;
  if (audio?.state === "suspended") void audio.resume().catch(() => undefined);
  return audio;
}

function note(at: number, pitch: number, long: number, loud: number, shape: OscillatorType = "sine"): void {
  const here = context();
  if (!here) return;
  const begin = here.currentTime + at;
  const tone = here.createOscillator();
  const gain = here.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  tone.connect(gain).connect(here.destination);
  tone.start(begin);
  tone.stop(begin + long);
}

/** It is your turn. */
export function chime(): void {
  note(0, 523, 0.35, 0.08);
  note(0.14, 659, 0.5, 0.08);
}

/** Dice fall on wood: a dull knock and the click on top of it, each die a little later. */
export function knocks(dice: number): void {
  for (let die = 0; die < dice; die += 1) {
    const at = 0.22 + Math.random() * 0.36;
    note(at, 140 + Math.random() * 80, 0.08, 0.14, "triangle");
    note(at, 900 + Math.random() * 500, 0.02, 0.04, "square");
  }
}
