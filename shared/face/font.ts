import { GLYPHS } from '../generated/glyphs.js';
import type { FontName, FontTable } from './type/table.ts';

export type { FontName } from './type/table.ts';

/** Height of an em in the tables. */
export const EM = 1000;
/** Key in the tables for a letter that a font does not have. */
const MISSING = '';

const SPACES: { readonly [char: string]: number } = {
  '\u00a0': 1,
  '\u2002': 2,
  '\u2003': 4,
  '\u2007': 2,
  '\u2009': 0.7,
  '\u202f': 0.7,
  '\u200b': 0,
  '\u2060': 0,
  '\u00ad': 0,
};

/** A letter in its place: the name of its glyph and its offset from the beginning, in thousandths of an em. */
export interface Letter {
  readonly glyph: string;
  readonly x: number;
}

interface TypeSetting {
  readonly letters: readonly Letter[];
  /** In thousandths of an em. */
  readonly width: number;
  /** Letters that the font does not have. */
  readonly missing: readonly string[];
}

/** Texts that a font remembers how it has set: words come back with every card, and in every size that is tried. */
const MOST_REMEMBERED = 5000;

/** Sets letters side by side with their kerning, and says how wide that is. */
class Font {
  private readonly table: FontTable;
  private readonly left: ReadonlyMap<string, number>;
  private readonly right: ReadonlyMap<string, number>;
  private readonly kerns: readonly ReadonlyMap<number, number>[];
  /** The kerning of two letters that have been side by side. */
  private readonly pairs = new Map<string, number>();
  /** Texts without tracking that have been set. */
  private readonly remembered = new Map<string, TypeSetting>();

  constructor(table: FontTable) {
    this.table = table;
    this.left = groups(table.left);
    this.right = groups(table.right);
    this.kerns = table.kerns.map(
      (row) => new Map(row.flatMap((group, i) => (i % 2 === 0 ? [[group, row[i + 1]] as const] : []))),
    );
  }

  /** @param tracking added after every letter, in thousandths of an em */
  set(text: string, tracking = 0): TypeSetting {
    if (tracking !== 0) return this.setOnce(text, tracking);
    const known = this.remembered.get(text);
    if (known !== undefined) return known;
    const setting = this.setOnce(text, 0);
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(text, setting);
    return setting;
  }

  private setOnce(text: string, tracking: number): TypeSetting {
    const letters: Letter[] = [];
    const missing: string[] = [];
    let x = 0;
    let before = '';
    for (const char of text) {
      const space = SPACES[char];
      if (space !== undefined || char === ' ') {
        x += this.table.glyphs[' '][0] * (space ?? 1) + tracking;
        before = ' ';
        continue;
      }
      if (before !== '') x += this.kern(before, char);
      const known = Object.hasOwn(this.table.glyphs, char);
      if (!known) missing.push(char);
      const glyph = known ? char : MISSING;
      letters.push({ glyph, x: Math.round(x) });
      x += this.table.glyphs[glyph][0] + tracking;
      before = char;
    }
    return { letters, width: x, missing };
  }

  /** The path of a glyph whose origin is at x on the baseline, in thousandths of an em, y downwards. */
  path(glyph: string, x: number): string {
    const [, ...parts] = this.table.glyphs[glyph];
    let path = '';
    for (let i = 0; i < parts.length; i += 3)
      path += `M${x + parts[i + 1]} ${parts[i + 2]}${this.table.contours[parts[i]]}z`;
    return path;
  }

  private kern(first: string, second: string): number {
    const pair = first + second;
    const known = this.pairs.get(pair);
    if (known !== undefined) return known;
    const left = this.left.get(plain(first));
    const right = this.right.get(plain(second));
    const kern = left === undefined || right === undefined ? 0 : (this.kerns[left].get(right) ?? 0);
    this.pairs.set(pair, kern);
    return kern;
  }
}

/** A letter without its accents. */
const plain = (char: string): string => char.normalize('NFD').slice(0, char.length);

const groups = (all: readonly string[]): ReadonlyMap<string, number> =>
  new Map(all.flatMap((chars, i) => [...chars].map((char) => [char, i] as const)));

const FONTS: { readonly [N in FontName]: Font } = {
  title: new Font(GLYPHS.title),
  number: new Font(GLYPHS.number),
  text: new Font(GLYPHS.text),
  story: new Font(GLYPHS.story),
  label: new Font(GLYPHS.label),
  bold: new Font(GLYPHS.bold),
};

export const fontOf = (name: FontName): Font => FONTS[name];

/** The width of a text in units, at a size in units. */
export const widthOf = (font: FontName, text: string, size: number, tracking = 0): number =>
  (FONTS[font].set(text, tracking).width * size) / EM;
