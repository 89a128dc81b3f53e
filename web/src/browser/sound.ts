/** Synthesised sounds: a wooden knock for dice, a soft knock for a turn, three notes for a celebration. */
let audio: AudioContext | null = null;

/** Return the audio context, null if there is none; browsers mute it until the first interaction with the page. */
function audioContext(): AudioContext | null {
  audio ??= "AudioContext" in globalThis ? new AudioContext() : null;
  if (audio?.state === "suspended") void audio.resume().catch(() => undefined);
  return audio;
}

function playNote(at: number, pitch: number, seconds: number, volume: number, shape: OscillatorType = "sine"): void {
  const context = audioContext();
  if (!context) return;
  const begin = context.currentTime + at;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(volume, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  tone.connect(gain).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + seconds);
}

/** Play one soft knock: it is your turn. */
export function playTurnKnock(): void {
  playNote(0, 196, 0.16, 0.16, "triangle");
  playNote(0, 392, 0.3, 0.05);
}

/** Play three rising notes: something to celebrate. */
export function playFanfare(): void {
  for (const [at, pitch] of [523, 659, 784].entries()) playNote(at * 0.11, pitch, 0.45, 0.07);
}

/** Play dice falling on wood: a dull knock and a click for each die, at slightly different times. */
export function playDiceSound(dice: number): void {
  for (let die = 0; die < dice; die += 1) {
    const at = 0.22 + Math.random() * 0.36;
    playNote(at, 140 + Math.random() * 80, 0.08, 0.14, "triangle");
    playNote(at, 900 + Math.random() * 500, 0.02, 0.04, "square");
  }
}
