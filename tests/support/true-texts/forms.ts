// Forms of the card language, made from the schemas of its own words: each field takes its least, its greatest and odd
// values and every form that it may hold, and each two fields meet.
import { language } from '../../../shared/games/ravingspire/content/language.ts';
import { CHANGES } from '../../../shared/games/ravingspire/content/modifiers.ts';
import { STANDING_NAMES } from '../../../shared/games/ravingspire/content/standings.ts';

type Json = unknown;
interface Schema {
  readonly $ref?: string;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly items?: Schema;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly then?: Schema;
  readonly else?: Schema;
}

/** Words that forms are made from; the others do not occur. */
export interface Vocabulary {
  readonly verbs: readonly string[];
  readonly amounts: readonly string[];
  readonly conditions: readonly string[];
  readonly changes: readonly string[];
}
const ALL_WORDS: Vocabulary = {
  verbs: [...language.verbs.keys()],
  amounts: [...language.amounts.keys()],
  conditions: [...language.conditions.keys()],
  changes: CHANGES.map(({ name }) => name),
};

/** Changes that only the abilities of heroes make. */
const HEROIC: readonly string[] = ['reroll', 'free-power', 'rotation'];
/** A rule that is in force as long as its card lies in a place. */
export interface StandingForm {
  readonly while: string;
  readonly if?: object;
  readonly change: object;
}

/** What depends on a battle, or on the foe there. */
const OF_BATTLES = /"(?:battle|stage|enemies|reduce-cost|add-loot|until|take-into-battle|foe-here)"|-foe"/;
/** Values that two fields take when they meet. */
const FEW = 4;
/** What a card id may be in the toy position, and what results a row of a table may have. */
const TEXTS: readonly string[] = ['toy:weapon-hand-0', '1-3', '6', 'toy', 'this', 'other'];

/** Makes the forms. */
export class Forms {
  private readonly words: Vocabulary;
  constructor(words: Vocabulary = ALL_WORDS) {
    this.words = words;
  }

  /** Every effect: each field by itself with all that it may hold, each two fields together. */
  *effects(): Generator<object> {
    for (const verb of this.words.verbs) yield* this.inDepth(this.verb(verb), 2) as Generator<object>;
  }

  /** Every standing rule: each change with all that it may hold, in each place, and under each condition. */
  *standing(): Generator<StandingForm> {
    const own = this.words.changes.map((name) => CHANGES.find((kind) => kind.name === name)!);
    for (const where of STANDING_NAMES) {
      for (const kind of own)
        for (const change of this.inDepth(kind, 1)) yield { while: where, change } as StandingForm;
      const changes = own.filter(({ name }, i) => i === 0 || (name === 'share' && where === 'always'));
      for (const { example: change } of changes)
        for (const name of this.words.conditions)
          for (const condition of this.inDepth(language.conditions.get(name)!, 1))
            yield { while: where, if: condition, change } as StandingForm;
    }
  }

  /** Every ability of a hero that is a standing rule: all changes, and those of heroes only under each condition. */
  *abilities(): Generator<StandingForm> {
    const kinds = CHANGES.filter(({ name }) => this.words.changes.includes(name));
    for (const kind of kinds)
      for (const change of this.inDepth(kind, 1)) yield { while: 'always', change } as StandingForm;
    for (const { example } of kinds.filter(({ name }) => HEROIC.includes(name)))
      for (const name of this.words.conditions)
        for (const condition of this.inDepth(language.conditions.get(name)!, 1))
          yield { while: 'always', if: condition, change: example } as StandingForm;
  }

  /** Every effect that has to do with a battle before, after and between redraws: in lists, as the effects of a rule. */
  *redraws(): Generator<readonly object[]> {
    const redraw = this.verb('redraw-foe').example as object;
    for (const name of this.words.verbs)
      for (const form of this.inDepth(this.verb(name), 1) as Generator<object>) {
        if (!OF_BATTLES.test(JSON.stringify(form))) continue;
        yield [redraw, form];
        yield [form, redraw];
        yield [form, redraw, form];
      }
  }

  /** Every ability that is used at will: under each condition, for each price, and with each effect. */
  *uses(): Generator<object> {
    const used = { when: 'activated', once: 'turn' };
    const plain = [{ do: 'draw', cards: 1 }];
    for (const name of this.words.conditions)
      for (const condition of this.inDepth(language.conditions.get(name)!, 1))
        yield { ...used, if: condition, do: plain };
    for (const verb of this.words.verbs.map(this.verb))
      for (const form of this.inDepth(verb, 1)) {
        if (verb.payable !== undefined) yield { ...used, price: [form], do: plain };
        yield { ...used, do: [form] };
      }
  }

  private verb = (name: string): Word => language.verbs.get(name)!;

  private *inDepth({ schema, example }: Word, depth: number): Generator<Json> {
    yield* this.objects(schema as Schema, example as { [field: string]: Json }, depth);
  }

  private *objects(schema: Schema, base: { [field: string]: Json }, depth: number): Generator<Json> {
    const { properties = {}, required = [] } = schema;
    yield base;
    const fields = Object.keys(properties).filter((field) => properties[field].const === undefined);
    for (const field of fields) {
      for (const value of this.values(properties[field], depth)) yield { ...base, [field]: value };
      if (!required.includes(field) && field in base)
        yield Object.fromEntries(Object.entries(base).filter(([name]) => name !== field));
    }
    if (depth === 0) return;
    const few = fields.map(
      (field) => [field, [...take(FEW, this.values(properties[field], depth - 1))]] as const,
    );
    for (const [i, [one, first]] of few.entries())
      for (const [two, second] of few.slice(i + 1))
        for (const a of first) for (const b of second) yield { ...base, [one]: a, [two]: b };
  }

  /** What a field may hold; `depth` says how deep forms within forms vary. */
  private *values(schema: Schema, depth: number): Generator<Json> {
    if (schema.$ref !== undefined) return yield* this.referred(schema.$ref, depth);
    if (schema.const !== undefined) return yield* [schema.const];
    if (schema.enum !== undefined) return yield* schema.enum;
    if (schema.then !== undefined && schema.else !== undefined) {
      yield* this.values(schema.then, depth);
      return yield* this.values(schema.else, depth);
    }
    switch (schema.type) {
      case 'boolean':
        return yield* [true, false];
      case 'integer':
        return yield* [...new Set([schema.minimum!, 1, 0, 3, 2, schema.maximum!])].filter(
          (n) => n >= schema.minimum! && n <= schema.maximum!,
        );
      case 'string':
        return yield* TEXTS.filter((text) => new RegExp(schema.pattern ?? '').test(text));
      case 'array':
        return yield* this.lists(schema, depth);
      case 'object':
        return yield* this.objects(schema, this.least(schema), depth);
      default:
        throw new Error(`no values for ${JSON.stringify(schema)}`);
    }
  }

  /** The least object of a schema. */
  private least({ properties = {}, required = [] }: Schema): { [field: string]: Json } {
    return Object.fromEntries(
      required.map((field) => [field, this.values(properties[field], 0).next().value as Json]),
    );
  }

  /** Lists of one entry each (or the least number of them), and one of several. */
  private *lists({ items, minItems = 1 }: Schema, depth: number): Generator<Json> {
    const entries = [...this.values(items!, depth)];
    for (const entry of entries) yield [entry, ...entries.slice(0, minItems - 1)];
    if (entries.length > 2) yield entries.slice(0, 3);
    if (minItems > 1) for (const entry of entries) yield [...entries.slice(0, minItems - 1), entry];
  }

  private *referred(ref: string, depth: number): Generator<Json> {
    const name = ref.slice('#/$defs/'.length);
    const own = (word: Word): Generator<Json> =>
      depth > 0 ? this.inDepth(word, depth - 1) : ([word.example][Symbol.iterator]() as Generator<Json>);
    switch (name) {
      case 'amount':
        yield* [1, -99, 0, 3, 99];
        for (const word of this.words.amounts) if (depth > 0) yield* own(language.amounts.get(word)!);
        return;
      case 'condition':
        for (const word of this.words.conditions) yield* own(language.conditions.get(word)!);
        return;
      case 'change':
        for (const word of this.words.changes) yield* own(CHANGES.find((kind) => kind.name === word)!);
        return;
      case 'effects':
      case 'price': {
        const words = this.words.verbs.map(this.verb).filter((verb) => name === 'effects' || verb.payable);
        for (const word of words) for (const form of own(word)) yield [form];
        const [first] = words;
        for (const word of words) yield [word.example, first.example];
        return;
      }
      default:
        throw new Error(`no forms for ${ref}`);
    }
  }
}

type Word = { readonly schema: object; readonly example: unknown; readonly payable?: unknown };

function* take<T>(count: number, values: Iterable<T>): Generator<T> {
  let taken = 0;
  for (const value of values) {
    if (taken++ === count) return;
    yield value;
  }
}

/** At most this many items of a list, spread from its beginning to its end. */
export function spread<T>(list: readonly T[], most: number): T[] {
  const count = Math.min(most, list.length);
  return Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]);
}
