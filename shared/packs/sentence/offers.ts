import type { Json } from '../../engine/json.ts';
import { isFields, type Schema } from '../card-schema.ts';
import { isList, parted, type Operation } from '../edit/operation.ts';
import type { Bench } from './bench.ts';
import type { Possibility, Consequence } from './possibilities.ts';
import { conversions } from './conversion.ts';
import { tagOf, type Site } from './forms.ts';
import { familyIn } from './lists.ts';
import type { Whereabouts } from './usage.ts';

/** How many usual things are offered in a gap besides one of each word. */
const MOST_USUAL = 40;

/**
 * What may be put into a gap without typing, the commonest first: what is usual on this kind of card and in this kind of
 * rule, then each other word.
 */
export function* gapPossibilities(bench: Bench, definition: Json, gap: Site): Generator<Possibility> {
  const { forms } = bench;
  const words = new Set<Schema>();
  let count = 0;
  for (const value of usualIn(bench, definition, gap)) {
    if (count++ >= MOST_USUAL) break;
    const form = forms.formOf(value, gap.schema);
    if (form === undefined || !forms.accepts(value, gap.schema)) continue;
    // Where this is not allowed, something else with its word may be.
    const others = words.has(form) ? [] : conversions(bench, gap, form, []);
    words.add(form);
    yield { way: 'new', results: insertions(gap, [value], others) };
  }
  for (const form of forms.alternatives(gap.schema))
    if (!words.has(form)) yield { way: 'new', results: insertions(gap, conversions(bench, gap, form, [])) };
}

function* insertions(gap: Site, ...lists: readonly Iterable<Json>[]): Generator<Consequence> {
  for (const values of lists) for (const value of values) yield { operations: insertion(gap, [value]) };
}

/** The place for something new in a list, which need not be written. */
export function offeredIn({ forms }: Bench, definition: Json, at: string): Site | undefined {
  const [list, index] = parted(at);
  const around = forms.site(definition, list);
  if (around === undefined || !/^\d+$/.test(index)) return undefined;
  const form = forms.alternatives(around.schema).find(({ type }) => type === 'array');
  const length = around.value !== undefined && isList(around.value) ? around.value.length : 0;
  if (form === undefined || !forms.isOfParts(form) || Number(index) > length) return undefined;
  const { items = {}, maxItems = Infinity } = form;
  if (length >= maxItems) return undefined;
  return {
    at,
    value: undefined,
    schema: items,
    key: index,
    owner: around,
    required: false,
    usage: `${around.usage}.*`,
  };
}

/** The operations that put parts into a gap. */
export function insertion(gap: Site, items: readonly Json[]): readonly Operation[] {
  const list = gap.owner!;
  if (list.value === undefined) return [{ op: 'add', path: list.at, value: items }];
  return items.map((value, i): Operation => ({
    op: 'add',
    path: `${list.at}/${Number(gap.key) + i}`,
    value,
  }));
}

/** What is usual at a gap, the commonest first: whole parts, and rules with a single effect. */
function usualIn(bench: Bench, definition: Json, gap: Site): Iterable<Json> {
  const { forms, usage } = bench;
  const around = whereaboutsOf(bench, definition, gap);
  const family = familyIn(forms, gap.schema);
  if (family === 'rule') return usage.singleRules(around.kind);
  return family === '' ? usage.common(gap.usage) : usage.usual(family, around);
}

/** The card and the rule that a place is in. */
function whereaboutsOf({ forms }: Bench, definition: Json, site: Site): Whereabouts {
  let moment = '';
  for (let around: Site | undefined = site; around !== undefined; around = around.owner) {
    const form = around.value === undefined ? undefined : forms.formOf(around.value, around.schema);
    if (form !== undefined && forms.isMoment(form)) moment = tagOf(form)![1];
  }
  return { kind: isFields(definition) ? String(definition.kind) : '', moment };
}
