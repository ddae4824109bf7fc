import { MODS } from '../../rules/card.ts';
import { priceOf } from '../../rules/cost.ts';
import { activeMods } from '../../rules/modifiers.ts';
import { fullHand } from '../../rules/piles.ts';
import type { CardNumber, Match, State } from '../../types.ts';
import { NONE, VORPAL } from '../../types.ts';
import { WEIGHTS } from '../weights.ts';
import { reckon, type Reckoning } from './reckoning.ts';
import type { Need } from './reserves.ts';
import { Spread } from './spread.ts';

/** A card as the deck counts it. */
export interface Holding {
  readonly card: CardNumber;
  readonly power: number;
  readonly as: number;
  readonly slotKinds: number;
}

/** A die of a rolled cost, on average. */
const ROLLED = 3.5;

/**
 * All cards of a hero, in any zone, measured by what they will bring to the finale: the best of them from the slots, of
 * the others as many as a hand draws on average. The order of the battle deck does not come into it.
 */
export class Deck {
  /** What the finale is going to ask for. */
  readonly need: Need;
  readonly hand: number;
  /** The strongest first. */
  private readonly cards: readonly Holding[];
  private readonly slots: readonly number[];
  private readonly match: Match;
  private readonly state: State;
  private readonly reckoning: Reckoning;

  constructor(match: Match, state: State, seat: number) {
    this.match = match;
    this.state = state;
    this.reckoning = reckon(match, seat);
    this.slots = match.heroes[seat].hero!.slots;
    this.need = needOf(match, state, seat);
    this.hand = fullHand(match, state, seat);
    const { power } = this.reckoning;
    this.cards = owned(state, seat)
      .sort((a, b) => power[b] - power[a] || a - b)
      .map((card) => this.holding(card));
  }

  /** A card as this deck would count it. */
  holding(card: CardNumber): Holding {
    const { power, as } = this.reckoning;
    return { card, power: power[card], as: as[card], slotKinds: this.match.cards[card].slotKinds };
  }

  /** The average of some cards that cannot be distinguished, which would fit no slot. */
  private average(cards: readonly CardNumber[]): Holding | null {
    const real = cards.filter((card) => this.reckoning.as[card] !== 0);
    if (real.length === 0) return null;
    const power = real.reduce((sum, card) => sum + this.match.cards[card].power, 0) / real.length;
    return { card: NONE, power, as: VORPAL, slotKinds: 0 };
  }

  /** What the deck is worth without a card, with one, or as it is. */
  value({ without = NONE, gained = null }: { without?: CardNumber; gained?: Holding | null } = {}): number {
    spread.begin(this.slots);
    let next = gained;
    for (const holding of this.cards) {
      if (holding.card === without) continue;
      // Of cards of the same power the new one comes last.
      if (next !== null && next.power > holding.power) {
        spread.place(next);
        next = null;
      }
      spread.place(holding);
    }
    if (next !== null) spread.place(next);
    return spread.worth(this.need, this.hand);
  }

  /** What a card would add. */
  gain(gained: Holding): number {
    return this.value({ gained }) - this.now;
  }

  /** What it would bring to be rid of a card. */
  relief(without: CardNumber): number {
    return this.value({ without }) - this.now;
  }

  private known: number | null = null;
  get now(): number {
    return (this.known ??= this.value());
  }

  private knownLoot: number | null = null;
  /** What a card of the loot deck would add on average; 0 where there is none. */
  get lootGain(): number {
    if (this.knownLoot !== null) return this.knownLoot;
    const loot = this.average([...this.state.decks.loot].sort((a, b) => a - b));
    return (this.knownLoot = loot === null ? 0 : this.gain(loot));
  }
}

/** Used again for each valuation: none is made while another one is. */
const spread = new Spread();

/** Every card of a hero, in any zone. */
function owned(state: State, seat: number): CardNumber[] {
  const { hand, deck, discard, played, spent, gained, slots } = state.heroes[seat];
  return [...hand, ...deck, ...discard, ...played, ...spent, ...gained, ...slots.flat()];
}

/** What the Spire card asks for, or what those that it may be ask for on average, with a margin. */
function needOf(match: Match, state: State, seat: number): Need {
  const candidates = state.challenge !== NONE ? [state.challenge] : state.decks.spire;
  const sum = [0, 0, 0];
  const changes = activeMods(match, state, seat, MODS.cost);
  for (const card of candidates) {
    const { rolledCost, stages } = match.cards[card];
    const price = priceOf(match, state, seat, card, changes);
    for (const cost of [price, ...stages]) {
      sum[0] += cost.fight;
      sum[1] += cost.skill;
      sum[2] += cost.charm;
    }
    for (let i = 0; i < 3; i++) if ((rolledCost & (1 << i)) !== 0) sum[i] += ROLLED;
  }
  const share = candidates.length === 0 ? 0 : WEIGHTS.margin / candidates.length;
  return [sum[0] * share, sum[1] * share, sum[2] * share];
}
