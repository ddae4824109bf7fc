import type { Json } from '../../engine/json.ts';
import { isList, type Operation } from '../edit/operation.ts';
import { moved } from './anchors.ts';
import { errorsOf, isWorse, type Bench } from './bench.ts';
import { carriedOut, changeOf, focusOnPart, refused } from './change.ts';
import type { Forms, Site } from './forms.ts';
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
  const site = forms.site(definition, at);
  if (site?.value === undefined || !isListed(site)) return refused('gone');
  const before = errorsOf(bench, definition);
  for (const target of targetsOf(bench, definition, site, direction)) {
    const made = moveTo(bench, site, target);
    if (made === undefined) continue;
    const after = carriedOut(definition, made.operations);
    if (isWorse(errorsOf(bench, after), before)) continue;
    const place = forms.site(after, made.to);
    if (place === undefined) continue;
    const change = { operations: made.operations, focus: focusOnPart(forms, place), carried: made.carried };
    return changeOf(bench, change, { key: 'step.move', at: made.to, card: after });
  }
  return refused('move');
}

/** The gaps before or behind an element, the nearest first; those in the element and beside it are left out. */
function targetsOf(bench: Bench, definition: Json, site: Site, direction: 'up' | 'down'): readonly Site[] {
  const gaps = gapsIn(bench, rootOf(bench, definition, site));
  const own = gaps.findIndex(({ at }) => at === site.at);
  const isBeside = ({ at }: Site): boolean =>
    isIn(at, site.at) || at === `${site.owner!.at}/${Number(site.key) + 1}`;
  const found = direction === 'up' ? gaps.slice(0, own).toReversed() : gaps.slice(own);
  return found.filter((gap) => !isBeside(gap));
}

/** What an element stays in: its rule, or the list of the card that it is in. */
function rootOf({ forms }: Bench, definition: Json, site: Site): Site {
  for (let around = site.owner; around !== undefined; around = around.owner)
    if (around.value !== undefined && !isList(around.value) && roleOf(forms, around) === 'rule')
      return around;
  return forms.programs(definition).find(({ at }) => isIn(site.at, at)) ?? site.owner!;
}

/** All gaps in a part, in reading order. */
function gapsIn(bench: Bench, site: Site): readonly Site[] {
  const { forms } = bench;
  const { value, schema } = site;
  const form = value === undefined ? undefined : forms.formOf(value, schema);
  if (form === undefined) return [];
  const inner = forms.within(site);
  if (!isList(value!) || !forms.isOfParts(form)) return inner.flatMap((one) => gapsIn(bench, one));
  const gap = (index: number): Site => ({
    at: `${site.at}/${index}`,
    value: undefined,
    schema: form.items ?? {},
    key: String(index),
    owner: site,
    required: false,
    usage: `${site.usage}.*`,
  });
  return [...inner.flatMap((item, i) => [gap(i), ...gapsIn(bench, item)]), gap(inner.length)];
}

interface Move {
  readonly operations: readonly Operation[];
  readonly to: string;
  readonly carried: readonly CarriedPart[];
}

function moveTo({ forms }: Bench, site: Site, gap: Site): Move | undefined {
  const value = site.value!;
  if (!forms.fits(value, gap.schema, site.schema)) return undefined;
  if (gap.owner!.at === site.owner!.at) {
    const index = Number(gap.key) > Number(site.key) ? Number(gap.key) - 1 : Number(gap.key);
    const to = `${site.owner!.at}/${index}`;
    return { operations: [{ op: 'move', from: site.at, path: to }], to, carried: [] };
  }
  const gone = goneWith(forms, site, gap.owner!);
  if (gone === undefined || isIn(gap.at, gone.at)) return undefined;
  const removal: Operation = { op: 'remove', path: gone.at };
  const to = moved(gap.at, [removal]);
  return {
    operations: [removal, { op: 'add', path: to, value }],
    to,
    carried: [{ from: site.at, to }],
  };
}

/**
 * What goes from its place with an element: it alone, or what has nothing else in it. Undefined where that has more.
 *
 * @param target the list that it comes to
 */
function goneWith(forms: Forms, site: Site, target: Site): Site | undefined {
  const list = site.owner!;
  const items = list.value as readonly Json[];
  const { minItems = 0 } = forms.formOf(items, list.schema) ?? {};
  if (items.length > minItems || list.at === target.at) return site;
  if (!list.required && !isListed(list)) return list;
  const owner = list.owner;
  if (owner === undefined || !isListed(owner) || roleOf(forms, owner) === 'rule') return undefined;
  const others = forms.within(owner).filter((field) => field.key !== list.key && field.value !== undefined);
  const hasMore = others.some(({ value }) => isList(value!) && value.length > 0);
  return hasMore || items.length > 1 ? undefined : goneWith(forms, owner, target);
}
