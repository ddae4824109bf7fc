import { same, type Json } from '../../engine/json.ts';
import { isFields, type JsonObject, type Schema } from '../card-schema.ts';
import { isList } from '../edit/operation.ts';
import type { Bench } from './bench.ts';
import { tagOf, type Site } from './forms.ts';
import { familyIn, listPlaces, listsOf, withList, type ListPlace } from './lists.ts';
import { lengthened, rowsFor } from './rows.ts';
import type { Lost } from './types.ts';

/**
 * What becomes of a value that is to have another form, the best first: fields that the new form takes are kept, then come
 * back what was lost when it had that form before, lists of effects go to the places that the new word has for them, and
 * what has to be there, or mostly is, is filled with what is usual. What follows adds what the form's usual uses have besides.
 *
 * @param lost what earlier changes lost, the last one at the end
 */
export function* conversions(bench: Bench, site: Site, form: Schema, lost: readonly Lost[]): Generator<Json> {
  const { forms } = bench;
  const memory = lost.findLast(({ at, part }) => at === site.at && forms.formOf(part, site.schema) === form);
  const found =
    form.type === 'object' ? objectsFor(bench, site, form, memory) : valuesFor(bench, site, form, memory);
  const seen = new Set<string>();
  for (const value of found) {
    const text = JSON.stringify(value);
    if (seen.has(text) || !forms.isNoWorse(value, form, site)) continue;
    seen.add(text);
    yield value;
  }
}

/** Values of a form at a place: the lost one, then those that are usual there before those of the form elsewhere. */
function* valuesFor({ forms, usage }: Bench, site: Site, form: Schema, memory?: Lost): Generator<Json> {
  if (memory !== undefined) yield memory.part;
  for (const value of usage.values(site)) if (forms.formOf(value, site.schema) === form) yield value;
  yield* usage.valuesOf(form, site.usage);
}

function* objectsFor(bench: Bench, site: Site, form: Schema, memory?: Lost): Generator<Json> {
  const { value } = site;
  // Nothing was changed since.
  if (memory?.became !== undefined && value !== undefined && same(memory.became, value)) yield memory.part;
  const versions: JsonObject[] = [];
  for (const kept of keptIn(bench, site, form, memory)) {
    versions.push(kept);
    yield completed(bench, site, form, kept, {});
  }
  for (const filling of bench.usage.valuesOf(form, site.usage)) {
    if (!isFields(filling)) continue;
    for (const kept of versions) yield completed(bench, site, form, kept, filling);
    for (const kept of versions) yield completed(bench, site, form, { ...filling, ...kept }, filling);
    yield filling;
  }
}

/** Fields with those that have to be there besides, in the order of the form. */
function completed(
  { usage }: Bench,
  site: Site,
  form: Schema,
  fields: JsonObject,
  filling: JsonObject,
): Json {
  const { properties = {}, required = [] } = form;
  const tag = tagOf(form)?.join('=');
  const own = tag ?? site.usage;
  const isFilled = (field: string): boolean =>
    required.includes(field) || (tag !== undefined && usage.isMostlyWritten(tag, field));
  const usual = (field: string): Json | undefined => {
    const [value] = usage.values({ schema: properties[field], usage: `${own}.${field}` });
    return value;
  };
  return Object.fromEntries(
    Object.keys(properties).flatMap((field): [string, Json][] => {
      const value = fields[field] ?? (isFilled(field) ? (filling[field] ?? usual(field)) : undefined);
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** What a form takes of a value and of what was lost, in one way or more: lists may be put into different rows. */
function* keptIn(bench: Bench, site: Site, form: Schema, memory?: Lost): Generator<JsonObject> {
  const old = site.value === undefined ? undefined : bench.forms.formOf(site.value, site.schema);
  const now = fitting(bench, site.value, form, old);
  const before = fitting(bench, memory?.part, form, form);
  const became = memory?.became !== undefined && isFields(memory.became) ? memory.became : {};
  // What was filled in by the change that lost a field gives way to that field.
  const own = Object.entries(now).filter(
    ([field, value]) =>
      !(Object.hasOwn(before, field) && Object.hasOwn(became, field) && same(became[field], value)),
  );
  yield* withLists(bench, site, form, { ...before, ...Object.fromEntries(own) }, memory);
}

/** The fields of a value that a form takes, with its tag. @param old the form that it has */
function fitting(
  { forms }: Bench,
  value: Json | undefined,
  form: Schema,
  old: Schema | undefined,
): JsonObject {
  const { properties = {} } = form;
  const [tag, word] = tagOf(form) ?? [];
  const kept = Object.entries(value !== undefined && isFields(value) ? value : {}).filter(
    ([field, inner]) =>
      field !== tag &&
      Object.hasOwn(properties, field) &&
      forms.fits(inner, properties[field], old?.properties?.[field] ?? {}),
  );
  return { ...(tag === undefined ? {} : { [tag]: word! }), ...Object.fromEntries(kept) };
}

/** Puts the lists that a value has to the places for lists of another word. */
function* withLists(
  bench: Bench,
  { value, schema }: Site,
  form: Schema,
  kept: JsonObject,
  memory: Lost | undefined,
): Generator<JsonObject> {
  const { forms } = bench;
  const old = value === undefined ? undefined : forms.formOf(value, schema);
  const family = familyIn(forms, schema);
  const places = listPlaces(forms, form, family);
  const lists =
    value === undefined || old === undefined || old === form ? [] : listsOf(forms, value, old, family);
  const isKept = ({ field }: ListPlace): boolean =>
    isFields(value!) && Object.hasOwn(value, field) && Object.hasOwn(kept, field);
  const left = lists.filter(({ at }) => !places.some((place) => isKept(place) && at === `/${place.field}`));
  if (left.length === 0 || places.length === 0) return yield kept;
  const before = memory === undefined ? [] : listsOf(forms, memory.part, form, family);
  const targets =
    before.length === left.length ? placesOf(before, places) : usualPlaces(places, isKept, left.length);
  const freed = Object.fromEntries(
    Object.entries(kept).filter(([key]) => !targets.some(({ field }) => field === key)),
  );
  for (const rows of rowsFor(bench, form, targets, memory?.part)) {
    const filled = left.reduce((fields, { items }, i) => {
      const place = targets[i];
      if (place === undefined || !forms.fits(items, place.schema, lists[0].schema)) return fields;
      return withList(fields, place, items, rows[i]);
    }, freed);
    yield withEnough(bench, form, filled, targets);
  }
}

const placesOf = (
  lists: readonly { readonly at: string }[],
  places: readonly ListPlace[],
): readonly ListPlace[] => lists.map(({ at }) => places.find(({ field }) => at.split('/')[1] === field)!);

/** The first place that has to be filled, and those behind it; the last one takes all that is left if it can. */
function usualPlaces(
  places: readonly ListPlace[],
  isKept: (place: ListPlace) => boolean,
  count: number,
): readonly ListPlace[] {
  const free = places.filter((place) => !isKept(place));
  const start = Math.max(
    0,
    free.findIndex(({ required }) => required),
  );
  const found = free.slice(start);
  const last = found.at(-1);
  return last?.several ? [...found, ...Array.from({ length: count }, () => last)] : found;
}

/** A part whose lists of lists have as many as they must have at least. */
function withEnough(bench: Bench, form: Schema, part: JsonObject, places: readonly ListPlace[]): JsonObject {
  const own = tagOf(form)?.join('=') ?? '';
  return places.reduce((fields, { field }): JsonObject => {
    const list = fields[field];
    if (list === undefined || !isList(list)) return fields;
    return { ...fields, [field]: lengthened(bench, form.properties![field], list, `${own}.${field}`) };
  }, part);
}
