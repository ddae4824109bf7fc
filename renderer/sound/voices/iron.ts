// Iron and bronze: the bell for a foe's step, a blow, a key.
import type { Partials, Tools } from '../synth.ts';

/** Hum, prime, tierce, quint, nominal and what is above: a large bell, struck softly and far down. */
const BELL: Partials = [
  [55, 0.55, 1.7],
  [110.4, 0.75, 1.45],
  [131.2, 0.5, 1.1],
  [165.5, 0.28, 0.85],
  [221.3, 0.34, 0.7],
  [293, 0.13, 0.4],
  [333.8, 0.09, 0.32],
  [448, 0.05, 0.2],
];

/** Rings longer than any other sound: it is a bell. */
export function bell(t: Tools): void {
  t.ring(BELL, 0, 0.42);
  // The leather of the clapper.
  const clapper = t.shape({ at: 0, attack: 0.002, decay: 0.05, peak: 0.3 });
  t.noise(0, 0.07, t.filter('lowpass', 700), clapper);
}

/** A blade meets a shield: short, damped by a hand. */
export function blow(t: Tools): void {
  const pitch = t.between(0.96, 1.04);
  const iron: Partials = [
    [431, 0.4, 0.13],
    [688, 0.34, 0.11],
    [1127, 0.22, 0.08],
    [1693, 0.15, 0.06],
    [2480, 0.08, 0.04],
  ];
  t.ring(
    iron.map(([hertz, gain, decay]) => [hertz * pitch, gain, decay] as const),
    0.004,
    0.5,
  );
  const body = t.shape({ at: 0, attack: 0.002, decay: 0.16, peak: 0.8 });
  t.tone('sine', 120, 0, 0.18, [body], 52);
  const edge = t.shape({ at: 0, attack: 0.001, decay: 0.045, peak: 0.5 });
  t.noise(0, 0.06, t.filter('bandpass', 1900, 0.7), edge);
}

/** A heavy key on its ring: two or three dull clinks. */
export function key(t: Tools): void {
  for (const [at, loud] of [
    [0, 0.5],
    [0.085, 0.34],
    [0.15, 0.2],
  ] as const) {
    const pitch = t.between(0.95, 1.05);
    const iron: Partials = [
      [973 * pitch, 0.4, 0.1],
      [1546 * pitch, 0.3, 0.075],
      [2239 * pitch, 0.16, 0.05],
    ];
    t.ring(iron, at, loud);
    const shape = t.shape({ at, attack: 0.001, decay: 0.014, peak: loud * 0.6 });
    t.noise(at, 0.02, t.filter('bandpass', 2800, 1.2), shape);
  }
}
