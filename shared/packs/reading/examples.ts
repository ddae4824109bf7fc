// Examples of everything that a card language can say, made from its schemas: each small choice by itself, and each two of
// them together that make a difference to the words.
import type { Json } from '../../engine/json.ts';
import { isFields } from '../card-schema.ts';
import type { CardPart, CardWord, CardWords } from '../card-words.ts';
import { referred, type WordSchemas, type WordSchema } from './forms.ts';

/** Numbers of which texts may have words of their own, and some that stand for all others. */
const NUMBERS = [77, 78, 1, 0, -1, -77];

/** The shortest beginning of a text that fits a pattern. */
function shortest(text: string, pattern: RegExp): string {
  for (let end = 1; end < text.length; end++) if (pattern.test(text.slice(0, end))) return text.slice(0, end);
  return text;
}

const sizeOf = (value: Json): number => JSON.stringify(value).length;

/** A change of an example at one place. */
export interface Edit {
  readonly at: string;
  /** The fields of the object without a tag that it is made in, if it is in one. */
  readonly object?: string;
  /** Whether it sets a word, or a list of one. */
  readonly isSmall: boolean;
  /** Whether it sets other words of the language. */
  readonly isPart: boolean;
  /** What it sets, and where in the object that it is made in. */
  readonly key: string;
  apply(value: Json | undefined): Json;
}

const setTo = (at: string, value: Json, isPart = false): Edit => ({
  at,
  isPart,
  key: `${at.slice(at.lastIndexOf('/'))} ${JSON.stringify(value)}`,
  isSmall:
    typeof value === 'string' || (Array.isArray(value) && value.length === 1 && typeof value[0] === 'string'),
  apply: () => value,
});

/** Makes values of schemas. */
export class Examples {
  private readonly words: CardWords;
  private readonly definitions: WordSchemas;
  /** The shortest effect. */
  private readonly effect: Json;
  /** Texts that fit a pattern. */
  private readonly texts = new Map<string, Set<string>>();

  constructor(words: CardWords) {
    this.words = words;
    this.effect = words.verbs
      .map(({ example }) => example as Json)
      .reduce((a, b) => (sizeOf(b) < sizeOf(a) ? b : a));
    this.definitions = words.definitions as unknown as WordSchemas;
    for (const list of [words.verbs, words.conditions, words.amounts, words.changes, words.triggers])
      for (const { schema, example } of list) this.collect(example as Json, schema as WordSchema);
    for (const { name, schema, example } of words.filters)
      this.collect((example as { readonly [key: string]: Json })[name], schema as WordSchema);
  }

  /** Remembers the texts of an example by the pattern that they fit. */
  private collect(value: Json | undefined, schema: WordSchema): void {
    if (value === undefined) return;
    if (schema.if !== undefined)
      return [schema.then ?? {}, schema.else ?? {}].forEach((one) => this.collect(value, one));
    if (typeof value === 'string' && schema.pattern !== undefined) {
      const known = this.texts.get(schema.pattern) ?? new Set();
      this.texts.set(schema.pattern, known.add(value).add(shortest(value, new RegExp(schema.pattern, 'u'))));
    } else if (Array.isArray(value)) for (const item of value) this.collect(item as Json, schema.items ?? {});
    else if (isFields(value))
      for (const [field, inside] of Object.entries(value))
        this.collect(inside, schema.properties?.[field] ?? {});
  }

  /** Words of which the schemas are among these. */
  private examplesOf(schemas: readonly WordSchema[]): Json[] {
    const { verbs, conditions, amounts, changes } = this.words;
    const among = (list: readonly CardWord[]): CardWord[] =>
      list.filter(({ schema }) => schemas.includes(schema as WordSchema));
    return [
      ...[verbs, conditions, amounts].flatMap(among).flatMap((word) => this.wholesOf(word)),
      // What makes a change says some of it in its own words.
      ...among(changes).flatMap(({ schema, example }) => [
        example as Json,
        ...this.objectsOf(schema as WordSchema),
        ...this.wordsBesideNumber(schema as WordSchema),
      ]),
    ];
  }

  /** The example of a word, the least of it, and the example with each list of effects that may be left out. */
  private wholesOf({ schema, example }: CardWord): Json[] {
    const { properties = {} } = schema as WordSchema;
    const lists = Object.entries(properties).flatMap(([field, { $ref }]) =>
      $ref === '#/$defs/effects' && !(field in example)
        ? [{ ...example, [field]: [this.effect] } as Json]
        : [],
    );
    const { required = [] } = schema as WordSchema;
    const isLeaf = required.every((field) => !JSON.stringify(properties[field]).includes('$ref'));
    return [example as Json, ...(isLeaf ? [this.plainObject(schema as WordSchema)] : []), ...lists];
  }

  /** Values of a schema, the plainest first. */
  valuesOf(schema: WordSchema): Json[] {
    const { $ref, oneOf, const: only, enum: choices, type, minimum = -99, maximum = 99 } = schema;
    if ($ref !== undefined) return this.valuesOf(referred($ref, this.definitions));
    if (only !== undefined) return [only];
    if (choices !== undefined) return [...choices];
    if (oneOf !== undefined) return this.examplesOf(oneOf);
    if (schema.if !== undefined)
      return [schema.else ?? {}, schema.then ?? {}].flatMap((one) => this.valuesOf(one));
    if (type === 'boolean') return [true, false];
    if (type === 'integer') return NUMBERS.filter((n) => n >= minimum && n <= maximum);
    if (type === 'string') return [...(this.texts.get(schema.pattern ?? '') ?? [])];
    if (type === 'array') return this.listsOf(schema);
    return type === 'object' ? [this.plainObject(schema)] : [];
  }

  plainObject(schema: WordSchema): Json {
    const { properties = {}, required = [] } = schema;
    return Object.fromEntries(required.map((field) => [field, this.valuesOf(properties[field])[0]]));
  }

  /** Objects with each word that a field of them may be, and one with a number that is no figure. */
  private objectsOf(schema: WordSchema): Json[] {
    const plain = this.plainObject(schema);
    const { words, number } = this.smallEdits(schema);
    return [plain, ...[...words, ...(number === undefined ? [] : [number])].map((edit) => edit.apply(plain))];
  }

  /** Objects with both: what a number is may be said far from it, and words of other fields then come between. */
  private wordsBesideNumber(schema: WordSchema): Json[] {
    const plain = this.plainObject(schema);
    const { words, number } = this.smallEdits(schema);
    return number === undefined ? [] : words.map((edit) => number.apply(edit.apply(plain)));
  }

  private smallEdits(schema: WordSchema): { readonly words: Edit[]; readonly number: Edit | undefined } {
    const edits = this.editsOf(schema);
    return {
      words: edits.filter(({ isSmall }) => isSmall),
      number: edits.findLast(({ isPart }) => isPart),
    };
  }

  /** Lists of one, two and three, with each item at the beginning and at the end. */
  private listsOf({ items = {}, minItems = 1, maxItems = 9 }: WordSchema): Json[] {
    const values = items.properties === undefined ? this.valuesOf(items) : this.objectsOf(items);
    const [plain] = values;
    const other = values[1] ?? plain;
    const lists: Json[][] = [
      ...values.map((value) => [value]),
      ...values.map((value) => [plain, value]),
      ...values.map((value) => [value, other]),
      [plain, other, values[2] ?? plain],
      ...(items.enum === undefined ? values.map((value) => [plain, value, other]) : []),
    ];
    return lists.filter(({ length }) => length >= minItems && length <= maxItems);
  }

  /** The changes that can be made to an object, by the fields of its schema. */
  editsOf(schema: WordSchema, at = ''): Edit[] {
    const { properties = {} } = schema;
    return Object.entries(properties).flatMap(([field, form]) =>
      form.const === undefined ? this.fieldEdits(form, `${at}/${field}`, field) : [],
    );
  }

  private fieldEdits(form: WordSchema, at: string, field: string): Edit[] {
    const wrap = (edit: Edit): Edit => ({
      ...edit,
      apply: (value) => {
        const object = isFields(value ?? null) ? (value as object) : {};
        return { ...object, [field]: edit.apply((object as { [key: string]: Json })[field]) };
      },
    });
    const inner = this.objectIn(form);
    const plain = inner && this.plainObject(inner);
    const inside = inner
      ? this.editsOf(inner, at).map((edit): Edit => ({
          ...edit,
          object: edit.object ?? Object.keys(inner.properties ?? {}).join(' '),
          apply: (value) => edit.apply(isFields(value ?? null) ? value : plain),
        }))
      : [];
    return [...this.valuesOf(form).map((value) => setTo(at, value, form.$ref !== undefined)), ...inside].map(
      wrap,
    );
  }

  /** The schema of an object without a tag that a value may be. */
  private objectIn(schema: WordSchema): WordSchema | undefined {
    if (schema.$ref !== undefined) return undefined;
    if (schema.if !== undefined) return this.objectIn(schema.else ?? {}) ?? this.objectIn(schema.then ?? {});
    return schema.type === 'object' && schema.oneOf === undefined ? schema : undefined;
  }
}

/** The words of a language with the part that each makes, and the parts that are lists of others. */
export function* rootsOf(words: CardWords): Iterable<{ part: CardPart; sort: string; word: CardWord }> {
  for (const word of words.amounts) yield { part: 'amount', sort: 'amount', word };
  for (const word of words.conditions) yield { part: 'condition', sort: 'is', word };
  for (const word of words.changes) yield { part: 'change', sort: 'mod', word };
  for (const word of words.verbs) yield { part: 'effect', sort: 'do', word };
  for (const word of words.triggers) yield { part: 'rule', sort: 'rule', word };
  for (const word of words.standings) yield { part: 'rule', sort: 'rule', word };
}
