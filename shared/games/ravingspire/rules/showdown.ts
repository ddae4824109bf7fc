import { NONE, type G } from '../types.ts';
import { closeBattle, foeTurnsUp, openBattle } from './battle.ts';
import { countersComeOff } from './counters.ts';
import { rollDie } from './dice.ts';
import { removeFoe } from './foe.ts';
import { cutShort } from './madness.ts';
import { updateFlankers } from './flanking.ts';

/** Draws the foe card and resolves what it does when it is revealed (SHOW-2). */
export function openShowdown(g: G): void {
  const { state } = g;
  const card = state.decks.foe.pop();
  if (card === undefined) {
    removeFoe(g, state.heroes[state.active].level);
    rollBonusMove(g);
    return;
  }
  g.reveal();
  openBattle(g, 'foe', card);
  foeTurnsUp(g, card);
  if (!cutShort(g)) updateFlankers(g);
}

/**
 * Takes the foe token off a level by an effect. In the Showdown with that foe its card goes as well, and the Showdown
 * is neither won nor lost (SHOW-11).
 */
export function dismissFoe(g: G, level: number): void {
  const { battle, decks } = g.state;
  removeFoe(g, level);
  if (battle.kind !== 'foe' || battle.level !== level || battle.card === NONE) return;
  countersComeOff(g.state, [battle.card]);
  decks.foe.unshift(battle.card);
  battle.card = NONE;
}

/** SHOW-6: the foe token leaves the board, its card goes to the bottom of the deck. */
export function closeFoe(g: G): void {
  const { state } = g;
  const { card, level } = state.battle;
  closeBattle(g);
  if (card !== NONE) {
    countersComeOff(state, [card]);
    state.decks.foe.unshift(card);
  }
  removeFoe(g, level);
}

/** After a Showdown the hero may take a bonus move, then goes on to Explore (SHOW-7). */
export function afterShowdown(g: G): void {
  closeFoe(g);
  rollBonusMove(g);
}

function rollBonusMove(g: G): void {
  const { state } = g;
  state.bonus = true;
  state.steps = rollDie(g, state.active, 'move', 'SHOW-7');
}
