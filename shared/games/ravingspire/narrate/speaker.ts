import type { Phrase } from '../../../words/tokens.ts';
import { kindOf } from '../rules/card.ts';
import { levelOf, placeOf, sectorOf } from '../rules/board.ts';
import { NONE, type CardNumber, type Match } from '../types.ts';
import { LEVEL_NAMES } from '../public.ts';
import { HERO_NAMES, type Case } from './grammar.ts';
import { lexicon, type Lexicon } from './lexicon.ts';
import type { Language } from '../../../words/languages.ts';

export type { Language } from '../../../words/languages.ts';

/** Says the parts that all lines are made of: heroes, cards, places, attributes. */
export interface Speaker extends Lexicon {
  readonly match: Match;
  hero(seat: number, place?: Case): Phrase;
  /** A card within a sentence: quoted where the language does that. */
  card(card: CardNumber): Phrase;
  /** A card by name alone: on a label, in a list. */
  named(card: CardNumber): Phrase;
  /** A list of cards by name, the same ones once with their number: "2 × Blade". */
  cards(cards: readonly CardNumber[]): Phrase;
  level(level: number): Phrase;
  atLevel(level: number): Phrase;
  place(place: number): Phrase;
  /** A space of a ring. */
  placeOn(level: number, sector: number): Phrase;
  /** The kind of a hero's slot. */
  slotKind(seat: number, slot: number): Phrase;
}

const HONORIFIC = /^(.*?) (?:the|of|von|der|die|das)\b.*$/;

/** Makes a speaker for one table. @param names the name of a card by its full id */
export function speaker(match: Match, language: Language, names: (id: string) => string): Speaker {
  const lex = lexicon(language);
  const idOf = (number: CardNumber): string | undefined =>
    // A number below NONE is a hero whose ability is at work.
    number > NONE ? match.cards.at(number)?.id : match.heroes[-2 - number]?.id;
  const named = (number: CardNumber): Phrase => {
    const id = idOf(number);
    return id === undefined ? lex.say('word.card') : [{ card: id, text: names(id) }];
  };
  const card = (number: CardNumber): Phrase => {
    const isCard = number > NONE && number < match.cards.length;
    return isCard ? lex.say('word.cited', { card: named(number) }) : named(number);
  };
  const levelName = (level: number): string => LEVEL_NAMES[level] ?? 'keep';
  const level = (number: number): Phrase => lex.word('word.level', levelName(number));
  const place = (number: number): Phrase =>
    lex.once(`place ${number}`, () =>
      lex.say('word.place', {
        level: level(levelOf(match.board, number)),
        sector: String(sectorOf(match.board, number)),
      }),
    );
  return {
    ...lex,
    match,
    hero(seat, place = 'nominative') {
      const id = match.heroes[seat]?.id;
      if (id === undefined) return lex.say('word.nobody', { place });
      const name = names(id);
      return [{ card: id, text: HERO_NAMES[language](HONORIFIC.exec(name)?.[1] ?? name, place) }];
    },
    card,
    named,
    cards: (cards) =>
      lex.list(
        grouped(cards, (each) => (each > NONE ? match.cards[each].id : String(each))).map(([first, count]) =>
          lex.say('word.counted', { count, card: named(first) }),
        ),
      ),
    level,
    atLevel: (number) => lex.word('word.atLevel', levelName(number)),
    place,
    placeOn: (on, sector) => place(placeOf(match.board, on, sector)),
    slotKind(seat, slot) {
      return lex.word('word.kind', kindOf(match.heroes[seat]?.hero?.slots[slot] ?? 0) ?? 'other');
    },
  };
}

/** The first of each that are the same, with how many there are. */
export function grouped<T>(
  all: readonly T[],
  keyOf: (one: T) => string,
): (readonly [first: T, count: number])[] {
  const groups = Map.groupBy(all, keyOf);
  return [...groups.values()].map((same) => [same[0], same.length]);
}
