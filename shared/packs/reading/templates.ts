// What authors write often, as something to begin with: programs of the cards that there are, and the examples of words.
import type { Json } from '../../engine/json.ts';
import { isFields } from '../card-schema.ts';
import type { CardPart, CardWords } from '../card-words.ts';
import type { Definition } from '../content.ts';
import { formWithin, sortOf, type WordSchemas, type WordSchema } from './forms.ts';

/** Where a program is used: the kind of its card, and the trigger of its rule. */
export interface Occasion {
  readonly kind: string;
  readonly when: string;
}

/** A program that others are like, but for their numbers. */
export interface Template {
  readonly part: CardPart;
  readonly program: Json;
  /** Its uses by kind and trigger, and all of them. */
  readonly uses: Map<string, number>;
  total: number;
}

const PARTS: { readonly [sort: string]: CardPart } = {
  do: 'effect',
  is: 'condition',
  amount: 'amount',
  mod: 'change',
  rule: 'rule',
};

const useKey = ({ kind, when }: Occasion): string => `${kind} ${when}`;

/** How often a template is used: in the same place first, then with the same trigger, then anywhere. */
export const frequencyOf = ({ uses, total }: Template, use: Occasion): number =>
  1e6 * (uses.get(useKey(use)) ?? 0) +
  1e3 * [...uses].reduce((sum, [key, n]) => (key.endsWith(` ${use.when}`) ? sum + n : sum), 0) +
  total;

/** Templates of all parts. */
export class Templates {
  private readonly words: CardWords;
  private readonly definitions: WordSchemas;
  private readonly known = new Map<string, Template>();
  /** By part and use, once it was asked for. */
  private readonly sorted = new Map<string, readonly Template[]>();

  /** @param cards whose programs are counted */
  constructor(words: CardWords, cards: Iterable<Definition>) {
    this.words = words;
    this.definitions = words.definitions as unknown as WordSchemas;
    for (const card of cards)
      this.visit(card as Json, words.card as WordSchema, { kind: String(card.kind), when: '' });
    for (const [list, part] of [
      ['verbs', 'effect'],
      ['conditions', 'condition'],
      ['amounts', 'amount'],
      ['changes', 'change'],
      ['triggers', 'rule'],
      ['standings', 'rule'],
    ] as const)
      for (const { example } of words[list]) this.note(part, example as Json);
  }

  get all(): Iterable<Template> {
    return this.known.values();
  }

  /** Those of a part, the most frequent first. */
  of(part: CardPart, use: Occasion): readonly Template[] {
    const key = `${part} ${useKey(use)}`;
    let sorted = this.sorted.get(key);
    if (sorted === undefined)
      this.sorted.set(
        key,
        (sorted = [...this.known.values()]
          .filter((template) => template.part === part)
          .map((template) => ({ template, frequency: frequencyOf(template, use) }))
          .sort((one, other) => other.frequency - one.frequency)
          .map(({ template }) => template)),
      );
    return sorted;
  }

  private visit(value: Json, schema: WordSchema, use: Occasion): void {
    if (typeof value !== 'object' || value === null) return;
    const isRule = isFields(value) && ('when' in value || 'while' in value);
    const own = isRule ? { ...use, when: String((value as { readonly when?: Json }).when ?? '') } : use;
    const part = PARTS[isRule ? 'rule' : (sortOf(value, schema, this.definitions) ?? '')];
    if (part !== undefined) this.note(part, value, own);
    for (const [key, inside] of Object.entries(value))
      this.visit(inside as Json, formWithin(value, schema, key, this.definitions), own);
  }

  private note(part: CardPart, program: Json, use?: Occasion): void {
    const form = JSON.stringify(this.words.canonical(part, program));
    const key = `${part} ${form.replaceAll(/-?\d+/g, '#')}`;
    const template = this.known.get(key) ?? { part, program, uses: new Map<string, number>(), total: 0 };
    this.known.set(key, template);
    if (use === undefined) return;
    template.uses.set(useKey(use), (template.uses.get(useKey(use)) ?? 0) + 1);
    template.total++;
  }
}
