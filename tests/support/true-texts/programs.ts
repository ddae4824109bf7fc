// Programs drawn at random from the schemas of the card language, and the sentences that several of them print.
import type { Schema } from '../../../scripts/guide/forms.ts';
import type { Draw } from '../../../shared/engine/random.ts';
import { canonical } from '../../../shared/games/ravingspire/content/canonical.ts';
import { cardWords } from '../../../shared/games/ravingspire/content/card-words.ts';
import { describeCard, toText } from '../../../shared/games/ravingspire/content/describe.ts';
import { inspect } from '../../../shared/games/ravingspire/content/inspect.ts';
import { language } from '../../../shared/games/ravingspire/content/language.ts';
import type { CardDefinition } from '../../../shared/games/ravingspire/content/schema.ts';
import type { Language } from '../../../shared/words/languages.ts';

type Words = readonly { readonly name: string; readonly schema: object }[];

const { amounts, changes, verbs } = cardWords;
const simpleVerbs = verbs.filter(({ schema }) => !JSON.stringify(schema).includes('#/$defs/effects'));
const payable = verbs.filter(({ name }) => language.verbs.get(name)?.payable !== undefined);
const simpleConditions = cardWords.conditions.filter(({ name }) => !['all', 'any', 'not'].includes(name));
/** Small numbers, which come again. */
const NUMBERS = [1, 2, 3, 1, 2, -1, 0];

/** Draws values of schemas; `depth` is how deep words are within each other. */
class Programs {
  private readonly draw: Draw;
  constructor(draw: Draw) {
    this.draw = draw;
  }

  /** A card with one rule. */
  card(): CardDefinition {
    const condition = this.odds(4) ? { if: this.value({ $ref: '#/$defs/condition' }, 2) } : {};
    const rule = this.odds(4)
      ? { while: this.pick(['always', 'slotted', 'played']), ...condition, change: this.node(changes, 1) }
      : { when: 'played', ...condition, do: this.list(1 + this.draw(3)) };
    const card = { id: 'x', name: 'X', kind: 'weapon', power: 1, as: ['fight'], cost: { fight: 1 } };
    return { ...card, rules: [rule] } as unknown as CardDefinition;
  }

  private pick = <T>(list: readonly T[]): T => list[this.draw(list.length)];
  /** True once in this many times. */
  private odds = (times: number): boolean => this.draw(times) === 0;

  private list(depth: number): unknown[] {
    return Array.from({ length: this.odds(3) ? 2 : 1 }, () =>
      this.node(depth > 0 ? verbs : simpleVerbs, depth),
    );
  }

  private node = (words: Words, depth: number): unknown =>
    this.object(this.pick(words).schema as Schema, depth);

  private object({ properties = {}, required = [] }: Schema, depth: number): unknown {
    const fields = Object.entries(properties).filter(([field]) => required.includes(field) || this.odds(3));
    return Object.fromEntries(fields.map(([field, schema]) => [field, this.value(schema, depth)]));
  }

  private value(schema: Schema, depth: number): unknown {
    const { $ref, enum: words, type, minimum = -1, maximum = 99, minItems = 0, maxItems = 9 } = schema;
    if ($ref !== undefined) return this.referred($ref.slice('#/$defs/'.length), depth - 1);
    if (words !== undefined) return this.pick(words);
    if (schema.const !== undefined) return schema.const;
    if (schema.then !== undefined && schema.else !== undefined)
      return this.value(this.odds(3) ? schema.then : schema.else, depth);
    if (type === 'boolean') return this.odds(2);
    if (type === 'integer') return this.pick(NUMBERS.filter((n) => n >= minimum && n <= maximum));
    if (type === 'string')
      return schema.pattern?.startsWith('^([1-6])') ? this.pick(['1-3', '4-6']) : 'base:tool';
    if (type === 'object') return this.object(schema, depth);
    const least = Math.max(minItems, 1);
    const length = Math.min(maxItems, this.odds(3) ? least + 1 : least);
    return Array.from({ length }, () => this.value(schema.items ?? {}, depth));
  }

  private referred(name: string, depth: number): unknown {
    switch (name) {
      case 'effects':
        return this.list(depth);
      case 'price':
        return [this.node(payable, depth)];
      case 'amount':
        return depth < 0 || this.odds(2) ? this.pick(NUMBERS) : this.node(amounts, depth);
      case 'condition':
        return this.node(depth < 0 ? simpleConditions : cardWords.conditions, depth);
      case 'change':
        return this.node(changes, depth);
      default:
        throw new Error(`no programs for ${name}`);
    }
  }
}

/** Cards of one rule that nothing is wrong with, drawn at random. */
export function* programs(draw: Draw, count: number): Generator<CardDefinition> {
  const made = new Programs(draw);
  const lookup = { card: () => ({ id: 'tool' }) };
  for (let i = 0; i < count; i++) {
    const card = made.card();
    if (inspect(card, lookup).length === 0) yield card;
  }
}

/** The canonical rules of cards by what they print in a language, where several print the same. */
export function printedAlike(
  cards: Iterable<CardDefinition>,
  lang: Language,
): Map<string, readonly string[]> {
  const forms = new Map<string, Set<string>>();
  for (const card of cards) {
    const text = toText(describeCard(card, lang, (id) => id));
    forms.set(text, (forms.get(text) ?? new Set()).add(JSON.stringify(canonical(card).rules)));
  }
  return new Map([...forms].flatMap(([text, all]) => (all.size > 1 ? [[text, [...all]] as const] : [])));
}
