import type { Seat } from '../../../engine/game.ts';
import { text, type Phrase } from '../../../words/tokens.ts';
import { NONE, type CardNumber, type Match, type State } from '../types.ts';
import { DECLINED, type SentencePart } from './grammar.ts';
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
  /** A card within a sentence: declined with its article where it is a tarot card of a suit, quoted otherwise. */
  inSentence(card: CardNumber, place: SentencePart): Phrase;
  /** A suit, a Class, a card of any kind, by its full id. */
  named(id: string): Phrase;
}

/**
 * Makes a speaker for a position.
 *
 * @param state null before any player has a name
 * @param names the name of a card by its full id
 */
export function speaker(
  match: Match,
  state: State | null,
  lex: Lexicon,
  names: (id: string) => string,
): Speaker {
  const named = (id: string): Phrase => [{ card: id, text: names(id) }];
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
    inSentence(number, place) {
      const id = idOf(number);
      if (id === null) return lex.say('word.card');
      const found = DECLINED[lex.language](names(id), place);
      if (found === null) return lex.say('word.quoted', { name: named(id) });
      return [...(found.article === '' ? [] : text(`${found.article} `)), { card: id, text: found.name }];
    },
    named,
  };
}
