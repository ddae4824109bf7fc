import type { Die, G, Match, State } from '../types.ts';
import { NONE } from '../types.ts';
import { askMay, askWord } from './ask.ts';
import { MODS } from './card.ts';
import { holds, lootLift } from './modifiers.ts';
import { DICE } from './streams.ts';

/** A d6 halved and rounded up: 1d3 (FOE-2). */
export const half = (roll: number): number => Math.ceil(roll / 2);

/** Rolls a d6 that cannot be rerolled. */
export function rollPlain(g: G, seat: number, die: Die, rule: string): number {
  const value = g.roll(DICE.indexOf(die), 6);
  g.emit({ kind: 'rolled', purpose: die, value, seat, rule });
  return value;
}

/** The ability that lets a hero roll a die again now, or NONE (MOVE-7, HERO-6). */
function rerollAbility(match: Match, state: State, seat: number): number {
  if (seat !== state.active || (match.heroes[seat].changes & MODS.reroll.bit) === 0) return NONE;
  return match.heroes[seat].hero!.abilities.findIndex(
    ({ mods }, index) =>
      mods.some((mod) => mod.mod === 'reroll' && holds(match, state, seat, mod, NONE)) &&
      !state.used.includes(index),
  );
}

/** Rolls again the die just rolled, using the ability up. */
function rollAgain(g: G, seat: number, die: Die): number {
  const index = rerollAbility(g.match, g.state, seat);
  g.state.used.push(index);
  g.emit({ kind: 'abilityUsed', index, seat, rule: 'HERO-6' });
  const value = g.roll(DICE.indexOf(die), 6);
  g.emit({ kind: 'rerolled', purpose: die, value, seat, rule: 'MOVE-7' });
  return value;
}

/** Rolls a d6 for a hero, who may roll it again where an ability allows that (MOVE-7). */
export function rollDie(g: G, seat: number, die: Die, rule = 'CARD-4'): number {
  const value = rollPlain(g, seat, die, rule);
  if (rerollAbility(g.match, g.state, seat) === NONE) return value;
  return askWord(g, seat, 'reroll', ['keep', 'reroll'], 'MOVE-7') === 'reroll'
    ? rollAgain(g, seat, die)
    : value;
}

/**
 * Rolls a d6 for an effect: a loot check, or a roll that a loot card asks for, may be lifted by an ability, never above 6
 * (HERO-7).
 */
export function rollForEffect(g: G, seat: number, lootCheck: boolean): number {
  const value = rollDie(g, seat, 'table');
  const source = g.cause === NONE ? null : g.match.cards[g.cause];
  if (!lootCheck && source?.kind !== 'loot') return value;
  const lifted = Math.min(6, value + lootLift(g.match, g.state, seat));
  if (lifted === value) return value;
  return askMay(g, seat, 'liftRoll', 'HERO-7') ? lifted : value;
}
