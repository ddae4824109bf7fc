import type { Json } from '../engine/json.ts';

/** A JSON schema, as far as cards use it. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: Json;
  readonly default?: Json;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
  readonly if?: { readonly type?: string; readonly required?: readonly string[] };
  readonly then?: Schema;
  readonly else?: Schema;
  readonly properties?: { readonly [field: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly $defs?: { readonly [name: string]: Schema };
}

type Fields = { readonly [field: string]: Json };

const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (value: Json): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** The schema that a value is checked with, behind references and alternatives. */
function schemaOf(value: Json, schema: Schema, definitions: NonNullable<Schema['$defs']>): Schema {
  const { $ref, discriminator, oneOf, if: test } = schema;
  if ($ref !== undefined)
    return schemaOf(value, definitions[$ref.slice('#/$defs/'.length)] ?? {}, definitions);
  if (discriminator !== undefined && isFields(value)) {
    const tag = discriminator.propertyName;
    return oneOf?.find(({ properties }) => properties?.[tag]?.const === value[tag]) ?? {};
  }
  if (test === undefined) return schema;
  const fits =
    (test.type === undefined || test.type === typeOf(value)) &&
    (test.required ?? []).every((key) => isFields(value) && key in value);
  return schemaOf(value, (fits ? schema.then : schema.else) ?? {}, definitions);
}

/**
 * A value that fits a schema without the fields that hold their default, and with its keys in the order of the schema: two
 * values that the schema tells to be the same are equal as texts then.
 */
export function withoutDefaults(
  value: Json,
  schema: object,
  definitions = (schema as Schema).$defs ?? {},
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
