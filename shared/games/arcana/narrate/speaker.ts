import type { Seat } from '../../../engine/game.ts';
import type { Titles } from '../../../tableau/presenter.ts';
import { noun, type Case } from '../../../words/names.ts';
import { text, type Phrase } from '../../../words/tokens.ts';
import { NONE, type CardNumber, type Match, type State } from '../types.ts';
import { SPOKEN } from './grammar.ts';
import type { Lexicon } from './lexicon.ts';

/** Says the parts that all lines about a position are made of: adventurers, cards, and what has a name in the packs. */
export interface Speaker extends Lexicon {
  readonly match: Match;
  /** Null before any player has a name. */
  readonly state: State | null;
  /** An adventurer by name, once one is picked; until then the court card that the seat was set up with. */
  who(seat: Seat): Phrase;
  /** A card by name alone, as on a label. */
  card(card: CardNumber): Phrase;
  /** A card within a sentence: declined with its article where it is known how, quoted otherwise. */
  inSentence(card: CardNumber): Phrase;
  /** A card as what a player is: without an article, quoted where another sentence would quote it. */
  asWhat(card: CardNumber): Phrase;
  /** A suit, a Class, a card of any kind, by its full id. */
  named(id: string): Phrase;
}

/**
 * Makes a speaker for a position.
 *
 * @param state null before any player has a name
 * @param titles what cards are called by their full ids
 */
export function speaker(
  match: Match,
  state: State | null,
  lex: Lexicon,
  titles: Pick<Titles, 'name' | 'forms'>,
): Speaker {
  const named = (id: string): Phrase => [{ card: id, text: titles.name(id) }];
  const spoken = (id: string, place: Case): ReturnType<(typeof SPOKEN)['en']> =>
    SPOKEN[lex.language](titles.name(id), titles.forms?.(id), place);
  const idOf = (number: CardNumber): string | null =>
    number > NONE && number < match.cards.length ? match.cards[number].id : null;
  const card = (number: CardNumber): Phrase => {
    const id = idOf(number);
    return id === null ? lex.say('word.card') : named(id);
  };
  return {
    ...lex,
    match,
    state,
    who(seat) {
      if (seat < 0 || seat >= match.seats) return lex.say('word.party');
      const players = state?.players ?? [];
      const picked = players.at(seat);
      if (picked !== undefined && picked.court !== NONE) {
        return [{ card: match.cards[picked.court].id, text: picked.name }];
      }
      // Another seat may have taken the card that was meant for this one.
      const proposed = match.proposed[seat];
      return players.some(({ court }) => court === proposed)
        ? lex.say('word.player', { number: String(seat + 1) })
        : card(proposed);
    },
    card,
    inSentence(number) {
      const id = idOf(number);
      if (id === null) return lex.say('word.card');
      return noun((place) => {
        const found = spoken(id, place);
        if (found === null) return lex.say('word.quoted', { name: named(id) });
        return [...text(`${found.article} `), { card: id, text: found.name }];
      });
    },
    asWhat(number) {
      const id = idOf(number);
      if (id === null) return lex.say('word.card');
      return spoken(id, 'nominative') === null ? lex.say('word.quoted', { name: named(id) }) : named(id);
    },
    named,
  };
}
