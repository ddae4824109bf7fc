// Reads what an author types: all programs that print it, at a place of a card.
import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { CardPart } from '../card-words.ts';
import type { GameContent, Lookup } from '../content.ts';
import type { WordSchemas, WordSchema } from './forms.ts';
import type { Grammar } from './grammar.ts';
import { Interpreter, type Interpretation } from './interpreter.ts';
import { faultOf, partIn, type Place } from './place.ts';

/** What a reader is made from. */
export interface ReaderParts {
  readonly content: GameContent;
  /** What it has learned of each language that it is to understand. */
  readonly grammars: { readonly [language in Language]?: Grammar };
  /** The cards that may be mentioned, */
  readonly cards: Lookup;
  /** and their names by id, in each language; another map where they have changed. */
  names(language: Language): ReadonlyMap<string, string>;
}

/** Reads texts of the cards of one game. */
export class Reader {
  readonly content: GameContent;
  private readonly cards: Lookup;
  private readonly interpreters: ReadonlyMap<Language, Interpreter>;

  /** @throws RangeError for a game whose cards are not written in words */
  constructor({ content, grammars, cards, names }: ReaderParts) {
    const { language: words } = content;
    if (words === undefined) throw new RangeError(`The cards of "${content.game}" hold no programs to read.`);
    this.content = content;
    this.cards = cards;
    this.interpreters = new Map(
      (Object.entries(grammars) as [Language, Grammar][]).map(([language, grammar]) => [
        language,
        new Interpreter({ words, language, grammar, names: () => names(language) }),
      ]),
    );
  }

  /** The languages that it understands. */
  get languages(): readonly Language[] {
    return [...this.interpreters.keys()];
  }

  /** @throws RangeError for a language that it has not learned */
  interpreterOf(language: Language): Interpreter {
    const interpreter = this.interpreters.get(language);
    if (interpreter === undefined) throw new RangeError(`The language "${language}" has not been learned.`);
    return interpreter;
  }

  /**
   * The part that belongs to a place: a list of effects or a price, a rule, a condition, an amount, a change. Undefined where
   * none can be added.
   */
  partIn(place: Place): CardPart | undefined {
    const { card, definitions } = this.content.language!;
    return partIn(place, card as WordSchema, definitions as unknown as WordSchemas);
  }

  /** @throws RangeError where none can be added */
  partAt(place: Place): CardPart {
    const part = this.partIn(place);
    if (part !== undefined) return part;
    throw new RangeError(
      `Nothing can be added at ${place.at} of the card: it takes no effects, rule, condition or amount.`,
    );
  }

  /** The languages that it understands, one of them first. */
  languagesFrom(first: Language): readonly Language[] {
    return [first, ...this.languages.filter((other) => other !== first)];
  }

  /**
   * All programs that print a text and may be at a place; of those that mean the same, one. Where some do what they say
   * there, and others do nothing, only the first. None where it is no text of a card, longer than
   * `READING_BOUNDS.letters`, or can be read in too many ways.
   *
   * @returns a list of effects for a place in one, or whatever else belongs to the place
   */
  read(text: string, place: Place, language: Language): readonly Json[] {
    return this.allowed(this.interpret(text, place, language).programs, place);
  }

  /** The same with the work that it was, and without regard to the place but for what belongs there. */
  interpret(text: string, place: Place, language: Language): Interpretation {
    const part = this.partAt(place);
    const { kind } = place.card;
    return this.interpreterOf(language).read(part, text, typeof kind === 'string' ? kind : undefined);
  }

  /** Those of some programs that may be at a place, and do something there if one of them does. */
  allowed(programs: readonly Json[], place: Place): readonly Json[] {
    const part = this.partAt(place);
    const faults = programs.map((program) => faultOf(this.content, this.cards, place, part, program));
    const best = faults.includes('none') ? 'none' : 'warning';
    return programs.filter((_, i) => faults[i] === best);
  }
}
