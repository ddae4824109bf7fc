// Breath: sanity goes, a gasp, a choir draws breath at the Keep.
import type { Tools } from '../synth.ts';

/** The bands by which a throat colours air, in hertz. */
const OPEN = [560, 1150, 2500] as const;
const CLOSED = [380, 900, 2200] as const;

/** Out, slowly: it was more than air. */
export function breath(t: Tools): void {
  air(t, { at: 0, attack: 0.09, decay: 0.3, peak: 0.6 }, OPEN, 0.62);
}

/** In, quickly. */
export function gasp(t: Tools): void {
  air(t, { at: 0, attack: 0.17, decay: 0.07, peak: 0.75 }, CLOSED, 1.7);
}

/** Many at once, and under it the chord that they are about to sing. */
export function choir(t: Tools): void {
  for (let voice = 0; voice < 6; voice++) {
    const at = t.between(0, 0.05);
    air(
      t,
      { at, attack: t.between(0.22, 0.29), decay: 0.08, peak: 0.24 },
      voice % 2 === 0 ? OPEN : CLOSED,
      t.between(1.25, 1.6),
    );
  }
  for (const hertz of [146.8, 220, 293.7]) {
    for (const off of [0.996, 1.004]) {
      const hum = t.shape({ at: 0.04, attack: 0.25, decay: 0.12, peak: 0.05 });
      t.tone('triangle', hertz * off, 0.04, 0.37, [t.filter('lowpass', 640), hum]);
    }
  }
}

/** Air through a throat. @param bend how far its bands have moved at the end */
function air(
  t: Tools,
  shape: { readonly at: number; readonly attack: number; readonly decay: number; readonly peak: number },
  bands: readonly number[],
  bend: number,
): void {
  const seconds = shape.attack + shape.decay;
  const end = shape.at + seconds;
  bands.forEach((hertz, i) => {
    const loud = t.shape({ ...shape, peak: shape.peak / (1 + i * 1.1) });
    const own = hertz * t.between(0.94, 1.06);
    t.noise(shape.at, seconds, t.filter('bandpass', own, 3.2, [own * bend, end]), loud);
  });
  const whole = t.shape({ ...shape, peak: shape.peak * 0.14 });
  t.noise(shape.at, seconds, t.filter('highpass', 2800), whole);
}
