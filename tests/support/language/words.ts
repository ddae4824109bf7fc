// The words of the card language as its schemas name them, and those that a card is written with.
import type { Json } from '../../../shared/engine/json.ts';
import { cardWords } from '../../../shared/games/ravingspire/content/card-words.ts';
import { CardFile } from '../../../shared/games/ravingspire/content/schema.ts';
import { isFields, nextSchema, type Referred, type Schema } from '../../../shared/packs/card-schema.ts';

/** The keys under which a word names what a part of a card is. */
const TAGS = ['do', 'amount', 'is', 'mod', 'when', 'while'] as const;

const definitions = cardWords.definitions as Referred;
const cards = (CardFile as unknown as Schema).properties!['cards'].items!;

/** What a part of a card is called here: by its word, as cards, or by the field that it is in. */
function nameOf(schema: Schema, value: Json | null, field: string): string {
  const { properties = {} } = schema;
  for (const tag of TAGS) {
    const word = properties[tag]?.const ?? (isFields(value) ? value[tag] : undefined);
    if (properties[tag] !== undefined && typeof word === 'string') return `${tag}: ${word}`;
  }
  return 'named' in properties ? 'cards' : field;
}

/** Words that a field may hold, or the words of a list that it may hold. */
const wordsOf = ({ enum: words = [], items }: Schema): readonly string[] =>
  [...words, ...(items?.enum ?? [])].filter((word) => typeof word === 'string');

/** All words, each with its fields, and the words that fields of one name may hold. */
export function allWords(): ReadonlySet<string> {
  const found = new Set<string>();
  const been = new Set<Schema>();
  const visit = (schema: Schema, field: string): void => {
    const { $ref, oneOf = [], then, else: otherwise, items, properties } = schema;
    if ($ref !== undefined) return visit(definitions[$ref.slice('#/$defs/'.length)], field);
    for (const inner of [...oneOf, then, otherwise, items]) if (inner !== undefined) visit(inner, field);
    if (properties === undefined || been.has(schema)) return;
    been.add(schema);
    for (const tag of ['when', 'while'] as const)
      for (const word of properties[tag]?.enum ?? []) {
        const own = { ...schema, properties: { ...properties, [tag]: { const: word } } };
        if ('do' in properties || 'change' in properties) found.add(nameOf(own, null, field));
      }
    const isRule = ['when', 'while'].some((tag) => properties[tag]?.enum !== undefined);
    const name = nameOf(schema, null, field);
    if (!isRule) found.add(name);
    for (const [key, inner] of Object.entries(properties)) {
      if (inner.const !== undefined) continue;
      if (!isRule) {
        found.add(`${name} / ${key}`);
        for (const word of formsOf(inner).flatMap(wordsOf)) found.add(`${key} = ${word}`);
      }
      visit(inner, key);
    }
  };
  visit(definitions['rule'], 'rule');
  return found;
}

/** The forms that a value may have. */
function formsOf(schema: Schema): readonly Schema[] {
  const { then, else: otherwise } = schema;
  return then === undefined ? [schema] : [then, otherwise ?? {}].flatMap(formsOf);
}

/** The words that a card is written with. */
export function wordsIn(card: Json): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: Json, schema: Schema, field: string): void => {
    const next = nextSchema(value, schema, definitions);
    if (next !== undefined) return visit(value, next, field);
    if (Array.isArray(value)) {
      for (const item of value as readonly Json[]) visit(item, schema.items ?? {}, field);
      return;
    }
    if (!isFields(value)) return;
    const name = nameOf(schema, value, field);
    found.add(name);
    for (const [key, inner] of Object.entries(value)) {
      found.add(`${name} / ${key}`);
      for (const word of Array.isArray(inner) ? (inner as readonly Json[]) : [inner])
        if (typeof word === 'string') found.add(`${key} = ${word}`);
      visit(inner, schema.properties?.[key] ?? {}, key);
    }
  };
  visit(card, cards, 'card');
  return found;
}
