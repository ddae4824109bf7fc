import type { Json } from '../../engine/json.ts';
import { isList, type Operation } from '../edit/operation.ts';
import { moved } from './anchors.ts';
import { flawsOf, isWorse, type Bench } from './bench.ts';
import { carriedOut, changeOf, focusOnPart, refused } from './change.ts';
import type { Spot } from './forms.ts';
import { isListed } from './lists.ts';
import { roleOf } from './parts.ts';
import { isIn } from './spoken.ts';
import type { CarriedPart, Change, Refused } from './types.ts';

/**
 * Moves an element of a list up or down: to the next place in reading order where it may be, which may be in another list
 * of its rule. It so passes its siblings, and goes out of what it is in and into what it comes to. What cannot be without it
 * goes when nothing else is in it.
 */
export function move(bench: Bench, definition: Json, at: string, direction: 'up' | 'down'): Change | Refused {
  const { forms } = bench;
  const spot = forms.spot(definition, at);
  if (spot?.value === undefined || !isListed(spot)) return refused('gone');
  const before = flawsOf(bench, definition);
  for (const target of targetsOf(bench, definition, spot, direction)) {
    const made = moveTo(bench, spot, target);
    if (made === undefined) continue;
    const after = carriedOut(definition, made.operations);
    if (isWorse(flawsOf(bench, after), before)) continue;
    const place = forms.spot(after, made.to);
    if (place === undefined) continue;
    const change = { operations: made.operations, focus: focusOnPart(forms, place), carried: made.carried };
    return changeOf(bench, change, { key: 'step.move', at: made.to, card: after });
  }
  return refused('move');
}

/** The gaps before or behind an element, the nearest first; those in the element and beside it are left out. */
function targetsOf(bench: Bench, definition: Json, spot: Spot, direction: 'up' | 'down'): readonly Spot[] {
  const gaps = gapsIn(bench, rootOf(bench, definition, spot));
  const own = gaps.findIndex(({ at }) => at === spot.at);
  const isBeside = ({ at }: Spot): boolean =>
    isIn(at, spot.at) || at === `${spot.owner!.at}/${Number(spot.key) + 1}`;
  const found = direction === 'up' ? gaps.slice(0, own).toReversed() : gaps.slice(own);
  return found.filter((gap) => !isBeside(gap));
}

/** What an element stays in: its rule, or the list of the card that it is in. */
function rootOf({ forms }: Bench, definition: Json, spot: Spot): Spot {
  for (let around = spot.owner; around !== undefined; around = around.owner)
    if (around.value !== undefined && !isList(around.value) && roleOf(forms, around) === 'rule')
      return around;
  return forms.programs(definition).find(({ at }) => isIn(spot.at, at)) ?? spot.owner!;
}

/** All gaps in a part, in reading order. */
function gapsIn(bench: Bench, spot: Spot): readonly Spot[] {
  const { forms } = bench;
  const { value, schema } = spot;
  const form = value === undefined ? undefined : forms.formOf(value, schema);
  if (form === undefined) return [];
  const inner = forms.within(spot);
  if (!isList(value!) || !forms.isOfParts(form)) return inner.flatMap((one) => gapsIn(bench, one));
  const gap = (index: number): Spot => ({
    at: `${spot.at}/${index}`,
    value: undefined,
    schema: form.items ?? {},
    key: String(index),
    owner: spot,
    required: false,
    usage: `${spot.usage}.*`,
  });
  return [...inner.flatMap((item, i) => [gap(i), ...gapsIn(bench, item)]), gap(inner.length)];
}

interface Move {
  readonly operations: readonly Operation[];
  readonly to: string;
  readonly carried: readonly CarriedPart[];
}

function moveTo({ forms }: Bench, spot: Spot, gap: Spot): Move | undefined {
  const value = spot.value!;
  if (!forms.accepts(value, gap.schema) && !isOpaqueAmong(spot, gap)) return undefined;
  if (gap.owner!.at === spot.owner!.at) {
    const index = Number(gap.key) > Number(spot.key) ? Number(gap.key) - 1 : Number(gap.key);
    const to = `${spot.owner!.at}/${index}`;
    return { operations: [{ op: 'move', from: spot.at, path: to }], to, carried: [] };
  }
  const gone = goneWith({ forms }, spot);
  if (gone === undefined || isIn(gap.at, gone.at)) return undefined;
  const removal: Operation = { op: 'remove', path: gone.at };
  const to = moved(gap.at, removal);
  return {
    operations: [removal, { op: 'add', path: to, value }],
    to,
    carried: [{ from: spot.at, to }],
  };
}

/** Whether what the language does not know stays in lists of the same form. */
const isOpaqueAmong = (spot: Spot, gap: Spot): boolean => spot.schema === gap.schema;

/** What goes from its place with an element: it alone, or what has nothing else in it. Undefined where that has more. */
function goneWith({ forms }: Pick<Bench, 'forms'>, spot: Spot): Spot | undefined {
  const list = spot.owner!;
  const items = list.value as readonly Json[];
  const { minItems = 0 } = forms.formOf(items, list.schema) ?? {};
  if (items.length > minItems) return spot;
  if (!list.required && !isListed(list)) return list;
  const owner = list.owner;
  if (owner === undefined || !isListed(owner) || roleOf(forms, owner) === 'rule') return undefined;
  const others = forms.within(owner).filter((field) => field.key !== list.key && field.value !== undefined);
  const hasMore = others.some(({ value }) => isList(value!) && value.length > 0);
  return hasMore || items.length > 1 ? undefined : goneWith({ forms }, owner);
}
