import type { Json } from '../../../shared/engine/json.ts';
import { nameOf } from '../../../shared/packs/cards.ts';
import { printed } from '../../../shared/packs/card-commands/pack-data.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { FileEdit } from '../../../shared/packs/document/step.ts';
import type { FieldBench } from '../../../shared/packs/fields/bench.ts';
import { add, fill, move, remove, set, translate } from '../../../shared/packs/fields/changes.ts';
import { around, formAt, placeAt } from '../../../shared/packs/fields/places.ts';
import { escapeSegment, valueAt } from '../../../shared/packs/pointer.ts';
import { LANGUAGE_TAG } from '../../../shared/packs/schema.ts';
import { carriedOut, refused } from '../../../shared/packs/sentence/change.ts';
import type { Change, Lost, Refused } from '../../../shared/packs/sentence/types.ts';
import type { FieldGesture } from '../../../shared/rpc/messages/workshop.ts';
import { fileOfLanguage } from './card-place.ts';
import type { CardAtWork } from './sentences.ts';

type Translating = Extract<FieldGesture, { do: 'translate' }>;

/**
 * What a gesture in the fields of a card does to it.
 *
 * @param lost what earlier changes of this card lost
 */
export function fieldChange(
  { bench, definition }: Pick<CardAtWork, 'bench' | 'definition'>,
  gesture: Exclude<FieldGesture, Translating>,
  lost: readonly Lost[],
): Change | Refused {
  const { at } = gesture;
  switch (gesture.do) {
    case 'write':
      return set(bench, definition, at, gesture.value, lost);
    case 'fill':
      return isInList(bench, definition, at) ? add(bench, definition, at) : fill(bench, definition, at, lost);
    case 'clear':
      return remove(bench, definition, at);
    case 'reorder':
      return move(bench, definition, at, gesture.to);
  }
}

function isInList({ forms }: FieldBench, definition: Json, at: string): boolean {
  const list = placeAt(forms, definition, around(at));
  return list !== undefined && formAt(forms, list)?.type === 'array';
}

/** A change of what is said of a card in another language, with the edit of the file of that, which is made where it is missing. */
export interface Translated {
  readonly change: Change;
  readonly edit: FileEdit;
}

/** What the text of a card in another language does; null: nothing, since there is nothing to take away. */
export function translated(
  document: PackDocument,
  { bench, definition }: CardAtWork,
  { language, at, text }: Translating,
): Translated | Refused | null {
  const name = nameOf(definition);
  const isOwn = name !== undefined && around(at) === `/${escapeSegment(name)}`;
  if (!isOwn || !new RegExp(LANGUAGE_TAG).test(language)) return refused('gone');
  const path = fileOfLanguage(language);
  const file = document.file(path);
  const written = file?.readable?.parsed.document.value ?? {};
  if (text === '' && valueAt(written, at) === undefined) return null;
  const change = translate(bench, written, at, text === '' ? undefined : text);
  if ('refused' in change) return change;
  const { operations } = change;
  const isThere = file !== undefined && file.text !== null;
  const edit = isThere
    ? { file: path, operations }
    : { file: path, whole: printed(carriedOut({}, operations)) };
  return { change, edit };
}
