import { same, type Json } from '../../engine/json.ts';
import type { Schema } from '../card-schema.ts';
import { isKey, withValue, type Site } from '../sentence/forms.ts';
import type { FieldTools } from './bench.ts';
import { formAt } from './places.ts';

/**
 * Values that may be at a place, the most usual first: what cards of the base set write there, what counts where nothing is
 * written, and what follows from the schema. The schema accepts each.
 */
export function* usualAt(tools: FieldTools, definition: Json, site: Site): Generator<Json> {
  const { forms, habits } = tools;
  const { at, schema } = site;
  for (const value of candidates()) if (forms.accepts(value, schema)) yield value;

  function* candidates(): Generator<Json> {
    if (forms.isProgram(schema)) return yield* tools.usage.values(site);
    yield* habits.usual(definition, at);
    if (schema.default !== undefined) yield schema.default;
    const form = formAt(forms, site);
    if (form?.type === 'array') yield listFor(tools, definition, site, form);
    else if (form?.type === 'object') yield partFor(tools, definition, site, form);
    else yield* tools.usage.values(site);
  }
}

/** As many elements as there must be; those of a set are different ones. */
function listFor(tools: FieldTools, definition: Json, site: Site, form: Schema): Json {
  const { items = {}, minItems = 0, uniqueItems = false } = form;
  const owner: Site = { ...site, value: [] };
  const place: Site = { ...owner, at: `${site.at}/0`, value: undefined, schema: items, key: '0', owner };
  const list: Json[] = [];
  if (minItems === 0) return list;
  const empty = withValue(definition, site.at, []);
  for (const value of usualAt(tools, empty, place)) {
    if (list.length === minItems) break;
    if (!uniqueItems) list.push(...Array.from({ length: minItems }, () => value));
    else if (!list.some((one) => same(one, value))) list.push(value);
  }
  return list;
}

/** A part with the fields that it has to have, or with one entry where a map has to have some. */
function partFor(tools: FieldTools, definition: Json, site: Site, form: Schema): Json {
  const { additionalProperties, minProperties = 0 } = form;
  const required = tools.forms.within({ ...site, value: {} }).filter((field) => field.required);
  const fields = required.flatMap((field): [string, Json][] => {
    const [value] = usualAt(tools, definition, field);
    return value === undefined ? [] : [[field.key, value]];
  });
  if (typeof additionalProperties !== 'object' || minProperties === 0) return Object.fromEntries(fields);
  const keys = [...tools.known()].map(([id]) => id).filter((id) => isKey(id, form));
  return Object.fromEntries(keys.slice(0, minProperties).map((id) => [id, 1]));
}
