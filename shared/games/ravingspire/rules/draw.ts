import type { CardNumber, G } from '../types.ts';
import { DUNGEON, KEEP, NONE } from '../types.ts';
import { resolveChaos } from './chaos.ts';
import { cutShort } from './madness.ts';
import { asInVersion2 } from './rulings.ts';
import { isSetAside, isWaking } from './wake.ts';
import { fire } from './triggers.ts';

/**
 * Draws the top encounter card, past those that the waking tower sets aside.
 *
 * @returns the card, now in `resolving`, or NONE when the deck is empty (DRAW-4)
 */
function drawEncounter(g: G): CardNumber {
  const { state } = g;
  for (;;) {
    const card = state.decks.encounter.pop();
    if (card === undefined) return NONE;
    g.reveal();
    if (!isSetAside(g, card)) {
      state.resolving.push(card);
      g.emit({ kind: 'cardDrawn', card, seat: state.active, rule: 'DRAW-1' });
      return card;
    }
    state.setAside.push(card);
    g.emit({ kind: 'setAside', card, seat: state.active, rule: 'WAKE-2' });
  }
}

/**
 * Fills a ring (MOVE-5, REC-4): the lowest free place each time, so that a place which a card clears meanwhile is filled
 * again, until all are taken, nothing is left to draw, the hero goes mad or the game ends. Chaos cards are resolved,
 * banished and replaced. Effects that go on clearing places end with CARD-18.
 *
 * @param places how many places may be filled, from the first on (WAKE-4)
 */
export function fillRing(g: G, level: number, places: number, rule: string): void {
  const { state, match } = g;
  if (asInVersion2(match)) {
    fillUpward(g, level, places, rule);
    return;
  }
  const { ring } = state.levels[level];
  while (!cutShort(g)) {
    const place = ring.indexOf(NONE);
    if (place < 0 || place >= places) return;
    const card = drawEncounter(g);
    if (card === NONE) return;
    if (match.cards[card].kind === 'chaos') resolveChaos(g, card);
    else placeOnRing(g, level, place, rule);
  }
}

/** As version 2 filled a ring: once upward, not back to what was cleared meanwhile, and a first card after madness too. */
function fillUpward(g: G, level: number, places: number, rule: string): void {
  const { state, match } = g;
  const { ring } = state.levels[level];
  for (let place = 0; place < places; place++) {
    while (ring[place] === NONE) {
      const card = drawEncounter(g);
      if (card === NONE) return;
      if (match.cards[card].kind === 'chaos') resolveChaos(g, card);
      else placeOnRing(g, level, place, rule);
      if (cutShort(g)) return;
    }
  }
}

/** Places the card that was drawn last. */
function placeOnRing(g: G, level: number, place: number, rule: string): void {
  const { state } = g;
  const card = state.resolving.pop()!;
  state.levels[level].ring[place] = card;
  g.emit({ kind: 'ringFilled', level, place, card, seat: state.active, rule });
  fire(g, 'placed', card, state.active);
}

/** Opens a level: a tower card and five encounter cards (MOVE-5). */
export function revealLevel(g: G, level: number): void {
  const { state } = g;
  const ring = state.levels[level];
  ring.revealed = true;
  g.emit({ kind: 'levelRevealed', level, seat: state.active, rule: 'MOVE-5' });
  placeTower(g, level);
  fillRing(g, level, ring.ring.length, 'MOVE-5');
}

/** Places the top tower card on a level; an empty tower deck gives nothing (DRAW-4). */
export function placeTower(g: G, level: number): void {
  const { state } = g;
  const card = state.decks.tower.pop();
  if (card === undefined) return;
  g.reveal();
  state.levels[level].tower = card;
  g.emit({ kind: 'towerPlaced', level, card, seat: state.active, rule: 'MOVE-5' });
  fire(g, 'placed', card, state.active);
}

/** Whether the hero is on a level whose ring is not open yet. */
export function onUnrevealed(g: G): boolean {
  const { level } = g.state.heroes[g.state.active];
  return level !== KEEP && !g.state.levels[level].revealed;
}

/**
 * The Draw phase without a foe (DRAW-1 to DRAW-4): the card drawn waits next to the ring; in the waking turns it
 * goes to the dungeon place of the turn's number (WAKE-1).
 */
export function drawForTurn(g: G): void {
  const { state, match } = g;
  const seat = state.active;
  const { level } = state.heroes[seat];
  const card = drawEncounter(g);
  if (card === NONE) return;
  if (match.cards[card].kind === 'chaos') {
    resolveChaos(g, card);
    return;
  }
  const { ring } = state.levels[level];
  const place = state.turn - 1;
  if (isWaking(state) && level === DUNGEON && ring[place] === NONE) placeOnRing(g, level, place, 'WAKE-1');
  else state.waiting = state.resolving.pop()!;
}
