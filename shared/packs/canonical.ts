import type { Json } from '../engine/json.ts';
import { isFields, schemaOf, type Referred, type Schema } from './card-schema.ts';

/**
 * A value that fits a schema without the fields that hold their default, and with its keys in the order of the schema: two
 * values that the schema tells to be the same are equal as texts then.
 */
export function withoutDefaults(
  value: Json,
  schema: object,
  definitions: Referred = (schema as Schema).$defs ?? {},
): Json {
  const own = schemaOf(value, schema, definitions);
  if (Array.isArray(value))
    return (value as readonly Json[]).map((item) => withoutDefaults(item, own.items ?? {}, definitions));
  if (!isFields(value)) return value;
  const { properties = {}, required = [], additionalProperties } = own;
  const others = Object.keys(value).filter((key) => !(key in properties));
  const rest = typeof additionalProperties === 'object' ? additionalProperties : {};
  return Object.fromEntries(
    [...Object.keys(properties), ...others.sort()].flatMap((key) => {
      if (!(key in value)) return [];
      const form = properties[key] ?? rest;
      const inside = withoutDefaults(value[key], form, definitions);
      const isDefault = !required.includes(key) && JSON.stringify(inside) === JSON.stringify(form.default);
      return isDefault ? [] : [[key, inside] as const];
    }),
  );
}
