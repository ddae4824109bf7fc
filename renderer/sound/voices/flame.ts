// Flame: a match is struck; a card burns.
import type { Tools } from '../synth.ts';

/** The scrape, the flare, and the little roar after it. */
export function match(t: Tools): void {
  const scrape = t.shape({ at: 0, attack: 0.03, decay: 0.06, peak: 0.28 });
  t.noise(0, 0.1, t.filter('bandpass', 3600, 1.1, [5200, 0.09]), scrape);
  const flare = t.shape({ at: 0.07, attack: 0.018, decay: 0.22, peak: 0.5 });
  t.noise(0.07, 0.26, t.filter('bandpass', 2600, 0.5, [700, 0.3]), flare);
  const roar = t.shape({ at: 0.08, attack: 0.05, decay: 0.24, peak: 0.35 });
  t.noise(0.08, 0.3, t.filter('lowpass', 380), roar);
  crackle(t, 0.1, 0.32, 5, 0.16);
}

/** Paper curls and crackles. */
export function burn(t: Tools): void {
  const roar = t.shape({ at: 0, attack: 0.1, decay: 0.3, peak: 0.42 });
  t.noise(0, 0.42, t.filter('lowpass', 520, 0.7, [260, 0.4]), roar);
  const hiss = t.shape({ at: 0.02, attack: 0.08, decay: 0.28, peak: 0.12 });
  t.noise(0.02, 0.4, t.filter('highpass', 3200), hiss);
  crackle(t, 0.03, 0.38, 17, 0.42);
}

/** Short, bright snaps at uneven times. */
function crackle(t: Tools, from: number, to: number, count: number, peak: number): void {
  for (let i = 0; i < count; i++) {
    const at = t.between(from, to);
    const shape = t.shape({
      at,
      attack: 0.0008,
      decay: t.between(0.004, 0.014),
      peak: peak * t.between(0.3, 1),
    });
    t.noise(at, 0.02, t.filter('bandpass', t.between(1800, 5200), 2), shape);
  }
}
