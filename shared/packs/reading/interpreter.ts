// Reads parts of cards in one language, wherever they are.
import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { Phrase } from '../../words/tokens.ts';
import type { CardPart, CardWords, Saying } from '../card-words.ts';
import type { Memory } from '../effects/describe.ts';
import { Chart, type NameForms } from './chart.ts';
import { packOf } from '../card-id.ts';
import { fits, type WordSchema } from './forms.ts';
import type { Grammar } from './grammar.ts';
import { normalised, numberAt, punctuatedLetters, withoutSignsAround, wordsIn } from './normal.ts';
import { Programs, type Press } from './programs.ts';
import { formOf, punctuatedFormOf } from './words.ts';

/** Bounds of what is read: letters that count, and entries of a chart. */
export const READING_BOUNDS = { letters: 400, entries: 2000 } as const;

type Manner = NonNullable<Saying['manner']>;

/** The sort that each part is of. */
const SORTS: { readonly [part in CardPart]: string } = {
  effect: 'do',
  effects: '[do]',
  price: '[do]',
  amount: 'amount',
  condition: 'is',
  change: 'mod',
  rule: 'rule',
};

/** Parts that can be said by themselves however they are within others, in all manners, the plainest first. */
const SAID: { readonly [sort: string]: { readonly part: CardPart; readonly manners: readonly Manner[] } } = {
  do: {
    part: 'effect',
    manners: (['do', 'inf'] as const).flatMap((form) =>
      [true, false].flatMap((last) => [false, true].map((bracketed) => ({ form, last, bracketed }))),
    ),
  },
  is: { part: 'condition', manners: [{}, { negated: true }] },
  amount: { part: 'amount', manners: [{}] },
};

/** Of several ways to write the same, the one without anything that goes without saying. */
const shortest = (nodes: readonly Json[]): Json =>
  nodes.reduce((best, node) => (JSON.stringify(node).length < JSON.stringify(best).length ? node : best));

/** What came of a text. */
export interface Interpretation {
  readonly programs: readonly Json[];
  /** How many letters of the normal form were understood before it was no longer, at most. */
  readonly understood: number;
  /** The work: entries of the chart, and parts that were printed. */
  readonly entries: number;
  readonly printed: number;
}

/** What an interpreter is made from. */
export interface Tongue {
  readonly words: CardWords;
  readonly language: Language;
  /** Of this language: `learned`. */
  readonly grammar: Grammar;
  /** The names of the cards that may be mentioned, by id; another map where they have changed. */
  names(): ReadonlyMap<string, string>;
}

/** The names of cards as they are read. */
interface ReadNames {
  readonly names: ReadonlyMap<string, string>;
  readonly forms: NameForms;
  /** All words that may be read, in normal form. */
  readonly vocabulary: ReadonlySet<string>;
}

/** Reads and says parts of cards in one language. */
export class Interpreter {
  readonly grammar: Grammar;
  private readonly words: CardWords;
  private readonly language: Language;
  private readonly names: Tongue['names'];
  private known: ReadNames | null = null;

  constructor({ words, language, grammar, names }: Tongue) {
    this.words = words;
    this.language = language;
    this.grammar = grammar;
    this.names = names;
  }

  /** All words that may be read, in normal form. */
  get vocabulary(): ReadonlySet<string> {
    return this.readNames().vocabulary;
  }

  private readNames(): ReadNames {
    const names = this.names();
    if (this.known?.names !== names) {
      const packs = new Set([...names.keys()].map(packOf).filter((pack) => pack !== ''));
      const forms = Map.groupBy([...names.keys(), ...packs], (id) => normalised(names.get(id) ?? id));
      forms.delete('');
      const inNames = [...names.values(), ...packs].flatMap((name) => wordsIn(name).map(({ form }) => form));
      this.known = { names, forms, vocabulary: new Set([...this.grammar.vocabulary, ...inNames]) };
    }
    return this.known;
  }

  /** Words that join effects in a list, in normal form. */
  get joints(): ReadonlySet<string> {
    const steps = [...(this.grammar.sorts.get(SORTS.effects)?.get('')?.steps.values() ?? [])];
    const forms = steps.flatMap(({ at, forms: known }) => (at === '' ? [...known.keys()] : []));
    return new Set(forms.map((form) => form.replaceAll(/[^\p{L}]/gu, '')).filter((word) => word !== ''));
  }

  /** How a part reads. @param kind of the card, for a rule @param marks as in `Saying` */
  say(
    part: CardPart,
    node: Json,
    manner: Manner = {},
    kind?: string,
    marks = false,
    memory?: Memory,
  ): readonly Phrase[] {
    const names = this.names();
    return this.words.describe(part, node, {
      language: this.language,
      names: (id) => names.get(id) ?? id,
      manner,
      marks,
      ...(kind !== undefined && { kind }),
      ...(memory !== undefined && { memory }),
    });
  }

  /** How a part by itself may be typed: as it is printed, and as in "you may". */
  private sayings(
    part: CardPart,
    node: Json,
    kind?: string,
    memory?: Memory,
  ): readonly (readonly Phrase[])[] {
    const manners: readonly Manner[] = part === 'effects' ? [{}, { form: 'inf' }] : [{}];
    return manners.map((manner) => this.say(part, node, manner, kind, false, memory));
  }

  /** The same in normal form. */
  typed(part: CardPart, node: Json, kind?: string): readonly string[] {
    return this.sayings(part, node, kind).map(formOf);
  }

  /**
   * All nodes of a part that read as a text does; of those that mean the same, one. Where some have the commas and brackets of
   * the text and others have not, only the first. None where the text is too long, or can be read in too many ways.
   *
   * @param kind of the card, for a rule
   */
  read(part: CardPart, text: string, kind?: string): Interpretation {
    const form = normalised(text);
    if (form === '' || form.length > READING_BOUNDS.letters)
      return { programs: [], understood: 0, entries: 0, printed: 0 };
    const number = part === 'amount' && form.length === 1 ? numberAt(form, 0) : undefined;
    if (number !== undefined)
      return {
        programs: [number].filter((one) => this.isOf(part, one)),
        understood: 1,
        entries: 0,
        printed: 0,
      };
    const sort = SORTS[part];
    const { forms } = this.readNames();
    const chart = new Chart(this.grammar, forms, form, sort, READING_BOUNDS.entries);
    const letters = punctuatedLetters(text);
    const memory: Memory = new WeakMap();
    let printed = 0;
    const found = (formOfAll: (phrases: readonly Phrase[]) => string, piece: Press['piece']): Json[] => {
      const programs = new Programs(this.grammar, chart, forms, {
        print: (inner, node) => this.prints(inner, node, formOfAll, memory, kind),
        formOf: (inner, node) => this.canonical(inner, node),
        piece,
      });
      const whole = piece(0, form.length);
      const isMeant = (node: Json): boolean =>
        this.isOf(part, node) && this.sayings(part, node, kind, memory).map(formOfAll).includes(whole);
      const nodes = programs.of(sort, 0, form.length).filter(isMeant);
      printed += programs.printed;
      return nodes;
    };
    const exact = found(punctuatedFormOf, (start, end) =>
      withoutSignsAround(letters.slice(start, end).join('')),
    );
    const nodes = exact.length > 0 ? exact : found(formOf, (start, end) => form.slice(start, end));
    const alike = Map.groupBy(nodes, (node) => JSON.stringify(this.words.canonical(part, node)));
    const { furthest: understood, size: entries } = chart;
    return { programs: [...alike.values()].map(shortest), understood, entries, printed };
  }

  private isOf = (part: CardPart, node: Json): boolean =>
    fits(node, { $ref: `#/$defs/${part}` } as WordSchema, this.grammar.definitions);

  /** The forms of all ways in which a part may be said. */
  private prints(
    sort: string,
    node: Json,
    formOfAll: (phrases: readonly Phrase[]) => string,
    memory: Memory,
    kind?: string,
  ): Iterable<string> | null {
    if (sort === 'rule') return this.sayings('rule', node, kind, memory).map(formOfAll);
    const said = SAID[sort];
    return said === undefined ? null : this.eachManner(said.part, node, said.manners, formOfAll, memory);
  }

  private *eachManner(
    part: CardPart,
    node: Json,
    manners: readonly Manner[],
    formOfAll: (phrases: readonly Phrase[]) => string,
    memory: Memory,
  ): Generator<string> {
    for (const manner of manners) yield formOfAll(this.say(part, node, manner, undefined, false, memory));
  }

  private canonical(sort: string, node: Json): string {
    const part = sort === 'rule' ? 'rule' : SAID[sort]?.part;
    return JSON.stringify(part === undefined ? node : this.words.canonical(part, node));
  }
}
