import type { HiddenGroup } from '../../engine/game.ts';
import { clone, type Json } from '../../engine/json.ts';
import { handLimit } from './rules/players.ts';
import type { CardNumber, Match, State, ToldEvent } from './types.ts';
import { NONE } from './types.ts';

/**
 * What any viewer sees of the table, built new, field by field. Hands are open (AR-R!5); treasures, later foes and the
 * order of the deck never leave (AR-R!4).
 */
export function view(match: Match, state: State) {
  const show = (card: CardNumber) => ({ card, id: match.cards[card].id });
  const showAll = (cards: readonly CardNumber[]) => cards.map(show);
  const { foe } = state;
  return {
    turn: state.turn,
    phase: state.phase,
    active: state.active,
    outcome: state.outcome && { ...state.outcome, winners: [...state.outcome.winners] },
    options: { ...match.options },
    handLimit: handLimit(match),
    players: state.players.map(({ court, name, health, fallen, hand, front }) => ({
      court: court === NONE ? null : show(court),
      name,
      health,
      fallen,
      hand: showAll(hand),
      front: front.map(({ card, kind, amount }) => ({ ...show(card), kind, amount })),
    })),
    floors: match.floors.map(({ health, wards }, i) => ({
      n: i + 1,
      state: i < state.defeated.length ? 'defeated' : i === foe?.floor ? 'active' : 'hidden',
      major: majorOn(state, i) === NONE ? null : show(majorOn(state, i)),
      treasure: i < state.won.length ? show(state.won[i]) : null,
      health,
      wards,
    })),
    foe: foe && {
      ...show(foe.major),
      floor: foe.floor + 1,
      health: foe.health,
      wards: foe.wards,
      pile: showAll(foe.pile),
    },
    deck: state.deck.length,
    discard: showAll(state.discard),
    won: showAll(state.won),
    resolving: showAll(state.resolving),
    attacked: state.attacked,
    followUpUsed: state.followUpUsed,
    pending: state.pending,
    note: state.note,
  };
}
export type TableView = ReturnType<typeof view>;

/** The Major of a floor as far as it has been turned up; NONE for one that is face down. */
function majorOn({ defeated, foe }: State, floor: number): CardNumber {
  if (floor < defeated.length) return defeated[floor];
  return foe?.floor === floor ? foe.major : NONE;
}

/** An event as any viewer sees it: nothing that happens is hidden (AR-R!5). */
export const redact = (_match: Match, event: ToldEvent): Json => clone(event) as unknown as Json;

/**
 * What no viewer can distinguish: the pips of the deck and the treasures (the Fool is known to be in the deck), the
 * order
 * of the deck, and the Majors that have not been turned up (AR-R!4).
 */
export const hidden = (match: Match, state: State): HiddenGroup[] => [
  { piles: [state.deck, state.treasures], stays: [match.fool] },
  { piles: [state.deck], stays: [] },
  { piles: [state.upcoming, state.box], stays: [] },
];
