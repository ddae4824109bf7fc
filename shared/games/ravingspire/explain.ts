import type { Explanation, Viewer } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import { check } from './actions.ts';
import { offerAgainst, offerExplore, offerFor } from './offers.ts';
import { neighbours } from './options.ts';
import { shortfall, sources } from './payments/proposals.ts';
import { asIfOpen } from './rules/battle.ts';
import { checkExploring, explorePrice, type Exploring } from './rules/explore.ts';
import { priceOf, type Price } from './rules/cost.ts';
import { refuse } from './rules/refuse.ts';
import type { Action, Match, State } from './types.ts';
import { KEEP, NONE } from './types.ts';

/**
 * Why not, for every card, space, slot and button that the viewer might try with a seat. What another seat holds in a
 * hidden hand never shows: a viewer who is not at that seat gets nothing.
 */
export function explain(match: Match, state: State, viewer: Viewer, seat: number): Explanation[] {
  if (!viewer.includes(seat) || state.outcome) return [];
  const found: Explanation[] = [];
  const add = (action: Action) => {
    found.push({ intent: action as unknown as Json, refusal: check(match, state, seat, action) });
  };
  explainRing(match, state, seat, found);
  explainHand(match, state, seat, add);
  explainExplore(match, state, seat, found);
  for (const button of ['skipMove', 'giveUp', 'endEncounter', 'endExplore', 'pass'] as const)
    add({ do: button });
  match.heroes[seat].hero!.abilities.forEach((_, index) =>
    add({ do: 'ability', index, card: NONE, price: NONE }),
  );
  return found;
}

/** What is missing for a price, as a refusal with numbers; for some prices there is no way but brute force. */
function missing(match: Match, state: State, seat: number, price: Price, enemies: boolean, forced = false) {
  const { matrix, brute } = shortfall(price, sources(match, state, seat, enemies));
  if (forced) return refuse('too-little-brute', { short: brute }, 'EXP-3');
  const [fight, skill, charm] = matrix;
  return refuse('too-little', { fight, skill, charm, brute }, 'ENC-2');
}

/** The enemy of a battle, and every card of the ring. */
function explainRing(match: Match, state: State, seat: number, found: Explanation[]): void {
  const { level } = state.heroes[seat];
  const { kind, card: enemy } = state.battle;
  const ring = level === KEEP ? [] : state.levels[level].ring;
  const facing = kind === 'foe' || kind === 'spire' ? [enemy] : [];
  for (const card of [...facing, ...ring]) {
    if (card === NONE) continue;
    const fight = facing.includes(card) || match.cards[card].kind === 'adversary';
    const offer = fight ? offerAgainst(match, state, seat, card) : offerFor(match, state, seat, card);
    const pay = offer?.pay ?? [];
    const brute = offer?.brute ?? false;
    const action: Action = fight ? { do: 'fight', card, pay, brute } : { do: 'acquire', card, pay, brute };
    let refusal = check(match, state, seat, action);
    if (refusal?.code === 'too-little') {
      const open = fight ? asIfOpen(match, state, seat, card) : state;
      refusal = missing(match, open, seat, priceOf(match, open, seat, card), fight);
    }
    found.push({ intent: action as unknown as Json, refusal });
  }
}

function explainHand(match: Match, state: State, seat: number, add: (action: Action) => void): void {
  const hero = state.heroes[seat];
  for (const card of [...hero.hand, ...hero.slots.flat()]) {
    add({ do: 'play', card, instead: false });
    if (match.cards[card].instead !== null) add({ do: 'play', card, instead: true });
  }
  for (const card of hero.hand) hero.slots.forEach((_, slot) => add({ do: 'slot', card, slot }));
  for (const card of hero.slots.flat()) {
    add({ do: 'unslot', card });
    add({ do: 'generate', card });
  }
}

function explainExplore(match: Match, state: State, seat: number, found: Explanation[]): void {
  const add = (what: Exploring, action: Action, offered: boolean) => {
    let refusal = check(match, state, seat, action);
    if (refusal && !offered && checkExploring(state, what) === null) {
      const price = explorePrice(match, state, seat, what);
      refusal = missing(match, state, seat, price, false, what === 'brute');
    }
    found.push({ intent: action as unknown as Json, refusal });
  };
  for (const using of ['skill', 'charm', 'brute'] as const) {
    const offer = offerExplore(match, state, seat, using);
    add(using, { do: 'rotate', using, pay: offer?.pay ?? [] }, offer !== null);
  }
  const [to = NONE] = neighbours(match, state, seat);
  if (to !== NONE) {
    const offer = offerExplore(match, state, seat, 'exert');
    add('exert', { do: 'exert', pay: offer?.pay ?? [], to, enterKeep: false }, offer !== null);
  }
  const { hand, discard } = state.heroes[seat];
  const [banish = NONE] = [...hand, ...discard];
  if (banish !== NONE) {
    const offer = offerExplore(match, state, seat, 'well');
    add('well', { do: 'well', pay: offer?.pay ?? [], brute: offer?.brute ?? false, banish }, offer !== null);
  }
}
