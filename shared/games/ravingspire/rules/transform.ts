import { NONE, type CardNumber, type G, type State } from '../types.ts';
import { banishByEffect, leaveSlot, removeFrom } from './piles.ts';

/**
 * Puts a card of the supply where another lies, which is banished; without one in the supply nothing happens (LANG-38).
 *
 * @param id of the card that is to be there
 * @returns the new card, or NONE
 */
export function transform(g: G, seat: number, card: CardNumber, id: string): CardNumber {
  const { state, match } = g;
  const next = state.supply.find((one) => match.cards[one].id === id);
  if (next === undefined || !takePlace(state, card, next)) return NONE;
  removeFrom(state.supply, next);
  g.emit({ kind: 'transformed', card, into: next, seat, rule: 'LANG-38' });
  banishByEffect(g, card, seat);
  return next;
}

/** Lays a card where another lies; false where that is no pile, slot or ring. */
function takePlace(state: State, card: CardNumber, next: CardNumber): boolean {
  const { heroes, levels, decks } = state;
  for (const hero of heroes) {
    for (const slot of hero.slots) {
      const at = slot.indexOf(card);
      if (at < 0) continue;
      leaveSlot(hero, card);
      slot.splice(at, 0, next);
      return true;
    }
    // What has been played or used up gives no power twice.
    for (const pile of [hero.played, hero.spent]) {
      if (!removeFrom(pile, card)) continue;
      hero.spent.push(next);
      return true;
    }
  }
  const piles = [
    ...heroes.flatMap(({ hand, deck, discard, gained }) => [hand, deck, discard, gained]),
    ...levels.map(({ ring }) => ring),
    ...[decks.encounter, decks.loot, decks.foe, state.reshuffle],
  ];
  const pile = piles.find((one) => one.includes(card));
  if (pile === undefined) return false;
  pile[pile.indexOf(card)] = next;
  return true;
}
