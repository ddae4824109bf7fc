// Files of packs as authors may have written them: what ships, in all the ways in which JSON can be put down.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drawFrom, type Draw } from '../../../shared/engine/random.ts';

const MODS = resolve(import.meta.dirname, '../../../mods');
const FILES = globSync('**/*.json', { cwd: MODS }).sort();

export interface FuzzedFile {
  readonly name: string;
  readonly text: string;
  /** Of a file as `JSON.stringify` prints it, the indentation. */
  readonly printed?: string | number;
}

export const pick = <T>(draw: Draw, list: readonly T[]): T => list[draw(list.length)];

/** A file by its number: every shipped one comes in turn. */
export function fuzzedFile(number: number): FuzzedFile {
  const draw = drawFrom(`edited file ${number}`);
  // A prime that is no divisor of their number takes small and large ones in turn.
  const name = FILES[(number * 211) % FILES.length];
  const text = readFileSync(join(MODS, name), 'utf8');
  if (draw(5) === 0) {
    const printed = pick(draw, [0, 1, 2, 3, 4, 8, '\t']);
    return { name, text: JSON.stringify(JSON.parse(text), null, printed), printed };
  }
  return { name, text: varied(text, draw) };
}

/** What a file may be made of, drawn once per file. */
interface Habits {
  readonly bom: boolean;
  readonly eol: string;
  readonly indent: (spaces: string) => string;
  readonly trailing: string;
  readonly end: 'none' | 'as it is' | 'more';
  /** In one of this many places. */
  readonly oddSpace: number;
  readonly oddNumbers: number;
  readonly escapes: number;
  readonly astral: number;
  readonly collapsed: number;
  readonly empties: number;
  readonly twice: number;
}

const NEVER = 1_000_000;

function habitsOf(draw: Draw): Habits {
  const some = (...rates: number[]): number => pick(draw, [NEVER, ...rates]);
  const odd = pick(draw, ['   ', ' ', '\t ', '      ']);
  return {
    bom: draw(4) === 0,
    eol: pick(draw, ['\n', '\n', '\r\n', '\r\n', '\r', '']),
    indent: pick(draw, [
      (spaces: string) => spaces,
      (spaces: string) => '\t'.repeat(spaces.length / 2),
      (spaces: string) => odd.repeat(spaces.length / 2),
      (spaces: string) => spaces.slice(draw(Math.min(2, spaces.length + 1))),
      () => '',
    ]),
    trailing: pick(draw, ['', '', '', ' ', '\t', '  ']),
    end: pick(draw, ['none', 'as it is', 'more']),
    oddSpace: some(3, 20),
    oddNumbers: some(1, 2, 5),
    escapes: some(3, 30),
    astral: some(10),
    collapsed: some(2, 6),
    empties: some(8, 40),
    twice: some(3, 10),
  };
}

/** Texts, line breaks, indentation, brackets, commas and colons, and words and numbers. */
const TOKEN = /"(?:[^"\\]|\\.)*"|\n| +|[{}[\],:]|[^\s{}[\],:"]+/g;

function varied(text: string, draw: Draw): string {
  const habits = habitsOf(draw);
  const one = (rate: number): boolean => draw(rate) === 0;
  let [made, doubled, level] = ['', 0, 0];
  /** Levels at which a container began that is on one line. */
  const inline: number[] = [];
  const space = (): string => (one(habits.oddSpace) ? pick(draw, [' ', '  ', '\t']) : '');
  for (const { 0: piece, index } of text.matchAll(TOKEN)) {
    switch (piece[0]) {
      case '\n':
        made += inline.length > 0 ? ' ' : (one(4) ? habits.trailing : '') + habits.eol;
        break;
      case ' ': {
        const isIndent = /[\n\r]$/.test(made);
        made += isIndent ? habits.indent(piece) : inline.length > 0 && made.endsWith(' ') ? '' : piece;
        break;
      }
      case '{':
      case '[':
        level++;
        if (level > 1 && one(habits.collapsed)) inline.push(level);
        made += piece + space();
        break;
      case '}':
      case ']':
        if (inline.at(-1) === level) inline.pop();
        level--;
        made += space() + piece;
        break;
      case ',':
      case ':':
        made += space() + piece + space();
        break;
      case '"': {
        const rest = text.slice(index + piece.length);
        const isKey = /^\s*:/.test(rest);
        const source = oddText(piece, habits, isKey, draw);
        // A flat value: the key occurs again, behind it.
        const flat = isKey ? /^\s*:\s*("(?:[^"\\]|\\.)*"|[\w.+-]+)/.exec(rest) : null;
        if (flat && doubled < 12 && one(habits.twice)) {
          doubled++;
          made += `${source}: ${pick(draw, ['1', '"x"', '[{}]'])}, `;
        }
        if (isKey && one(habits.empties)) {
          const name = `"empty ${made.length}"`;
          made += `${name}:${pick(draw, ['{}', '[]', '{ }', '[  ]', `[${habits.eol}]`, `{${habits.eol}  }`])}, `;
        }
        made += source;
        break;
      }
      default:
        made += one(habits.oddNumbers) ? oddNumber(piece, draw) : piece;
    }
  }
  if (habits.end === 'none') made = made.trimEnd();
  if (habits.end === 'more') made += `${habits.eol} ${habits.eol}`;
  return (habits.bom ? '\ufeff' : '') + made;
}

function oddNumber(piece: string, draw: Draw): string {
  if (!/^-?\d+$/.test(piece)) return piece;
  if (piece === '0') return pick(draw, ['-0', '0.0', '0e5', '-0.0']);
  return pick(draw, [`${piece}.0`, `${piece}e0`, `${piece}0E-1`, `${piece}.00`, `${piece}.0e+0`]);
}

function oddText(source: string, { escapes, astral }: Habits, isKey: boolean, draw: Draw): string {
  const escaped = source.slice(1, -1).replace(/\\u.{4}|\\.|[^\\]/gsu, (letter) => {
    if (letter.startsWith('\\') || draw(escapes) > 0) return letter;
    if (letter === '/') return '\\/';
    const codes = letter.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
    return codes.map((code) => `\\u${draw(2) === 0 ? code : code.toUpperCase()}`).join('');
  });
  const more =
    !isKey && draw(astral) === 0 ? pick(draw, ['🂡', '\\ud83d\\ude00', '𝔸é', 'x'.repeat(3000)]) : '';
  return `"${escaped}${more}"`;
}
