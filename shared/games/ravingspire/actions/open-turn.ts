import { decisions, type DecisionKind } from '../decisions.ts';
import { sources, type Source } from '../payments/sources.ts';
import { KEEP, NONE, type CardNumber, type Hero, type Match, type State } from '../types.ts';

/** Which of several cards get separate actions. */
export type Choosing = (match: Match, cards: readonly CardNumber[]) => readonly CardNumber[];

/** One of each definition: cards that are the same are one option. */
export const distinctCards: Choosing = (match, cards) => {
  const seen = new Set<string>();
  return cards.filter((card) => {
    const { id } = match.cards[card];
    return seen.has(id) ? false : (seen.add(id), true);
  });
};

/** Every single card. */
export const everyCard: Choosing = (_match, cards) => cards;

/** A position in which a seat looks for actions. */
export class OpenTurn {
  readonly match: Match;
  readonly state: State;
  readonly seat: number;
  readonly hero: Hero;
  readonly everyCard: boolean;
  /** What kind of turn the seat has; null where it has none. */
  readonly decision: DecisionKind | null;
  private readonly choosing: Choosing;
  private known: readonly Source[] | null = null;

  constructor(match: Match, state: State, seat: number, choosing: Choosing) {
    this.match = match;
    this.state = state;
    this.seat = seat;
    this.hero = state.heroes[seat];
    this.choosing = choosing;
    this.everyCard = choosing === everyCard;
    const open = decisions(match, state).find((decision) => decision.seat === seat);
    this.decision = (open?.kind ?? null) as DecisionKind | null;
  }

  /** The cards on the ring of the hero's level. */
  get ring(): readonly CardNumber[] {
    const { level } = this.hero;
    return level === KEEP ? [] : this.state.levels[level].ring.filter((card) => card !== NONE);
  }

  /** The hero's own cards in hand and slots. */
  get own(): readonly CardNumber[] {
    return [...this.hero.hand, ...this.hero.slots.flat()];
  }

  /** Those of some cards that get separate actions. */
  chosen(cards: readonly CardNumber[]): readonly CardNumber[] {
    return this.choosing(this.match, cards);
  }

  /** What the seat can pay with where nothing is fought. */
  get sources(): readonly Source[] {
    this.known ??= sources(this.match, this.state, this.seat, false);
    return this.known;
  }
}
