import { same, type Json } from '../../engine/json.ts';
import { isFields, type JsonObject, type Schema } from '../card-schema.ts';
import { isList } from '../edit/operation.ts';
import type { Bench } from './bench.ts';
import { tagOf } from './forms.ts';
import type { ListPlace } from './lists.ts';

/**
 * What the rows of a word may have besides their lists: as they were, as in usual parts with as many rows, else all of them
 * different.
 *
 * @param places of the lists that are to be put in; some may be no rows
 * @param before a part with the word that was there before
 */
export function* rowsFor(
  { forms, usage }: Bench,
  form: Schema,
  places: readonly ListPlace[],
  before?: Json,
): Generator<readonly JsonObject[]> {
  const place = places.find(({ inRow }) => inRow !== undefined);
  if (place === undefined) return yield [];
  const { field, inRow } = place;
  const count = places.filter((one) => one.field === field).length;
  const rowsIn = (part: Json | undefined): readonly JsonObject[] => {
    const rows = part !== undefined && isFields(part) ? part[field] : undefined;
    const whole = rows !== undefined && isList(rows) ? rows.filter(isFields) : [];
    return whole.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => key !== inRow)));
  };
  const usual = [before, ...usage.withWord(form)].map(rowsIn);
  for (const rows of usual) if (rows.length >= count - 1 && rows.length > 0) yield rows;
  const [list] = forms.alternatives(form.properties![field]);
  const [row] = forms.alternatives(list.items ?? {});
  const own = tagOf(form)?.join('=') ?? '';
  for (const [key, schema] of Object.entries(row.properties ?? {}))
    if (key !== inRow) {
      const values = [...new Set(usage.values({ schema, usage: `${own}.${field}.*.${key}` }))];
      yield values.map((value) => ({ [key]: value }));
    }
}

/**
 * A list with as many elements as it must have at least; those added are usual ones, others than are in it if possible.
 *
 * @param key of the list in what is usual
 */
export function lengthened(
  { forms, usage }: Bench,
  schema: Schema,
  list: readonly Json[],
  key: string,
): readonly Json[] {
  const [{ minItems = 0, items = {} }] = forms.alternatives(schema);
  if (list.length >= minItems) return list;
  const values = [...usage.values({ schema: items, usage: `${key}.*` })];
  const others = values.filter((value) => !list.some((one) => same(one, value)));
  const more = others.length > 0 ? others : values;
  return [...list, ...Array.from({ length: minItems - list.length }, (_, i) => more[i % more.length])];
}
