import { NONE, type G } from '../types.ts';
import { closeBattle } from './battle.ts';
import { attemptKeep } from './keep.ts';
import { win } from './spire.ts';
import { afterShowdown } from './showdown.ts';
import { endedEarly } from './turn.ts';

/**
 * Ends a battle whose enemy an effect has taken away: it is neither won nor lost. An adversary leaves nothing behind; a
 * foe's token goes as after any Showdown (SHOW-11); in the Keep the next Spire card takes the place of the one that is
 * gone (KEEP-9).
 */
export function leaveMissing(g: G): void {
  const { state } = g;
  while (state.outcome === null && state.battle.card === NONE) {
    switch (state.battle.kind) {
      case 'none':
        return;
      case 'adversary':
        closeBattle(g);
        return;
      case 'foe':
        afterShowdown(g);
        return;
      case 'spire':
        meetNext(g);
    }
  }
}

/** The attempt goes on against the next Spire card; where none is left, the way is free. */
function meetNext(g: G): void {
  const { state } = g;
  const { legacy } = state.battle;
  closeBattle(g);
  if (state.decks.spire.length === 0) {
    win(g, state.active);
    return;
  }
  attemptKeep(g);
  state.battle.legacy = legacy;
  endedEarly(g);
}
