// What the schemas of a card language say of a value: which sort of part it is, and what is in it.
import type { Json } from '../../engine/json.ts';
import { isFields, schemaOf, type Referred, type Schema } from '../card-schema.ts';

/** A JSON schema, as far as the words of card languages use it. */
export interface WordSchema extends Schema {
  readonly enum?: readonly Json[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: WordSchema;
  readonly oneOf?: readonly WordSchema[];
  readonly then?: WordSchema;
  readonly else?: WordSchema;
  readonly properties?: { readonly [field: string]: WordSchema };
  readonly $defs?: { readonly [name: string]: WordSchema };
}

/** What references lead to. */
export type WordSchemas = { readonly [name: string]: WordSchema };

/** The schema that a reference leads to. */
export const referred = ($ref: string, definitions: WordSchemas): WordSchema =>
  definitions[$ref.slice('#/$defs/'.length)] ?? {};

/** The schema of a value behind references and alternatives. */
export const formAt = (value: Json, schema: WordSchema, definitions: WordSchemas): WordSchema =>
  schemaOf(value, schema, definitions as Referred) as WordSchema;

/** The field that tells objects of a schema apart, such as `do`; undefined where none does. */
function tagOf(value: Json, schema: WordSchema, definitions: WordSchemas): string | undefined {
  const { $ref, discriminator, if: test } = schema;
  if ($ref !== undefined) return tagOf(value, referred($ref, definitions), definitions);
  if (discriminator !== undefined) return discriminator.propertyName;
  if (test === undefined) return undefined;
  const fits = test.type === undefined || test.type === typeof value;
  return tagOf(value, (fits ? schema.then : schema.else) ?? {}, definitions);
}

/**
 * The sort of a part, of which all are read alike: `do` for an effect, `[do]` for a list of them; objects without a tag by
 * their fields. Undefined for what is read with the part that it is in: words, numbers, and lists of anything else.
 */
export function sortOf(value: Json, schema: WordSchema, definitions: WordSchemas): string | undefined {
  if (Array.isArray(value)) {
    if (schema.$ref === undefined) return undefined;
    const { items = {} } = referred(schema.$ref, definitions);
    return `[${tagOf(value[0] as Json, items, definitions) ?? ''}]`;
  }
  if (!isFields(value)) return undefined;
  const tag = tagOf(value, schema, definitions);
  return tag ?? Object.keys(formAt(value, schema, definitions).properties ?? {}).join(' ');
}

/** The schema of what is in a value, by field or index. */
export function formWithin(
  value: Json,
  schema: WordSchema,
  key: string,
  definitions: WordSchemas,
): WordSchema {
  const form = formAt(value, schema, definitions);
  return (Array.isArray(value) ? form.items : form.properties?.[key]) ?? {};
}

/** What is in a value, by field or index. */
export const within = (value: Json | undefined, key: string): Json | undefined =>
  typeof value === 'object' && value !== null
    ? (value as { readonly [key: string]: Json | undefined })[key]
    : undefined;

/** Whether a value is what its schema allows, as far as card languages ask for it. */
export function fits(value: Json, schema: WordSchema, definitions: WordSchemas): boolean {
  const form = formAt(value, schema, definitions);
  const { type, minimum = -Infinity, maximum = Infinity, minItems = 0, maxItems = Infinity } = form;
  if (form.const !== undefined) return value === form.const;
  if (form.enum !== undefined) return form.enum.includes(value);
  if (typeof value === 'number') return type === 'integer' && value >= minimum && value <= maximum;
  if (typeof value === 'boolean') return type === 'boolean';
  if (typeof value === 'string')
    return type === 'string' && (form.pattern === undefined || new RegExp(form.pattern, 'u').test(value));
  if (Array.isArray(value)) {
    const { length } = value;
    const items = value as readonly Json[];
    const inside = form.items ?? {};
    return (
      type === 'array' &&
      length >= minItems &&
      length <= maxItems &&
      items.every((item) => fits(item, inside, definitions))
    );
  }
  const { properties, required = [] } = form;
  return (
    isFields(value) &&
    properties !== undefined &&
    required.every((field) => field in value) &&
    Object.entries(value).every(
      ([field, inside]) => field in properties && fits(inside, properties[field], definitions),
    )
  );
}
