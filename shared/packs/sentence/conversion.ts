import type { Json } from '../../engine/json.ts';
import { isFields, type JsonObject, type Schema } from '../card-schema.ts';
import type { Bench } from './bench.ts';
import { tagOf, type Spot } from './forms.ts';
import { familyIn, listPlaces, listsOf, withList, type ListPlace } from './lists.ts';
import type { Lost } from './types.ts';

/**
 * What becomes of a value that is to have another form, the best first: fields that the new form takes are kept, then come
 * back what was lost when it had that form before, lists of effects go to the places that the new word has for them, and
 * what has to be there is filled with what is usual. What follows adds what the form's usual uses have besides.
 *
 * @param lost what earlier changes lost, the last one at the end
 */
export function* conversions(bench: Bench, spot: Spot, form: Schema, lost: readonly Lost[]): Generator<Json> {
  const { forms, usage } = bench;
  const remembered = lost.findLast(
    ({ at, part }) => at === spot.at && forms.formOf(part, form) === form,
  )?.part;
  const key = spot.usage;
  if (form.type !== 'object') {
    if (remembered !== undefined && forms.accepts(remembered, form)) yield remembered;
    yield* valuesFor(bench, spot, form);
    return;
  }
  const own = tagOf(form)?.join('=') ?? key;
  const fieldsOf = (value: Json | undefined): JsonObject =>
    value !== undefined && isFields(value) ? fitting(bench, value, form) : {};
  const kept = withLists(bench, spot, form, { ...fieldsOf(remembered), ...fieldsOf(spot.value) }, remembered);
  const usual = [...usage.valuesOf(form, key)].filter(isFields);
  const first = usual[0] ?? {};
  const whole = (fields: JsonObject, filling: JsonObject): JsonObject => {
    const required = (form.required ?? []).flatMap((field): [string, Json][] => {
      const value = fields[field] ?? filling[field] ?? usualField(bench, form, field, `${own}.${field}`);
      return value === undefined ? [] : [[field, value]];
    });
    return inOrder({ ...fields, ...Object.fromEntries(required) }, form);
  };
  const seen = new Set<string>();
  const candidates = [
    whole(kept, {}),
    whole(kept, first),
    ...usual.flatMap((filling) => [whole({ ...filling, ...kept }, filling), filling]),
  ];
  for (const value of candidates) {
    const text = JSON.stringify(value);
    if (seen.has(text) || !forms.accepts(value, form)) continue;
    seen.add(text);
    yield value;
  }
}

/** Values of a form at a place, those that are usual there before those of the form elsewhere. */
function* valuesFor({ forms, usage }: Bench, spot: Spot, form: Schema): Generator<Json> {
  for (const value of usage.values(spot)) if (forms.formOf(value, spot.schema) === form) yield value;
  yield* usage.valuesOf(form, spot.usage);
}

const usualField = ({ usage }: Bench, form: Schema, field: string, key: string): Json | undefined => {
  const [value] = usage.values({ schema: form.properties?.[field] ?? {}, usage: key });
  return value;
};

/** The fields of a value that a form takes, with its tag. */
function fitting({ forms }: Bench, value: JsonObject, form: Schema): JsonObject {
  const { properties = {} } = form;
  const [tag, word] = tagOf(form) ?? [];
  const kept = Object.entries(value).filter(
    ([field, inner]) =>
      field !== tag && Object.hasOwn(properties, field) && forms.accepts(inner, properties[field]),
  );
  return { ...(tag === undefined ? {} : { [tag]: word! }), ...Object.fromEntries(kept) };
}

/** Fields in the order of their form. */
const inOrder = (fields: JsonObject, { properties = {} }: Schema): JsonObject =>
  Object.fromEntries(
    Object.keys(properties).flatMap((field): [string, Json][] =>
      Object.hasOwn(fields, field) ? [[field, fields[field]]] : [],
    ),
  );

/** Puts the lists that a value has to the places for lists of another word. */
function withLists(
  bench: Bench,
  { value, schema }: Spot,
  form: Schema,
  kept: JsonObject,
  remembered: Json | undefined,
): JsonObject {
  const { forms } = bench;
  const old = value === undefined ? undefined : forms.formOf(value, schema);
  if (value === undefined || old === undefined || old === form) return kept;
  const family = familyIn(forms, schema);
  const places = listPlaces(forms, form, family);
  const lists = listsOf(forms, value, old, family);
  if (places.length === 0 || lists.length === 0) return kept;
  const isKept = (place: ListPlace): boolean =>
    isFields(value) && Object.hasOwn(value, place.field) && Object.hasOwn(kept, place.field);
  const left = lists.filter(({ at }) => !places.some((place) => isKept(place) && at === `/${place.field}`));
  if (left.length === 0) return kept;
  const before = remembered === undefined ? [] : listsOf(forms, remembered, form, family);
  const targets =
    before.length === left.length ? placesOf(before, places) : usualPlaces(places, isKept, left.length);
  const freed = withoutFields(kept, targets);
  return left.reduce((fields, { items }, i) => {
    const place = targets[i];
    if (place === undefined || !forms.accepts(items, place.schema)) return fields;
    return withList(fields, place, items, rowFor(bench, form, place, fields, remembered));
  }, freed);
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

/** Fields without the lists that are to be filled. */
const withoutFields = (fields: JsonObject, places: readonly ListPlace[]): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !places.some(({ field }) => field === key)));

/** What a new row has besides its list: as it was, or the first that is usual and that no other row has. */
function rowFor(
  { forms, usage }: Bench,
  form: Schema,
  { field, inRow }: ListPlace,
  fields: JsonObject,
  remembered: Json | undefined,
): JsonObject {
  if (inRow === undefined) return {};
  const there = (fields[field] ?? []) as readonly JsonObject[];
  const before = remembered !== undefined && isFields(remembered) ? remembered[field] : undefined;
  const old = (before as readonly JsonObject[] | undefined)?.[there.length];
  if (old !== undefined) return old;
  const [list] = forms.alternatives(form.properties![field]);
  const [row] = forms.alternatives(list.items ?? {});
  const own = tagOf(form)?.join('=') ?? '';
  const others = Object.entries(row.properties ?? {}).filter(
    ([key]) => key !== inRow && row.required?.includes(key),
  );
  return Object.fromEntries(
    others.flatMap(([key, schema]): [string, Json][] => {
      const values = [...usage.values({ schema, usage: `${own}.${field}.*.${key}` })];
      const free = values.find((value) => there.every((one) => one[key] !== value)) ?? values[0];
      return free === undefined ? [] : [[key, free]];
    }),
  );
}
