import type { Env } from './card.ts';
import { DUNGEON, NONE, type G, type Match } from '../types.ts';
import { placeOf } from './board.ts';
import { forgetLater } from './later.ts';
import { drawOpeningHand, reshuffleMarked, takeOut, tellDiscarded } from './piles.ts';
import { placeWaiting } from './waiting.ts';

/** Sanity is 0 to 10 (MAD-1). */
export const SANE = 10;

/** The madness track starts at this plus the number of heroes (SETUP-5). */
const MADNESS_BASE = 2;

/** Where the madness track starts (SETUP-5, OPT-1). */
export const madnessStart = ({ seats, options }: Pick<Match, 'seats' | 'options'>): number =>
  MADNESS_BASE + seats + options.madness;

/** Lowers a hero's sanity; at 0 the hero goes mad (MAD-2). */
export function loseSanity(g: G, seat: number, amount: number, rule = 'MAD-1'): void {
  const { state } = g;
  const hero = state.heroes[seat];
  if (amount <= 0 || state.outcome) return;
  const lost = Math.min(hero.sanity, amount);
  hero.sanity -= lost;
  g.emit({ kind: 'sanityLost', amount: lost, asked: amount, left: hero.sanity, seat, rule });
  if (hero.sanity === 0) goMad(g, seat);
}

/** Raises a hero's sanity, up to 10 (MAD-1). */
export function gainSanity(g: G, seat: number, amount: number, rule = 'MAD-1'): void {
  const hero = g.state.heroes[seat];
  const gained = Math.min(SANE - hero.sanity, amount);
  if (gained <= 0) return;
  hero.sanity += gained;
  g.emit({ kind: 'sanityGained', amount: gained, left: hero.sanity, seat, rule });
}

/** Moves the madness track; at 0 the tower wins (MAD-4). */
export function changeMadness(g: G, by: number, rule = 'MAD-4', reason = 'madness'): void {
  const { state } = g;
  if (state.outcome) return;
  const left = Math.max(0, state.madness + by);
  g.emit({ kind: 'madnessChanged', by: left - state.madness, left, seat: NONE, rule });
  state.madness = left;
  if (left === 0) lose(g, reason);
}

/** Ends the game for all heroes. */
export function lose(g: G, reason: string): void {
  g.state.phase = 'over';
  g.emit({ kind: 'gameLost', reason, seat: NONE, rule: 'MAD-4' });
  g.end({ result: 'lost', winners: [], reason });
}

/** Whether an effect is over for a hero: it has gone mad since the effect began, or the game is over (CARD-17, MAD-2). */
export function stopped(g: G, env: Pick<Env, 'seat' | 'lapses'>, seat = env.seat): boolean {
  return g.state.outcome !== null || g.state.heroes[seat].lapses !== env.lapses[seat];
}

/** Whether the active hero's turn goes no further: it has broken off, or the game is over (MAD-2, KEEP-8). */
export const cutShort = ({ state }: G): boolean => state.outcome !== null || state.broken;

/** Whether the hero is in its own attempt at the Keep, where madness is failure (KEEP-8). */
const inAttempt = (g: G, seat: number): boolean =>
  g.state.phase === 'keep' && seat === g.state.active && g.state.heroes.length > 1;

/** MAD-2: cards away, back to the start, track down, sanity restored, a new hand; the hero's own turn is over. */
function goMad(g: G, seat: number): void {
  const { state } = g;
  const hero = state.heroes[seat];
  hero.lapses++;
  if (seat === state.active) state.broken = true;
  forgetLater(state, seat);
  if (inAttempt(g, seat)) return;
  const to = state.levels[DUNGEON].portal;
  g.emit({ kind: 'wentMad', to: placeOf(g.match.board, DUNGEON, to), seat, rule: 'MAD-2' });
  if (seat === state.active) tidyBrokenTurn(g, hero.level);
  const lost = [...hero.hand, ...hero.slots.flat(), ...hero.played, ...hero.spent, ...hero.gained];
  for (const card of lost) {
    takeOut(state, card);
    hero.discard.push(card);
  }
  tellDiscarded(g, seat, lost, 'MAD-2');
  hero.level = DUNGEON;
  hero.space = to;
  changeMadness(g, -1, 'MAD-2');
  if (state.outcome) return;
  hero.sanity = SANE;
  drawOpeningHand(g, seat);
}

/** MAD-3: the waiting card finds a place, marked cards are reshuffled. */
export function tidyBrokenTurn(g: G, level: number): void {
  placeWaiting(g, level, 'MAD-3');
  reshuffleMarked(g);
}
