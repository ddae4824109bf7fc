// Cards drawn at random in large counts, and the texts that several of them print.
import { drawFrom, type Draw } from '../../../shared/engine/random.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import { Drawer } from './drawer.ts';

/** How the cards of a game are drawn, and what is printed on them. */
export interface Written<C> {
  readonly game: string;
  /** What references in its schemas lead to. */
  readonly definitions: object;
  /** Some texts that fit a pattern. */
  texts(pattern: string): readonly string[];
  /** A card, with words within words to some depth. */
  draw(drawer: Drawer, depth: number): C;
  /** What is written in a card, as far as its text tells it. */
  program(card: C): string;
  /** Whether nothing is wrong with a card. */
  isSound(card: C): boolean;
  print(card: C, language: Language): string;
  /** The same of its canonical form. */
  form(card: C): string;
}

/** How deep words are within each other, at most. */
export const DEPTH = 4;
/** One of this many cards is drawn from scratch; of all others little tells each apart from one before it. */
const FRESH = 4;
/** Numbers are kept as fractions of this. */
const WHOLE = 0x40000000;

/** Numbers that are kept, so that the same can be drawn again with one of them changed. */
class Tape {
  private numbers: number[] = [];
  private at = 0;
  private readonly source: Draw;
  constructor(source: Draw) {
    this.source = source;
  }

  readonly draw: Draw = (n) => {
    this.numbers[this.at] ??= this.source(WHOLE);
    return Math.floor((this.numbers[this.at++] / WHOLE) * n);
  };

  /** Begins again with these numbers, and others after them. */
  begin(numbers: readonly number[]): void {
    this.numbers = [...numbers];
    this.at = 0;
  }

  /** The numbers drawn since the beginning. */
  get drawn(): readonly number[] {
    return this.numbers.slice(0, this.at);
  }
}

/** Cards with different programs that nothing is wrong with, with words within words to a depth. */
export function drawCards<C>(game: Written<C>, seed: string, count: number, deepest = DEPTH): C[] {
  const source = drawFrom(seed);
  const tape = new Tape(source);
  const drawer = new Drawer(tape.draw, game.definitions, (pattern) => game.texts(pattern));
  const cards = new Map<string, C>();
  let last: readonly number[] = [];
  while (cards.size < count) {
    const fresh = last.length === 0 || source(FRESH) === 0;
    tape.begin(fresh ? [] : last.with(source(last.length), source(WHOLE)));
    const card = game.draw(drawer, Math.min(deepest, tape.draw(2 * deepest)));
    if (!game.isSound(card)) continue;
    last = tape.drawn;
    cards.set(game.program(card), card);
  }
  return [...cards.values()];
}

/** What the texts of some cards tell. */
export interface Told {
  /** Texts that several cards print, in any language. */
  readonly shared: number;
  /** Of these the texts of cards with several canonical forms, each with the forms. */
  readonly unlike: readonly string[];
}

/** Looks for cards that print the same in a language. */
export function toldApart<C>(game: Written<C>, cards: readonly C[]): Told {
  const forms = cards.map((card) => game.form(card));
  let shared = 0;
  const unlike = LANGUAGES.flatMap((language) => {
    const printed = new Map<string, Set<string>>();
    const twice = new Set<string>();
    for (const [i, card] of cards.entries()) {
      const text = game.print(card, language);
      const known = printed.get(text);
      if (known === undefined) printed.set(text, new Set([forms[i]]));
      else {
        twice.add(text);
        known.add(forms[i]);
      }
    }
    shared += twice.size;
    return [...twice].flatMap((text) => {
      const all = [...printed.get(text)!];
      return all.length > 1 ? [[text, ...all].join('\n  ')] : [];
    });
  });
  return { shared, unlike };
}
