import type { Card, Env, Trigger } from '../content/card.ts';
import type { CardNumber, G } from '../types.ts';
import { NONE } from '../types.ts';
import { seatsFrom } from './board.ts';
import { heroSource } from './modifiers.ts';

/**
 * Runs what a card does at a trigger, for the hero that it concerns. A trigger that an effect causes waits until that
 * effect is done (CARD-15).
 */
export function fire(g: G, trigger: Trigger, card: CardNumber, seat: number): void {
  const { state } = g;
  if (g.match.cards[card].effects[trigger] === null) return;
  if (state.resolvingEffect) {
    state.triggers.push({ trigger, card, seat });
    return;
  }
  runEffect(g, trigger, g.match.cards[card], card, seat);
  runWaiting(g);
}

/** Runs the triggers that have been waiting for the effect that is now done. */
function runWaiting(g: G): void {
  const { triggers } = g.state;
  while (triggers.length > 0) {
    const next = triggers.shift()!;
    runEffect(g, next.trigger, g.match.cards[next.card], next.card, next.seat);
  }
}

function runEffect(g: G, trigger: Trigger, definition: Card, source: CardNumber, seat: number): void {
  if (g.state.outcome !== null) return;
  const outer = g.cause;
  g.cause = source;
  g.state.resolvingEffect = true;
  definition.effects[trigger]!(g, newEnv(g, source, seat));
  g.state.resolvingEffect = false;
  g.cause = outer;
}

/** The surroundings in which an effect of a hero's card begins. */
export function newEnv(g: G, card: CardNumber, seat: number): Env {
  const { level, lapses } = g.state.heroes[seat];
  return {
    seat,
    card,
    level,
    rolled: 0,
    chosen: NONE,
    other: seat,
    done: 0,
    lapses,
    preset: { card: NONE, price: NONE },
  };
}

/** Runs an ability that the active hero activates, with the cards that the action named. */
export function activate(g: G, seat: number, index: number, card: CardNumber, price: CardNumber): void {
  const { activate: ability } = g.match.heroes[seat].hero!.abilities[index];
  g.state.used.push(index);
  g.emit({ kind: 'abilityUsed', index, seat, rule: 'HERO-6' });
  g.state.resolvingEffect = true;
  ability!.effect(g, { ...newEnv(g, heroSource(seat), seat), preset: { card, price } });
  g.state.resolvingEffect = false;
  runWaiting(g);
}

/**
 * Turn-start triggers of the active hero, in the order of CARD-15: the level's tower card, the hero, slots 0 to 4;
 * then slotted cards of the other heroes clockwise are not asked, since it is not their turn.
 */
export function fireTurnStart(g: G, seat: number): void {
  const { state, match } = g;
  const hero = state.heroes[seat];
  const { tower } = state.levels[hero.level];
  if (tower !== NONE) fire(g, 'turnStart', tower, seat);
  const own = match.heroes[seat];
  if (own.effects.turnStart) {
    runEffect(g, 'turnStart', own, heroSource(seat), seat);
    runWaiting(g);
  }
  for (const card of hero.slots.flat()) {
    if (hero.slots.some((slot) => slot.includes(card))) fire(g, 'turnStart', card, seat);
  }
}

/** Seats that an effect on all heroes visits, from the active one on (CARD-15). */
export const everyone = (g: G): number[] => seatsFrom(g.state, g.state.active);
