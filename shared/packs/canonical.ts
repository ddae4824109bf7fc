import type { Json } from '../engine/json.ts';
import { isFields, schemaOf, type Referred, type Schema } from './card-schema.ts';

/**
 * A value that fits a schema without the fields that hold their default, and with its keys in the order of the schema: two
 * values that the schema tells to be the same are equal as texts then.
 */
function withoutDefaults(
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
      const isDefault =
        form.default !== undefined &&
        !required.includes(key) &&
        JSON.stringify(inside) === JSON.stringify(form.default);
      return isDefault ? [] : [[key, inside] as const];
    }),
  );
}

/** A node of a card: an object with fields. */
export type CardNode = { readonly [field: string]: unknown };
/** The simpler form of what an equality of a card language knows, and anything else as it is. */
export type Equality = (node: CardNode) => unknown;

/**
 * The form that all values have which mean the same and are written differently: with the equalities of a card language
 * applied, and as the schema tells. It is for comparing, not for writing: a list may get longer than a schema allows.
 *
 * @param value that the schema accepts
 */
export const canonicalForm = <T>(value: T, schema: object, equalities: readonly Equality[]): T =>
  withoutDefaults(simplified(value, equalities) as Json, schema) as unknown as T;

/** A value with all equalities applied, from the inside. */
function simplified(value: unknown, equalities: readonly Equality[]): unknown {
  if (Array.isArray(value)) return value.map((item) => simplified(item, equalities));
  if (typeof value !== 'object' || value === null) return value;
  const node: unknown = Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key, simplified(inside, equalities)]),
  );
  return equalities.reduce((form, equal) => (isNode(form) ? equal(form) : form), node);
}

const isNode = (value: unknown): value is CardNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
