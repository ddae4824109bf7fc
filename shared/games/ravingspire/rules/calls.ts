// What happens to a hero is told to the cards that are in play for it.
import { KEEP, NONE, type CardNumber, type G, type State, type Trigger } from '../types.ts';
import { seatsFrom } from './board.ts';
import { heroSource, sourceCard } from './modifiers.ts';

/** Something that happened to a hero, as the cards in play for it hear of it. */
export interface Call {
  readonly seat: number;
  /** The card that it is about; left out where it is about none. */
  readonly card?: CardNumber;
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

/** Sets off what cards in play do upon something that no event by itself tells (LANG-2); it waits like the others. */
export const call = (g: G, trigger: Trigger, seat: number, card?: CardNumber): void =>
  setOff(g, [{ trigger, call: card === undefined ? { seat } : { seat, card } }]);

/** Sets triggers off, which wait (CARD-15); a card is not set off by what it does itself (LANG-3). */
export function setOff(g: G, calls: readonly { readonly trigger: Trigger; readonly call: Call }[]): void {
  const { state, match, cause } = g;
  for (const seat of seatsFrom(state, state.active)) {
    const own = calls.filter((one) => one.call.seat === seat);
    if (own.length === 0) continue;
    const { lapses } = state.heroes[seat];
    for (const source of inPlay(state, seat))
      for (const {
        trigger,
        call: { card },
      } of own)
        if (source !== cause && sourceCard(match, source).effects[trigger] !== null)
          state.triggers.push({
            trigger,
            card: source,
            seat,
            lapses,
            ...(card !== undefined && { about: card }),
          });
  }
}
