import { same } from '../../../../engine/json.ts';
import { kindFor } from '../../decisions.ts';
import { legalActions } from '../../actions/index.ts';
import { distinctCards } from '../../actions/open-turn.ts';
import { propose, proposeBrute } from '../../payments/proposals.ts';
import { paths } from '../../rules/move.ts';
import { check } from '../../actions/index.ts';
import type { Action, Match, State } from '../../types.ts';
import { Deck } from '../adept/deck.ts';
import type { Wish } from '../adept/outlay.ts';
import { exploreWishes, ringWishes } from '../adept/wishes.ts';
import { hasStrange, strangeActions } from '../trial/strange.ts';

/** Purchases that are compared at most. */
const PURCHASES = 3;

/** Kinds of actions that are worth a comparison in a phase. */
const BATTLE: readonly Action['do'][] = ['fight', 'giveUp', 'ability'];
const EXPLORE: readonly Action['do'][] = ['rotate', 'exert', 'endExplore'];

/** What a seat might do instead of what the adept does; nothing where it hardly matters. */
export function candidates(match: Match, state: State, seat: number, usual: Action): Action[] {
  const known = familiar(match, state, seat, usual);
  const strange = hasStrange(match) ? strangeActions(match, state, seat, usual) : [];
  return [...known, ...strange.filter((action) => !known.some((other) => same(other, action)))];
}

/** The same, as far as estimates tell what is worth trying. */
function familiar(match: Match, state: State, seat: number, usual: Action): Action[] {
  switch (kindFor(state)) {
    case 'move':
    case 'bonusMove':
      return moves(match, state, seat);
    case 'encounter':
      return usual.do === 'play' || usual.do === 'generate' ? [] : purchases(match, state, seat);
    case 'battle':
      return legalActions(match, state, seat, distinctCards).filter(({ do: what }) => BATTLE.includes(what));
    case 'explore':
      return usual.do === 'slot' || usual.do === 'unslot' ? [] : explorations(match, state, seat);
    case 'trade':
    case 'flank':
      return [];
  }
}

/** One way to each place, and into the Keep. */
function moves(match: Match, state: State, seat: number): Action[] {
  const seen = new Set<string>();
  const found: Action[] = [];
  for (const way of paths(match, state, seat, state.steps)) {
    const end = `${way.path.at(-1)} ${way.enterKeep}`;
    if (seen.has(end)) continue;
    seen.add(end);
    found.push({ do: 'move', ...way });
  }
  const skip: Action = { do: 'skipMove' };
  return check(match, state, seat, skip) === null ? [...found, skip] : found;
}

/** Each card of the ring by its cheapest payment, and nothing. */
function purchases(match: Match, state: State, seat: number): Action[] {
  const wishes = ringWishes(match, state, seat, new Deck(match, state, seat));
  const legal = granted(wishes.sort((a, b) => b.value - a.value)).filter(
    (action) => check(match, state, seat, action) === null,
  );
  return legal.length === 0 ? [] : [...legal.slice(0, PURCHASES), { do: 'endEncounter' }];
}

/** The ring turned in each way, a step to each side, a card into the Well, or nothing of that. */
function explorations(match: Match, state: State, seat: number): Action[] {
  const plain = legalActions(match, state, seat, distinctCards).filter(({ do: what }) =>
    EXPLORE.includes(what),
  );
  const wells = granted(exploreWishes(match, state, seat, new Deck(match, state, seat))).filter(
    ({ do: what }) => what === 'well',
  );
  return [...plain, ...wells.slice(0, 1)];
}

/** The actions that fulfil some wishes, as far as each can be paid for by itself. */
const granted = (wishes: readonly Wish[]): Action[] =>
  wishes.flatMap((wish) => {
    const offer = (wish.forced ? proposeBrute : propose)(wish.price, wish.purse);
    return offer ? [wish.action(offer)] : [];
  });
