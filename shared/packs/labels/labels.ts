import type { Json } from '../../engine/json.ts';
import { wholeOf, type Catalogue } from '../../words/catalogue.ts';
import type { InEach } from '../card-words.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

/** The labels of one game with those of every game. Its own come first: what it calls a word goes before what pictures call it. */
export const allLabels = (own: InEach<Catalogue>): InEach<Catalogue> => ({
  en: { ...own.en, ...en, ...own.en },
  de: { ...own.de, ...de, ...own.de },
});

const labelIn = (labels: Catalogue, keys: readonly string[]): string | undefined => {
  const key = keys.find((one) => Object.hasOwn(labels, one));
  return key === undefined ? undefined : wholeOf(labels[key]);
};

/** What a field is called; itself where it has no other name. @param around the word or the field that it belongs to */
export const labelOfField = (labels: Catalogue, field: string, around?: string): string =>
  labelIn(labels, [`field.${around}.${field}`, `field.${field}`]) ?? field;

/** What cards of a kind are called, or the kind itself. */
export const labelOfKind = (labels: Catalogue, kind: string): string => labelOfValue(labels, 'kind', kind);

/** What several cards of a kind are called: what they are listed under. */
export const pluralOfKind = (labels: Catalogue, kind: string): string =>
  labelIn(labels, [`plural.kind.${kind}`]) ?? labelOfKind(labels, kind);

/**
 * What a value is called, or itself: in this field, or else in another one.
 *
 * @param value that is no list or object
 */
export function labelOfValue(labels: Catalogue, field: string, value: Json): string {
  const word = String(value);
  const here = labelIn(labels, [`value.${field}.${word}`, `value.any.${word}`]);
  if (here !== undefined) return here;
  // Last, for this looks through all labels.
  const elsewhere = Object.keys(labels).find((key) => key.startsWith('value.') && key.endsWith(`.${word}`));
  return labelIn(labels, [elsewhere ?? '']) ?? word;
}
