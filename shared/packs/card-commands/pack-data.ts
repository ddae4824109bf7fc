import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import type { InEach } from '../card-words.ts';
import { nameOf } from '../cards.ts';
import { plainName } from '../../words/names.ts';
import type { Definition } from '../content.ts';
import { isList, isObject, operated, type Operation } from '../edit/operation.ts';
import { MANIFEST_FILE } from '../manifest.ts';
import { escapeSegment, valueAt } from '../pointer.ts';
import type { PictureMakers } from '../pictures.ts';
import { PLAN_FILE } from '../plan/schema.ts';
import { formatMessage, type ProblemData } from '../problems.ts';
import { inEach } from '../sentence/spoken.ts';
import type { Refused } from '../sentence/types.ts';
import { de } from './text/de.ts';
import { en, type CommandKey } from './text/en.ts';
import type { PackPlace } from '../document/entry.ts';
import type { CardCommand, CommandTools, PackData, PackEdit } from './types.ts';

const CATALOGUES: { readonly [L in Language]: Catalogue<CommandKey> } = { en, de };

/** A message. */
export const saidIn = (language: Language, key: CommandKey, data: ProblemData = {}): string =>
  formatMessage(CATALOGUES[language], key, language, data);

/** A message in each language. */
export const said = (key: CommandKey, data: ProblemData = {}): InEach<string> =>
  inEach((language) => saidIn(language, key, data));

export const refusal = (key: CommandKey): Refused => ({ refused: said(key) });

/** The file of cards that new ones come into where there is no other. */
export const FIRST_FILE = 'cards/cards.json';
const CARD_FILE = /^cards\/[^/]+\.json$/;
export const isCardFile = (path: string): boolean => CARD_FILE.test(path);

/** A card where it is. */
export interface PlacedCard extends PackPlace {
  readonly definition: Json;
}

/** The elements of a list in the files of a folder. */
export function* entriesIn(pack: PackData, folder: 'cards' | 'patches'): Generator<PlacedCard> {
  for (const [file, data] of pack.files) {
    const list = file.startsWith(`${folder}/`) ? valueAt(data, `/${folder}`) : undefined;
    if (!Array.isArray(list)) continue;
    for (const [i, definition] of (list as Json[]).entries())
      yield { file, pointer: `/${folder}/${i}`, definition };
  }
}

/** The card at a place, if one is there that has a name. */
export function cardAt(pack: PackData, { file, pointer }: PackPlace): Definition | undefined {
  const definition = isCardFile(file) ? valueAt(pack.files.get(file), pointer) : undefined;
  return nameOf(definition) === undefined ? undefined : (definition as Definition);
}

/** Whether a card may have a name: no other has it, nor had it before. */
export function isFree(pack: PackData, name: string): boolean {
  if (Object.hasOwn(pack.manifest.renames ?? {}, name)) return false;
  for (const { definition } of entriesIn(pack, 'cards')) if (nameOf(definition) === name) return false;
  return true;
}

/** What a card is called in the name of a step. */
export const titleOf = ({ id, name }: Definition): string => plainName(name) || id;

/** The texts of a pack in other languages: the path of each file with its data. */
export const textsOf = ({
  files,
}: PackData): readonly (readonly [file: string, texts: { readonly [name: string]: Json }])[] =>
  [...files].flatMap(([file, data]) =>
    file.startsWith('text/') && isObject(data) ? [[file, data] as const] : [],
  );

/** What a new file of a folder begins with. */
const empty = (file: string): Json => {
  if (file === PLAN_FILE) return {};
  const [folder] = file.split('/');
  return folder === 'text' ? {} : { [folder]: [] };
};

export const printed = (data: Json): string => `${JSON.stringify(data, null, 2)}\n`;

/** Collects what a command does, file by file. */
export class PackEdits {
  readonly #pack: PackData;
  readonly #operations = new Map<string, Operation[]>();

  constructor(pack: PackData) {
    this.#pack = pack;
  }

  add(file: string, ...operations: readonly Operation[]): this {
    const known = this.#operations.get(file) ?? [];
    this.#operations.set(file, [...known, ...operations]);
    return this;
  }

  /** Puts a card at the end of a file. */
  append(file: string, definition: Json): PackPlace {
    const list = valueAt(this.#pack.files.get(file), '/cards');
    const pointer = `/cards/${Array.isArray(list) ? list.length : 0}`;
    this.add(file, { op: 'add', path: pointer, value: definition });
    return { file, pointer };
  }

  /** Names packs among those that must be there, as far as they are not. */
  require(packs: Iterable<string>, { versionOf }: Pick<CommandTools, 'versionOf'>): this {
    const { id, requires = {} } = this.#pack.manifest;
    const missing = [...new Set(packs)].filter((pack) => pack !== id && !Object.hasOwn(requires, pack));
    const ranges = missing.flatMap((pack) => {
      const version = versionOf(pack);
      return version === undefined ? [] : [[pack, `^${version}`] as const];
    });
    if (ranges.length === 0) return this;
    if (this.#pack.manifest.requires === undefined)
      return this.add(MANIFEST_FILE, { op: 'add', path: '/requires', value: Object.fromEntries(ranges) });
    const operations = ranges.map(([pack, range]): Operation => ({
      op: 'add',
      path: `/requires/${pack}`,
      value: range,
    }));
    return this.add(MANIFEST_FILE, ...operations);
  }

  /** Says who made some pictures, as far as that is not said yet. */
  credit(makers: PictureMakers): this {
    const { pictures } = this.#pack.manifest;
    const fresh = Object.entries(makers).filter(([name]) => !Object.hasOwn(pictures ?? {}, name));
    if (fresh.length === 0) return this;
    if (pictures === undefined)
      return this.add(MANIFEST_FILE, { op: 'add', path: '/pictures', value: Object.fromEntries(fresh) });
    const operations = fresh.map(([name, value]): Operation => ({
      op: 'add',
      path: `/pictures/${name}`,
      value,
    }));
    return this.add(MANIFEST_FILE, ...operations);
  }

  /** Writes the words of a card in other languages. */
  translate(name: string, texts: { readonly [language: string]: Json }): this {
    for (const [language, text] of Object.entries(texts))
      this.add(`text/${language}.json`, { op: 'add', path: `/${escapeSegment(name)}`, value: text });
    return this;
  }

  done(label: InEach<string>, place: PackPlace | null): CardCommand {
    const edits = [...this.#operations].map(([file, operations]): PackEdit => {
      if (this.#pack.files.has(file)) return { file, operations };
      return { file, whole: printed(operations.reduce(operated, empty(file))) };
    });
    return { label, edits, place };
  }
}

/** The list that an element is in, with its index. */
export const listed = (data: Json | undefined, list: string): readonly Json[] => {
  const found = valueAt(data, list) as Json | undefined;
  return found !== undefined && isList(found) ? found : [];
};
