import type { Refusal } from '../../../engine/game.ts';
import { kindBit } from './card.ts';
import {
  attributeBit,
  ATTRIBUTES,
  NONE,
  type AttributeName,
  type CardNumber,
  type G,
  type Match,
  type State,
} from '../types.ts';
import { askWord } from './ask.ts';
import { countersComeOff } from './counters.ts';
import { banish, leaveSlot, removeFrom, slotOf, toHand } from './piles.ts';
import { inForce } from './modifiers.ts';
import { call } from './calls.ts';
import { refuse } from './refuse.ts';
import { fire } from './triggers.ts';
import { generations, isForbidden, NO_POWER, staysSlotted, type Generation } from './values.ts';

const DUNGEON_CARD = kindBit('dungeon');
/** Cards that do nothing but burden a hero who holds them (CARD-21). */
const BURDEN = kindBit('adversary') | kindBit('chaos') | kindBit('foe');

/** Cards that are nothing to play, wherever they are. */
const UNPLAYED = BURDEN | kindBit('tower') | kindBit('spire');

/** Whether cards may be played now: in the Encounter phase and in every battle. */
export const canPlay = (state: State): boolean =>
  state.phase === 'encounter' || (state.battle.kind !== 'none' && !state.bonus);

/** Why a card cannot be played for its power now, or null (ENC-1, SHOW-3). */
export function checkPlayable(match: Match, state: State, seat: number, card: CardNumber): Refusal | null {
  if (!canPlay(state)) return refuse('wrong-phase', { phase: state.phase }, 'ENC-1');
  const hero = state.heroes[seat];
  if (state.departed.includes(card)) return refuse('gave-power', { card }, 'CARD-19');
  if (slotOf(hero, card) >= 0) {
    if (hero.turned.includes(card)) return refuse('turned-over', { card }, 'CARD-8');
  } else if (!hero.hand.includes(card)) return refuse('not-yours-to-use', { card }, 'ENC-1');
  if ((match.cards[card].kinds & BURDEN) !== 0) return refuse('burden', { card }, 'CARD-21');
  if (isForbidden(match, state, seat, card)) return refuse('forbidden-in-battle', { card }, 'CARD-6');
  return null;
}

/** Why a card cannot be used for the action that replaces its power, or null (CARD-4, CARD-8). */
export function checkInstead(match: Match, state: State, seat: number, card: CardNumber): Refusal | null {
  if (!canPlay(state)) return refuse('wrong-phase', { phase: state.phase }, 'CARD-4');
  const hero = state.heroes[seat];
  if (!hero.hand.includes(card) && slotOf(hero, card) < 0)
    return refuse('not-yours-to-use', { card }, 'CARD-4');
  if (state.departed.includes(card)) return refuse('gave-power', { card }, 'CARD-19');
  if (match.cards[card].instead === null) return refuse('no-action', { card }, 'CARD-4');
  const isDungeon = (match.cards[card].kinds & DUNGEON_CARD) !== 0;
  if (hero.turned.includes(card) && !isDungeon) return refuse('turned-over', { card }, 'CARD-8');
  if (isForbidden(match, state, seat, card)) return refuse('forbidden-in-battle', { card }, 'CARD-6');
  return null;
}

/** Puts a card from hand or slot where its power can be spent: on the table, or turned over in its slot (CARD-8). */
export function takeForPower(g: G, seat: number, card: CardNumber): void {
  const { state, match } = g;
  const hero = state.heroes[seat];
  if (removeFrom(hero.hand, card)) hero.played.push(card);
  else if (staysSlotted(match, state, seat, card)) {
    hero.turned.push(card);
    hero.live.push(card);
  } else {
    leaveSlot(hero, card);
    hero.played.push(card);
  }
}

/** Whether the power of a card that was played is still to be spent, even if the card has left (CARD-19). */
export function isReady(state: State, seat: number, card: CardNumber): boolean {
  const hero = state.heroes[seat];
  return hero.played.includes(card) || hero.live.includes(card) || state.lingering.includes(card);
}

/** Plays a card for its power, together with its action (CARD-4); one that moves itself keeps its power (CARD-19). */
export function playCard(g: G, seat: number, card: CardNumber): void {
  const { state } = g;
  const { lapses } = state.heroes[seat];
  takeForPower(g, seat, card);
  g.emit({ kind: 'played', card, instead: false, seat, rule: 'CARD-4' });
  fire(g, 'played', card, seat);
  if (isReady(state, seat, card) || state.heroes[seat].lapses !== lapses) return;
  state.departed.push(card);
  state.lingering.push(card);
}

/** Whether an effect can have a hero play a card from where it lies: in its own turn, and not what it has played already (LANG-44). */
export function isPlayable({ match, state }: G, seat: number, card: CardNumber): boolean {
  const { played, turned } = state.heroes[seat];
  return (
    canPlay(state) &&
    seat === state.active &&
    (match.cards[card].kinds & UNPLAYED) === 0 &&
    ![played, turned, state.departed].some((used) => used.includes(card)) &&
    !isForbidden(match, state, seat, card)
  );
}

/** Plays a card by an effect, as if from the hand unless it is slotted (LANG-44). */
export function playByEffect(g: G, seat: number, card: CardNumber): void {
  const hero = g.state.heroes[seat];
  if (!hero.hand.includes(card) && slotOf(hero, card) < 0) toHand(g, seat, card);
  playCard(g, seat, card);
}

/** Uses a card for the action that replaces its power; it is used up or banished first (CARD-4, CARD-11). */
export function playInstead(g: G, seat: number, card: CardNumber): void {
  const hero = g.state.heroes[seat];
  g.emit({ kind: 'played', card, instead: true, seat, rule: 'CARD-4' });
  if (g.match.cards[card].instead === 'banish') {
    banish(g, card, seat);
    call(g, 'banishes', seat, card);
  } else {
    if (!removeFrom(hero.hand, card)) leaveSlot(hero, card);
    hero.spent.push(card);
  }
  fire(g, 'instead', card, seat);
}

/** Marks the power of a played card as spent (ENC-2). */
export function useUp(g: G, seat: number, card: CardNumber): void {
  const hero = g.state.heroes[seat];
  if (removeFrom(hero.live, card) || removeFrom(g.state.lingering, card)) return;
  removeFrom(hero.played, card);
  hero.spent.push(card);
}

/** Why a slotted relic cannot generate power now, or null (HERO-5, HERO-7). */
export function checkGenerate(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  by?: Generator,
): Refusal | null {
  const refusal = checkPlayable(match, state, seat, card);
  if (refusal) return refusal;
  if (slotOf(state.heroes[seat], card) < 0) return refuse('not-slotted', { card }, 'HERO-5');
  const ways = generations(match, state, seat, card);
  return ways.some((way) => isBy(way, by)) ? null : refuse('cannot-generate', { card }, 'HERO-5');
}

/** What lets a relic generate power, where an action names it: the hero's own ability, or a card. */
export type Generator = CardNumber | 'hero';

const nameOf = ({ by }: Generation): Generator => (by === NONE ? 'hero' : by);
const isBy = (way: Generation, by: Generator | undefined): boolean => by === undefined || nameOf(way) === by;

/** Which of several ways to generate is meant; what is still open is asked (HERO-5). */
function chooseWay(g: G, seat: number, card: CardNumber, ways: readonly Generation[]): Generation {
  const sources = [...new Set(ways.map(nameOf))];
  const data = { values: 'cards', cause: card };
  const by = g.choose({ seat, kind: 'generate', options: sources, data, rule: 'HERO-5' });
  const left = ways.filter((way) => nameOf(way) === by);
  const words = [...new Set(left.map(wordOf))];
  const word = askWord(g, seat, 'generateAs', words, 'HERO-5');
  return left.find((way) => wordOf(way) === word)!;
}

const wordOf = ({ as }: Generation): AttributeName | 'vorpal' =>
  ATTRIBUTES.find((name) => attributeBit(name) === as) ?? 'vorpal';

/** Turns a slotted relic over for the hero's generate power, or for that of a card (HERO-5). */
export function generate(g: G, seat: number, card: CardNumber, by?: Generator): void {
  const { state, match } = g;
  const hero = state.heroes[seat];
  const ways = generations(match, state, seat, card);
  const { amount, as } = chooseWay(
    g,
    seat,
    card,
    ways.filter((way) => isBy(way, by)),
  );
  if (ways.length > 1) hero.generated.push({ card, amount, as });
  hero.turned.push(card);
  hero.live.push(card);
  hero.generating.push(card);
  g.emit({ kind: 'generated', card, as, seat, rule: 'HERO-5' });
}

/**
 * Ends the spending of an Encounter phase, a Showdown or an attempt at the Keep: power that was played or generated and
 * not spent is lost, relics turned for it stay turned (ENC-7); changes whose time is over end.
 */
export function endSpending(g: G): void {
  const { state } = g;
  const hero = state.heroes[state.active];
  hero.spent.push(...hero.played);
  countersComeOff(state, hero.spent);
  hero.played.length = 0;
  hero.live.length = 0;
  state.lingering.length = 0;
  state.free = { ...NO_POWER };
  if (state.until.length > 0)
    state.until = state.until.filter((until) => inForce(state, until) && until.ends !== 'battle');
}
