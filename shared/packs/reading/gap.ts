// What is typed in a gap of a sentence: all that it says there, or else what may be meant by it.
import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { CardPart } from '../card-words.ts';
import type { Definition } from '../content.ts';
import type { Meant, Offers } from '../sentence/types.ts';
import { Heads } from './heads.ts';
import { TypedOffers } from './offers.ts';
import { READING_BOUNDS } from './interpreter.ts';
import { withoutBeginnings, withoutParts } from './left-out.ts';
import type { Place } from './place.ts';
import type { Reader } from './reader.ts';
import { plainly, plainRules, rephrased } from './rephrase.ts';
import { readRules, readSentences } from './rules.ts';

/** Programs that are shown for what was typed, at most. */
const MOST_SHOWN = 8;
/** Texts without a part that are read, at most. */
const MOST_RESTS = 24;
/** Those of which it is guessed what they mean. */
const MOST_GUESSED = 2;
/** Pieces up to commas that are left out at the beginning of what cannot be understood, at most. */
const MOST_LEFT_OUT = 2;

/**
 * Makes programs of what is typed in the gaps of sentences. What is longer than `READING_BOUNDS.letters` is read, but not
 * guessed at: it is no sentence of a card, and each guess is looked for in all that cards say.
 */
export class GapReader implements Offers {
  private readonly reader: Reader;
  private readonly heads: Heads;
  private readonly offers: TypedOffers;

  /** @param cards whose programs are offered first, the more frequent before the others */
  constructor(reader: Reader, cards: Iterable<Definition>) {
    this.reader = reader;
    this.heads = new Heads(reader);
    this.offers = new TypedOffers(reader, this.heads, cards);
  }

  /** Prepares what the first answers would have to wait for, step by step. */
  prepared(): Generator<void> {
    return this.offers.prepared();
  }

  programs(definition: Json, gap: string, typed: string, language: Language): readonly Meant[] {
    const place: Place = { card: definition as Definition, at: gap };
    const part = this.reader.partIn(place);
    if (part === undefined) return [];
    const meant = this.meant(part, typed, place, language);
    if (meant.length > 0 || typed.length > READING_BOUNDS.letters) return meant;
    const near = [
      ...this.partly(part, typed, place, language),
      ...this.alike(part, typed, place, language),
    ].slice(0, MOST_SHOWN);
    if (near.length > 0 || part !== 'rule') return near;
    // A moment that the game does not know: what is to happen then may be known.
    for (const { text, left } of withoutBeginnings(typed, MOST_LEFT_OUT)) {
      const whole = this.meant(part, text, place, language);
      const known = whole.length > 0 ? whole : this.alike(part, text, place, language);
      if (known.length > 0) return known.map(({ items }) => ({ items, way: 'alike', without: left }));
    }
    return [];
  }

  /** What a text says without a part that is not understood. */
  private partly(part: CardPart, typed: string, place: Place, language: Language): readonly Meant[] {
    const shown = (items: readonly Json[], without: string): Meant => ({ items, way: 'alike', without });
    for (const spoken of this.reader.languagesFrom(language))
      for (const { text, left } of withoutParts(typed, spoken).slice(0, MOST_RESTS)) {
        const read = this.readIn(part, text, place, spoken);
        const known = read.length > 0 ? read : this.reworded(part, text, place, spoken);
        if (known.length > 0) return known.slice(0, MOST_SHOWN).map((items) => shown(items, left));
      }
    const small = withoutParts(typed, language).filter((rest) => rest.isSmall);
    for (const { text, left } of small.slice(0, MOST_GUESSED)) {
      const known = this.offers.programs(text, place, language, MOST_SHOWN);
      if (known.length > 0) return known.map((program) => shown(itemsOf(part, program), left));
    }
    return [];
  }

  /** What is read in a text, or else what may be meant by it. */
  private meant(part: CardPart, typed: string, place: Place, language: Language): readonly Meant[] {
    const read = this.read(part, typed, place, language);
    if (read.length > 0 || typed.length > READING_BOUNDS.letters) return read;
    return this.guessed(part, typed, place, language);
  }

  /** What is written in the language that is shown is not read in another one. */
  private read(part: CardPart, typed: string, place: Place, language: Language): readonly Meant[] {
    for (const spoken of this.reader.languagesFrom(language)) {
      const read = this.readIn(part, typed, place, spoken);
      if (read.length > 0) return read.slice(0, MOST_SHOWN).map((items) => ({ items, way: 'read' }));
    }
    return [];
  }

  /** What may be meant by a text that cannot be read. */
  private guessed(part: CardPart, typed: string, place: Place, language: Language): readonly Meant[] {
    const shown = (items: readonly Json[]): Meant => ({ items, way: 'new' });
    for (const said of new Set([plainly(typed, language), typed])) {
      const offered = this.offers.programs(said, place, language, MOST_SHOWN);
      if (offered.length > 0) return offered.map((program) => shown(itemsOf(part, program)));
    }
    return this.reworded(part, typed, place, language).map(shown);
  }

  /** What is alike is nearer to what was meant than silence. */
  private alike(part: CardPart, typed: string, place: Place, language: Language): readonly Meant[] {
    const programs = this.offers.alike(typed, place, language, MOST_SHOWN);
    return programs.map((program) => ({ items: itemsOf(part, program), way: 'alike' }));
  }

  /** What a text says once it is said as cards say it. */
  private reworded(
    part: CardPart,
    typed: string,
    place: Place,
    language: Language,
  ): readonly (readonly Json[])[] {
    const found = new Map<string, readonly Json[]>();
    if (part === 'rule')
      for (const spoken of this.reader.languagesFrom(language))
        for (const said of plainRules(typed, spoken))
          for (const items of this.readIn(part, said, place, spoken)) found.set(JSON.stringify(items), items);
    const rule = part === 'rule' ? this.offers.begun(typed, place) : null;
    if (part === 'rule' && rule === null) return [...found.values()].slice(0, MOST_SHOWN);
    const { rest, inside } = rule ?? { rest: typed, inside: place };
    for (const spoken of this.reader.languagesFrom(language)) {
      const conditions = (text: string): readonly string[] =>
        this.offers.conditionsLike(text, inside, spoken);
      for (const said of [...(rule === null ? [] : [rest]), ...rephrased(rest, spoken, conditions)])
        for (const items of this.readIn(rule === null ? part : 'effects', said, inside, spoken))
          found.set(JSON.stringify(items), rule === null ? items : [{ ...rule.trigger, do: items }]);
    }
    return [...found.values()].slice(0, MOST_SHOWN);
  }

  private readIn(
    part: CardPart,
    typed: string,
    place: Place,
    spoken: Language,
  ): readonly (readonly Json[])[] {
    const read = this.reader.read(typed, place, spoken).map((program) => itemsOf(part, program));
    if (read.length > 0) return read;
    if (part === 'rule') return readRules(this.reader, this.heads, typed, place, spoken);
    return part === 'effects' ? readSentences(this.reader, typed, place, spoken) : [];
  }
}

/** What comes into a list for a program: of several effects each. */
const itemsOf = (part: CardPart, program: Json): readonly Json[] =>
  part === 'effects' || part === 'price' ? (program as readonly Json[]) : [program];
