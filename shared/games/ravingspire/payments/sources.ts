import { MODS } from '../rules/card.ts';
import { activeMods, touches, type Active } from '../rules/modifiers.ts';
import { payable, unspentPoint } from '../rules/payment.ts';
import { canPlay } from '../rules/play.ts';
import { allowedOf, lensOf, powerOf, type Lens } from '../rules/values.ts';
import type { CardNumber, Match, State } from '../types.ts';
import { NONE } from '../types.ts';

/** In place of a card: power that a flanker has put in. It is not named in the payment. */
export const LENT = -2;

/** A source of power that a payment may use. */
export interface Source {
  /** NONE for the hero's own generated point, LENT for a flanker's power. */
  card: CardNumber;
  value: number;
  as: number;
  /** What using it costs: see `WEIGHT`. Sources that are lost anyway weigh nothing. */
  weight: number;
}

/**
 * The order of preference: least power used (and so least overpaid), then fewest cards, hand before slots, no price or
 * roll, starters first.
 */
const WEIGHT = { power: 10_000, card: 500, slot: 60, risk: 10, keeper: 1 } as const;

/** What using a card from hand or slot for its power costs, in the order of preference. */
function weigh(match: Match, state: State, card: CardNumber, value: number, slotted: boolean): number {
  const { risky, kind } = match.cards[card];
  let weight = value * WEIGHT.power + WEIGHT.card;
  if (risky && state.phase !== 'explore') weight += WEIGHT.risk;
  if (slotted) weight += WEIGHT.slot;
  if (kind !== 'starter') weight += WEIGHT.keeper;
  return weight;
}

/** Where a source is. What lies on the table is lost at the end of the phase, and so weighs nothing. */
type Place = 'hand' | 'slot' | 'table';

/** Looks for sources among cards; what changes their values is found once. */
class Search {
  readonly found: Source[] = [];
  private readonly match: Match;
  private readonly state: State;
  private readonly seat: number;
  private readonly enemies: boolean;
  private readonly lens: Lens;
  private readonly forbids: readonly Active<'forbid'>[];

  constructor(match: Match, state: State, seat: number, enemies: boolean) {
    this.match = match;
    this.state = state;
    this.seat = seat;
    this.enemies = enemies;
    this.lens = lensOf(match, state, seat);
    this.forbids = state.phase === 'explore' ? [] : activeMods(match, state, seat, MODS.forbid);
  }

  among(pile: readonly CardNumber[], place: Place): void {
    for (const card of pile) if (this.isUsable(card, place)) this.add(card, place);
  }

  private isUsable(card: CardNumber, place: Place): boolean {
    const { match, state, seat, forbids } = this;
    if (place !== 'table' && (match.cards[card].as === 0 || state.departed.includes(card))) return false;
    if (place === 'slot' && state.heroes[seat].turned.includes(card)) return false;
    return forbids.length === 0 || !forbids.some((active) => touches(match, state, seat, active, card));
  }

  private add(card: CardNumber, place: Place): void {
    const { match, state, seat, enemies, lens } = this;
    const value = powerOf(match, state, seat, card, enemies, lens);
    if (value === 0) return;
    const as = allowedOf(match, state, seat, card, enemies, lens);
    if (as === 0) return;
    const weight = place === 'table' ? 0 : weigh(match, state, card, value, place === 'slot');
    this.found.push({ card, value, as, weight });
  }
}

/** Every source of power that the hero can pay with now. */
export function sources(match: Match, state: State, seat: number, enemies: boolean): Source[] {
  const { hand, slots, played, live } = state.heroes[seat];
  const explore = state.phase === 'explore';
  const search = new Search(match, state, seat, enemies);
  if (explore || canPlay(state)) {
    search.among(hand, 'hand');
    for (const slot of slots) search.among(slot, 'slot');
  }
  if (explore) return search.found;
  for (const pile of [played, live, state.lingering]) search.among(pile, 'table');
  const { amount, as } = unspentPoint(match, state, seat);
  if (amount > 0) search.found.push({ card: NONE, value: amount, as, weight: 0 });
  return search.found;
}

/** Power that flankers have put in for an enemy: it costs the payer nothing, and joins by itself (FLANK-3, FLANK-4). */
export const assistance = (state: State, enemy: CardNumber): Source[] =>
  state.flanks.flatMap((flank) =>
    flank.assist && flank.enemy === enemy
      ? [{ card: LENT, value: flank.amount, as: flank.as, weight: 0 }]
      : [],
  );

/**
 * The same sources with what they may give at best when spent against an enemy (Meteor Sword).
 *
 * @param available the sources against enemies
 * @returns the very same list where no source may give more
 */
export function withSurge(
  match: Match,
  state: State,
  seat: number,
  available: readonly Source[],
): readonly Source[] {
  const mayGiveMore = ({ card, value }: Source) => card >= 0 && match.cards[card].surge > value;
  if (!available.some(mayGiveMore)) return available;
  const best = available.map((source) => {
    if (!mayGiveMore(source)) return source;
    const value = payable(match, state, seat, source.card, true);
    return value === source.value ? source : { ...source, value, weight: source.weight + WEIGHT.risk };
  });
  return best.some((source, i) => source !== available[i]) ? best : available;
}
