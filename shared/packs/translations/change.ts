// What is done to the texts of a pack in another language: words, and the notes of what they were translated from.
import { same, type Json } from '../../engine/json.ts';
import { languageName } from '../../words/languages.ts';
import { renamed } from '../../words/names.ts';
import { isFields, type JsonObject } from '../card-schema.ts';
import type { InEach } from '../card-words.ts';
import { nameOf } from '../cards.ts';
import type { Definition } from '../content.ts';
import type { FileEdit } from '../document/step.ts';
import { differences, operationsOf } from '../edit/difference.ts';
import type { Operation } from '../edit/operation.ts';
import { MANIFEST_FILE } from '../manifest.ts';
import { notesIn } from '../plan/read.ts';
import { PLAN_FILE, type WorkshopFile } from '../plan/schema.ts';
import type { Manifest } from '../schema.ts';
import { inEach } from '../sentence/spoken.ts';
import type { Refused } from '../sentence/types.ts';
import { CARD_FIELDS, languagesOf, wordsAt } from './pairs.ts';
import type { TextName } from './types.ts';
import { TRANSLATED_DETAILS } from '../card-commands/details.ts';
import { entriesIn, PackEdits, refusal, saidIn, titleOf } from '../card-commands/pack-data.ts';
import type { CardCommand, PackData } from '../card-commands/types.ts';

/** A text with the words that it gets in another language. */
export interface Translated extends TextName {
  /** Empty: none any more. */
  readonly text: string;
  /** The words that it was translated from. */
  readonly from: string;
}

/** Above this many differences a file is written as a whole: each one by itself costs reading it. */
const MOST_APART = 200;

/** What leads a file from data to other data. */
function leading(from: Json, to: Json): readonly Operation[] {
  const all = differences(from, to);
  return all.length > MOST_APART ? [{ op: 'replace', path: '', value: to }] : operationsOf(all);
}

/** Data while it is changed. */
type Changing = Record<string, Json>;

const changing = (data: Json | undefined): Changing =>
  data !== undefined && isFields(data) ? (structuredClone(data) as Changing) : {};

/** Puts a value at a place, with the objects around it; undefined takes it away, with those that are empty then. */
function put(data: Changing, [key, ...rest]: readonly string[], value: Json | undefined): void {
  if (rest.length === 0) {
    if (value === undefined) delete data[key];
    else data[key] = value;
    return;
  }
  const known = data[key] as Json | undefined;
  const inner: Changing = known !== undefined && isFields(known) ? (known as Changing) : {};
  put(inner, rest, value);
  if (Object.keys(inner).length === 0) delete data[key];
  else data[key] = inner;
}

/** Puts words at a place; a name that has forms keeps them. @param words empty: none any more */
function putWords(data: Changing, path: readonly string[], words: string): void {
  const before = path.reduce<Json | undefined>(
    (value, key) => (value !== undefined && isFields(value) ? value[key] : undefined),
    data,
  );
  put(data, path, words === '' ? undefined : (renamed(before, words) as Json));
}

/** Where it is noted from which words a text was translated. */
const noteAt = (to: string, { card, field }: TextName): readonly string[] =>
  card === null ? ['translated', to, 'pack', field] : ['translated', to, 'cards', card, field];

/** Notes of a text that was translated the words that it was translated from. @param from empty: nothing any more */
const note = (notes: Changing, to: string, place: TextName, from: string): void =>
  put(notes, noteAt(to, place), from === '' ? undefined : from);

const within = (object: JsonObject, key: string): JsonObject => {
  const found = object[key] as Json | undefined;
  return found !== undefined && isFields(found) ? found : {};
};

/**
 * The notes of a pack with what a card was translated from as it was noted at another time.
 *
 * @param card its name in the pack now
 * @param was its name then; null: it was not there
 */
export function withSourcesThen(
  now: Json | undefined,
  card: string,
  then: Json | undefined,
  was: string | null,
): Json {
  const [notes, before] = [changing(now), changing(then)];
  const tags = [notes, before].flatMap((data) => Object.keys(within(data, 'translated')));
  for (const tag of new Set(tags)) {
    const known = was === null ? undefined : within(within(within(before, 'translated'), tag), 'cards')[was];
    put(notes, ['translated', tag, 'cards', card], known);
  }
  return notes;
}

/** Edits that give texts other words in a language; null: the notes of the pack are not in order. */
function translating(pack: PackData, to: string, texts: readonly Translated[]): PackEdits | null {
  const notes = notesOf(pack);
  if (notes === null) return null;
  const file = `text/${to}.json`;
  const words = dataOf(pack, file);
  const manifest = pack.manifest as unknown as JsonObject;
  const [newWords, newNotes, newManifest] = [changing(words), changing(notes), changing(manifest)];
  for (const { card, field, text, from } of texts) {
    note(newNotes, to, { card, field }, text === '' ? '' : from);
    if (card === null) putWords(newManifest, ['translations', to, field], text);
    else putWords(newWords, [card, field], text);
  }
  const edits = new PackEdits(pack);
  for (const [path, before, now] of [
    [file, words, newWords],
    [MANIFEST_FILE, manifest, newManifest],
    [PLAN_FILE, notes, newNotes],
  ] as const)
    if (!same(before, now)) edits.add(path, ...leading(before, now));
  return edits;
}

/** What has to be written into the notes of a pack where a text was translated. @param data of the notes; undefined: there are none */
export function noting(
  data: Json | undefined,
  to: string,
  place: TextName,
  from: string,
): readonly Operation[] {
  if (notesIn(data) === null) return [];
  const notes = changing(data);
  note(notes, to, place, from);
  return leading(data ?? {}, notes);
}

const dataOf = (pack: PackData, file: string): JsonObject => {
  const found = pack.files.get(file);
  return found !== undefined && isFields(found) ? found : {};
};

function notesOf(pack: PackData): JsonObject | null {
  return notesIn(pack.files.get(PLAN_FILE)) === null ? null : dataOf(pack, PLAN_FILE);
}

/** Gives texts other words in a language as one step. @param label what the step is called */
export function translateTexts(
  pack: PackData,
  to: string,
  texts: readonly Translated[],
  label: InEach<string>,
): CardCommand | Refused {
  const edits = translating(pack, to, texts);
  return edits === null ? refusal('refused.notes') : edits.done(label, null);
}

/**
 * Has a pack be written in another language: what its cards are called there comes into them, and their own words become a
 * translation. What has no words in that language keeps its own.
 */
export function settleLanguage(
  pack: PackData,
  to: string,
): { readonly label: InEach<string>; readonly edits: readonly FileEdit[] } | Refused {
  const { own } = languagesOf(pack);
  const notes = notesOf(pack);
  if (notes === null) return refusal('refused.notes');
  if (to === own) return refusal('refused.same');
  const came = `text/${to}.json`;
  const words = dataOf(pack, came);
  const edits: FileEdit[] = [];
  const became: Record<string, Json> = {};
  const moved: (TextName & { readonly before: string; readonly now: string })[] = [];
  const byFile = Map.groupBy(entriesIn(pack, 'cards'), ({ file }) => file);
  for (const [file, cards] of byFile) {
    const operations = cards.flatMap(({ definition, pointer }): readonly Operation[] => {
      const card = nameOf(definition);
      if (card === undefined) return [];
      const { now, old } = exchanged(definition as Definition, within(words, card));
      if (Object.keys(old).length > 0) became[card] = old;
      for (const field of CARD_FIELDS)
        moved.push({ card, field, before: wordsAt(definition, `/${field}`), now: wordsAt(now, `/${field}`) });
      return operationsOf(differences(definition, now, pointer));
    });
    if (operations.length > 0) edits.push({ file, operations });
  }
  const left = Object.fromEntries(Object.entries(words).filter(([card]) => !Object.hasOwn(became, card)));
  const isKept = Object.keys(left).some((key) => key !== '$schema');
  if (pack.files.has(came))
    edits.push(isKept ? { file: came, operations: leading(words, left) } : { file: came, whole: null });
  const manifest = settledManifest(pack.manifest, own, to);
  for (const field of TRANSLATED_DETAILS)
    moved.push({
      card: null,
      field,
      before: wordsAt(pack.manifest, `/${field}`),
      now: wordsAt(manifest, `/${field}`),
    });
  const file = `text/${own}.json`;
  const rest = new PackEdits(pack)
    .add(MANIFEST_FILE, ...leading(pack.manifest as unknown as Json, manifest))
    .add(file, ...leading(dataOf(pack, file), { ...dataOf(pack, file), ...became }));
  const settled = settledNotes(notes, own, to, moved);
  if (!same(notes, settled)) rest.add(PLAN_FILE, ...leading(notes, settled));
  const label = inEach((language) =>
    saidIn(language, 'step.settle', { language: languageName(to, language) }),
  );
  return { label, edits: [...edits, ...rest.done(label, null).edits] };
}

/** A card with its words in another language as its own, and those that it had. */
function exchanged(
  definition: Definition,
  words: JsonObject,
): { readonly now: JsonObject; readonly old: JsonObject } {
  const own = definition as JsonObject;
  const old = Object.fromEntries(
    CARD_FIELDS.flatMap((field) => (own[field] === undefined ? [] : [[field, own[field]]])),
  );
  return { now: { ...own, ...words }, old };
}

function settledManifest(manifest: Manifest, own: string, to: string): JsonObject {
  const { [to]: words = {}, ...others } = manifest.translations ?? {};
  const said = manifest as unknown as JsonObject;
  const old = Object.fromEntries(
    [...TRANSLATED_DETAILS, ...('authors' in words ? ['authors'] : [])].flatMap((detail) =>
      said[detail] === undefined ? [] : [[detail, said[detail]]],
    ),
  );
  return { ...said, ...(words as JsonObject), language: to, translations: { ...others, [own]: old } };
}

/** What was translated from the words before was translated from those of now. */
function settledNotes(
  notes: JsonObject,
  own: string,
  to: string,
  moved: readonly (TextName & { readonly before: string; readonly now: string })[],
): JsonObject {
  const known = (notes as WorkshopFile).translated ?? {};
  const made = changing(notes);
  put(made, ['translated', to], undefined);
  for (const { card, field, before, now } of moved) {
    if (before === '') continue;
    for (const [language, sources] of Object.entries(known)) {
      const from =
        card === null ? sources.pack?.[field as 'title'] : sources.cards?.[card]?.[field as 'name'];
      if (language !== to && from === before) note(made, language, { card, field }, now);
    }
    if (before !== now) note(made, own, { card, field }, now);
  }
  return made;
}

/**
 * What a step is called that is about texts in another language.
 *
 * @param texts at least one
 */
export const textsLabel = (
  pack: PackData,
  key: 'step.translate' | 'step.translate.many' | 'step.translate.right' | 'step.translate.same',
  texts: readonly TextName[],
  to: string,
): InEach<string> =>
  inEach((language) =>
    saidIn(language, key, {
      count: texts.length,
      name: ownerOf(pack, texts[0]),
      language: languageName(to, language),
    }),
  );

/** What the card of a text is called, or the pack. */
function ownerOf(pack: PackData, { card }: TextName): string {
  const found = [...entriesIn(pack, 'cards')].find(({ definition }) => nameOf(definition) === card);
  return found === undefined ? pack.manifest.title : titleOf(found.definition as Definition);
}
