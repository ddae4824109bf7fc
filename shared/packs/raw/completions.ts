import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import { columnAt, formattingOf, indentAt, keyed, print, type Formatting } from '../edit/formatting.ts';
import type { FieldBench } from '../fields/bench.ts';
import { keysFor } from './keys.ts';
import { valuesFor } from './values.ts';
import { writingPlaceAt, type WritingPlace } from './writing-place.ts';

/** Something that may be written at a place of a text. */
export interface Completion {
  /** As it is in the file: `"draw"`, `3`, the key `"cards"`. */
  readonly text: string;
  /** What it is called; empty where that says no more. */
  readonly name: string;
  /** What it does or means, for authors; empty where nothing is written. */
  readonly does: string;
  /** What comes to be there: of a key with its usual value. */
  readonly insert: string;
}

/** What may take the place of a piece of a text. */
export interface Completions {
  readonly from: number;
  readonly to: number;
  readonly options: readonly Completion[];
}

/** What may be written, before it is put down in the layout of a text. */
export interface Writable extends Pick<Completion, 'name' | 'does'> {
  /** A key, of which `value` is usual; null: a value. */
  readonly key: string | null;
  readonly value: Json | undefined;
}

/**
 * What may be written at an offset in the text of a file of cards, whether that can be read or not, the most usual first.
 *
 * @param benchFor what the sentence and fields of a card are worked on with; null where its game has no words
 * @returns null where nothing is known of the place
 */
export function completionsAt(
  text: string,
  offset: number,
  benchFor: (definition: Json) => FieldBench | null,
  language: Language,
): Completions | null {
  const place = writingPlaceAt(text, offset);
  const bench = place && benchFor(place.definition);
  if (place === null || bench === null) return null;
  const { definition, at, isKey, from, to } = place;
  const found = isKey ? keysFor(bench, definition, at, language) : valuesFor(bench, definition, at, language);
  const formatting = formattingOf(text, from);
  const options = found.map((one): Completion => {
    const { name, does } = one;
    const written = JSON.stringify(one.key ?? one.value);
    return { text: written, name, does, insert: inserted(text, place, one, formatting) };
  });
  return { from, to, options };
}

/** What is put down: a key with its colon and value where these are not there, and with the comma before a next key. */
function inserted(
  text: string,
  { from, next }: WritingPlace,
  { key, value }: Writable,
  formatting: Formatting,
): string {
  const head = key === null ? '' : next === ':' ? JSON.stringify(key) : keyed(key, formatting);
  const indent = indentAt(text, from);
  const column = columnAt(text, from) + head.length;
  const isWanted = value !== undefined && !(key !== null && next === ':');
  const body = isWanted ? print(value, formatting, { indent, column, shape: 'fitting' }) : '';
  const comma = key !== null && next === '"' ? ',' : '';
  return head + body + comma;
}
