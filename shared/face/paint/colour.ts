import type { DyeRecipe } from '../model.ts';

/** Six inks of one hue, from the darkest to the light itself. */
export interface Dye {
  readonly ink: string;
  readonly deep: string;
  readonly base: string;
  readonly mid: string;
  readonly light: string;
  readonly glow: string;
}

/** Where hues drift to: the darkest ink to indigo, the glow to candle light. Degrees. */
const INDIGO = 285;
const CANDLE = 84;

/** Mixes the inks of a kind of card; the same recipe gives the same inks. */
export function dye(recipe: DyeRecipe): Dye {
  const { hue, chroma, shade = hue, lit = hue, glow = CANDLE, base = 0.37 } = recipe;
  return {
    ink: oklch(0.15, 0.03, INDIGO),
    deep: oklch(0.25, chroma * 0.5, shade),
    base: oklch(base, chroma * 0.85, hue),
    mid: oklch(0.52, chroma, hue),
    light: oklch(0.75, chroma * 0.8, lit),
    glow: oklch(0.94, 0.055, glow),
  };
}

/** Red, green and blue of `#rrggbb`, from 0 to 255. */
export const channelsOf = (colour: string): readonly [red: number, green: number, blue: number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** A colour as `#rrggbb`; lightness 0 to 1, hue in degrees. What no screen can show is cut off at its limits. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${[red, green, blue].map(channel).join('')}`;
}

function channel(linear: number): string {
  const value = Math.max(0, Math.min(1, linear));
  const shown = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(255 * shown)
    .toString(16)
    .padStart(2, '0');
}
