/** The part of fontkit that is used here; the package brings no types. */
declare module 'fontkit' {
  export interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    readonly args: readonly number[];
  }
  export interface Glyph {
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly PathCommand[] };
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly characterSet: readonly number[];
    getGlyph(id: number): Glyph;
    layout(
      text: string,
      features: { readonly [feature: string]: boolean },
    ): { readonly glyphs: readonly Glyph[]; readonly positions: readonly { readonly xAdvance: number }[] };
  }
  /** A collection of fonts has no `layout`. */
  export function create(file: Buffer): Font | { readonly fonts: readonly Font[] };
}
