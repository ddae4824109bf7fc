// What happens to a hero is told to the cards that are in play for it.
import { KEEP, NONE, type CardNumber, type G, type Later, type State, type Trigger } from '../types.ts';
import { seatsFrom } from './board.ts';
import { delayedOf, takeDue } from './later.ts';
import { heroSource, sourceCard } from './modifiers.ts';

/** Something that happened to a hero, as the cards in play for it hear of it. */
export interface Call {
  readonly seat: number;
  /** The card that it is about; left out where it is about none. */
  readonly card?: CardNumber;
}

/** A trigger that is set off by something that happened. */
interface SetOff {
  readonly trigger: Trigger;
  readonly call: Call;
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
export function call(g: G, trigger: Trigger, seat: number, card?: CardNumber): void {
  if (g.match.heard.has(trigger))
    setOff(g, [{ trigger, call: card === undefined ? { seat } : { seat, card } }]);
}

/** Sets triggers off, which wait (CARD-15); a card is not set off by what it does itself, nor by what it is about (LANG-3). */
export function setOff(g: G, calls: readonly SetOff[]): void {
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
        if (source !== cause && source !== card && sourceCard(match, source).effects[trigger] !== null)
          state.triggers.push({
            trigger,
            card: source,
            seat,
            lapses,
            ...(card !== undefined && { about: card }),
          });
    setOffLater(g, seat, own);
  }
}

/** Sets off, once each, what has waited for something that happens to a hero (LANG-40). */
function setOffLater(g: G, seat: number, own: readonly SetOff[]): void {
  const { state, match, cause } = g;
  const reasonOf = (later: Later): SetOff | undefined => {
    const { trigger, isMeant } = delayedOf(match, later);
    return own.find(
      (one) =>
        one.trigger === trigger &&
        (isMeant === null || isMeant(match, state, one.call.card ?? NONE, seat, later)),
    );
  };
  const { lapses } = state.heroes[seat];
  const due = takeDue(
    g,
    (later) => later.seat === seat && later.source !== cause && reasonOf(later) !== undefined,
  );
  for (const later of due) {
    const { source, index } = later;
    const { trigger, call: about } = reasonOf(later)!;
    const chosen = about.card ?? later.chosen;
    state.triggers.push({ trigger, card: source, seat, lapses, later: { index, chosen } });
  }
}
