import type { Explanation, Viewer } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import { check } from './actions.ts';
import { offerAgainst, offerExplore, offerFor } from './offers.ts';
import { shortfall, sources } from './proposals.ts';
import { explorePrice } from './rules/explore.ts';
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

function explainRing(match: Match, state: State, seat: number, found: Explanation[]): void {
  const { level } = state.heroes[seat];
  if (level === KEEP) return;
  for (const card of state.levels[level].ring) {
    if (card === NONE) continue;
    const adversary = match.cards[card].kind === 'adversary';
    const offer = adversary ? offerAgainst(match, state, seat, card) : offerFor(match, state, seat, card);
    const pay = offer?.pay ?? [];
    const brute = offer?.brute ?? false;
    const action: Action = adversary
      ? { do: 'fight', card, pay, brute }
      : { do: 'acquire', card, pay, brute };
    let refusal = check(match, state, seat, action);
    if (refusal?.code === 'too-little') {
      refusal = missing(match, state, seat, priceOf(match, state, seat, card), adversary);
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
  for (const using of ['skill', 'charm', 'brute'] as const) {
    const offer = offerExplore(match, state, seat, using);
    const action: Action = { do: 'rotate', using, pay: offer?.pay ?? [] };
    let refusal = check(match, state, seat, action);
    if (refusal && offer === null && state.phase === 'explore' && !state.explored[using]) {
      refusal = missing(
        match,
        state,
        seat,
        explorePrice(match, state, seat, using),
        false,
        using === 'brute',
      );
    }
    found.push({ intent: action as unknown as Json, refusal });
  }
}
