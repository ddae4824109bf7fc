// Values drawn at random from the schemas that cards are written in, with words within words to any depth.
import type { Schema } from '../../../scripts/guide/forms.ts';
import type { Draw } from '../../../shared/engine/random.ts';

type Definitions = { readonly [name: string]: Schema };

/** Small numbers, which come again. */
const NUMBERS = [1, 2, 3, 1, 2, -1, 0];
/** How deep a value is that is no word and has none in it. */
const WORDLESS = -1;

const HOLDING = new WeakMap<Schema, boolean>();
/** Whether a word may have others within it. */
function holds(word: Schema): boolean {
  const known = HOLDING.get(word) ?? JSON.stringify(word).includes('$ref');
  HOLDING.set(word, known);
  return known;
}

const nameOf = ($ref: string): string => $ref.slice('#/$defs/'.length);

/** Draws values of schemas. */
export class Drawer {
  private readonly draw: Draw;
  private readonly definitions: Definitions;
  private readonly texts: (pattern: string) => readonly string[];
  /** How deep the words of each definition are at least. */
  private readonly least = new Map<string, number>();
  /** The same of each schema, once all definitions are known. */
  private readonly depths = new WeakMap<Schema, number>();

  /**
   * @param definitions what references in the schemas lead to
   * @param texts some texts that fit a pattern
   */
  constructor(draw: Draw, definitions: object, texts: (pattern: string) => readonly string[]) {
    this.draw = draw;
    this.definitions = definitions as Definitions;
    this.texts = texts;
    for (let known = -1; known !== this.known();) {
      known = this.known();
      for (const [name, schema] of Object.entries(this.definitions))
        this.least.set(name, this.leastOf(schema));
    }
  }

  /** One of a list. */
  pick = <T>(list: readonly T[]): T => list[this.draw(list.length)];
  /** True once in this many times. */
  odds = (times: number): boolean => this.draw(times) === 0;

  /** A value of a schema; a word has words within it that are no deeper than `depth`. */
  value(schema: Schema, depth: number): unknown {
    const { $ref, oneOf, enum: words, type, minimum = -1, maximum = 99 } = schema;
    if ($ref !== undefined) return this.value(this.definitions[nameOf($ref)], depth);
    if (oneOf !== undefined) return this.word(oneOf, depth);
    if (schema.const !== undefined) return schema.const;
    if (words !== undefined) return this.pick(words);
    if (schema.then !== undefined && schema.else !== undefined)
      return this.value(this.pick([schema.then, schema.else].filter((one) => this.fits(one, depth))), depth);
    if (type === 'boolean') return this.odds(2);
    if (type === 'integer') return this.pick(NUMBERS.filter((n) => n >= minimum && n <= maximum));
    if (type === 'string') return this.pick(this.texts(schema.pattern ?? ''));
    return type === 'object' ? this.object(schema, depth) : this.list(schema, depth);
  }

  /** One of several words; most of them hold others, where they may. */
  private word(words: readonly Schema[], depth: number): unknown {
    const fitting = words.filter((word) => this.depthOf(word) < depth);
    const holding = depth > 0 ? fitting.filter(holds) : [];
    return this.object(this.pick(holding.length > 0 && !this.odds(3) ? holding : fitting), depth - 1);
  }

  /** A value of the schema of an object, such as that of a rule. */
  object({ properties = {}, required = [] }: Schema, depth: number): { readonly [field: string]: unknown } {
    const fields = Object.entries(properties).filter(
      ([field, schema]) => required.includes(field) || (this.odds(3) && this.fits(schema, depth)),
    );
    return Object.fromEntries(fields.map(([field, schema]) => [field, this.value(schema, depth)]));
  }

  private list({ items = {}, minItems = 0, maxItems = 9 }: Schema, depth: number): unknown[] {
    const least = Math.max(minItems, 1);
    const length = Math.min(maxItems, least + (this.odds(3) ? this.pick([1, 1, 2]) : 0));
    return Array.from({ length }, () => this.value(items, depth));
  }

  private fits = (schema: Schema, depth: number): boolean => this.depthOf(schema) <= depth;

  private known = (): number => [...this.least.values()].filter(Number.isFinite).length;

  private depthOf(schema: Schema): number {
    const known = this.depths.get(schema) ?? this.leastOf(schema);
    this.depths.set(schema, known);
    return known;
  }

  /** How deep a value of a schema is at least: a word that needs none within it is 0 deep. */
  private leastOf({
    $ref,
    oneOf,
    then,
    else: otherwise,
    items,
    properties = {},
    required = [],
  }: Schema): number {
    if ($ref !== undefined) return this.least.get(nameOf($ref)) ?? Infinity;
    if (oneOf !== undefined) return 1 + Math.min(...oneOf.map((word) => this.leastOf(word)));
    if (then !== undefined && otherwise !== undefined)
      return Math.min(this.leastOf(then), this.leastOf(otherwise));
    if (items !== undefined) return this.leastOf(items);
    return Math.max(WORDLESS, ...required.map((field) => this.leastOf(properties[field])));
  }
}
