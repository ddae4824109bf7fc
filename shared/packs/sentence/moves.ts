import type { Json } from '../../engine/json.ts';
import { isList, type Operation } from '../edit/operation.ts';
import { moved } from './anchors.ts';
import { errorsOf, isWorse, type Bench } from './bench.ts';
import { carriedOut, changeOf, focusOnPart, refused } from './change.ts';
import { tagOf, type Forms, type Site } from './forms.ts';
import { isListed } from './lists.ts';
import { roleOf } from './parts.ts';
import { isIn } from './spoken.ts';
import type { CarriedPart, CarryPlace, Change, Refused } from './types.ts';

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
    const made = moveTo(bench, definition, site, target, before);
    if (!('refused' in made)) return changeFor(bench, made);
  }
  return refused('move');
}

/**
 * Takes an element of a list to any place of the card where it may be. What cannot be without it goes when nothing else is in
 * it.
 *
 * @param to pointer of one of `placesFor`
 */
export function carry(bench: Bench, definition: Json, at: string, to: string): Change | Refused {
  const site = bench.forms.site(definition, at);
  if (site?.value === undefined || !isListed(site)) return refused('gone');
  const gap = gapsOn(bench, definition).find((one) => one.at === to && !isBeside(site, one));
  if (gap === undefined) return refused('gone');
  const made = moveTo(bench, definition, site, gap, errorsOf(bench, definition));
  return 'refused' in made ? made : changeFor(bench, made);
}

/** The places of a card other than its own for an element of a list, in reading order, each with why it may not be there. */
export function placesFor(bench: Bench, definition: Json, at: string): readonly CarryPlace[] {
  const site = bench.forms.site(definition, at);
  if (site?.value === undefined || !isListed(site)) return [];
  const before = errorsOf(bench, definition);
  return gapsOn(bench, definition)
    .filter((gap) => !isBeside(site, gap))
    .map((gap) => ({ at: gap.at, ...refusalOf(moveTo(bench, definition, site, gap, before)) }));
}

const refusalOf = (made: Move | Refused): Pick<CarryPlace, 'refused'> =>
  'refused' in made ? { refused: made.refused } : {};

const gapsOn = (bench: Bench, definition: Json): readonly Site[] =>
  bench.forms.programs(definition).flatMap((program) => gapsIn(bench, program));

/** Whether an element would be where it is, or in itself. */
const isNear = (site: Site, gap: Site): boolean => isBeside(site, gap) || isIn(gap.at, site.at);

/** Whether a gap is right before an element or right behind it. */
const isBeside = (site: Site, { at }: Site): boolean =>
  at === site.at || at === `${site.owner!.at}/${Number(site.key) + 1}`;

/** The gaps before or behind an element, the nearest first; those in the element and beside it are left out. */
function targetsOf(bench: Bench, definition: Json, site: Site, direction: 'up' | 'down'): readonly Site[] {
  const gaps = gapsIn(bench, rootOf(bench, definition, site));
  const own = gaps.findIndex(({ at }) => at === site.at);
  const found = direction === 'up' ? gaps.slice(0, own).toReversed() : gaps.slice(own);
  return found.filter((gap) => !isNear(site, gap));
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

/** What takes an element from one place to another. */
interface Carriage {
  readonly operations: readonly Operation[];
  readonly to: string;
  readonly carried: readonly CarriedPart[];
}

/** The same with the card that comes of it. */
interface Move extends Carriage {
  readonly after: Json;
  readonly place: Site;
}

/** @param before what is wrong with the card now */
function moveTo(
  bench: Bench,
  definition: Json,
  site: Site,
  gap: Site,
  before: ReturnType<typeof errorsOf>,
): Move | Refused {
  const made = carriageTo(bench.forms, site, gap);
  if ('refused' in made) return made;
  const after = carriedOut(definition, made.operations);
  const place = bench.forms.site(after, made.to);
  if (place === undefined || isWorse(errorsOf(bench, after), before)) return refused('worse');
  return { ...made, after, place };
}

const changeFor = (bench: Bench, { operations, to, carried, after, place }: Move): Change =>
  changeOf(
    bench,
    { operations, focus: focusOnPart(bench.forms, place), carried },
    { key: 'step.move', at: to, card: after },
  );

function carriageTo(forms: Forms, site: Site, gap: Site): Carriage | Refused {
  const value = site.value!;
  if (isIn(gap.at, site.at)) return refused('inside');
  if (!forms.fits(value, gap.schema, site.schema)) return refused('value');
  if (gap.owner!.at === site.owner!.at) {
    const index = Number(gap.key) > Number(site.key) ? Number(gap.key) - 1 : Number(gap.key);
    const to = `${site.owner!.at}/${index}`;
    return { operations: [{ op: 'move', from: site.at, path: to }], to, carried: [] };
  }
  const gone = goneWith(forms, site, gap.owner!);
  if (gone === undefined || isIn(gap.at, gone.at)) return refused('only');
  const removal: Operation = { op: 'remove', path: gone.at };
  const to = moved(gap.at, [removal]);
  return {
    operations: [removal, { op: 'add', path: to, value }],
    to,
    carried: [{ from: site.at, to }],
  };
}

/** The key of the word that tells what a part is. */
function headKey(forms: Forms, { value, schema }: Site): string | undefined {
  const form = value === undefined ? undefined : forms.formOf(value, schema);
  return form === undefined ? undefined : tagOf(form)?.[0];
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
  if (owner === undefined || !isListed(owner)) return undefined;
  const others = forms.within(owner).filter((field) => field.key !== list.key && field.value !== undefined);
  // Of a rule without effects its trigger alone says nothing; a condition would be lost unseen.
  const hasMore =
    roleOf(forms, owner) === 'rule'
      ? others.some(({ key }) => key !== headKey(forms, owner))
      : others.some(({ value }) => isList(value!) && value.length > 0);
  return hasMore || items.length > 1 ? undefined : goneWith(forms, owner, target);
}
