// The inks of the map: those of the art bible, for light on night stone. The one red may be another in palettes for the
// colour-blind, so it comes from the page.
export const INK = {
  line: '#140f22',
  line2: '#241c38',
  night: '#0c0d1e',
  shade: '#171933',
  stone: '#5a527c',
  stoneLit: '#8d7f9f',
  stoneDeep: '#34315a',
  moon: '#a9b2e6',
  warm: '#d7a685',
  bone: '#f3e9d4',
  bone2: '#cfbf9b',
  bone3: '#897c5e',
  patina: '#4d7d72',
  verd: '#3a806c',
  verdDeep: '#1f493d',
  verdLight: '#77bfa8',
  verdGlow: '#ceede2',
  candle: '#ffc992',
  candleLight: '#ffe5c4',
  ember: '#df8b36',
  emberDeep: '#713f03',
  blood: 'var(--blood)',
  bloodLight: 'var(--blood-light)',
} as const;

/** A colour, lighter (above 0) or darker (below), for the light and the shade on it. */
export function shaded(colour: number, by: number): string {
  const to = by > 0 ? 255 : 12;
  const channels = [16, 8, 0].map((shift) => {
    const value = (colour >> shift) & 255;
    return Math.round(value + (to - value) * Math.abs(by));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
