import type { Titles } from '../../../tableau/presenter.ts';
import { DECLENSIONS } from '../../../words/declension.ts';
import { noun } from '../../../words/names.ts';
import { text, type Phrase } from '../../../words/tokens.ts';
import { kindOf } from '../rules/card.ts';
import { levelOf, placeOf, sectorOf } from '../rules/board.ts';
import { NONE, type CardNumber, type Match } from '../types.ts';
import { LEVEL_NAMES } from '../public.ts';
import { heroName, type Case } from './grammar.ts';
import { lexicon, type Lexicon } from './lexicon.ts';
import type { Language } from '../../../words/languages.ts';

export type { Language } from '../../../words/languages.ts';

/** Says the parts that all lines are made of: heroes, cards, places, attributes. */
export interface Speaker extends Lexicon {
  readonly match: Match;
  hero(seat: number, place?: Case): Phrase;
  /** A card within a sentence: declined where its author has said how, else quoted where the language does that. */
  card(card: CardNumber): Phrase;
  /** A card by name alone: on a label, in a list. */
  named(card: CardNumber): Phrase;
  /** Several of a card: "2 Blades" where its author has said what they are called, else "2 × Blade". */
  counted(count: number, card: CardNumber): Phrase;
  /** A list of cards by name, the same ones once with their number. */
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

/** Makes a speaker for one table. @param titles what cards are called by their full ids */
export function speaker(match: Match, language: Language, titles: Pick<Titles, 'name' | 'forms'>): Speaker {
  const lex = lexicon(language);
  const idOf = (number: CardNumber): string | undefined =>
    // A number below NONE is a hero whose ability is at work.
    number > NONE ? match.cards.at(number)?.id : match.heroes[-2 - number]?.id;
  const named = (number: CardNumber): Phrase => {
    const id = idOf(number);
    return id === undefined ? lex.say('word.card') : [{ card: id, text: titles.name(id) }];
  };
  const card = (number: CardNumber): Phrase => {
    if (number <= NONE || number >= match.cards.length) return named(number);
    const { id } = match.cards[number];
    const forms = titles.forms?.(id);
    const cited = (place: Case): Phrase =>
      lex.say(place === 'genitive' ? 'word.of' : 'word.cited', { card: named(number) });
    return noun((place) => {
      const found = forms === undefined ? null : DECLENSIONS[language](forms, place);
      if (found === null) return cited(place);
      return [...text(`${found.article} `), { card: id, text: found.name }];
    });
  };
  const counted = (count: number, number: CardNumber): Phrase => {
    const id = idOf(number);
    const many = id === undefined ? undefined : titles.forms?.(id)?.many;
    if (id === undefined || many === undefined || count === 1)
      return lex.say('word.counted', { count, card: named(number) });
    return lex.say('word.several', { count, cards: [{ card: id, text: many }] });
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
      const name = titles.name(id);
      return [{ card: id, text: heroName(language, HONORIFIC.exec(name)?.[1] ?? name, place) }];
    },
    card,
    named,
    counted,
    cards: (cards) =>
      lex.list(
        grouped(cards, (each) => (each > NONE ? match.cards[each].id : String(each))).map(([first, count]) =>
          counted(count, first),
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
