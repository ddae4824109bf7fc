import type { Json } from '../../engine/json.ts';
import { isFields, type JsonObject, type Schema } from '../card-schema.ts';
import { isList, type Operation } from '../edit/operation.ts';
import type { Bench } from './bench.ts';
import type { Possibility, Consequence } from './possibilities.ts';
import { tagOf, type Site } from './forms.ts';
import { familyIn, isListed, listPlaces, listsOf, withList, type ListPlace } from './lists.ts';
import { lengthened, rowsFor } from './rows.ts';

/** A part that would hold another one. */
interface Wrapper {
  readonly value: JsonObject;
  /** Pointer of the held part below it. */
  readonly inner: string;
  /** Where the first thing is that is new and may be chosen. */
  readonly fresh?: string;
}

/** How a part can be kept within another one: a clause in a list of each word that has lists, a number in a sum. */
export function* waysAround(bench: Bench, site: Site): Generator<Possibility> {
  const { forms } = bench;
  const { at, value, schema, owner } = site;
  if (value === undefined || owner === undefined) return;
  const family = familyIn(forms, schema);
  for (const form of forms.alternatives(schema))
    for (const { value: outer, inner, fresh } of wrappers(bench, site, form, family))
      yield {
        way: 'around',
        results: [
          {
            operations: [{ op: 'replace', path: at, value: outer }],
            carried: [{ from: at, to: at + inner }],
            focus: at + (fresh ?? inner),
          },
        ],
      };
}

function* wrappers(bench: Bench, site: Site, form: Schema, family: string): Generator<Wrapper> {
  const { forms } = bench;
  if (tagOf(form) === undefined || site.value === undefined || family === '') return;
  const places = listPlaces(forms, form, family);
  if (isListed(site))
    for (const place of places) {
      yield* wrapperWith(bench, site, form, place);
      for (const other of places.filter((one) => one !== place && !one.required))
        if (place.required) yield* wrapperWith(bench, site, form, place, other);
    }
  for (const [field, schema] of Object.entries(form.properties ?? {}))
    yield* fieldWrappers(bench, site, form, field, schema);
}

/** A clause in a list of a word, with another of its lists filled with what is usual. */
function* wrapperWith(
  bench: Bench,
  site: Site,
  form: Schema,
  place: ListPlace,
  other?: ListPlace,
): Generator<Wrapper> {
  const [tag, word] = tagOf(form)!;
  const [[row = {}] = []] = rowsFor(bench, form, [place]);
  const below = place.several ? `/0${place.inRow === undefined ? '' : `/${place.inRow}`}` : '';
  const inner = `/${place.field}${below}/0`;
  const start = withList({ [tag]: word }, place, [site.value!], row);
  const filled = filledWith(bench, form, start, [place.field, ...(other ? [other.field] : [])]);
  if (filled === undefined || !bench.forms.isNoWorse(filled.value, form, site)) return;
  const { value } = filled;
  const fresh = filled.fresh === undefined ? {} : { fresh: `/${filled.fresh}` };
  yield { value, inner, ...fresh };
}

/** A part with all that it has to have, and with some fields besides. */
function filledWith(
  bench: Bench,
  form: Schema,
  start: JsonObject,
  fields: readonly string[],
): { readonly value: JsonObject; readonly fresh?: string } | undefined {
  const { properties = {}, required = [] } = form;
  const own = tagOf(form)!.join('=');
  let fresh: string | undefined;
  const value: { [field: string]: Json } = { ...start };
  for (const [field, schema] of Object.entries(properties)) {
    const known = start[field];
    const key = `${own}.${field}`;
    if (known === undefined) {
      if (!required.includes(field) && !fields.includes(field)) continue;
      const [usual] = bench.usage.values({ schema, usage: key });
      if (usual === undefined) return undefined;
      value[field] = usual;
      fresh ??= field;
    } else if (isList(known)) value[field] = lengthened(bench, schema, known, key);
  }
  const ordered = Object.fromEntries(
    Object.keys(properties).flatMap((field) => (field in value ? [[field, value[field]] as const] : [])),
  );
  return { value: ordered, ...(fresh !== undefined && { fresh }) };
}

/** A part that is a field of another one, or one of several in a field: the number that is halved, a condition among all. */
function* fieldWrappers(
  bench: Bench,
  site: Site,
  form: Schema,
  field: string,
  schema: Schema,
): Generator<Wrapper> {
  const { forms } = bench;
  const [tag, word] = tagOf(form)!;
  const value = site.value!;
  const family = familyIn(forms, site.schema);
  const [list] = forms.alternatives(schema);
  const isSeveral = list.type === 'array' && familyIn(forms, list.items ?? {}) === family;
  const isOne = list.type !== 'array' && familyIn(forms, schema) === family;
  if (!isSeveral && !isOne) return;
  // A list of clauses is filled as a list.
  if (isSeveral && isListed(site) && listPlaces(forms, form, family).length > 0) return;
  const held = isSeveral ? [value] : value;
  const filled = filledWith(bench, form, { [tag]: word, [field]: held }, [field]);
  if (filled === undefined || !forms.isNoWorse(filled.value, form, site)) return;
  const fresh = filled.fresh === undefined ? {} : { fresh: `/${filled.fresh}` };
  yield { value: filled.value, inner: isSeveral ? `/${field}/0` : `/${field}`, ...fresh };
}

/** How what is around a part can go while something in it stays, each list by itself and the first ones together. */
export function* waysOut(bench: Bench, site: Site): Generator<Possibility> {
  if (site.value === undefined || site.owner === undefined) return;
  for (const result of [...listWays(bench, site), ...fieldWays(bench, site)])
    yield { way: 'out', results: [result] };
}

/** A clause that gives way to the effects in it. */
function* listWays({ forms }: Bench, site: Site): Generator<Consequence> {
  if (!isListed(site) || site.value === undefined) return;
  const form = forms.formOf(site.value, site.schema);
  if (form === undefined) return;
  const lists = listsOf(forms, site.value, form, familyIn(forms, site.schema));
  for (const list of lists) yield spliced(site, [list]);
  for (let count = 2; count <= lists.length; count++) yield spliced(site, lists.slice(0, count));
}

function spliced(site: Site, lists: ReturnType<typeof listsOf>): Consequence {
  const index = Number(site.key);
  const list = site.owner!.at;
  const items = lists.flatMap(({ at, items: own }) =>
    own.map((item, i) => ({ from: `${site.at}${at}/${i}`, item })),
  );
  const [first, ...others] = items;
  return {
    operations: [
      { op: 'replace', path: site.at, value: first.item },
      ...others.map(({ item }, i): Operation => ({
        op: 'add',
        path: `${list}/${index + 1 + i}`,
        value: item,
      })),
    ],
    carried: items.map(({ from }, i) => ({ from, to: `${list}/${index + i}` })),
  };
}

/** A part that gives way to one in it that may be in its place: a sum to one of its numbers. */
export function* fieldWays({ forms }: Bench, site: Site): Generator<Consequence> {
  const { value, schema, at } = site;
  if (value === undefined || !isFields(value)) return;
  const form = forms.formOf(value, schema);
  if (form === undefined || tagOf(form) === undefined) return;
  const family = familyIn(forms, schema);
  for (const field of forms.within(site)) {
    const isSame = familyIn(forms, field.schema) === family && family !== '';
    const isMany = field.value !== undefined && isList(field.value) && !isSame;
    const inner = isSame ? [field] : isMany ? forms.within(field) : [];
    for (const one of inner) {
      if (one.value === undefined || familyIn(forms, one.schema) !== family) continue;
      if (!forms.fits(one.value, schema, one.schema)) continue;
      if (isMany && isListed(site)) continue;
      yield {
        operations: [{ op: 'replace', path: at, value: one.value }],
        carried: [{ from: one.at, to: at }],
      };
    }
  }
}
