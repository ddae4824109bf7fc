// The names on the bench, as docs/workshop-names.md has them.
import { readFileSync } from 'node:fs';

/** The languages in which the document names things. */
export type Tongue = 'en' | 'de';

const COLUMNS: { readonly [tongue in Tongue]: number } = { en: 2, de: 3 };
const source = readFileSync(new URL('../../../docs/workshop-names.md', import.meta.url), 'utf8');
const rows = new Map(
  source
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    .map((cells) => [cells[0], cells] as const),
);

/**
 * What the document calls something.
 *
 * @param what as its row begins
 * @throws RangeError where the document has no such row
 */
function named(what: string, tongue: Tongue): string {
  const cells = rows.get(what);
  if (cells === undefined) throw new RangeError(`docs/workshop-names.md does not name "${what}"`);
  return cells[COLUMNS[tongue]];
}

/** One of several names of a row, which slashes, commas or semicolons part. */
const among = (what: string, tongue: Tongue, index: number, parting: RegExp): string =>
  named(what, tongue).split(parting)[index];

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

/** What fits a name: words in braces stand for any, and digits for any number. */
const patternOf = (name: string): RegExp =>
  new RegExp(
    `^${escaped(name)
      .replaceAll(/\{[^}]*\}/g, '(.+)')
      .replaceAll(/\d+/g, '(\\d+)')}$`,
    'u',
  );

/** What a driver looks for, in one language. */
export interface Names {
  /** The region of the sentence. */
  readonly rules: string;
  /** Said while nothing can be lost. */
  readonly kept: string;
  readonly undo: RegExp;
  readonly line: RegExp;
  readonly lineBelow: RegExp;
  readonly draft: RegExp;
  readonly joint: RegExp;
  readonly verb: RegExp;
  readonly ghost: RegExp;
  /** A field over what is open, in which a text of one's own is written. */
  readonly write: RegExp;
  /** All fields over what is open. */
  readonly filters: readonly RegExp[];
  readonly delete: string;
  /** What adds a field with a label. */
  add(label: string): string;
  readonly more: string;
  readonly cards: string;
  readonly search: string;
}

export function namesIn(tongue: Tongue): Names {
  const pattern = (what: string): RegExp => patternOf(named(what, tongue));
  return {
    rules: named('the sentence', tongue),
    kept: among('whether all of it is kept', tongue, 0, / \/ /),
    undo: pattern('the last step'),
    line: patternOf(among('a line', tongue, 0, / \/ /)),
    lineBelow: patternOf(among('a line', tongue, 1, / \/ /)),
    draft: pattern('a draft'),
    joint: patternOf(named('words between two effects', tongue).replace(/: .*$/, ': {words}')),
    verb: pattern('a verb'),
    ghost: pattern('a ghost: a field without words'),
    write: pattern('the same for a text'),
    filters: [pattern('the filter over the choices of a stop'), pattern('the same for a text')],
    delete: among('what can be done with it', tongue, 5, /, /),
    add: (label) => named('adds a field, or an element to a list', tongue).replace('{label}', label),
    more: named('what the card may have as well', tongue),
    cards: named('the list of cards', tongue),
    search: named('its search', tongue),
  };
}
