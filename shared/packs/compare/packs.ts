import { same, type Json } from '../../engine/json.ts';
import { isFields } from '../card-schema.ts';
import { isCardFile } from '../card-commands/pack-data.ts';
import { nameOf } from '../cards.ts';
import type { PackPlace } from '../document/entry.ts';
import { MANIFEST_FILE } from '../manifest.ts';
import { parse } from '../parse.ts';
import { valueAt } from '../pointer.ts';
import type { WrittenText } from '../schema.ts';

/** A card at some time, where it was. */
export interface CardThen extends PackPlace {
  /** What lists call it: its id, or its place where it has none or another card has it. */
  readonly key: string;
  readonly definition: Json;
}

const TEXT_FILE = /^text\/([^/]+)\.json$/;

/** The path of the file with words in another language. */
export const textFile = (tag: string): string => `text/${tag}.json`;

/** The files of a pack at one time, read as they are asked for. */
export class PackAt {
  readonly #texts: ReadonlyMap<string, string | null>;
  readonly #data = new Map<string, Json | undefined>();
  readonly #cards = new Map<string, readonly CardThen[]>();

  /** @param texts by path; null: there is no such file */
  constructor(texts: ReadonlyMap<string, string | null>) {
    this.#texts = texts;
  }

  get paths(): readonly string[] {
    return [...this.#texts].flatMap(([path, text]) => (text === null ? [] : [path]));
  }

  text(path: string): string | null {
    return this.#texts.get(path) ?? null;
  }

  /** What is in a file; undefined: there is none, or it cannot be read. */
  data(path: string): Json | undefined {
    if (!this.#data.has(path)) {
      const text = this.text(path);
      this.#data.set(path, text === null ? undefined : parse(text).document?.value);
    }
    return this.#data.get(path);
  }

  /** Whether there is a file that can be read, or none. */
  isReadable(path: string): boolean {
    return this.text(path) === null || this.data(path) !== undefined;
  }

  /** The cards of a file. */
  cardsIn(file: string): readonly CardThen[] {
    const known = this.#cards.get(file);
    if (known !== undefined) return known;
    const list = isCardFile(file) ? valueAt(this.data(file), '/cards') : undefined;
    const seen = new Set<string>();
    const cards = (Array.isArray(list) ? (list as Json[]) : []).map((definition, i): CardThen => {
      const pointer = `/cards/${i}`;
      const name = nameOf(definition);
      const key = name === undefined || seen.has(name) ? file + pointer : name;
      seen.add(key);
      return { file, pointer, key, definition };
    });
    this.#cards.set(file, cards);
    return cards;
  }

  /** A card by its key, wherever it is. */
  card(key: string): CardThen | undefined {
    return this.paths.flatMap((path) => this.cardsIn(path)).find((card) => card.key === key);
  }

  /** The tags of the languages that there are words in. */
  get tags(): readonly string[] {
    return this.paths.flatMap((path) => TEXT_FILE.exec(path)?.[1] ?? []);
  }

  /** The words of a card in another language; undefined: there are none. */
  words(tag: string, key: string): WrittenText | undefined {
    const data = this.data(textFile(tag));
    const said = data !== undefined && isFields(data) && Object.hasOwn(data, key) ? data[key] : undefined;
    return said !== undefined && isFields(said) ? (said as WrittenText) : undefined;
  }

  /** New names of cards, by the old ones. */
  get renames(): { readonly [old: string]: Json } {
    const renames = valueAt(this.data(MANIFEST_FILE), '/renames') as Json | undefined;
    return renames !== undefined && isFields(renames) ? renames : {};
  }
}

/** A card, or a file that is not only cards, which is not the same at two times. */
export type Compared =
  | {
      readonly kind: 'card';
      /** Null: it was not there. */
      readonly then: CardThen | null;
      /** Null: it is not there. */
      readonly now: CardThen | null;
    }
  | { readonly kind: 'file'; readonly path: string; readonly then: boolean; readonly now: boolean };

/** What is not the same at two times. */
export interface Comparison {
  /** Cards in the order of their files, then those that are gone, then files. */
  readonly rows: readonly Compared[];
  /** Whether there are files in which only the layout is another one. */
  readonly isLaidOut: boolean;
}

export function compared(then: PackAt, now: PackAt): Comparison {
  const paths = [...new Set([...now.paths, ...then.paths])].filter(
    (path) => then.text(path) !== now.text(path),
  );
  const unreadable = paths.filter((path) => !then.isReadable(path) || !now.isReadable(path));
  const readable = paths.filter((path) => !unreadable.includes(path));
  const cards = cardsCompared(then, now, readable);
  const told = new Set(cards.flatMap((card) => [card.then?.file, card.now?.file]));
  const others = readable.filter((path) => !told.has(path) && !isOfCards(path, then, now));
  const files = [...unreadable, ...others.filter((path) => !isLayout(path, then, now))];
  const rows = files.map((path): Compared => ({
    kind: 'file',
    path,
    then: then.text(path) !== null,
    now: now.text(path) !== null,
  }));
  return { rows: [...cards, ...rows], isLaidOut: files.length < unreadable.length + others.length };
}

/** Whether a file has the same data in another layout. */
function isLayout(path: string, then: PackAt, now: PackAt): boolean {
  const [was, is] = [then.data(path), now.data(path)];
  return was !== undefined && is !== undefined && same(was, is);
}

type ComparedCard = Extract<Compared, { kind: 'card' }>;

function cardsCompared(then: PackAt, now: PackAt, paths: readonly string[]): readonly ComparedCard[] {
  const inFiles = (at: PackAt): ReadonlyMap<string, CardThen> =>
    new Map(paths.flatMap((path) => at.cardsIn(path)).map((card) => [card.key, card]));
  const [old, fresh] = [inFiles(then), inFiles(now)];
  const retold = new Set(paths.flatMap((path) => retoldIn(path, then, now)));
  const former = formerNames(then, now, old, fresh);
  const rows: ComparedCard[] = [];
  for (const [key, card] of fresh) {
    const was = old.get(former.get(key) ?? key) ?? null;
    if (was !== null && same(was.definition, card.definition) && !retold.has(key)) continue;
    rows.push({ kind: 'card', then: was, now: card });
  }
  const renamed = new Set(former.values());
  for (const [key, card] of old)
    if (!fresh.has(key) && !renamed.has(key)) rows.push({ kind: 'card', then: card, now: null });
  // Only their words in another language differ.
  for (const key of retold)
    if (!old.has(key) && !fresh.has(key)) {
      const [was, is] = [then.card(key), now.card(key)];
      if (was !== undefined && is !== undefined) rows.push({ kind: 'card', then: was, now: is });
    }
  return rows;
}

/** What cards were called, by their names now, where a pack says so on either side. */
function formerNames(
  then: PackAt,
  now: PackAt,
  old: ReadonlyMap<string, CardThen>,
  fresh: ReadonlyMap<string, CardThen>,
): ReadonlyMap<string, string> {
  const pairs = [
    ...Object.entries(now.renames),
    ...Object.entries(then.renames).map(([before, after]) => [after, before] as const),
  ];
  return new Map(
    pairs.flatMap(([was, is]) =>
      typeof was === 'string' &&
      typeof is === 'string' &&
      old.has(was) &&
      fresh.has(is) &&
      !fresh.has(was) &&
      !old.has(is)
        ? [[is, was]]
        : [],
    ),
  );
}

/** The cards that a file with words of another language says otherwise. */
function retoldIn(path: string, then: PackAt, now: PackAt): readonly string[] {
  if (!TEXT_FILE.test(path)) return [];
  const [was, is] = [then.data(path) ?? {}, now.data(path) ?? {}];
  if (!isFields(was) || !isFields(is)) return [];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (key) => !(Object.hasOwn(was, key) && Object.hasOwn(is, key) && same(was[key], is[key])),
  );
}

/** Whether all that differs in a file is said of cards that are there. */
const isOfCards = (path: string, then: PackAt, now: PackAt): boolean => {
  const retold = retoldIn(path, then, now);
  return (
    retold.length > 0 && retold.every((key) => then.card(key) !== undefined || now.card(key) !== undefined)
  );
};
