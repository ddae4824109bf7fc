// Where the director departs from the greedy bot: each of these shows something that a game has not shown yet.
import { cardWorth, viewDeck } from '../../shared/games/ravingspire/bots/worth.ts';
import { offerAgainst, offerExplore } from '../../shared/games/ravingspire/offers.ts';
import { options } from '../../shared/games/ravingspire/options.ts';
import { distance, levelOf, sectorOf, stairsOf } from '../../shared/games/ravingspire/rules/board.ts';
import { paths } from '../../shared/games/ravingspire/rules/move.ts';
import { slotTakes } from '../../shared/games/ravingspire/rules/slots.ts';
import type { Action, CardNumber, Match, State } from '../../shared/games/ravingspire/types.ts';
import { KEEP, NONE, SPIRE } from '../../shared/games/ravingspire/types.ts';
import { likeSlot, type Feature } from './contents.ts';
import { purchaseByBrute } from './payments.ts';

/** The position of the seat that is to act, and what is still missing. */
interface Scene {
  match: Match;
  state: State;
  seat: number;
  misses: (feature: Feature) => boolean;
}

/** With so little sanity a lost Showdown is likely to drive a hero mad. */
const HURT = 7;

/** An action that shows something that is missing, or null. The bot would do `plain`. */
export function departure(scene: Scene, plain: Action): Action | null {
  const { state } = scene;
  if (state.bonus) return null;
  if (state.battle.kind === 'foe') return surrender(scene);
  if (state.battle.kind !== 'none') return null;
  switch (state.phase) {
    case 'move':
      return seekFoe(scene);
    case 'encounter':
      return brute(scene) ?? adversary(scene);
    case 'explore':
      return exert(scene) ?? rotate(scene) ?? slotOtherwise(scene, plain);
    default:
      return null;
  }
}

const seeksDefeat = ({ misses }: Scene): boolean => misses('a Showdown lost') || misses('the tower wins');

function surrender(scene: Scene): Action | null {
  const { state, seat, misses } = scene;
  const hurt = misses('a hero gone mad') && state.heroes[seat].sanity <= HURT;
  return seeksDefeat(scene) || hurt ? { do: 'giveUp' } : null;
}

function seekFoe(scene: Scene): Action | null {
  const { match, state, seat, misses } = scene;
  if (!seeksDefeat(scene) && !misses('a hero gone mad')) return null;
  const { board } = match;
  const met = paths(match, state, seat, state.steps).find(({ path }) => {
    const end = path.at(-1);
    return end !== undefined && state.levels[levelOf(board, end)].foe === sectorOf(board, end);
  });
  return met ? { do: 'move', ...met } : null;
}

/** The cards on the ring of the hero's level. */
function ringHere({ state, seat }: Scene): CardNumber[] {
  const { level } = state.heroes[seat];
  return level === KEEP ? [] : state.levels[level].ring.filter((card) => card !== NONE);
}

function brute(scene: Scene): Action | null {
  const { match, state, seat, misses } = scene;
  if (!misses('a card bought by brute force')) return null;
  const deck = viewDeck(match, state, seat);
  const worth = (card: CardNumber) => cardWorth(match, state, seat, card, deck);
  const wares = ringHere(scene)
    .filter((card) => match.cards[card].kind !== 'adversary' && worth(card) > 0)
    .sort((a, b) => worth(b) - worth(a));
  for (const card of wares) {
    const purchase = purchaseByBrute(match, state, seat, card);
    if (purchase) return purchase;
  }
  return null;
}

function adversary(scene: Scene): Action | null {
  const { match, state, seat, misses } = scene;
  if (!misses('an adversary beaten')) return null;
  for (const card of ringHere(scene)) {
    const offer = match.cards[card].kind === 'adversary' ? offerAgainst(match, state, seat, card) : null;
    if (offer) return { do: 'fight', card, pay: offer.pay, brute: offer.brute };
  }
  return null;
}

/** One step towards the stairs, not onto a foe. */
function exert({ match, state, seat, misses }: Scene): Action | null {
  if (!misses('an exertion')) return null;
  const { board } = match;
  const { level, space } = state.heroes[seat];
  if (level === KEEP) return null;
  const ring = state.levels[level];
  const stairs = stairsOf(board, ring);
  for (const { action } of options(match, state, seat)) {
    if (action.do !== 'exert' || action.enterKeep || levelOf(board, action.to) !== level) continue;
    const sector = sectorOf(board, action.to);
    if (sector !== ring.foe && distance(board, sector, stairs) < distance(board, space, stairs))
      return action;
  }
  return null;
}

function rotate({ match, state, seat, misses }: Scene): Action | null {
  if (!misses('a ring rotated') || state.heroes[seat].level >= SPIRE) return null;
  for (const using of ['skill', 'charm'] as const) {
    const offer = state.explored[using] ? null : offerExplore(match, state, seat, using);
    if (offer) return { do: 'rotate', using, pay: offer.pay };
  }
  return null;
}

/** Slots a card elsewhere than the bot would, or, when the bot is done, takes one back for a stronger one. */
function slotOtherwise(scene: Scene, plain: Action): Action | null {
  const { match, state, seat, misses } = scene;
  if (plain.do === 'endExplore') return swap(scene);
  if (plain.do !== 'slot' || !misses('a card slotted in the second of two like slots')) return null;
  const slot = likeSlot(match, state, seat, plain.slot, 1);
  return slot === NONE ? null : { ...plain, slot };
}

/** Takes a slotted card back for a stronger one in the hand that could take its place. */
function swap({ match, state, seat }: Scene): Action | null {
  const hero = state.heroes[seat];
  const power = (card: CardNumber) => match.cards[card].power;
  for (const [slot, [old, ...others]] of hero.slots.entries()) {
    if (old === undefined || others.length > 0 || hero.turned.includes(old)) continue;
    const fits = (card: CardNumber) => power(card) > power(old) && slotTakes(match, state, seat, card, slot);
    if (hero.hand.some(fits)) return { do: 'unslot', card: old };
  }
  return null;
}
