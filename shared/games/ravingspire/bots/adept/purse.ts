import { sources, type Source } from '../../payments/sources.ts';
import { MODS } from '../../rules/card.ts';
import { checkSlot } from '../../rules/slots.ts';
import { activeMods, touches } from '../../rules/modifiers.ts';
import { slotOf } from '../../rules/piles.ts';
import { generatePower, lensOf, staysSlotted } from '../../rules/values.ts';
import type { CardNumber, Match, State } from '../../types.ts';
import { NONE } from '../../types.ts';
import { WEIGHTS } from '../weights.ts';
import { slottedRules } from './reckoning.ts';

/** Weights of sources are whole numbers: this many make a point. */
export const TO_A_POINT = 1000;
/** What using any card at all weighs, so that of equal payments the one with fewer cards is taken. */
const CARD = 1;
/** A point of power that nothing else could be done with. */
const IDLE = 5;
/** From this power on a card is one that the finale needs. */
const STRONG = 3;

/** What the power of a card would be worth if it were not spent now, in points. */
function worthLater(match: Match, state: State, seat: number, card: CardNumber): number {
  const hero = state.heroes[seat];
  const { power, risky, slotKinds } = match.cards[card];
  const risk = risky && state.phase !== 'explore' ? WEIGHTS.riskTaken : 0;
  if (slotOf(hero, card) < 0) {
    const free =
      slotKinds !== 0 &&
      hero.slots.some((slot, i) => slot.length === 0 && checkSlot(match, state, seat, card, i) === null);
    return risk + (free ? WEIGHTS.slottable * power : 0);
  }
  // It comes back into its slot when the turn is over.
  if (staysSlotted(match, state, seat, card)) return risk;
  const kept = hero.key && power >= STRONG ? WEIGHTS.keptForFinale : WEIGHTS.kept;
  return risk + kept * power + slottedRules(match.cards[card]) * WEIGHTS.slottedRule;
}

/**
 * What a hero can pay with, weighed by what it would be worth later: power that is lost at the end of the phase is
 * free,
 * cards in a slot are dear.
 *
 * @param enemies whether it is for an adversary, foe or Spire card
 */
export const purse = (match: Match, state: State, seat: number, enemies: boolean): Source[] =>
  sources(match, state, seat, enemies).map((source) => {
    if (source.card < 0 || source.weight === 0) return source;
    const later = worthLater(match, state, seat, source.card) * TO_A_POINT;
    return { ...source, weight: Math.round(later) + source.value * IDLE + CARD };
  });

/** The slotted cards that could be turned over for what the hero's generate power gives instead (HERO-5). */
export function generators(match: Match, state: State, seat: number): CardNumber[] {
  if (state.phase === 'explore' || activeMods(match, state, seat, MODS.generate).length === 0) return [];
  const hero = state.heroes[seat];
  const forbids = activeMods(match, state, seat, MODS.forbid);
  return hero.slots
    .flat()
    .filter(
      (card) =>
        !hero.turned.includes(card) &&
        generatePower(match, state, seat, card).amount > 0 &&
        !forbids.some((active) => touches(match, state, seat, active, card)),
    );
}

/** The same purse with some slotted cards turned over for the hero's power: that costs nothing, they stay. */
export function generating(
  match: Match,
  state: State,
  seat: number,
  available: readonly Source[],
  cards: readonly CardNumber[],
): Source[] {
  const lens = lensOf(match, state, seat);
  const own = available.filter(({ card }) => card === NONE || !cards.includes(card));
  const made = cards.map((card) => {
    const { amount, as } = generatePower(match, state, seat, card, lens);
    return { card, value: amount, as, weight: CARD };
  });
  return [...own, ...made];
}
