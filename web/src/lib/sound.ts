/** Sounds made here: a wooden knock for dice, two soft notes for one's turn. */
let audio: AudioContext | null = null;

function context(): AudioContext | null {
  audio ??= "AudioContext" in globalThis ? new AudioContext() : null;
  return audio;
}

function note(at: number, pitch: number, long: number, loud: number, shape: OscillatorType = "sine"): void {
  const here = context();
  if (!here) return;
  const tone = here.createOscillator();
  const gain = here.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(loud, here.currentTime + at);
  gain.gain.exponentialRampToValueAtTime(0.0001, here.currentTime + at + long);
  tone.connect(gain).connect(here.destination);
  tone.start(here.currentTime + at);
  tone.stop(here.currentTime + at + long);
}

/** It is your turn. */
export function chime(): void {
  note(0, 523, 0.35, 0.08);
  note(0.14, 659, 0.5, 0.08);
}

/** Dice fall on wood. */
export function knocks(dice: number): void {
  for (let die = 0; die < dice; die += 1) note(0.25 + Math.random() * 0.35, 150 + Math.random() * 90, 0.06, 0.12, "triangle");
}
