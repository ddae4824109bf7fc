import { check } from './actions.ts';
import { decisions } from './decisions.ts';
import { offerAgainst, offerExplore, offerFor } from './offers.ts';
import { adjacent, heroPlace } from './rules/board.ts';
import { hasMove, mayEnterKeep, paths } from './rules/move.ts';
import { sources } from './payments/proposals.ts';
import { mayHaveFlankers } from './rules/flanking.ts';
import { askable, tradeable, unnamed } from './rules/trading.ts';
import { partners } from './rules/partners.ts';
import {
  ATTRIBUTES,
  KEEP,
  NONE,
  type Action,
  type AttributeName,
  type CardNumber,
  type Match,
  type State,
} from './types.ts';

type Add = (action: Action) => void;

/** Which of several cards get separate actions. */
export type Choosing = (match: Match, cards: readonly CardNumber[]) => readonly CardNumber[];

/** One of each definition: cards that are the same are one option. */
export const distinctCards: Choosing = (match, cards) => {
  const seen = new Set<string>();
  return cards.filter((card) => {
    const { id } = match.cards[card];
    return seen.has(id) ? false : (seen.add(id), true);
  });
};

/** Every single card. */
export const everyCard: Choosing = (_match, cards) => cards;

/** The actions that a player is shown; each passes `check`. Made when asked for, never kept. */
export const options = (match: Match, state: State, seat: number): Action[] =>
  legalActions(match, state, seat, distinctCards);

/** The legal actions of a seat, one payment proposal for each. */
export function legalActions(match: Match, state: State, seat: number, choosing: Choosing): Action[] {
  const decision = decisions(match, state).find((d) => d.seat === seat);
  const found: Action[] = [];
  if (!decision) return found;
  const add: Add = (action) => {
    if (check(match, state, seat, action) === null) found.push(action);
  };
  switch (decision.kind) {
    case 'flank':
      offerFlanks(match, state, seat, add, choosing);
      break;
    case 'trade':
      offerTrades(match, state, seat, add, choosing);
      add({ do: 'pass' });
      break;
    case 'move':
    case 'bonusMove':
      // Not through `add`: a move is checked by finding these very ways again.
      if (hasMove(state)) {
        for (const way of paths(match, state, seat, state.steps)) found.push({ do: 'move', ...way });
      }
      add({ do: 'skipMove' });
      offerTrades(match, state, seat, add, choosing);
      break;
    case 'encounter':
      offerRing(match, state, seat, add);
      offerPlays(match, state, seat, add, choosing);
      add({ do: 'endEncounter' });
      break;
    case 'battle':
      offerBattle(match, state, seat, add);
      offerPlays(match, state, seat, add, choosing);
      add({ do: 'giveUp' });
      break;
    case 'explore':
      offerExploring(match, state, seat, add, choosing);
      add({ do: 'endExplore' });
      break;
  }
  if (decision.kind !== 'flank') offerSlots(match, state, seat, add, choosing);
  return found;
}

function offerRing(match: Match, state: State, seat: number, add: Add): void {
  const { level } = state.heroes[seat];
  if (level === KEEP) return;
  const available = sources(match, state, seat, false);
  for (const card of state.levels[level].ring) {
    if (card === NONE) continue;
    if (match.cards[card].kind !== 'adversary') {
      const offer = offerFor(match, state, seat, card, available);
      if (offer) add({ do: 'acquire', card, pay: offer.pay, brute: offer.brute });
    } else {
      if (mayHaveFlankers(match, state)) add({ do: 'fight', card, pay: null, brute: false });
      const offer = offerAgainst(match, state, seat, card);
      if (offer) add({ do: 'fight', card, pay: offer.pay, brute: offer.brute });
    }
  }
}

function offerBattle(match: Match, state: State, seat: number, add: Add): void {
  const { card } = state.battle;
  const offer = offerAgainst(match, state, seat, card);
  if (offer) add({ do: 'fight', card, pay: offer.pay, brute: offer.brute });
}

/** Playing cards for their actions, generating, abilities. */
function offerPlays(match: Match, state: State, seat: number, add: Add, choosing: Choosing): void {
  const hero = state.heroes[seat];
  for (const card of choosing(match, [...hero.hand, ...hero.slots.flat()])) {
    if (match.cards[card].effects.played !== null || match.cards[card].as !== 0)
      add({ do: 'play', card, instead: false });
    add({ do: 'play', card, instead: true });
    add({ do: 'generate', card });
  }
  for (const as of ATTRIBUTES as AttributeName[]) add({ do: 'generate', ability: true, as });
  match.heroes[seat].hero!.abilities.forEach(({ activate }, index) => {
    if (!activate) return;
    const cards = activate.cards(match, state, seat);
    const prices = activate.prices(match, state, seat);
    for (const card of cards.length > 0 ? choosing(match, cards) : [NONE]) {
      for (const price of prices.length > 0 ? choosing(match, prices) : [NONE]) {
        add({ do: 'ability', index, card, price });
      }
    }
  });
}

function offerSlots(match: Match, state: State, seat: number, add: Add, choosing: Choosing): void {
  const hero = state.heroes[seat];
  for (const card of choosing(match, hero.hand)) {
    hero.slots.forEach((_, slot) => add({ do: 'slot', card, slot }));
  }
  for (const card of hero.slots.flat()) add({ do: 'unslot', card });
}

function offerExploring(match: Match, state: State, seat: number, add: Add, choosing: Choosing): void {
  const available = sources(match, state, seat, false);
  for (const using of ['skill', 'charm', 'brute'] as const) {
    const offer = offerExplore(match, state, seat, using, available);
    if (offer) add({ do: 'rotate', using, pay: offer.pay });
  }
  const exert = offerExplore(match, state, seat, 'exert', available);
  if (exert) {
    for (const to of neighbours(match, state, seat)) {
      add({ do: 'exert', pay: exert.pay, to, enterKeep: false });
      if (mayEnterKeep(match, state, seat, to)) add({ do: 'exert', pay: exert.pay, to, enterKeep: true });
    }
  }
  const well = offerExplore(match, state, seat, 'well', available);
  if (!well) return;
  const hero = state.heroes[seat];
  for (const banish of choosing(match, [...hero.hand, ...hero.discard])) {
    add({ do: 'well', pay: well.pay, brute: well.brute, banish });
  }
}

/** The places one step from the hero. */
export function neighbours(match: Match, state: State, seat: number): number[] {
  const here = heroPlace(match, state, seat);
  if (here === NONE) return [];
  const places = match.board.sectors * state.levels.length;
  return Array.from({ length: places }, (_, place) => place).filter((place) =>
    adjacent(match, state, here, place),
  );
}

function offerFlanks(match: Match, state: State, seat: number, add: Add, choosing: Choosing): void {
  for (const card of choosing(match, state.heroes[seat].hand)) {
    add({ do: 'flank', card, assist: true });
    add({ do: 'flank', card, assist: false });
  }
  add({ do: 'pass' });
}

function offerTrades(match: Match, state: State, seat: number, add: Add, choosing: Choosing): void {
  if (!match.options.trading) return;
  for (const partner of partners(match, state)) {
    const wanted = [...unnamed(match), ...choosing(match, askable(match, state, partner))];
    for (const give of [...choosing(match, tradeable(match, state, seat)), NONE]) {
      for (const take of wanted) add({ do: 'trade', with: partner, give, take });
    }
  }
}
