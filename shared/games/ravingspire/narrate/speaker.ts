import type { Phrase } from '../../../packs/effects/tokens.ts';
import { text } from '../../../packs/effects/tokens.ts';
import { KINDS, kindBit } from '../content/card.ts';
import { levelOf, sectorOf } from '../rules/board.ts';
import type { CardNumber, Match } from '../types.ts';
import { LEVEL_NAMES, NONE } from '../types.ts';
import { lexicon, type Language, type Lexicon } from './lexicon.ts';

export type { Language } from './lexicon.ts';

/** Says the parts that all lines are made of: heroes, cards, places, attributes. */
export interface Speaker extends Lexicon {
  readonly match: Match;
  hero(seat: number): Phrase;
  card(card: CardNumber): Phrase;
  cards(cards: readonly CardNumber[]): Phrase;
  level(level: number): Phrase;
  atLevel(level: number): Phrase;
  place(place: number): Phrase;
  /** The kind of a hero's slot. */
  slotKind(seat: number, slot: number): Phrase;
}

const HONORIFIC = /^(.*?) (?:the|of|von|der|die|das)\b.*$/;

/** Makes a speaker for one table. @param names the name of a card by its full id */
export function speaker(match: Match, language: Language, names: (id: string) => string): Speaker {
  const lex = lexicon(language);
  const card = (number: CardNumber): Phrase => {
    if (number >= match.cards.length) return lex.say('word.card');
    // Below NONE stands a hero whose ability is at work.
    const id = number > NONE ? match.cards[number].id : match.heroes[-2 - number]?.id;
    return id === undefined ? lex.say('word.card') : [{ card: id, text: names(id) }];
  };
  const levelName = (level: number): string => LEVEL_NAMES[level] ?? 'keep';
  const level = (number: number): Phrase => lex.word('word.level', levelName(number));
  return {
    ...lex,
    match,
    hero(seat) {
      const id = match.heroes[seat]?.id;
      if (id === undefined) return lex.say('word.nobody');
      const name = names(id);
      return [{ card: id, text: HONORIFIC.exec(name)?.[1] ?? name }];
    },
    card,
    cards: (cards) => lex.list(counted(match, cards, card)),
    level,
    atLevel: (number) => lex.word('word.atLevel', levelName(number)),
    place: (place) =>
      lex.once(`place ${place}`, () =>
        lex.say('word.place', {
          level: level(levelOf(match.board, place)),
          sector: String(sectorOf(match.board, place)),
        }),
      ),
    slotKind(seat, slot) {
      const bit = match.heroes[seat]?.hero?.slots[slot];
      return lex.word('word.kind', KINDS.find((kind) => kindBit(kind) === bit) ?? 'other');
    },
  };
}

/** Names of cards, the same ones once with their number: "2 Blade". */
function counted(match: Match, cards: readonly CardNumber[], name: (card: CardNumber) => Phrase): Phrase[] {
  const groups = new Map<string, { card: CardNumber; count: number }>();
  for (const card of cards) {
    const key = card > NONE ? match.cards[card].id : String(card);
    const group = groups.get(key);
    if (group) group.count++;
    else groups.set(key, { card, count: 1 });
  }
  return [...groups.values()].map(({ card, count }) =>
    count === 1 ? name(card) : [{ number: count }, ...text(' '), ...name(card)],
  );
}
