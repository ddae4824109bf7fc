// Walks through the form of a card: every control is used in every way it has.
import { fieldsIn } from '../../../renderer/workshop/field-paths.ts';
import { same, type Json } from '../../../shared/engine/json.ts';
import { add, fill, move, remove, set } from '../../../shared/packs/fields/changes.ts';
import { fieldsOf } from '../../../shared/packs/fields/fields.ts';
import { cardsFor } from '../../../shared/packs/fields/offers.ts';
import type { Field } from '../../../shared/packs/fields/types.ts';
import { PICTURE_NAME } from '../../../shared/packs/pictures.ts';
import { escapeSegment, valueAt } from '../../../shared/packs/pointer.ts';
import { carriedOut, isRefused } from '../../../shared/packs/sentence/change.ts';
import type { Change, Refused } from '../../../shared/packs/sentence/types.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import { undone } from '../sentence/walks.ts';
import type { FieldPlace } from './benches.ts';

const withInner = (field: Field): readonly Field[] => [field, ...fieldsIn(field.control).flatMap(withInner)];

/** All fields of a card's form, with those in parts, lists and maps. */
export const allFields = ({ bench }: FieldPlace, definition: Json): readonly Field[] =>
  fieldsOf(bench, definition, 'en').flatMap(({ fields }) => fields.flatMap(withInner));

/** Texts of which each form takes one. */
const TEXTS = ['Lamp', 'lamp', 'A lamp', 'x'.repeat(12)];
/** The same for names of picture files. */
const PICTURES = ['png', 'jpg'].map((ending) => `${'0'.repeat(64)}.${ending}`);

/** Different values that may be written in a field, as far as its control says. */
function valuesFor(place: FieldPlace, card: Json, { at, control, value }: Field): readonly Json[] {
  switch (control.kind) {
    case 'id':
    case 'text':
    case 'long':
      return [...TEXTS, ...(control.pattern === PICTURE_NAME ? PICTURES : [])].filter((text) =>
        new RegExp(control.pattern ?? '', 'u').test(text),
      );
    case 'number':
      return [control.least ?? -1, control.most ?? 1];
    case 'flag':
      return [true, false];
    case 'choice':
      return control.values.map((one) => one.value);
    case 'set': {
      const all = control.values.map((one) => one.value);
      return [all.slice(0, Math.max(1, control.least)), all.slice(-Math.max(1, control.least))];
    }
    case 'card': {
      const around = valueAt(card, at.slice(0, at.lastIndexOf('/')));
      const taken = Array.isArray(around) ? (around as Json[]).filter((one) => one !== value) : [];
      const offers = cardsFor(place.bench, card, at, 'en').map(({ id }) => id);
      return offers.filter((id) => !taken.includes(id)).slice(0, 2);
    }
    case 'matrix':
    case 'group':
    case 'list':
    case 'row':
    case 'counts':
    case 'opaque':
      return [];
  }
}

/** Everything that can be done in a field, with what it should lead to where that is one value. */
function* gesturesIn(
  place: FieldPlace,
  card: Json,
  field: Field,
): Generator<readonly [name: string, change: Change | Refused, leads?: Json]> {
  const { bench } = place;
  const { at, control, written, optional } = field;
  for (const value of valuesFor(place, card, field)) yield ['set', set(bench, card, at, value), value];
  if (!written && control.kind !== 'text' && control.kind !== 'long') yield ['fill', fill(bench, card, at)];
  if (written && optional && !isElement(card, at)) yield ['unset', remove(bench, card, at)];
  if (control.kind === 'list') {
    const { elements, least, most = Infinity } = control;
    if (elements.length < most) yield ['add', add(bench, card, `${at}/-`)];
    if (elements.length > 0 && elements.length < most) yield ['add', add(bench, card, `${at}/0`)];
    if (elements.length > least || (elements.length > 0 && optional))
      yield ['remove', remove(bench, card, `${at}/0`)];
    if (elements.length > 1) yield ['move', move(bench, card, `${at}/0`, elements.length - 1)];
  }
  if (control.kind === 'row' && control.elements.length > 1)
    yield ['move', move(bench, card, `${at}/0`, control.length - 1)];
  if (control.kind === 'counts') {
    const fresh = cardsFor(bench, card, at, 'en').find(({ chosen }) => !chosen);
    if (fresh !== undefined) yield ['entry', set(bench, card, `${at}/${escapeSegment(fresh.id)}`, 1)];
    if (control.entries.length > 1) yield ['remove', remove(bench, card, control.entries[0].at)];
  }
}

const isElement = (card: Json, at: string): boolean =>
  Array.isArray(valueAt(card, at.slice(0, at.lastIndexOf('/'))));

/** What came of a walk. */
export interface FieldWalk {
  readonly faults: readonly string[];
  /** How many gestures of each name did something. */
  readonly made: ReadonlyMap<string, number>;
  /** The kinds of controls that were met. */
  readonly controls: ReadonlySet<string>;
}

/**
 * Makes every gesture in every field of a card, and in the fields that come with what was not written before.
 *
 * @param walked fields within others that need not be walked again, since other cards have them too; it takes those of this one
 * @param depth how many gestures may come one after the other to write what is not written
 */
export function walkFields(
  place: FieldPlace,
  card: Definition,
  walked: Set<string> = new Set(),
  depth = 2,
): FieldWalk {
  const faults: string[] = [];
  const made = new Map<string, number>();
  const controls = new Set<string>();
  const walk = (before: Json, left: number): void => {
    for (const field of allFields(place, before)) {
      const path = field.at.replaceAll(/\/\d+(?=\/|$)/g, '/*');
      const isOwn = path.lastIndexOf('/') === 0;
      const key = `${isOwn ? String(card.kind) : ''} ${path} ${field.written}`;
      if (walked.has(key)) continue;
      walked.add(key);
      controls.add(field.control.kind);
      const opened: Json[] = [];
      let done = 0;
      for (const [name, change, leads] of gesturesIn(place, before, field)) {
        const tell = (what: string): number => faults.push(`${card.id}: ${name} at ${field.at}: ${what}`);
        if (isRefused(change)) {
          tell(change.refused.en);
          continue;
        }
        const after = carriedOut(before, change.operations);
        if (!place.accepts(after)) tell(`not accepted: ${JSON.stringify(after)}`);
        if (leads !== undefined && !same((valueAt(after, field.at) ?? null) as Json, leads))
          tell('not written');
        const wrong = undone(before, change.operations);
        if (wrong !== undefined) tell(wrong);
        if (Object.values(change.label).some((label) => label === '' || label.includes('{')))
          tell('no label');
        done++;
        made.set(name, (made.get(name) ?? 0) + 1);
        if (name === 'fill' || name === 'add') opened.push(after);
      }
      const isInside = ['matrix', 'group', 'row', 'opaque', 'list', 'counts'].includes(field.control.kind);
      if (done === 0 && !isInside) faults.push(`${card.id}: nothing can be done at ${field.at}`);
      if (left > 0 && field.at !== '/kind') for (const after of opened) walk(after, left - 1);
    }
  };
  walk(card, depth);
  return { faults, made, controls };
}
