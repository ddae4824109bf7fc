import type { Json } from '../../../engine/json.ts';
import { decisions } from '../decisions.ts';
import { isAligned, stairsOf } from '../rules/board.ts';
import { priceOf, brutePrice } from '../rules/cost.ts';
import { waitingFor } from '../rules/later.ts';
import { sourceCard } from '../rules/modifiers.ts';
import type { CardNumber, Hero, Match, State } from '../types.ts';
import { KEEP, NONE } from '../types.ts';
import { LEVEL_NAMES } from '../public.ts';
import { optionNames } from './answers.ts';
import type { Question } from '../../../engine/game.ts';

/** Everything of a position, hidden or not, as scenarios speak of it. */
export function observe(match: Match, state: State, question: Question | null): { [key: string]: Json } {
  const id = (card: CardNumber): string | null => (card === NONE ? null : match.cards[card].id);
  const ids = (cards: readonly CardNumber[]): Json => cards.map(id);
  const topFirst = (cards: readonly CardNumber[]): Json => cards.map(id).reverse();
  const { decks } = state;
  const pendingAll = observePending(match, state, question);
  return {
    turn: state.turn,
    phase: state.phase,
    active: state.active,
    madness: state.madness,
    heroes: state.heroes.map((hero, seat) => ({
      hero: match.heroes[seat].id,
      sanity: hero.sanity,
      level: LEVEL_NAMES[hero.level],
      space: hero.level === KEEP || hero.removed ? null : hero.space,
      key: hero.key,
      removed: hero.removed,
      hand: ids(hero.hand),
      deck: topFirst(hero.deck),
      discard: ids(hero.discard),
      played: ids(hero.played),
      spent: ids(hero.spent),
      gained: ids(hero.gained),
      slots: hero.slots.map((slot) => observeSlot(match, hero, slot)),
      later: waitingFor(state, seat).map((source) => sourceCard(match, source).id),
    })),
    levels: Object.fromEntries(
      state.levels.map((level, i) => [
        LEVEL_NAMES[i],
        {
          revealed: level.revealed,
          portal: level.portal,
          stairs: stairsOf(match.board, level),
          door: stairsOf(match.board, level),
          aligned: isAligned(match, state, i),
          ring: ids(level.ring),
          tower: id(level.tower),
          foe: level.foe === NONE ? null : level.foe,
        },
      ]),
    ),
    decks: {
      encounter: topFirst(decks.encounter),
      loot: topFirst(decks.loot),
      foe: [...state.onFoeDeck.map(id), ...decks.foe.map(id).reverse()],
      tower: topFirst(decks.tower),
      spire: topFirst(decks.spire),
    },
    waiting: id(state.waiting),
    setAside: ids(state.setAside),
    banished: ids(state.banished),
    supply: ids(state.supply),
    reshuffle: ids(state.reshuffle),
    spire: id(state.challenge),
    legacy: id(state.legacy),
    counters: observeCounters(match, state),
    battle: observeBattle(match, state, id),
    pending: pendingAll.find((pending) => pending.seat === state.active) ?? pendingAll[0] ?? null,
    pendingAll,
    outcome: state.outcome && { ...state.outcome },
  };
}

/** The counters on cards by id, those on copies of a card together. */
function observeCounters(match: Match, { counters }: State): Json {
  const sums: { [id: string]: number } = {};
  for (const { card, count } of counters) {
    const { id } = match.cards[card];
    sums[id] = (sums[id] ?? 0) + count;
  }
  return sums;
}

function observeSlot(match: Match, hero: Hero, slot: readonly CardNumber[]): Json {
  if (slot.length === 0) return null;
  const one = (card: CardNumber): Json => {
    const { id } = match.cards[card];
    return hero.turned.includes(card) ? { card: id, used: true } : id;
  };
  return slot.length === 1 ? one(slot[0]) : slot.map(one);
}

function observeBattle(match: Match, state: State, id: (card: CardNumber) => string | null): Json {
  const { battle } = state;
  if (battle.kind === 'none') return null;
  const price = priceOf(match, state, state.active, battle.card);
  const { fight, skill, charm } = price;
  const brute = brutePrice(price);
  return {
    kind: battle.kind,
    card: id(battle.card),
    cost: { fight, skill, charm, brute: brute < 0 ? null : brute },
    taken: id(battle.taken[0] ?? NONE),
    reductions: [...price.reductions],
    stage: battle.stage,
  };
}

/** Open questions, and windows in which a seat has yet to pass. */
function observePending(
  match: Match,
  state: State,
  question: Question | null,
): { seat: number; kind: string; options: Json[] }[] {
  if (question) {
    return [{ seat: question.seat, kind: question.kind, options: optionNames(match, question) }];
  }
  return decisions(match, state)
    .filter(({ kind }) => kind === 'flank' || kind === 'trade')
    .map(({ seat, kind }) => ({ seat, kind, options: ['pass'] }));
}
