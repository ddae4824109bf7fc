// Paper: a card slides over others; several are shuffled.
import type { Tools } from '../synth.ts';

/** One card: a soft hiss that brightens as it leaves, and the tick with which it lies. */
export function paper(t: Tools): void {
  slide(t, 0, 0.17, 0.5);
  tick(t, 0.15, 0.32);
}

/** A riffle: ticks that come closer together, over one long slide. */
export function shuffle(t: Tools): void {
  slide(t, 0, 0.34, 0.22);
  let at = 0.02;
  for (let i = 0; i < 15; i++) {
    tick(t, at, t.between(0.12, 0.3));
    at += t.between(0.028, 0.036) - i * 0.0009;
  }
}

function slide(t: Tools, at: number, seconds: number, peak: number): void {
  const low = t.between(1900, 2500);
  const rise = t.shape({ at, attack: seconds * 0.45, decay: seconds * 0.55, peak });
  t.noise(
    at,
    seconds,
    t.filter('highpass', 900),
    t.filter('bandpass', low, 0.9, [low * 2.1, at + seconds]),
    rise,
  );
  // The weight of the hand.
  const body = t.shape({ at, attack: seconds * 0.3, decay: seconds * 0.5, peak: peak * 0.35 });
  t.noise(at, seconds, t.filter('lowpass', 420), body);
}

function tick(t: Tools, at: number, peak: number): void {
  const shape = t.shape({ at, attack: 0.001, decay: t.between(0.018, 0.03), peak });
  t.noise(at, 0.04, t.filter('bandpass', t.between(1500, 2600), 1.4), shape);
}
