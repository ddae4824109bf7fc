// What only packs of a newer format may have. All that is checked, raised and said of it goes by these lists.
import type { Json } from '../engine/json.ts';
import { isFields, nextSchema, type Referred, type Schema } from './card-schema.ts';
import type { CardWords, WordList } from './card-words.ts';
import { escapeSegment, segmentsOf } from './pointer.ts';
import type { Problem } from './problems.ts';
import type { Report } from './report.ts';
import { FORMAT } from './schema.ts';
import { isForeign } from './card-id.ts';

/** Something that needs a format: where it is, with `*` for any element or key, and from which format on it may be there. */
interface Need {
  readonly at: string;
  readonly format: number;
}

/** Where something may be that needs a format: a card, `pack.json`, or the words of a card in a file of another language. */
type NeedsOf = 'card' | 'manifest' | 'text';

const NEEDS: { readonly [O in NeedsOf]: readonly Need[] } = {
  card: [
    { at: '/notes', format: 2 },
    { at: '/supply', format: 2 },
    { at: '/name/one', format: 2 },
    { at: '/art/layers/*/image', format: 2 },
    { at: '/art/layers/*/path', format: 2 },
  ],
  manifest: [
    { at: '/symbol', format: 2 },
    { at: '/optional', format: 2 },
    { at: '/conflicts', format: 2 },
    { at: '/pictures', format: 2 },
  ],
  text: [{ at: '/name/one', format: 2 }],
};

/** The format from which on cards may have a field; any where there is none. */
export const formatOfField = (field: string): number | undefined =>
  NEEDS.card.find(({ at }) => at === `/${field}`)?.format;

/** The keys under which the words of a card language are written, one or a list, with the lists that they are of. */
const WORD_KEYS: { readonly [key: string]: WordList } = {
  when: 'triggers',
  while: 'standings',
  do: 'verbs',
  amount: 'amounts',
  is: 'conditions',
  mod: 'changes',
  who: 'whom',
  from: 'zones',
};

/** Something that a pack may not have in its format. */
export interface FoundNeed {
  readonly pointer: string;
  /** The key that it is at, or the word. */
  readonly key: string;
  /** The format that it needs. */
  readonly needed: number;
}

/**
 * What a card, a `pack.json` or the words of a card hold that a pack of a format may not have.
 *
 * @param words of the game, for a card
 */
function needsIn(
  of: NeedsOf,
  value: unknown,
  format: number,
  words: CardWords | undefined,
): readonly FoundNeed[] {
  const places = NEEDS[of].flatMap((need) => {
    if (need.format <= format) return [];
    const keys = segmentsOf(need.at);
    return placesOf(value as Json, keys, '').map((pointer) => ({
      pointer,
      key: keys.at(-1)!,
      needed: need.format,
    }));
  });
  return of === 'card' && words !== undefined ? [...places, ...newerForms(value, format, words)] : places;
}

/** Keys and indices of a place within a part of a card: its pointer is made only where something is found. */
type Path = (string | number)[];

const pointerOf = (path: Path): string => path.map((segment) => `/${escapeSegment(segment)}`).join('');

/** The words of a card, and the fields and values of its words, that came after a format. */
export function newerForms(value: unknown, format: number, words: CardWords): readonly FoundNeed[] {
  if (format >= FORMAT) return [];
  const found: FoundNeed[] = [];
  findWords(value as Json, newerThan(words, format), [], found);
  findForms(value as Json, words.card as Schema, words.definitions as Referred, format, [], found);
  return found;
}

/** Finds the fields and values of a part of a card that its schema knows only since a newer format. */
function findForms(
  value: Json,
  schema: Schema,
  definitions: Referred,
  format: number,
  path: Path,
  found: FoundNeed[],
): void {
  const { since = 1 } = schema;
  if (since > format) {
    found.push({ pointer: pointerOf(path), key: String(path.at(-1)), needed: since });
    return;
  }
  const needed = typeof value === 'string' ? (schema.wordsSince?.[value] ?? 1) : 1;
  if (needed > format) {
    found.push({ pointer: pointerOf(path), key: String(value), needed });
    return;
  }
  const next = nextSchema(value, schema, definitions);
  if (next !== undefined) {
    findForms(value, next, definitions, format, path, found);
    return;
  }
  const inside = (key: string | number, part: Json, form: Schema): void => {
    path.push(key);
    findForms(part, form, definitions, format, path, found);
    path.pop();
  };
  if (Array.isArray(value)) {
    const { items = ANYTHING } = schema;
    for (const [i, item] of (value as readonly Json[]).entries()) inside(i, item, items);
  } else if (isFields(value)) {
    const { properties = {} } = schema;
    for (const key of Object.keys(value)) inside(key, value[key], properties[key] ?? ANYTHING);
  }
}

const ANYTHING: Schema = {};

/** The words that came after a format, by the keys that they are written under, with the formats that they need. */
type NewerWords = ReadonlyMap<string, ReadonlyMap<string, number>>;

const newerWords = new WeakMap<CardWords, Map<number, NewerWords>>();

/** They are the same for all cards of a game. */
function newerThan(words: CardWords, format: number): NewerWords {
  const known = newerWords.get(words) ?? new Map<number, NewerWords>();
  newerWords.set(words, known);
  let newer = known.get(format);
  if (newer === undefined)
    known.set(
      format,
      (newer = new Map(
        Object.entries(WORD_KEYS).flatMap(([key, list]): [string, ReadonlyMap<string, number>][] => {
          const own = words[list].flatMap(({ name, format: needed = 1 }): [string, number][] =>
            needed > format ? [[name, needed]] : [],
          );
          return own.length > 0 ? [[key, new Map(own)]] : [];
        }),
      )),
    );
  return newer;
}

/** Finds the words that a part of a card is written with, wherever they are in it. */
function findWords(value: Json, newer: NewerWords, path: Path, found: FoundNeed[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value) as [string, Json][]) {
    const words = newer.get(key);
    path.push(key);
    if (words !== undefined && Array.isArray(inner))
      for (const [i, item] of (inner as readonly Json[]).entries()) {
        path.push(i);
        findWordAt(item, words, newer, path, found);
        path.pop();
      }
    else findWordAt(inner, words, newer, path, found);
    path.pop();
  }
}

/** Finds the word that is at a place, if it is one of these, or else those in what is there. */
function findWordAt(
  value: Json,
  words: ReadonlyMap<string, number> | undefined,
  newer: NewerWords,
  path: Path,
  found: FoundNeed[],
): void {
  const needed = typeof value === 'string' ? words?.get(value) : undefined;
  if (needed === undefined) findWords(value, newer, path, found);
  else found.push({ pointer: pointerOf(path), key: String(value), needed });
}

/** Pointers of what is there under some keys. */
function placesOf(value: Json | undefined, [key, ...rest]: readonly string[], at: string): string[] {
  if (value === undefined) return [];
  if (key === undefined) return [at];
  if (key === '*') {
    if (Array.isArray(value))
      return (value as readonly Json[]).flatMap((item, i) => placesOf(item, rest, `${at}/${i}`));
    if (!isFields(value)) return [];
    return Object.entries(value).flatMap(([name, item]) =>
      placesOf(item, rest, `${at}/${escapeSegment(name)}`),
    );
  }
  return isFields(value) && Object.hasOwn(value, key) ? placesOf(value[key], rest, `${at}/${key}`) : [];
}

/**
 * What a file of a pack holds that a pack of a format may not have.
 *
 * @param path of the file in the pack
 * @param words of its game, if it has any
 */
export function needsInFile(
  path: string,
  data: Json | undefined,
  format: number,
  words: CardWords | undefined,
): readonly FoundNeed[] {
  if (data === undefined) return [];
  if (path === 'pack.json') return needsIn('manifest', data, format, words);
  const [folder] = path.split('/');
  switch (folder) {
    case 'cards':
      return entries(data, 'cards').flatMap((card) => needsIn('card', card, format, words));
    case 'patches':
      return entries(data, 'patches').flatMap((patch) =>
        isFields(patch) ? needsIn('card', patch['set'], format, words) : [],
      );
    case 'text':
      return isFields(data)
        ? Object.entries(data).flatMap(([card, text]) => needsInText(card, text, format))
        : [];
    default:
      return [];
  }
}

/** The format from which on a pack may have words for cards of others. */
const TRANSLATES_OTHERS = 2;

/** The same of the words of a card: pointers are those in their file. @param card as the file names it */
function needsInText(card: string, text: Json, format: number): readonly FoundNeed[] {
  const at = `/${escapeSegment(card)}`;
  const own = needsIn('text', text, format, undefined).map((need) => ({
    ...need,
    pointer: at + need.pointer,
  }));
  return isForeign(card) && format < TRANSLATES_OTHERS
    ? [{ pointer: at, key: card, needed: TRANSLATES_OTHERS }, ...own]
    : own;
}

function entries(data: Json, key: string): readonly Json[] {
  const list = isFields(data) ? data[key] : undefined;
  return Array.isArray(list) ? (list as readonly Json[]) : [];
}

/**
 * Reports what a card or a `pack.json` holds that a pack of a format may not have.
 *
 * @param words of the game, for a card
 * @param at pointer of it in its file
 */
export const reportNeeds = (
  report: Report,
  of: Exclude<NeedsOf, 'text'>,
  value: unknown,
  { format, words }: { readonly format: number; readonly words?: CardWords | undefined },
  at: string,
  options: Parameters<Report>[3] = {},
): Problem[] => reportAll(report, needsIn(of, value, format, words), format, at, options);

/** Reports what the words of a card hold that a pack of a format may not have. @param card as their file names it */
export const reportTextNeeds = (report: Report, card: string, text: Json, format: number): Problem[] =>
  reportAll(report, needsInText(card, text, format), format, '', {});

const reportAll = (
  report: Report,
  needs: readonly FoundNeed[],
  format: number,
  at: string,
  options: Parameters<Report>[3],
): Problem[] =>
  needs.map(({ pointer, key, needed }) =>
    report('needs-format', at + pointer, { key, needed, format }, { ...options, atKey: true }),
  );
