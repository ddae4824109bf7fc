// Wax: a seal is pressed with a dull tap.
import type { Tools } from '../synth.ts';

export function wax(t: Tools): void {
  const low = t.shape({ at: 0, attack: 0.002, decay: 0.085, peak: 0.75 });
  t.tone('sine', 190, 0, 0.1, [low], 92);
  const skin = t.shape({ at: 0, attack: 0.001, decay: 0.03, peak: 0.5 });
  t.noise(0, 0.05, t.filter('lowpass', 950), skin);
  // It sticks a little when the seal is lifted.
  const lift = t.shape({ at: 0.1, attack: 0.012, decay: 0.03, peak: 0.07 });
  t.noise(0.1, 0.06, t.filter('bandpass', 1300, 2.5), lift);
}
