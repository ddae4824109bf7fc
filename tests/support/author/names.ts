// The names on the bench, as docs/workshop-names.md has them.
import { readFileSync } from 'node:fs';

/** The languages in which the document names things. */
export type Tongue = 'en' | 'de';

const COLUMNS: { readonly [tongue in Tongue]: number } = { en: 2, de: 3 };
const source = readFileSync(new URL('../../../docs/workshop-names.md', import.meta.url), 'utf8');
const rows = source.split(/^## /m).flatMap((part) => {
  const [section, ...lines] = part.split('\n');
  return lines
    .filter((line) => line.startsWith('| '))
    .map((line) => {
      const cells = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      return { section, cells };
    });
});

/**
 * What the document calls something.
 *
 * @param what as its row begins
 * @param section where it is, if it is in several ones
 * @throws RangeError where the document has no such row, or several
 */
function named(what: string, tongue: Tongue, section?: string): string {
  const [row, ...others] = rows.filter(
    ({ section: own, cells }) => cells[0] === what && (section === undefined || own === section),
  );
  if (row === undefined) throw new RangeError(`docs/workshop-names.md does not name "${what}"`);
  if (others.length > 0) throw new RangeError(`docs/workshop-names.md names "${what}" more than once`);
  return row.cells[COLUMNS[tongue]];
}

/** One of several names of a row, which slashes, commas or semicolons part. */
const among = (what: string, tongue: Tongue, index: number, parting: RegExp): string =>
  named(what, tongue).split(parting)[index];

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

/** A name with something in place of the words in braces. */
const filled = (name: string, words: string): string => name.replace(/\{[^}]*\}/, () => words);

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
  /** The fields in the menu of a clause. */
  readonly specify: string;
  /** A rule as a whole. */
  readonly rule: RegExp;
  /** What adds a field with a label. */
  add(label: string): string;
  /** What takes a field away, with its label. */
  readonly remove: RegExp;
  readonly more: string;
  /** What tells what a field with a label means. */
  means(label: string): string;
  /** What adds a card to those that a field with a label counts. */
  addCard(label: string): string;
  readonly cards: string;
  readonly search: string;
  readonly workshop: WorkshopNames;
}

/** What is around the bench. */
interface WorkshopNames {
  /** A language of the app. */
  readonly language: string;
  /** The packs of one's own. */
  readonly own: RegExp;
  readonly newPack: RegExp;
  readonly packDialog: string;
  readonly game: string;
  readonly title: string;
  readonly makePack: string;
  /** The pack on the bench, by its title. */
  pack(title: string): RegExp;
  readonly noCard: string;
  readonly newCard: string;
  readonly kind: string;
  readonly cardName: string;
  readonly makeCard: string;
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
    specify: among('what is hardly ever said of it', tongue, 0, /; /),
    delete: among('what can be done with it', tongue, 5, /, /),
    rule: pattern('a rule as a whole'),
    add: (label) => filled(named('adds a field, or an element to a list', tongue), label),
    remove: pattern('takes a field away, an element, or what is not known'),
    more: named('what the card may have as well', tongue),
    means: (label) => filled(named('what a field means', tongue), label),
    addCard: (label) => filled(among('a further card to count', tongue, 0, /; /), label),
    cards: named('the list of cards', tongue),
    search: named('its search', tongue),
    workshop: workshopNames(tongue),
  };
}

function workshopNames(tongue: Tongue): WorkshopNames {
  const packs = 'The packs';
  const [game, title, , makePack] = named('in it', tongue, packs).split(/[;,] /);
  const [kind, cardName, makeCard] = named('what it asks, also in a pack without cards', tongue).split('; ');
  return {
    language: named('its language', tongue),
    own: patternOf(named("packs of one's own", tongue, packs)),
    newPack: patternOf(named('what makes a pack', tongue, packs)),
    packDialog: named('what it asks', tongue, packs),
    game,
    title,
    makePack,
    pack: (words) => new RegExp(`^${escaped(words)} \\S+$`, 'u'),
    noCard: among('a pack without cards', tongue, 0, /; /),
    newCard: named('what makes a card, below the list', tongue),
    kind,
    cardName,
    makeCard,
  };
}
