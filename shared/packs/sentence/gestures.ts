import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import { isList, parted, type Operation } from '../edit/operation.ts';
import { errorsOf, isWorse, type Bench } from './bench.ts';
import { carriedOut, changeOf, clauseAround, focusOn, refused } from './change.ts';
import { operationsFor } from './possibilities.ts';
import { lostAt } from './choices.ts';
import type { Forms, Site } from './forms.ts';
import { isListed } from './lists.ts';
import { offeredIn, insertion } from './offers.ts';
import { remove } from './removal.ts';
import { viewAt } from './spoken.ts';
import type { Change, Copied, Refused } from './types.ts';

/**
 * Writes a value: a number, a text, a set of values. Where there may not be none of a set, it is left out.
 *
 * @param at pointer of a field, written or not
 */
export function set(bench: Bench, definition: Json, at: string, value: Json): Change | Refused {
  const { forms } = bench;
  const site = forms.site(definition, at);
  if (site === undefined || isBehindFull(forms, site)) return refused('gone');
  const wrong = whyNot(bench, site, value);
  if (wrong !== undefined) return isNone(value) && canGo(site) ? remove(bench, definition, at) : wrong;
  const operations = operationsFor(site, value);
  const after = carriedOut(definition, operations);
  const clause = clauseAround(forms, site);
  const made = {
    operations,
    focus: focusOn(forms, after, at),
    ...(isOther(bench, site, value) && { lost: lostAt(site, after) }),
  };
  return changeOf(bench, made, { key: 'step.set', at: clause.at, card: after });
}

/** Whether a place is behind the last element of a list that takes no more. */
function isBehindFull(forms: Forms, { value, owner }: Site): boolean {
  if (value !== undefined || owner?.value === undefined || !isList(owner.value)) return false;
  const { maxItems = Infinity } = forms.formOf(owner.value, owner.schema) ?? {};
  return owner.value.length >= maxItems;
}

const isNone = (value: Json): boolean => isList(value) && value.length === 0;

const canGo = (site: Site): boolean => site.value !== undefined && !site.required && !isListed(site);

/** Whether a value is of another form than what is there. */
const isOther = ({ forms }: Bench, { value, schema }: Site, next: Json): boolean =>
  value !== undefined && forms.formOf(value, schema) !== forms.formOf(next, schema);

/** Why a value cannot be written at a place. */
function whyNot({ forms }: Bench, { schema }: Site, value: Json): Refused | undefined {
  if (forms.accepts(value, schema)) return undefined;
  const whole = forms.alternatives(schema).find(({ type }) => type === 'integer');
  if (whole === undefined || typeof value !== 'number') return refused('value');
  const { minimum = -Infinity, maximum = Infinity } = whole;
  if (value < minimum) return refused('least', { least: minimum });
  return value > maximum ? refused('most', { most: maximum }) : refused('number');
}

/** Puts a copy of an element behind it. */
export function duplicate(bench: Bench, definition: Json, at: string): Change | Refused {
  const site = bench.forms.site(definition, at);
  if (site?.value === undefined || !isListed(site)) return refused('gone');
  const gap = offeredIn(bench, definition, behind(site));
  if (gap === undefined) return refused('value');
  return inserted(bench, definition, gap, [site.value], 'step.copy');
}

const behind = ({ owner, key }: Site): string => `${owner!.at}/${Number(key) + 1}`;

/** Puts parts into a gap. */
function inserted(
  bench: Bench,
  definition: Json,
  gap: Site,
  items: readonly Json[],
  key: string,
): Change | Refused {
  const operations = insertion(gap, items);
  const after = carriedOut(definition, operations);
  if (isWorse(errorsOf(bench, after), errorsOf(bench, definition))) return refused('value');
  const made = { operations, focus: focusOn(bench.forms, after, gap.at) };
  return changeOf(bench, made, { key, at: gap.at, card: after });
}

/** A part as text and as JSON. @returns undefined where nothing is */
export function copyOf(bench: Bench, definition: Json, at: string, language: Language): Copied | undefined {
  const value = bench.forms.site(definition, at)?.value;
  if (value === undefined) return undefined;
  return { text: viewAt(bench, definition, at, language).words, json: JSON.stringify(value) };
}

/**
 * Puts JSON where it fits: a part or several into a gap, a value in place of what is there.
 *
 * @param at pointer of a gap, or of a part or field
 */
export function paste(bench: Bench, definition: Json, at: string, json: string): Change | Refused {
  const value = parsed(json);
  if (value === undefined) return refused('json');
  const { forms } = bench;
  const site = forms.site(definition, at);
  if (site?.value !== undefined && forms.accepts(value, site.schema))
    return set(bench, definition, at, value);
  const gap = offeredIn(bench, definition, site?.value !== undefined && isListed(site) ? behind(site) : at);
  if (gap === undefined) return site === undefined ? refused('gone') : set(bench, definition, at, value);
  const items = isList(value) ? value : [value];
  if (items.length === 0 || !items.every((item) => forms.accepts(item, gap.schema))) return refused('value');
  return inserted(bench, definition, gap, items, 'step.add');
}

function parsed(json: string): Json | undefined {
  try {
    return JSON.parse(json) as Json;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Splits a sentence at a joint: the effects from there on come after the effect that they are in, as sentences of their own.
 *
 * @param at pointer of the joint: that of the effect behind it
 */
export function split(bench: Bench, definition: Json, at: string): Change | Refused {
  const { forms } = bench;
  const site = forms.site(definition, at);
  const list = site?.owner;
  const wrapper = wrapperOf(list);
  const first = Number(site?.key);
  if (list?.value === undefined || !isList(list.value) || wrapper === undefined || !(first > 0))
    return refused('joint');
  const moving = list.value.slice(first);
  const target = wrapper.owner!.at;
  const place = Number(wrapper.key) + 1;
  const operations = [
    ...moving.map((): Operation => ({ op: 'remove', path: `${list.at}/${first}` })),
    ...moving.map((value, i): Operation => ({ op: 'add', path: `${target}/${place + i}`, value })),
  ];
  const after = carriedOut(definition, operations);
  if (isWorse(errorsOf(bench, after), errorsOf(bench, definition))) return refused('joint');
  const made = {
    operations,
    focus: focusOn(forms, after, `${target}/${place}`),
    carried: [{ from: at, to: `${target}/${place}` }],
  };
  return changeOf(bench, made, { key: 'step.split', at: wrapper.at, card: after });
}

/** The effect whose list a list is, where the list is not one of several. */
function wrapperOf(list: Site | undefined): Site | undefined {
  const owner = list?.owner;
  return owner !== undefined && isListed(owner) ? owner : undefined;
}

/** Joins an effect with the one before it that has a list: it comes to the end of that list. */
export function join(bench: Bench, definition: Json, at: string): Change | Refused {
  const { forms } = bench;
  const site = forms.site(definition, at);
  if (site?.value === undefined || !isListed(site) || site.key === '0') return refused('joint');
  const before = forms.site(definition, `${parted(at)[0]}/${Number(site.key) - 1}`)!;
  const lists = forms.within(before).filter((field) => {
    const form = field.value === undefined ? undefined : forms.formOf(field.value, field.schema);
    return form !== undefined && forms.isOfParts(form) && forms.accepts(site.value!, form.items ?? {});
  });
  const list = lists.at(-1);
  if (list === undefined) return refused('joint');
  const path = `${list.at}/${(list.value as readonly Json[]).length}`;
  const operations: readonly Operation[] = [
    { op: 'remove', path: at },
    { op: 'add', path, value: site.value },
  ];
  const after = carriedOut(definition, operations);
  if (isWorse(errorsOf(bench, after), errorsOf(bench, definition))) return refused('joint');
  const made = { operations, focus: focusOn(forms, after, path), carried: [{ from: at, to: path }] };
  return changeOf(bench, made, { key: 'step.join', at: before.at, card: after });
}
