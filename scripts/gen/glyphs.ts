// The outlines of the letters that cards are printed with. A card is drawn without any font: screen, texture, PNG and PDF
// use these, so they are the same everywhere, and so is the place where a line breaks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';
import { FONT_NAMES, type FontName, type FontTable } from '../../shared/face/type/table.ts';
import { unpacked } from './woff.ts';
import { dataModule, write } from './write.ts';

/** Where each face comes from. Grenze's own figures have ascenders; those of cards are lining figures. */
const SOURCES: { readonly [N in FontName]: { readonly family: string; readonly style: string } } = {
  title: { family: 'grenze', style: '600-normal' },
  number: { family: 'grenze', style: '700-normal' },
  text: { family: 'literata', style: '400-normal' },
  story: { family: 'literata', style: '400-italic' },
  label: { family: 'literata', style: '600-normal' },
  bold: { family: 'literata', style: '700-normal' },
};

/** Fonts come in parts; a letter is taken from the first that has it. */
const PARTS = ['latin', 'latin-ext'];

const FEATURES = { lnum: true, kern: true, liga: false, calt: false, ccmp: false, mark: false, mkmk: false };

/** Letters only: no controls, no marks that need one to stand on, nothing invisible. */
const isLetter = (char: string): boolean => /^[^\p{C}\p{M}\p{Z}]$/u.test(char);
/** Figures, what is next to them, and the letters of western languages. */
const isOfNumbers = (char: string): boolean => /^[!-~¡-ÿ–−]$/u.test(char);
const isSimple = (char: string): boolean => char.normalize('NFD') === char;

/** Makes `shared/generated/glyphs.js`. */
export function generateGlyphs(root: string): void {
  const tables = Object.fromEntries(FONT_NAMES.map((name) => [name, fontTable(root, name)]));
  write(join(root, 'shared/generated/glyphs.js'), dataModule('GLYPHS', tables));
  write(
    join(root, 'shared/generated/glyphs.d.ts'),
    `// Made by scripts/gen/face.ts.\nimport type { FontTables } from '../face/type/table.ts';\nexport const GLYPHS: FontTables;\n`,
  );
}

function fontTable(root: string, name: FontName): FontTable {
  const { family, style } = SOURCES[name];
  const fonts = PARTS.map((part) =>
    openFont(join(root, `node_modules/@fontsource/${family}/files/${family}-${part}-${style}.woff`)),
  );
  const contours = new Numbered();
  const glyphs: { [char: string]: number[] } = {};
  const add = (char: string, font: Font): void => {
    const [glyph] = font.layout(char, FEATURES).glyphs;
    glyphs[char] ??= [Math.round(glyph.advanceWidth), ...outline(glyph, contours)];
  };
  for (const font of fonts) {
    if (font.unitsPerEm !== 1000) throw new Error(`${family} is drawn in other units.`);
    for (const char of font.characterSet.map((code) => String.fromCodePoint(code)))
      if (char === ' ' || (name === 'number' ? isOfNumbers(char) : isLetter(char))) add(char, font);
  }
  glyphs[''] = [600, ...outline(fonts[0].getGlyph(0), contours)];
  return { contours: contours.all, glyphs, ...kerning(fonts[0]) };
}

function openFont(path: string): Font {
  const font = create(unpacked(readFileSync(path)));
  if (!('layout' in font)) throw new Error(`${path} holds several fonts.`);
  return font;
}

/** Equal texts under one number: an e is the same in e, é and ě. */
class Numbered {
  readonly all: string[] = [];
  private readonly numbers = new Map<string, number>();

  of(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.numbers.set(text, this.all.length);
    return this.all.push(text) - 1;
  }
}

/** The contours of a glyph: for each its number and where it begins, y downwards. */
function outline(glyph: Glyph, contours: Numbered): number[] {
  const out: number[] = [];
  let start: readonly [number, number] | null = null;
  let [x, y] = [0, 0];
  let path = '';
  const to = (letter: string, args: readonly number[]): void => {
    const points = pairs(args.map(Math.round));
    path += letter + joined(points.flatMap(([px, py]) => [px - x, -py - y]));
    const [px, py] = points[points.length - 1];
    [x, y] = [px, -py];
  };
  for (const { command, args } of glyph.path.commands) {
    if (command === 'moveTo') {
      [x, y] = [Math.round(args[0]), -Math.round(args[1])];
      [start, path] = [[x, y], ''];
    } else if (command === 'lineTo') to('l', args);
    else if (command === 'quadraticCurveTo') to('q', args);
    else if (command === 'bezierCurveTo') to('c', args);
    else if (start !== null) {
      out.push(contours.of(path), ...start);
      start = null;
    }
  }
  return out;
}

const pairs = (numbers: readonly number[]): [number, number][] =>
  numbers.flatMap((n, i) => (i % 2 === 0 ? [[n, numbers[i + 1]] as [number, number]] : []));

/** Numbers as SVG reads them: a minus needs no space before it. */
const joined = (numbers: readonly number[]): string =>
  numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : String(n))).join('');

/** How letters move closer in pairs, in groups that behave alike. Letters with accents behave like those without. */
function kerning(font: Font): Pick<FontTable, 'left' | 'right' | 'kerns'> {
  const chars = font.characterSet
    .map((code) => String.fromCodePoint(code))
    .filter((char) => isLetter(char) && isSimple(char));
  const rows = chars.map((first) => chars.map((second) => kern(font, first, second)));
  const [left, leftRows] = grouped(chars, rows);
  const [right, columns] = grouped(
    chars,
    chars.map((_, i) => leftRows.map((row) => row[i])),
  );
  const kerns = left.map((_, i) => columns.flatMap((column, j) => (column[i] === 0 ? [] : [j, column[i]])));
  return { left, right, kerns };
}

function kern(font: Font, first: string, second: string): number {
  const { glyphs, positions } = font.layout(first + second, FEATURES);
  return Math.round(positions[0].xAdvance - glyphs[0].advanceWidth);
}

/** Letters with equal rows together, and the row of each group. */
function grouped(chars: readonly string[], rows: readonly (readonly number[])[]): [string[], number[][]] {
  const groups = new Map<string, { chars: string; row: number[] }>();
  rows.forEach((row, i) => {
    const key = row.join();
    const group = groups.get(key);
    if (group) group.chars += chars[i];
    else groups.set(key, { chars: chars[i], row: [...row] });
  });
  const all = [...groups.values()];
  return [all.map((group) => group.chars), all.map((group) => group.row)];
}
