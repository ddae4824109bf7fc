import type { Json } from '../../engine/json.ts';
import { isFields, type JsonObject } from '../card-schema.ts';
import { isList, isObject, type Operation } from '../edit/operation.ts';
import { segmentsOf } from '../pointer.ts';
import { flawsOf, isWorse, type Bench } from './bench.ts';
import { carriedOut, changeOf, clauseAround, focusOn, focusOnPart, refused } from './change.ts';
import { said } from './controls.ts';
import type { Spot } from './forms.ts';
import { familyIn, isListed } from './lists.ts';
import { roleOf, isTag } from './parts.ts';
import { inEach, viewAt } from './spoken.ts';
import type { CarriedPart, Change, Draft, Refused } from './types.ts';
import { fieldWays } from './wraps.ts';

/** What a removal does to the card. */
interface Removal {
  readonly operations: readonly Operation[];
  /** Where the focus goes: to what is there then. */
  readonly next: string;
  /** The part around that goes with it. */
  readonly gone?: Spot;
  readonly carried?: readonly CarriedPart[];
  readonly draft?: Draft;
}

/**
 * Deletes what is at a place: an optional field becomes a ghost, an element of a list goes. The last effect takes what is
 * around it along; the last of a rule leaves the rule as a draft. Of a field that has to be there, the part that has it is
 * selected instead: a change without operations.
 *
 * @param at pointer of a field, of a part, or of something that the language does not know
 */
export function remove(bench: Bench, definition: Json, at: string): Change | Refused {
  const { forms } = bench;
  const found = forms.spot(definition, at);
  const spot =
    found === undefined ? strangeAt(bench, definition, at) : isTag(forms, found) ? found.owner! : found;
  if (spot?.value === undefined) return refused('gone');
  // The word of an effect or a rule selects it first.
  const isWord = found !== undefined && spot !== found;
  const inner = [...fieldWays(bench, spot)][0];
  const unwraps = inner !== undefined && !isListed(spot);
  const clause = clauseAround(forms, spot);
  if ((isWord && spot === clause) || (!unwraps && isNeeded(spot)))
    return selected(
      bench,
      definition,
      spot === clause || isWord ? clause : clauseAround(forms, spot.owner ?? spot),
    );
  const removal: Removal | undefined = unwraps
    ? { operations: inner.operations, carried: inner.carried ?? [], next: spot.at }
    : isListed(spot)
      ? elementRemoval(bench, spot)
      : { operations: fieldRemoval(spot), next: spot.at };
  if (removal === undefined) return refused('delete');
  const after = carriedOut(definition, removal.operations);
  if (isWorse(flawsOf(bench, after), flawsOf(bench, definition))) return refused('delete');
  const { gone, draft, carried = [] } = removal;
  const told =
    gone &&
    inEach((language) => {
      const shown = viewAt(bench, definition, gone.at, language).words;
      return said(language, draft === undefined ? 'told.with' : 'told.rule', { shown });
    });
  const made = {
    operations: removal.operations,
    focus: focusOn(forms, after, removal.next),
    carried,
    ...(told && { told }),
    ...(draft && { draft }),
    lost: { at: spot.at, part: spot.value },
  };
  return changeOf(bench, made, { key: 'step.delete', at: spot.at, card: definition });
}

const isNeeded = (spot: Spot): boolean => spot.required && !isListed(spot);

/** Deleting here selects the part around, and the next time deletes it. */
const selected = (bench: Bench, definition: Json, part: Spot): Change =>
  changeOf(
    bench,
    { operations: [], focus: focusOnPart(bench.forms, part) },
    { key: 'step.set', at: part.at, card: definition },
  );

/** A field that no form knows, of a part that one knows. */
function strangeAt({ forms }: Bench, definition: Json, at: string): Spot | undefined {
  const key = segmentsOf(at).at(-1);
  const owner = forms.spot(definition, at.slice(0, at.lastIndexOf('/')));
  if (key === undefined || owner?.value === undefined || !isObject(owner.value)) return undefined;
  const value = Object.hasOwn(owner.value, key) ? owner.value[key] : undefined;
  return { at, value, schema: {}, key, owner, required: false, usage: '' };
}

/** A field goes, with the object around it where it is the last in it and that may be left out too. */
function fieldRemoval({ at, owner }: Spot): readonly Operation[] {
  const isLast = owner?.value !== undefined && isObject(owner.value) && Object.keys(owner.value).length === 1;
  const goes = isLast && owner.owner !== undefined && !owner.required && !isListed(owner);
  return [{ op: 'remove', path: goes ? owner.at : at }];
}

/** An element goes, and what cannot be without it. Undefined where the card cannot be without it. */
function elementRemoval(bench: Bench, spot: Spot): Removal | undefined {
  const { forms } = bench;
  const list = spot.owner!;
  const items = list.value as readonly Json[];
  const { minItems = 0 } = forms.formOf(items, list.schema) ?? {};
  if (items.length > minItems) {
    const place = Math.min(Number(spot.key), items.length - 2);
    const next = items.length === 1 ? `${list.at}/0` : `${list.at}/${place}`;
    return { operations: [{ op: 'remove', path: spot.at }], next };
  }
  if (!list.required && !isListed(list))
    return { operations: [{ op: 'remove', path: list.at }], next: list.at };
  return shortened(bench, spot, list) ?? ownerRemoval(bench, spot, list);
}

/** Of too few to choose from or to join, the one that is left takes the place of what they are in. */
function shortened({ forms }: Bench, spot: Spot, list: Spot): Removal | undefined {
  const owner = list.owner;
  const others = forms.within(list).filter(({ key }) => key !== spot.key);
  if (owner === undefined || others.length === 0 || owner.owner === undefined) return undefined;
  const [left] = others;
  if (others.length === 1 && left.value !== undefined && forms.accepts(left.value, owner.schema))
    return {
      operations: [{ op: 'replace', path: owner.at, value: left.value }],
      carried: [{ from: left.at, to: owner.at }],
      next: owner.at,
      gone: owner,
    };
  const items = left.value !== undefined && isList(left.value) ? left.value : [];
  if (others.length > 1 || items.length === 0 || !isListed(owner)) return undefined;
  const around = owner.owner.at;
  const [first, ...more] = items;
  return {
    operations: [
      { op: 'replace', path: owner.at, value: first },
      ...more.map((value, i): Operation => ({
        op: 'add',
        path: `${around}/${Number(owner.key) + 1 + i}`,
        value,
      })),
    ],
    carried: items.map((_, i) => ({ from: `${left.at}/${i}`, to: `${around}/${Number(owner.key) + i}` })),
    next: owner.at,
    gone: owner,
  };
}

/** The part goes that has the list; of a rule its other fields are kept as a draft. */
function ownerRemoval(bench: Bench, spot: Spot, list: Spot): Removal | undefined {
  const { forms } = bench;
  const owner = list.owner;
  if (owner?.owner === undefined) return undefined;
  if (!isListed(owner)) return isListed(list) ? elementRemoval(bench, list) : undefined;
  const removal = elementRemoval(bench, owner);
  if (removal === undefined) return undefined;
  const gone = removal.gone ?? owner;
  const isOnly = owner.value !== undefined && isFields(owner.value) && roleOf(forms, owner) === 'rule';
  if (!isOnly || familyIn(forms, spot.schema) === '') return { ...removal, gone };
  const part = Object.fromEntries(
    Object.entries(owner.value as JsonObject).filter(([key]) => key !== list.key),
  );
  return { ...removal, gone, draft: { anchor: owner.at, text: '', part }, next: owner.at };
}
