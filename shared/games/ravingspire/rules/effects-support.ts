import type { CardNumber, G, State } from '../types.ts';
import { NONE } from '../types.ts';
import { takeOut } from './piles.ts';

/** The seat of the hero who has a card in any zone, or NONE. */
export function holderOf(state: State, card: CardNumber): number {
  return state.heroes.findIndex((hero) =>
    [hero.hand, hero.discard, hero.played, hero.spent, hero.gained, hero.deck, ...hero.slots].some((zone) =>
      zone.includes(card),
    ),
  );
}

/** Takes a card from another hero into the hand (CARD-4); one that no hero holds is just taken. */
export function takeFromHero(g: G, seat: number, card: CardNumber): void {
  const from = holderOf(g.state, card);
  takeOut(g.state, card);
  g.state.heroes[seat].hand.push(card);
  g.emit(
    from === NONE || from === seat
      ? { kind: 'retrieved', card, seat, rule: 'CARD-4' }
      : { kind: 'stolen', card, from, seat, rule: 'CARD-4' },
  );
}

/** Gives a card into the hand of another hero, where it is open to all which one it is (LANG-36). */
export function giveTo(g: G, seat: number, to: number, card: CardNumber): void {
  takeOut(g.state, card);
  g.state.heroes[to].hand.push(card);
  g.emit({ kind: 'cardGiven', card, to, seat, rule: 'LANG-36' });
}

/** Puts a card on top of a hero's battle deck. */
export function putOnDeck(g: G, seat: number, card: CardNumber): void {
  takeOut(g.state, card);
  g.state.heroes[seat].deck.push(card);
  g.emit({ kind: 'laidOnDeck', card, seat, rule: 'CARD-4' });
}
