import type { Refusal } from '../../../engine/game.ts';
import { kindBit } from './card.ts';
import {
  attributeBit,
  ATTRIBUTES,
  KEEP,
  NONE,
  SPIRE,
  type AttributeName,
  type CardNumber,
  type G,
  type Match,
  type State,
} from '../types.ts';
import { askWord } from './ask.ts';
import { loseSanity } from './madness.ts';
import { removeFrom } from './piles.ts';
import { refuse } from './refuse.ts';
import { asInVersion2 } from './rulings.ts';
import { basePower } from './values.ts';

const ATTACK = kindBit('attack');

/** Sanity that a flanking card costs: 1, in a Showdown or at the Spire 2 (FLANK-2). */
const FLANK_PRICE = 1;
const FLANK_PRICE_FOE = 2;

const isAttack = (match: Match, card: CardNumber): boolean => (match.cards[card].kinds & ATTACK) !== 0;

/** Whether a hero is where the active one fights; for the Spire card on the spire level (FLANK-1). */
function inReach(state: State, seat: number): boolean {
  const hero = state.heroes[seat];
  const { level } = state.heroes[state.active];
  return seat !== state.active && !hero.removed && hero.level === (level === KEEP ? SPIRE : level);
}

/** Whether a seat could play an attack card into a battle of the active hero. */
function mayFlank(match: Match, state: State, seat: number): boolean {
  return inReach(state, seat) && state.heroes[seat].hand.some((card) => isAttack(match, card));
}

/**
 * Opens the flanking window of a battle, or brings it up to date: the seats on the level that hold attack cards and have
 * not passed (FLANK-4). Who is asked is open to all from then on, so it is kept in the state: nothing that others see may
 * depend on a hand that is hidden from them.
 */
export function updateFlankers(g: G): void {
  const { state, match } = g;
  const { battle } = state;
  if (!match.options.flanking || battle.card === NONE) return;
  g.reveal();
  battle.flankers = state.heroes.flatMap((_, seat) =>
    mayFlank(match, state, seat) && !battle.passed.includes(seat) ? [seat] : [],
  );
}

/** The hands of the heroes that are near an open battle, by seat; null for the others. */
type Near = readonly (readonly CardNumber[] | null)[];

/** Who is near the open battle, and with what; null where there is none, or no flanking. */
export function nearBattle(match: Match, state: State): Near | null {
  if (!match.options.flanking || state.battle.kind === 'none') return null;
  return state.heroes.map(({ hand }, seat) => (inReach(state, seat) ? [...hand] : null));
}

/**
 * Opens the window again for heroes that have come near an open battle, or to further cards, since it was looked at
 * (FLANK-4). Whether these hold an attack card is told then, so that the step is not undone; otherwise it can be.
 */
export function callFlankers(g: G, before: Near | null): void {
  const { state, match } = g;
  const now = nearBattle(match, state);
  if (before === null || now === null || state.outcome || asInVersion2(match)) return;
  const isNew = (seat: number) => (card: CardNumber) => before[seat]?.includes(card) !== true;
  if (now.some((hand, seat) => !state.battle.passed.includes(seat) && hand?.some(isNew(seat)))) {
    updateFlankers(g);
  }
}

/** Whether a battle of the active hero may have flankers, as far as every seat can see. */
export function mayHaveFlankers(match: Match, state: State): boolean {
  return (
    match.options.flanking && state.heroes.some((hero, seat) => inReach(state, seat) && hero.hand.length > 0)
  );
}

/** Why a card cannot flank now, or null. */
export function checkFlank(match: Match, state: State, seat: number, card: CardNumber): Refusal | null {
  if (!match.options.flanking) return refuse('flanking-off', {}, 'FLANK-1');
  if (!state.battle.flankers.includes(seat)) return refuse('no-battle', {}, 'FLANK-1');
  if (!state.heroes[seat].hand.includes(card)) return refuse('not-in-hand', { card }, 'FLANK-1');
  return isAttack(match, card) ? null : refuse('not-an-attack', { card }, 'FLANK-1');
}

/** Plays an attack card to assist or hinder, for its base power (FLANK-1 to FLANK-3). */
export function flank(g: G, seat: number, card: CardNumber, assist: boolean): void {
  const { state, match } = g;
  const hero = state.heroes[seat];
  const { kind, card: enemy } = state.battle;
  const amount = basePower(match, card);
  const as = assist ? match.cards[card].as : hinderAs(g, card);
  removeFrom(hero.hand, card);
  hero.discard.push(card);
  state.flanks.push({ enemy, seat, card, assist, amount, as });
  g.emit({ kind: 'flanked', card, assist, amount, seat, rule: 'FLANK-3' });
  loseSanity(g, seat, kind === 'adversary' ? FLANK_PRICE : FLANK_PRICE_FOE, 'FLANK-2');
  updateFlankers(g);
}

/** A hinder that could count as several attributes counts as the one that the active player chooses, of none as none (FLANK-3). */
function hinderAs(g: G, card: CardNumber): number {
  const allowed = ATTRIBUTES.filter((name) => (g.match.cards[card].as & attributeBit(name)) !== 0);
  if (allowed.length === 0) return 0;
  return attributeBit(askWord<AttributeName>(g, g.state.active, 'hinderAs', allowed, 'FLANK-3'));
}

export function passFlanking(g: G, seat: number): void {
  g.state.battle.passed.push(seat);
  g.emit({ kind: 'passed', seat, rule: 'FLANK-4' });
  updateFlankers(g);
}
