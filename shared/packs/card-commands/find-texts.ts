// Words that are looked for in the texts of a pack: names, stories, what the pack says of itself, in all of its languages.
import type { Json } from '../../engine/json.ts';
import { plainName } from '../../words/names.ts';
import { isFields, schemaOf, type Schema } from '../card-schema.ts';
import type { PackPlace } from '../document/entry.ts';
import { isList } from '../edit/operation.ts';
import { inside } from '../fields/places.ts';
import { LINE } from '../line.ts';
import { MANIFEST_FILE } from '../manifest.ts';
import { escapeSegment, valueAt } from '../pointer.ts';
import { CARD_TEXT, Manifest } from '../schema.ts';
import type { Forms, Site } from '../sentence/forms.ts';
import { detailPointer, PACK_DETAILS, TRANSLATED_DETAILS, type DetailPlace } from './details.ts';
import { entriesIn, textsOf } from './pack-data.ts';
import type { PackData } from './types.ts';

/** What is looked for. */
export interface TextSearch {
  readonly text: string;
  /** Whether only whole words count. */
  readonly whole: boolean;
  /** Whether upper and lower case differ. */
  readonly exact: boolean;
  /** Whether the names by which cards name each other count, too. */
  readonly ids: boolean;
}

/** What a text in a pack is. */
type TextOwner =
  /** Of a card, in the language of the pack; `place` is that of the card. */
  | { readonly of: 'card'; readonly place: PackPlace; readonly at: string }
  /** The name of a card in its pack. */
  | { readonly of: 'id'; readonly place: PackPlace }
  /** Of a card in another language. @property card its name in the pack */
  | { readonly of: 'words'; readonly card: string; readonly field: string; readonly language: string }
  | { readonly of: 'pack'; readonly detail: DetailPlace };

/** A text of a pack. */
export interface PackText extends PackPlace {
  readonly text: string;
  readonly owner: TextOwner;
  /** What it has to be like. */
  readonly schema: Schema;
}

/** A place at which something was found. */
export interface TextMatch {
  readonly from: number;
  readonly to: number;
}

/** Where in a text something is found. */
export function matchesIn(text: string, { text: wanted, whole, exact }: TextSearch): readonly TextMatch[] {
  if (wanted === '') return [];
  const letters = wanted.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const words = whole ? `(?<![\\p{L}\\p{N}_])${letters}(?![\\p{L}\\p{N}_])` : letters;
  return Array.from(text.matchAll(new RegExp(words, exact ? 'gu' : 'giu')), ({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
}

/** A text with something else at some of its places, in their order. */
export function replacedIn(text: string, matches: readonly TextMatch[], by: string): string {
  let [out, at] = ['', 0];
  for (const { from, to } of matches) {
    out += text.slice(at, from) + by;
    at = to;
  }
  return out + text.slice(at);
}

/** All texts of a pack: those of its cards first, in the order of their files. */
export function* textsIn(pack: PackData, forms: Forms): Generator<PackText> {
  for (const { file, pointer, definition } of entriesIn(pack, 'cards')) {
    if (!isFields(definition)) continue;
    const place = { file, pointer };
    for (const site of fieldsWithText(forms, forms.top(definition))) {
      const { at, value, schema } = site;
      if (typeof value !== 'string') continue;
      const owner: TextOwner = at === '/id' ? { of: 'id', place } : { of: 'card', place, at };
      yield { file, pointer: pointer + at, text: value, owner, schema };
    }
  }
  yield* wordsIn(pack);
  yield* detailsIn(pack);
}

function* fieldsWithText(forms: Forms, site: Site): Generator<Site> {
  for (const inner of inside(forms, site)) {
    const { value, at, key } = inner;
    if (value === undefined) continue;
    if (typeof value === 'object' && value !== null) yield* partsWithText(forms, inner);
    else if (at === '/id' || isWords(forms, inner) || (at === `/${key}` && Object.hasOwn(CARD_TEXT, key)))
      yield inner;
  }
}

/** What is in a part, or in the elements of a list. */
const partsWithText = (forms: Forms, site: Site): Iterable<Site> =>
  isList(site.value!) && site.value.every((item) => typeof item !== 'object')
    ? []
    : fieldsWithText(forms, site);

/** Whether a field is a line of words, and no word that means something else. */
const isWords = (forms: Forms, { value, schema }: Site): boolean =>
  forms.formOf(value!, schema)?.pattern === LINE;

function* wordsIn(pack: PackData): Generator<PackText> {
  for (const [file, texts] of textsOf(pack)) {
    const [, language = ''] = /^text\/([^/]+)\.json$/.exec(file) ?? [];
    for (const [card, said] of Object.entries(texts))
      for (const field of Object.keys(CARD_TEXT) as (keyof typeof CARD_TEXT)[]) {
        const written = isFields(said) ? said[field] : undefined;
        const text = plainName(written);
        if (text === undefined) continue;
        // Of a name with forms the name itself: what it is called elsewhere follows from the forms.
        const inside = typeof written === 'string' ? '' : '/one';
        const pointer = `/${escapeSegment(card)}/${field}${inside}`;
        yield {
          file,
          pointer,
          text,
          owner: { of: 'words', card, field, language },
          schema: schemaOf(text, CARD_TEXT[field], {}),
        };
      }
  }
}

function* detailsIn({ manifest }: PackData): Generator<PackText> {
  const languages = Object.keys(manifest.translations ?? {});
  const places: readonly DetailPlace[] = [
    ...PACK_DETAILS.filter((detail) => TOLD.has(detail)).map((detail) => ({ detail, language: null })),
    ...languages.flatMap((language) => TRANSLATED_DETAILS.map((detail) => ({ detail, language }))),
  ];
  for (const detail of places) {
    const pointer = detailPointer(detail);
    const text = valueAt(manifest, pointer) as Json | undefined;
    const schema = Manifest.properties[detail.detail] as Schema;
    if (typeof text === 'string')
      yield { file: MANIFEST_FILE, pointer, text, owner: { of: 'pack', detail }, schema };
  }
}

/** What a pack says of itself in words; what else is a text there is a name or a number. */
const TOLD: ReadonlySet<string> = new Set(TRANSLATED_DETAILS);
