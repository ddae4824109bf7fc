// Wood: dice in a bowl, a figure that is set down.
import type { Partials, Tools } from '../synth.ts';

/** What a bowl of turned wood answers with. */
const BOWL: Partials = [
  [214, 0.8, 0.09],
  [398, 0.55, 0.07],
  [655, 0.35, 0.045],
  [1090, 0.18, 0.025],
];

/** A die bounces: each knock is softer, and sooner after the one before it. */
export function dice(t: Tools): void {
  let gap = t.between(0.082, 0.096);
  let loud = 0.62;
  for (
    let at = 0.004;
    at < 0.34 && loud > 0.05;
    at += gap, gap *= t.between(0.7, 0.8), loud *= t.between(0.66, 0.76)
  ) {
    knock(t, at, loud);
    // Bone against the rim.
    if (t.lot() < 0.6) bone(t, at + t.between(0.012, 0.025), loud * 0.5);
  }
}

/** A wooden foot on stone. */
export function step(t: Tools): void {
  const pitch = t.between(0.94, 1.06);
  t.ring(
    [
      [178 * pitch, 0.7, 0.06],
      [467 * pitch, 0.32, 0.035],
    ],
    0,
    0.62,
  );
  const grit = t.shape({ at: 0, attack: 0.001, decay: 0.028, peak: 0.34 });
  t.noise(0, 0.04, t.filter('bandpass', 1150, 0.8), grit);
}

function knock(t: Tools, at: number, loud: number): void {
  const pitch = t.between(0.93, 1.08);
  t.ring(
    BOWL.map(([hertz, gain, decay]) => [hertz * pitch, gain, decay] as const),
    at,
    loud,
  );
  bone(t, at, loud);
}

function bone(t: Tools, at: number, loud: number): void {
  const shape = t.shape({ at, attack: 0.0008, decay: t.between(0.008, 0.016), peak: loud * 0.75 });
  t.noise(at, 0.025, t.filter('bandpass', t.between(2300, 3300), 1.6), shape);
}
