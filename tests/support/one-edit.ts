// A card with one of its fields changed: each field of each part in each way that its schema allows.
import type { Json } from '../../shared/engine/json.ts';
import { isFields, schemaOf, type Referred, type Schema } from '../../shared/packs/card-schema.ts';

/** A card after an edit of one field. */
export interface Edited {
  /** JSON pointer of the field. */
  readonly at: string;
  /** JSON pointer of the part that has it. */
  readonly part: string;
  /** The card then, each part of which is an object of its own, as in what has been parsed. */
  readonly card: () => Json;
}

/** What may be written where a reference leads, in one game or the other. */
const SAMPLES: { readonly [reference: string]: readonly Json[] } = {
  '#/$defs/amount': [2, 5, { amount: 'madness' }, { amount: 'half', of: 3 }, { amount: 'sum', of: [1, 2] }],
  '#/$defs/condition': [{ is: 'key' }, { is: 'not', of: { is: 'alone' } }],
  '#/$defs/effects': [
    [{ do: 'draw', cards: 1 }],
    [{ do: 'draw', cards: 2, who: 'others' }],
    [{ do: 'draw', amount: 2 }],
  ],
  '#/$defs/price': [[{ do: 'lose-sanity', amount: 2 }]],
  '#/$defs/change': [{ mod: 'reroll' }, { mod: 'add-power', amount: 3 }],
};

/** Other values that a field may have. */
function others(value: Json | undefined, schema: Schema & OtherKeys, definitions: Referred): readonly Json[] {
  const { $ref, type, enum: words, items, minItems = 1, then, else: otherwise } = schema;
  if ($ref !== undefined) return SAMPLES[$ref] ?? [];
  if (words !== undefined) return words;
  if (then !== undefined && otherwise !== undefined)
    return [...others(value, then, definitions), ...others(value, otherwise, definitions)];
  if (type === 'boolean') return [true, false];
  if (type === 'integer') return [1, 2, 3];
  if (type === 'array' && items !== undefined) {
    const each = others(undefined, items, definitions);
    return each.map((one, i) => [...each.slice(0, minItems - 1), each[Math.max(i, minItems - 1)] ?? one]);
  }
  if (type === 'object') return objects(schema, definitions);
  return [];
}

interface OtherKeys {
  readonly enum?: readonly Json[];
  readonly minItems?: number;
  readonly items?: Schema;
}

/** Objects with what they need and one field more. */
function objects({ properties = {}, required = [] }: Schema, definitions: Referred): readonly Json[] {
  const first = (field: string): Json => others(undefined, properties[field], definitions)[0] ?? null;
  const base = Object.fromEntries(required.map((field) => [field, first(field)]));
  const more = Object.keys(properties).filter((field) => !required.includes(field));
  return more.map((field) => ({ ...base, [field]: first(field) }));
}

/** Every edit of one field of a part below a field of a card. */
export function* edits(card: Json, schema: Schema, below: string): Generator<Edited> {
  const definitions = schema.$defs ?? {};
  function* visit(
    value: Json,
    form: Schema,
    at: string,
    put: (value: Json) => () => Json,
  ): Generator<Edited> {
    const own = schemaOf(value, form, definitions);
    if (Array.isArray(value)) {
      const list = value as readonly Json[];
      for (const [i, item] of list.entries())
        yield* visit(item, own.items ?? {}, `${at}/${i}`, (next) => put(list.with(i, next)));
      return;
    }
    if (!isFields(value)) return;
    for (const [field, inside] of Object.entries(own.properties ?? {})) {
      if (inside.const !== undefined) continue;
      const place = `${at}/${field}`;
      const without = Object.fromEntries(Object.entries(value).filter(([key]) => key !== field));
      if (field in value) yield { at: place, part: at, card: put(without) };
      for (const other of others(value[field], inside, definitions))
        if (JSON.stringify(other) !== JSON.stringify(value[field]))
          yield { at: place, part: at, card: put({ ...value, [field]: other }) };
      if (field in value)
        yield* visit(value[field], inside, place, (next) => put({ ...value, [field]: next }));
    }
  }
  const { properties = {} } = schemaOf(card, schema, definitions);
  const whole = (next: Json) => (): Json =>
    JSON.parse(JSON.stringify({ ...(card as object), [below]: next })) as Json;
  const programs = (card as { readonly [field: string]: Json })[below];
  yield* visit(programs, properties[below], `/${below}`, whole);
}
