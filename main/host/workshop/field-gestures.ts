import type { Json } from '../../../shared/engine/json.ts';
import { nameOf } from '../../../shared/packs/cards.ts';
import { printed } from '../../../shared/packs/card-commands/pack-data.ts';
import { noting } from '../../../shared/packs/translations/change.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { FileEdit } from '../../../shared/packs/document/step.ts';
import type { FieldBench } from '../../../shared/packs/fields/bench.ts';
import { add, fill, move, remove, set, translate } from '../../../shared/packs/fields/changes.ts';
import { around, formAt, placeAt } from '../../../shared/packs/fields/places.ts';
import { PLAN_FILE } from '../../../shared/packs/plan/schema.ts';
import type { Operation } from '../../../shared/packs/edit/operation.ts';
import { wordsAt } from '../../../shared/packs/translations/pairs.ts';
import type { TextField } from '../../../shared/packs/translations/types.ts';
import { escapeSegment, segmentsOf, valueAt } from '../../../shared/packs/pointer.ts';
import { nameWith } from '../../../shared/words/names.ts';
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

/** A change of what is said of a card in another language: in the file of that, which is made where it is missing, and in the notes. */
export interface Translated {
  readonly change: Change;
  readonly edits: readonly FileEdit[];
}

/** What the text of a card in another language does; null: nothing, since there is nothing to take away. */
export function translated(
  document: PackDocument,
  { bench, definition }: CardAtWork,
  { language, at, text, forms }: Translating,
): Translated | Refused | null {
  const name = nameOf(definition);
  const isOwn = name !== undefined && around(at) === `/${escapeSegment(name)}`;
  if (!isOwn || !new RegExp(LANGUAGE_TAG).test(language)) return refused('gone');
  const path = fileOfLanguage(language);
  const file = document.file(path);
  const written = file?.readable?.parsed.document.value ?? {};
  if (text === '' && valueAt(written, at) === undefined) return null;
  const said = text === '' ? undefined : forms === undefined ? text : nameWith(text, forms);
  const change = translate(bench, written, at, said);
  if ('refused' in change) return change;
  const field = segmentsOf(at).at(-1) as TextField;
  const from = text === '' ? '' : wordsAt(definition, `/${field}`);
  const notes = document.file(PLAN_FILE)?.readable?.parsed.document.value;
  const noted = noting(notes, language, { card: name, field }, from);
  return {
    change,
    edits: [
      fileEdit(document, path, change.operations),
      ...(noted.length === 0 ? [] : [fileEdit(document, PLAN_FILE, noted)]),
    ],
  };
}

/** Operations on a file that may not be there yet. */
const fileEdit = (document: PackDocument, file: string, operations: readonly Operation[]): FileEdit =>
  document.file(file)?.text == null
    ? { file, whole: printed(carriedOut({}, operations)) }
    : { file, operations };
