/** Tones and vibration for people who do not look at the screen. */
export type Signal = 'good' | 'already' | 'unknown' | 'bad' | 'stop';

type Tone = { hertz: number; atMs: number; forMs: number };

const TONES: Record<Signal, readonly Tone[]> = {
  good: [{ hertz: 1_320, atMs: 0, forMs: 90 }],
  already: [
    { hertz: 880, atMs: 0, forMs: 50 },
    { hertz: 880, atMs: 120, forMs: 50 },
  ],
  unknown: [
    { hertz: 590, atMs: 0, forMs: 90 },
    { hertz: 590, atMs: 160, forMs: 90 },
    { hertz: 590, atMs: 320, forMs: 90 },
  ],
  bad: [{ hertz: 220, atMs: 0, forMs: 520 }],
  stop: [
    { hertz: 220, atMs: 0, forMs: 240 },
    { hertz: 175, atMs: 260, forMs: 240 },
    { hertz: 220, atMs: 520, forMs: 240 },
  ],
};
const VIBRATIONS: Record<Signal, number[]> = {
  good: [60],
  already: [40, 60, 40],
  unknown: [90, 70, 90, 70, 90],
  bad: [500],
  stop: [240, 80, 240, 80, 240],
};

let audio: AudioContext | undefined;

/** Silent until the first tap on the page, because browsers require one. */
export function giveSignal(signal: Signal): void {
  audio ??= new AudioContext();
  void audio.resume();
  for (const { hertz, atMs, forMs } of TONES[signal]) {
    const begin = audio.currentTime + atMs / 1_000;
    const tone = new OscillatorNode(audio, { frequency: hertz, type: 'square' });
    const loudness = new GainNode(audio, { gain: 0.15 });
    tone.connect(loudness).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + forMs / 1_000);
  }
  vibrate(VIBRATIONS[signal]);
}

export function canVibrate(): boolean {
  const nav: Partial<Navigator> = navigator;
  return nav.vibrate !== undefined;
}

function vibrate(pattern: number[]): void {
  if (canVibrate()) navigator.vibrate(pattern);
}
