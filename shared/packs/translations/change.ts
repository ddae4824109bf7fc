// What is done to the texts of a pack in another language: words, and the notes of what they were translated from.
import { same, type Json } from '../../engine/json.ts';
import { languageName } from '../../words/languages.ts';
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
import { CARD_FIELDS, languagesOf, pairsOf, wordsAt } from './pairs.ts';
import type { TranslatedPair, TextName } from './types.ts';
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

/** An object with a member that has another value; undefined or empty: without it. */
function withMember(object: JsonObject, key: string, value: Json | undefined): JsonObject {
  const isGone = value === undefined || (isFields(value) && Object.keys(value).length === 0);
  if (!isGone) return { ...object, [key]: value };
  return Object.fromEntries(Object.entries(object).filter(([other]) => other !== key));
}

const within = (object: JsonObject, key: string): JsonObject => {
  const found = object[key] as Json | undefined;
  return found !== undefined && isFields(found) ? found : {};
};

/** Data with words at a place in it; a name that has forms keeps them. */
function withWords(fields: JsonObject, field: string, text: string): JsonObject {
  const known = fields[field] as Json | undefined;
  const forms = known !== undefined && isFields(known) ? known : null;
  return withMember(fields, field, text === '' ? undefined : forms === null ? text : { ...forms, one: text });
}

/** What a pack notes of a text that was translated: the words that it was translated from; empty: nothing any more. */
function noted(notes: JsonObject, to: string, { card, field }: TextName, from: string): JsonObject {
  const all = within(notes, 'translated');
  const own = within(all, to);
  const words = from === '' ? undefined : from;
  const now =
    card === null
      ? withMember(own, 'pack', withMember(within(own, 'pack'), field, words))
      : withMember(
          own,
          'cards',
          withMember(
            within(own, 'cards'),
            card,
            withMember(within(within(own, 'cards'), card), field, words),
          ),
        );
  return withMember(notes, 'translated', withMember(all, to, now));
}

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
  const [notes, before] = [now, then].map((data) => (data !== undefined && isFields(data) ? data : {}));
  const tags = [notes, before].flatMap((data) => Object.keys(within(data, 'translated')));
  return [...new Set(tags)].reduce((made, tag) => {
    const known = was === null ? undefined : within(within(within(before, 'translated'), tag), 'cards')[was];
    const all = within(made, 'translated');
    const cards = withMember(within(within(all, tag), 'cards'), card, known);
    return withMember(made, 'translated', withMember(all, tag, withMember(within(all, tag), 'cards', cards)));
  }, notes);
}

/** Edits that give texts other words in a language; null: the notes of the pack are not in order. */
function translating(pack: PackData, to: string, texts: readonly Translated[]): PackEdits | null {
  const notes = notesOf(pack);
  if (notes === null) return null;
  const file = `text/${to}.json`;
  const words = dataOf(pack, file);
  const manifest = pack.manifest as unknown as JsonObject;
  let [newWords, newNotes, newManifest] = [words, notes, manifest];
  for (const { card, field, text, from } of texts) {
    newNotes = noted(newNotes, to, { card, field }, text === '' ? '' : from);
    if (card !== null) {
      newWords = withMember(newWords, card, withWords(within(newWords, card), field, text));
      continue;
    }
    const all = within(newManifest, 'translations');
    const said = withWords(within(all, to), field, text);
    newManifest = withMember(newManifest, 'translations', withMember(all, to, said));
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
  const notes = data !== undefined && isFields(data) ? data : {};
  return leading(notes, noted(notes, to, place, from));
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

/** The pairs of some texts of a pack, as far as they are there. */
export function pairsAt(pack: PackData, to: string, texts: readonly TextName[]): readonly TranslatedPair[] {
  const all = pairsOf(pack, to);
  return texts.flatMap(
    ({ card, field }) => all.find((one) => one.card === card && one.field === field) ?? [],
  );
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
  const without = withMember(notes, 'translated', withMember(within(notes, 'translated'), to, undefined));
  return moved.reduce((all, { card, field, before, now }) => {
    if (before === '') return all;
    const followed = Object.entries(known).reduce((done, [language, sources]) => {
      const from =
        card === null ? wordsAt(sources.pack, `/${field}`) : wordsAt(sources.cards?.[card], `/${field}`);
      return language === to || from !== before ? done : noted(done, language, { card, field }, now);
    }, all);
    return before === now ? followed : noted(followed, own, { card, field }, now);
  }, without);
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
