import { plainName } from '../../words/names.ts';
import { isFields } from '../card-schema.ts';
import { TRANSLATED_DETAILS } from '../card-commands/details.ts';
import { entriesIn, textsOf } from '../card-commands/pack-data.ts';
import type { PackData } from '../card-commands/types.ts';
import { nameOf } from '../cards.ts';
import type { Definition } from '../content.ts';
import type { PackPlace } from '../document/entry.ts';
import { MANIFEST_FILE } from '../manifest.ts';
import { isOutdated, notesIn, sourcesIn } from '../plan/read.ts';
import { PLAN_FILE } from '../plan/schema.ts';
import { valueAt } from '../pointer.ts';
import { CARD_TEXT } from '../schema.ts';
import { writtenIn } from '../untranslated.ts';
import { LANGUAGES } from '../../words/languages.ts';
import {
  keyOf,
  type TextField,
  type TextName,
  type TranslatedPair,
  type TranslationCounts,
  type TranslationState,
} from './types.ts';

export const CARD_FIELDS = Object.keys(CARD_TEXT) as (keyof typeof CARD_TEXT)[];

/** The words of a text at a place of some data: of a name those that it is called by. */
export const wordsAt = (data: unknown, path: string): string => plainName(valueAt(data, path)) ?? '';

/** A text with its card. */
export interface PlacedPair extends TranslatedPair {
  /** Null: the pack says it of itself. */
  readonly place: PackPlace | null;
  readonly definition: Definition | null;
}

/** The language of a pack, and all others that it has words in or that the program speaks. */
export function languagesOf(pack: PackData): { readonly own: string; readonly others: readonly string[] } {
  const own = writtenIn(pack.manifest);
  const begun = textsOf(pack).map(([file]) => file.slice('text/'.length, -'.json'.length));
  const told = Object.keys(pack.manifest.translations ?? {});
  const others = new Set<string>([...LANGUAGES, ...begun.sort(), ...told.sort()]);
  others.delete(own);
  return { own, others: [...others] };
}

/** All texts of a pack that are words of its author, beside those of another language: the pack itself first, then card by card. */
export function pairsOf(pack: PackData, to: string): readonly PlacedPair[] {
  const notes = pack.files.get(PLAN_FILE);
  const ofTitles = notesIn(notes)?.translated?.[to]?.pack;
  const translatedFrom = sourcesIn(notes);
  const texts = pack.files.get(`text/${to}.json`);
  const ofPack = TRANSLATED_DETAILS.map((field) => ({
    ...pairOf(
      { card: null, field },
      wordsAt(pack.files.get(MANIFEST_FILE), `/${field}`),
      wordsAt(pack.manifest.translations?.[to], `/${field}`),
      ofTitles?.[field],
    ),
    place: null,
    definition: null,
  }));
  const named = new Set<string>();
  const ofCards = [...entriesIn(pack, 'cards')].flatMap(({ file, pointer, definition }) => {
    const card = nameOf(definition);
    // The words of a name are those of the first card that has it; that another one has it, too, is said there.
    if (card === undefined || !isFields(definition) || named.has(card)) return [];
    named.add(card);
    const said = valueAt(texts, `/${card}`);
    return CARD_FIELDS.map((field) => ({
      ...pairOf(
        { card, field },
        wordsAt(definition, `/${field}`),
        wordsAt(said, `/${field}`),
        translatedFrom(to, card, field),
      ),
      place: { file, pointer },
      definition: definition as Definition,
    }));
  });
  return [...ofPack, ...ofCards].filter(({ source, target }) => source !== '' || target !== '');
}

function pairOf(place: TextName, source: string, target: string, was: string | undefined): TranslatedPair {
  const isOther = isOutdated(target, source, was);
  return { ...place, source, target, was: isOther ? was : null, state: stateOf(source, target, isOther) };
}

const HAS_WORDS = /\p{L}/u;

function stateOf(source: string, target: string, isOther: boolean): TranslationState {
  if (isOther) return 'outdated';
  if (target === '') return HAS_WORDS.test(source) ? 'missing' : 'none';
  return target === source ? 'none' : 'done';
}

/** The pairs of some texts of a pack, as far as they are there. */
export function pairsAt(pack: PackData, to: string, texts: readonly TextName[]): readonly PlacedPair[] {
  const known = Map.groupBy(pairsOf(pack, to), keyOf);
  return texts.flatMap((text) => known.get(keyOf(text))?.[0] ?? []);
}

/** How many texts are how far. */
export function countsOf(pairs: readonly TranslatedPair[]): TranslationCounts {
  const counts = { missing: 0, outdated: 0, done: 0, none: 0 };
  for (const { state } of pairs) counts[state]++;
  return counts;
}

/** Whether a text of a card or of a pack has a name. */
export const isTextField = (card: string | null, field: string): field is TextField =>
  (card === null ? (TRANSLATED_DETAILS as readonly string[]) : (CARD_FIELDS as readonly string[])).includes(
    field,
  );
