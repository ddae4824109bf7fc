import { KEEP, NONE, type CardNumber, type Event, type G, type State, type Trigger } from '../types.ts';
import { seatsFrom } from './board.ts';
import { leaveMissing } from './missing.ts';
import { heroSource, sourceCard } from './modifiers.ts';
import { partDone } from './turn.ts';

/** A trigger that events of one kind set off on cards in play. */
export interface Reaction {
  readonly trigger: Trigger;
  /** The heroes to whose cards it comes. */
  heroes(event: Event, g: G): readonly number[];
}

/** From here on events of the step set off what cards in play do upon them. */
export function listen(g: G): void {
  if (g.match.reactions.size > 0) g.listener = (event) => hear(g, event);
}

/**
 * What an event sets off, in the order of CARD-15. None of it happens at once, since rules tell of a change while they make
 * it: it waits for the end of the effect that is being resolved, or of this part of the turn.
 */
function hear(g: G, event: Event): void {
  const { state, match } = g;
  const reactions = match.reactions.get(event.kind);
  if (reactions === undefined) return;
  const called = reactions.map(({ trigger, heroes }) => ({ trigger, seats: heroes(event, g) }));
  for (const seat of seatsFrom(state, state.active)) {
    const { lapses } = state.heroes[seat];
    for (const card of inPlay(state, seat))
      for (const { trigger, seats } of called)
        if (seats.includes(seat) && sourceCard(match, card).effects[trigger] !== null)
          state.triggers.push({ trigger, card, seat, lapses });
  }
}

/**
 * The cards that are in play for a hero, in the order of CARD-14: the tower card of the level, the enemy of its battle, the
 * hero, slots, played cards.
 */
export function inPlay(state: State, seat: number): CardNumber[] {
  const { level, slots, played } = state.heroes[seat];
  const tower = level === KEEP ? NONE : state.levels[level].tower;
  const enemy = seat === state.active ? state.battle.card : NONE;
  const around = [tower, enemy].filter((card) => card !== NONE);
  return [...around, heroSource(seat), ...slots.flat(), ...played];
}

/** Runs on until nothing waits that a step has set off, and no battle is open without an enemy. */
export function comeToRest(g: G): void {
  leaveMissing(g);
  while (g.state.triggers.length > 0) {
    partDone(g);
    leaveMissing(g);
  }
}
