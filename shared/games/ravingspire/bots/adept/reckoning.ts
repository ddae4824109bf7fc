import type { Card } from '../../rules/card.ts';
import { allowedOf, lensOf, powerOf } from '../../rules/values.ts';
import { blankState } from '../../setup.ts';
import type { CardNumber, Match } from '../../types.ts';
import { WEIGHTS } from '../weights.ts';

/** What every card of a table is worth in the hands of one hero, apart from any position. */
export interface Reckoning {
  /** Power against enemies, with the card's other effects, by card number. */
  readonly power: readonly number[];
  /** Attributes that it may count as against enemies, as bits. */
  readonly as: readonly number[];
}

const reckonings = new WeakMap<readonly Card[], Map<number, Reckoning>>();

/** The reckoning of a hero, made once for a table: it reads definitions and the hero's own abilities only. */
export function reckon(match: Match, seat: number): Reckoning {
  let bySeat = reckonings.get(match.cards);
  if (bySeat === undefined) reckonings.set(match.cards, (bySeat = new Map()));
  let found = bySeat.get(seat);
  if (found === undefined) bySeat.set(seat, (found = make(match, seat)));
  return found;
}

function make(match: Match, seat: number): Reckoning {
  const state = { ...blankState(match), phase: 'encounter' as const };
  const lens = lensOf(match, state, seat);
  const worth = (definition: Card, card: CardNumber): number => {
    const power = powerOf(match, state, seat, card, true, lens);
    if (definition.risky) return Math.max(power, definition.surge * WEIGHTS.riskyPower) * WEIGHTS.riskyPower;
    const action = definition.effects.played === null ? 0 : WEIGHTS.freeAction;
    return power + action + slottedRules(definition) * WEIGHTS.slottedRule;
  };
  return {
    power: match.cards.map(worth),
    as: match.cards.map((_, card) => allowedOf(match, state, seat, card, true, lens)),
  };
}

const slotted = new WeakMap<Card, number>();

/** How many standing rules of a card work from a slot; counted once for a card. */
export function slottedRules(card: Card): number {
  if (card.changes === 0) return 0;
  let count = slotted.get(card);
  if (count === undefined) {
    const rules = Object.values(card.mods).flat();
    slotted.set(card, (count = rules.filter(({ standing }) => standing === 'slotted').length));
  }
  return count;
}
