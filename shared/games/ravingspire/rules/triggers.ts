import type { Effect, Env } from './card.ts';
import { KEEP, NONE, type CardNumber, type G, type Later, type State, type Trigger } from '../types.ts';
import { isOpen } from './board.ts';
import { inPlay } from './calls.ts';
import { delayedOf, takeDue } from './later.ts';
import { nothingSeen } from './look.ts';
import { heroSource, sourceCard } from './modifiers.ts';

/**
 * Runs what a card does at a trigger, for the hero that it concerns. A trigger that an effect causes waits until that
 * effect is done (CARD-15); it is dropped if its hero goes mad before its turn comes (MAD-2).
 */
export function fire(g: G, trigger: Trigger, card: CardNumber, seat: number): void {
  const { state } = g;
  const effect = g.match.cards[card].effects[trigger];
  if (effect === null) return;
  if (state.resolvingEffect) {
    state.triggers.push({ trigger, card, seat, lapses: state.heroes[seat].lapses });
    return;
  }
  runEffect(g, trigger, effect, card, seat);
  runWaiting(g);
}

/** Runs the triggers that have been waiting for what is now done. */
export function runWaiting(g: G): void {
  const { triggers, heroes } = g.state;
  while (triggers.length > 0) {
    const next = triggers.shift()!;
    if (heroes[next.seat].lapses !== next.lapses) continue;
    const { trigger, card, seat, about = NONE, later } = next;
    if (later !== undefined) runLater(g, { ...later, source: card, seat });
    else runEffect(g, trigger, sourceCard(g.match, card).effects[trigger]!, card, seat, { about });
  }
}

/** Runs what has waited for a moment of its hero (LANG-40). @param loss that the moment is about */
function runLater(g: G, later: Later, loss: Env['loss'] = null): void {
  const { source, seat, chosen } = later;
  const { trigger, effect } = delayedOf(g.match, later);
  runEffect(g, trigger, effect, source, seat, { chosen, loss });
}

/** What wards leave of a loss; they are used up by it, the first one first (LANG-46). */
function warded(state: State, seat: number, loss: number): number {
  if (state.wards.length === 0) return loss;
  let left = loss;
  for (const ward of state.wards) {
    if (ward.seat !== seat) continue;
    const spared = Math.min(left, ward.left);
    ward.left -= spared;
    left -= spared;
  }
  state.wards = state.wards.filter((ward) => ward.left > 0);
  return left;
}

/**
 * A hero is about to lose sanity: what is in play for it may prevent some of it, each once, in the order of CARD-15, then what
 * has waited for that, and then its wards (LANG-41, LANG-46). All of it happens in the midst of the effect that brings the loss.
 *
 * @returns how much is left to lose
 */
export function prevented(g: G, seat: number, amount: number): number {
  const { state, match, cause } = g;
  const { lapses } = state.heroes[seat];
  if (!match.heard.has('wouldLoseSanity') && state.later.length === 0) return warded(state, seat, amount);
  const loss = { left: amount };
  const isOver = (): boolean => loss.left === 0 || state.heroes[seat].lapses !== lapses;
  within(g, () => {
    for (const source of inPlay(state, seat)) {
      const effect = sourceCard(match, source).effects.wouldLoseSanity;
      if (effect === null || source === cause) continue;
      if (isOver()) break;
      runEffect(g, 'wouldLoseSanity', effect, source, seat, { loss });
    }
    const isDue = (later: Later): boolean =>
      later.seat === seat && later.source !== cause && delayedOf(match, later).trigger === 'wouldLoseSanity';
    // What is not needed waits on.
    for (let due = state.later.find(isDue); due !== undefined && !isOver(); due = state.later.find(isDue)) {
      const [next] = takeDue(g, (one) => one === due);
      runLater(g, next, loss);
    }
  });
  if (!isOver()) loss.left = warded(state, seat, loss.left);
  return loss.left;
}

/** Runs something in the midst of an effect: what that has looked at stays seen, and what is caused still waits. */
function within({ state }: G, run: () => void): void {
  const { resolvingEffect, seen } = state;
  run();
  Object.assign(state, { resolvingEffect, seen });
}

/** What a card does upon being played is done once more, at once and in the midst of the effect that says so (LANG-44). */
export function playAgain(g: G, seat: number, card: CardNumber): void {
  const { played } = g.match.cards[card].effects;
  if (played === null) return;
  g.emit({ kind: 'playedAgain', card, seat, rule: 'LANG-44' });
  within(g, () => runEffect(g, 'played', played, card, seat));
}

/**
 * Runs what a card does when it is spent. Where it moves itself, its power counts before it goes (CARD-19).
 *
 * @returns the moves of the card itself, to be made once what it pays for has been carried out
 */
export function fireSpent(g: G, card: CardNumber, seat: number): readonly (() => void)[] {
  const departure: (() => void)[] = [];
  const definition = g.match.cards[card];
  if (definition.effects.spent === null) return departure;
  runEffect(g, 'spent', definition.effects.spent, card, seat, { departure });
  runWaiting(g);
  return departure;
}

/** Runs an effect. None begins once the game is over, nor for a hero whose own turn has broken off (MAD-2). */
function runEffect(
  g: G,
  trigger: Trigger,
  effect: Effect,
  source: CardNumber,
  seat: number,
  own: Own = NOTHING_OWN,
): void {
  if (g.state.outcome !== null || (g.state.broken && seat === g.state.active)) return;
  const outer = g.cause;
  g.cause = source;
  resolve(g, effect, newEnv(g, trigger, source, seat, own));
  g.cause = outer;
}

/** Runs an effect; what it causes waits (CARD-15), and what it looked at is hidden again when it is done (LANG-20). */
function resolve(g: G, effect: Effect, env: Env): void {
  const { state } = g;
  state.resolvingEffect = true;
  effect(g, env);
  state.resolvingEffect = false;
  if (state.seen.seat !== NONE) state.seen = nothingSeen();
}

/** What the surroundings of some effects begin with. */
type Own = Partial<Pick<Env, 'departure' | 'about' | 'chosen' | 'loss' | 'preset'>>;
const NOTHING_OWN: Own = {};

/** The surroundings in which an effect of a hero's card begins. */
function newEnv(g: G, trigger: Trigger, card: CardNumber, seat: number, own: Own): Env {
  const { heroes } = g.state;
  return {
    seat,
    card,
    trigger,
    level: heroes[seat].level,
    rolled: 0,
    about: own.about ?? NONE,
    chosen: own.chosen ?? NONE,
    other: seat,
    done: 0,
    lapses: heroes.map(({ lapses }) => lapses),
    preset: own.preset ?? { card: NONE, price: NONE },
    departure: own.departure ?? null,
    loss: own.loss ?? null,
  };
}

/** Runs an ability that the active hero activates, with the cards that the action named. */
export function activate(g: G, seat: number, index: number, card: CardNumber, price: CardNumber): void {
  const { activate: ability } = g.match.heroes[seat].hero!.abilities[index];
  g.state.used.push(index);
  g.emit({ kind: 'abilityUsed', index, seat, rule: 'HERO-6' });
  const env = newEnv(g, 'activated', heroSource(seat), seat, { preset: { card, price } });
  resolve(g, ability!.effect, env);
  runWaiting(g);
}

/** What the cards on the ring of a hero's level do as its turn begins, in the order of their places (LANG-42). */
function fireRing(g: G, seat: number): void {
  const { heroes, levels } = g.state;
  const { level, lapses } = heroes[seat];
  if (!isOpen(g.state, level) || !g.match.heard.has('onRing')) return;
  for (const card of levels[level].ring) {
    const isThere = card !== NONE && levels[level].ring.includes(card);
    if (isThere && heroes[seat].lapses === lapses) fire(g, 'onRing', card, seat);
  }
}

/**
 * What the active hero's cards do at the start or end of its turn, in the order of CARD-15: the level's tower card, the hero,
 * slots 0 to 4; those of the other heroes are not asked, since it is not their turn. Then what has waited for it, but for what
 * only now began to wait (LANG-40).
 */
export function fireTurn(g: G, trigger: 'turnStart' | 'turnEnd', seat: number): void {
  const { state, match } = g;
  // As a turn begins, rings may still hear of it.
  if (trigger === 'turnEnd' && !match.heard.has(trigger)) return;
  const hero = state.heroes[seat];
  const due = takeDue(g, (later) => later.seat === seat && delayedOf(match, later).trigger === trigger);
  const tower = hero.level === KEEP ? NONE : state.levels[hero.level].tower;
  if (tower !== NONE) fire(g, trigger, tower, seat);
  if (trigger === 'turnStart') fireRing(g, seat);
  const { [trigger]: own } = match.heroes[seat].effects;
  if (own) {
    runEffect(g, trigger, own, heroSource(seat), seat);
    runWaiting(g);
  }
  const { lapses } = hero;
  const isHeard = (card: CardNumber): boolean => match.cards[card].effects[trigger] !== null;
  for (const card of hero.slots.flat())
    if (isHeard(card) && hero.slots.some((slot) => slot.includes(card)) && hero.lapses === lapses)
      fire(g, trigger, card, seat);
  for (const later of due) {
    if (hero.lapses !== lapses) return;
    runLater(g, later);
    runWaiting(g);
  }
}

/** What the active hero's cards do that it holds as its turn ends, in the order of its hand (LANG-34). */
export function fireHeld(g: G, seat: number): void {
  if (!g.match.heard.has('held')) return;
  const hero = g.state.heroes[seat];
  const { lapses } = hero;
  for (const card of [...hero.hand])
    if (hero.hand.includes(card) && hero.lapses === lapses) fire(g, 'held', card, seat);
}
