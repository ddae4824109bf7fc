import type { G, Match, State } from '../types.ts';
import { DUNGEON, NONE } from '../types.ts';
import { isOpen } from './board.ts';
import { countersComeOff } from './counters.ts';
import { fillRing } from './draw.ts';
import { cutShort } from './madness.ts';
import { sufferLoss } from './prevention.ts';
import { MODS } from './card.ts';
import { activeMods, sumOf } from './modifiers.ts';
import { drawUp, reshuffleMarked, tellDiscarded } from './piles.ts';
import { asInVersion2 } from './rulings.ts';
import { staysInHand } from './values.ts';
import { dungeonPlaces } from './wake.ts';

/** Sanity that the adversaries on a hero's level will cost it (REC-1); an unrevealed ring has none. */
export function adversaryHarm(match: Match, state: State, seat: number): number {
  const { level } = state.heroes[seat];
  const ring = isOpen(state, level) ? state.levels[level].ring : [];
  const adversaries = ring.filter((card) => card !== NONE && match.cards[card].kind === 'adversary').length;
  return adversaries === 0 ? 0 : adversaries * Math.max(0, 1 + sumOf(match, state, seat, MODS.adversaryHarm));
}

/** The Recover phase (REC-1 to REC-6); it stops where the hero goes mad. */
export function recover(g: G): void {
  const { state, match } = g;
  const seat = state.active;
  const hero = state.heroes[seat];
  sufferLoss(g, seat, adversaryHarm(match, state, seat), 'REC-1');
  if (cutShort(g)) return;
  reshuffleMarked(g);
  discardTurn(g, seat);
  refill(g, hero.level);
  if (cutShort(g)) return;
  if (!asInVersion2(match)) discardGained(g, seat);
  turnUp(g, seat);
  drawUp(g, seat);
}

/** REC-3: played, spent and gained cards and the rest of the hand go to the discard pile, but for what stays (LANG-32). */
function discardTurn(g: G, seat: number): void {
  const hero = g.state.heroes[seat];
  const changes = activeMods(g.match, g.state, seat, MODS.retain);
  const kept = hero.hand.filter((card) => staysInHand(g.match, g.state, seat, card, changes));
  const put = kept.length === 0 ? hero.hand : hero.hand.filter((card) => !kept.includes(card));
  const cards = [...hero.played, ...hero.spent, ...hero.gained, ...put];
  hero.played = [];
  hero.spent = [];
  hero.gained = [];
  hero.hand = kept;
  countersComeOff(g.state, cards);
  hero.discard.push(...cards);
  tellDiscarded(g, seat, cards, 'REC-3');
}

/** REC-4: what is gained while the ring is filled goes to the discard pile in the same Recover. */
function discardGained(g: G, seat: number): void {
  const hero = g.state.heroes[seat];
  const cards = hero.gained;
  hero.gained = [];
  countersComeOff(g.state, cards);
  hero.discard.push(...cards);
  tellDiscarded(g, seat, cards, 'REC-4');
}

/** REC-4: free places on the ring of the hero's level are filled, in the waking turns only some (WAKE-4). */
function refill(g: G, level: number): void {
  if (!isOpen(g.state, level)) return;
  const places = level === DUNGEON ? dungeonPlaces(g.state) : g.state.levels[level].ring.length;
  fillRing(g, level, places, 'REC-4');
}

/** REC-5: turned-over cards in slots turn face up. */
function turnUp(g: G, seat: number): void {
  const hero = g.state.heroes[seat];
  if (hero.turned.length === 0) return;
  g.emit({ kind: 'turnedUp', cards: hero.turned, seat, rule: 'REC-5' });
  hero.turned = [];
  hero.live = [];
  hero.generating = [];
  hero.generated = [];
}
