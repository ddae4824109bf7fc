import type { Json } from '../engine/json.ts';

/** A JSON schema, as far as cards use it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly default?: Json;
  /** The format of packs from which on there may be such a value. */
  readonly since?: number;
  /** The same for some of several words. */
  readonly wordsSince?: { readonly [word: string]: number };
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
  readonly if?: { readonly const?: Json; readonly type?: string; readonly required?: readonly string[] };
  readonly then?: Schema;
  readonly else?: Schema;
  readonly properties?: { readonly [field: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly minProperties?: number;
  readonly $defs?: { readonly [name: string]: Schema };
}

/** A JSON object. */
export type JsonObject = { readonly [field: string]: Json };

export const isFields = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (value: Json): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** What the references in a schema lead to. */
export type Referred = NonNullable<Schema['$defs']>;

/** The schema that a value is checked with, behind references and alternatives. */
export function schemaOf(value: Json, schema: Schema, definitions: Referred): Schema {
  const next = nextSchema(value, schema, definitions);
  return next === undefined ? schema : schemaOf(value, next, definitions);
}

/** The schema that one leads to for a value, or undefined where that is the one that it is checked with. */
export function nextSchema(value: Json, schema: Schema, definitions: Referred): Schema | undefined {
  const { $ref, discriminator, oneOf, if: test } = schema;
  if ($ref !== undefined) return definitions[$ref.slice('#/$defs/'.length)] ?? {};
  if (discriminator !== undefined && isFields(value)) {
    const tag = discriminator.propertyName;
    return (oneOf && branchesOf(oneOf, tag).get(value[tag])) ?? {};
  }
  if (test === undefined) return undefined;
  const fits =
    (test.const === undefined || test.const === value) &&
    (test.type === undefined || test.type === typeOf(value)) &&
    (test.required ?? []).every((key) => isFields(value) && key in value);
  return (fits ? schema.then : schema.else) ?? {};
}

/** The alternatives that words tell apart, by these; they are many, and each part of a card asks for its own. */
const branches = new WeakMap<readonly Schema[], ReadonlyMap<unknown, Schema>>();

function branchesOf(oneOf: readonly Schema[], tag: string): ReadonlyMap<unknown, Schema> {
  const known = branches.get(oneOf);
  if (known !== undefined) return known;
  const found = new Map<unknown, Schema>();
  for (const branch of oneOf) {
    const word = branch.properties?.[tag]?.const;
    if (!found.has(word)) found.set(word, branch);
  }
  branches.set(oneOf, found);
  return found;
}
