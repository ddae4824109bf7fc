// Stone on stone: a ring turns by one step. It takes as long as that does.
import type { Tools } from '../synth.ts';

/** Seconds of one step of a ring. */
const STEP = 0.86;

export function stone(t: Tools): void {
  grind(t, 120, 0.9, 0.85);
  grind(t, 330, 0.5, 0.6);
  grind(t, 900, 0.14, 0.5);
  // Grains give way, more of them while it moves fastest.
  for (let i = 0; i < 46; i++) {
    const at = STEP * (0.08 + 0.8 * ((t.lot() + t.lot()) / 2));
    const shape = t.shape({ at, attack: 0.001, decay: t.between(0.006, 0.03), peak: t.between(0.04, 0.2) });
    t.noise(at, 0.04, t.filter('bandpass', t.between(350, 1900), 1.8), shape);
  }
  // It falls into its place.
  const fall = t.shape({ at: STEP - 0.06, attack: 0.004, decay: 0.15, peak: 0.8 });
  t.tone('sine', 74, STEP - 0.06, 0.17, [fall], 44);
  const dust = t.shape({ at: STEP - 0.06, attack: 0.003, decay: 0.09, peak: 0.3 });
  t.noise(STEP - 0.06, 0.12, t.filter('lowpass', 620), dust);
}

/** One layer of the grinding: noise in a band that shudders. */
function grind(t: Tools, hertz: number, peak: number, q: number): void {
  const swell = t.shape({ at: 0, attack: STEP * 0.4, decay: STEP * 0.55, peak });
  const shudder = t.context.createGain();
  shudder.gain.setValueAtTime(0.5, 0);
  for (let at = 0; at < STEP; at += t.between(0.018, 0.05)) {
    shudder.gain.linearRampToValueAtTime(t.between(0.15, 1), at + 0.012);
  }
  t.noise(0, STEP, t.filter('bandpass', hertz, q), shudder, swell);
}
