import { forgetLater } from './later.ts';
import { NONE, type G, type Hero } from '../types.ts';
import { askCardOrNone } from './ask.ts';
import { closeBattle, openBattle } from './battle.ts';
import { changeMadness, cutShort, lose, tidyBrokenTurn } from './madness.ts';
import { banish, takeOut } from './piles.ts';
import { endSpending } from './play.ts';
import { updateFlankers } from './flanking.ts';
import { asInVersion2 } from './rulings.ts';
import { fire } from './triggers.ts';

/** Opens the Spire card on the first entry (KEEP-1) and begins the attempt (KEEP-2). */
export function attemptKeep(g: G): void {
  const { state } = g;
  const seat = state.active;
  if (state.challenge === NONE) {
    state.challenge = state.decks.spire.pop()!;
    g.reveal();
    g.emit({ kind: 'spireRevealed', card: state.challenge, seat, rule: 'KEEP-1' });
  }
  openBattle(g, 'spire', state.challenge);
  if (state.legacy !== NONE) {
    state.battle.legacy = state.legacy;
    state.heroes[seat].hand.push(state.legacy);
    state.legacy = NONE;
  }
  fire(g, 'revealed', state.challenge, seat);
  if (!cutShort(g)) updateFlankers(g);
}

/** KEEP-4: a card may be left on the Spire card, the track falls, the hero is out; with the last hero all is lost. */
export function failAttempt(g: G): void {
  const { state } = g;
  const seat = state.active;
  const hero = state.heroes[seat];
  const { legacy } = state.battle;
  closeBattle(g);
  if (!asInVersion2(g.match)) endSpending(g);
  if (legacy !== NONE) banish(g, legacy);
  const left = askCardOrNone(g, seat, 'legacy', 'take', [...hero.hand, ...hero.slots.flat()], 'KEEP-4');
  if (left !== NONE) {
    takeOut(state, left);
    state.legacy = left;
    g.emit({ kind: 'legacyLeft', card: left, seat, rule: 'KEEP-4' });
  }
  if (!asInVersion2(g.match)) discardUsed(hero);
  hero.removed = true;
  forgetLater(state, seat);
  hero.space = NONE;
  g.emit({ kind: 'heroRemoved', seat, rule: 'KEEP-4' });
  tidyBrokenTurn(g, hero.level);
  changeMadness(g, -1, 'KEEP-4');
  if (!state.outcome && state.heroes.every(({ removed }) => removed)) lose(g, 'heroes');
}

/** What the attempt used up and gained is discarded: a hero that is out keeps nothing before it (KEEP-4). */
function discardUsed(hero: Hero): void {
  hero.discard.push(...hero.spent, ...hero.gained);
  hero.spent = [];
  hero.gained = [];
}
