// Every branch of the schemas of a card language: each word with each of its fields, each in each way that it can be written.
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../../shared/engine/json.ts';
import { isFields, type JsonObject, type Schema } from '../../../shared/packs/card-schema.ts';
import type { Bench } from '../../../shared/packs/sentence/bench.ts';
import { tagOf } from '../../../shared/packs/sentence/forms.ts';

/** Something that can be written. */
export interface Branch {
  /** What is special about it: `draw.who=every`. */
  readonly name: string;
  readonly family: string;
  /** With the fields of the word's example, or else only with those that it has to have: not all go together. */
  readonly values: readonly JsonObject[];
}

/**
 * All branches.
 *
 * @param everywhere walks what several words share for each of them; otherwise it is walked for the first
 */
export function branchesOf(bench: Bench, everywhere = false): readonly Branch[] {
  const walked = new Set<Schema>();
  const isNew = (schema: Schema): boolean => {
    if (everywhere || !walked.has(schema)) return Boolean(walked.add(schema));
    return false;
  };
  const isRule = ({ schema }: { readonly schema: object }): boolean =>
    bench.forms.familyOf(schema as Schema) === 'rule';
  const words = [...bench.forms.tagged];
  // Effects first: what they share with rules may be less there.
  return [...words.filter((word) => !isRule(word)), ...words.filter(isRule)].flatMap((word) => {
    const form = word.schema as Schema;
    const example = word.example as JsonObject;
    const family = bench.forms.familyOf(form);
    const [tag, name] = tagOf(form)!;
    const fields = Object.entries(form.properties ?? {}).filter(([field]) => field !== tag);
    return [
      { name, family, values: [example] },
      ...fields.flatMap(([field, schema]) =>
        [...valuesOf(bench, schema, `${tag}=${name}.${field}`, isNew)].map(([said, value]): Branch => ({
          name: `${name}.${field}${said}`,
          family,
          values: [example, needed(example, form)].map((others) => ({ ...others, [field]: value })),
        })),
      ),
    ];
  });
}

/** The fields of a value that it has to have. */
const needed = (value: JsonObject, { required = [] }: Schema): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([field]) => required.includes(field)));

/** Values of a schema, one for each way to write them, with what is special about each. */
function* valuesOf(
  bench: Bench,
  schema: Schema,
  key: string,
  isNew: (schema: Schema) => boolean,
): Generator<readonly [string, Json]> {
  const { forms, usage } = bench;
  for (const form of forms.alternatives(schema)) {
    const [usual] = usage.valuesOf(form, key);
    // Words are walked by themselves.
    if (tagOf(form) !== undefined) {
      if (usual !== undefined && isNew(form)) yield [`:${tagOf(form)![1]}`, usual];
    } else if (form.enum !== undefined) {
      for (const value of form.enum) yield [`=${String(value)}`, value];
    } else if (form.type === 'boolean') {
      yield* [['=true', true] as const, ['=false', false] as const];
    } else if (form.type === 'array') {
      yield* listsOf(bench, form, key, isNew);
    } else if (form.type === 'object') {
      yield* objectsOf(bench, form, key, usual, isNew);
    } else if (usual !== undefined) yield [`=${JSON.stringify(usual)}`, usual];
  }
}

function* listsOf(
  bench: Bench,
  form: Schema,
  key: string,
  isNew: (schema: Schema) => boolean,
): Generator<readonly [string, Json]> {
  const { items = {}, minItems = 1, maxItems = Infinity } = form;
  const [usual] = bench.usage.valuesOf(form, key);
  const length = Math.max(1, minItems);
  const rest = usual === undefined ? [] : (usual as readonly Json[]).slice(1, length);
  if (bench.forms.isOfParts(form) && usual !== undefined) yield ['[]', usual];
  if (!bench.forms.isOfParts(form) || isNew(form))
    for (const [said, value] of valuesOf(bench, items, `${key}.*`, isNew))
      yield [`[${said}]`, [value, ...rest]];
  if (!bench.forms.isOfParts(form) || usual === undefined) return;
  const one = (usual as readonly Json[]).slice(0, length);
  const others = [...bench.usage.values({ schema: items, usage: `${key}.*` })];
  const other = others.find((value) => !isDeepStrictEqual(value, one[0])) ?? one[0];
  if (one.length < maxItems) yield ['+', [...one, other]];
}

function* objectsOf(
  bench: Bench,
  form: Schema,
  key: string,
  usual: Json | undefined,
  isNew: (schema: Schema) => boolean,
): Generator<readonly [string, Json]> {
  if (usual === undefined || !isFields(usual)) return;
  yield ['{}', usual];
  if (!isNew(form)) return;
  for (const [field, schema] of Object.entries(form.properties ?? {}))
    for (const [said, value] of valuesOf(bench, schema, `${key}.${field}`, isNew))
      yield [`.${field}${said}`, { ...needed(usual, form), [field]: value }];
}
