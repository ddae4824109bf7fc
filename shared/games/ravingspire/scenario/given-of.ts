import { same, type Json } from '../../../engine/json.ts';
import type { Fields, Given } from '../../../engine/scenario.ts';
import { LEVEL_NAMES } from '../public.ts';
import { noBattle } from '../rules/battle.ts';
import { blankState } from '../setup.ts';
import {
  KEEP,
  NONE,
  type Battle,
  type CardNumber,
  type Hero,
  type Level,
  type Match,
  type State,
} from '../types.ts';
import type { RavingspireTable } from './perform.ts';

/** Fields that `given` says, or that say nothing about a position between two steps. */
type Said =
  | ('turn' | 'phase' | 'active' | 'madness' | 'heroes' | 'levels' | 'decks' | 'onFoeDeck' | 'waiting')
  | (
      | 'setAside'
      | 'banished'
      | 'supply'
      | 'reshuffle'
      | 'challenge'
      | 'legacy'
      | 'battle'
      | 'used'
      | 'steps'
      | 'dice'
      | 'rng'
    );
/** `lapses` counts madness within a step; `flankers` follow from the position. */
type SaidOfHero = Exclude<keyof Hero, 'live' | 'generating' | 'generated'>;
type SaidOfBattle = 'kind' | 'card' | 'level' | 'rolled' | 'loot' | 'flankers';

/** What `given` has no words for, by field: what is missing where the field is not as it is on a blank table. */
const UNSAID: { readonly [F in Exclude<keyof State, Said>]: string } = {
  outcome: 'the end of the game',
  resolving: 'a card whose effect is being resolved',
  until: 'a change of values for a time',
  later: 'an effect that waits',
  wards: 'losses that are spared a hero',
  flanks: 'power of flankers',
  reductions: 'a reduced cost',
  departed: 'a card that moved itself when it was played',
  lingering: 'the power of a card that moved itself',
  free: 'power that an ability generated',
  bonus: 'a bonus move',
  trading: 'the pause for trading',
  traded: 'a trade of this turn',
  refused: 'a refused trade',
  explored: 'what was done in Explore',
  broken: 'a turn that ends early',
  resolvingEffect: 'an effect that is being resolved',
  seen: 'cards that an effect looks at',
  triggers: 'effects that wait',
  counters: 'counters on cards',
};
const UNSAID_OF_HERO: { readonly [F in Exclude<keyof Hero, SaidOfHero>]: string } = {
  live: 'unspent power of a turned-over card',
  generating: 'a relic that generates power',
  generated: 'the power that a relic generates',
};
const UNSAID_OF_BATTLE: { readonly [F in Exclude<keyof Battle, SaidOfBattle>]: string } = {
  taken: 'a card taken for the battle',
  takers: 'a card taken for the battle',
  takenPower: 'the power of taken cards',
  stage: 'a later stage of the battle',
  legacy: 'the card that an earlier challenger left, in the hand of the next',
  passed: 'heroes who do not flank',
};

/** Phases with a decision that `given` can begin with. */
const PHASES: readonly string[] = ['move', 'encounter', 'showdown', 'explore', 'keep'];

/** What sets up the position of a table; the positions of the random streams are not part of it. */
export function givenOf({ match, state, question }: RavingspireTable): Given {
  const { heroes, levels, decks, battle } = state;
  const id = (card: CardNumber) => match.cards[card].id;
  const ids = (cards: readonly CardNumber[]) => cards.map(id);
  const topFirst = (cards: readonly CardNumber[]) => ids(cards).reverse();
  const card = (number: CardNumber) => (number === NONE ? null : id(number));
  const given = {
    turn: state.turn,
    phase: state.phase,
    active: state.active,
    madness: state.madness,
    ...(state.phase === 'move' && { steps: state.steps }),
    ...filled({ used: state.used, dice: state.dice }),
    heroes: heroes.map((hero) => heroOf(match, hero)),
    levels: Object.fromEntries(levels.map((level, i) => [LEVEL_NAMES[i], levelOf(level, card)])),
    decks: {
      encounter: topFirst(decks.encounter),
      loot: topFirst(decks.loot),
      foe: [...ids(state.onFoeDeck), ...topFirst(decks.foe)],
      tower: topFirst(decks.tower),
      spire: topFirst(decks.spire),
    },
    ...placed({ waiting: card(state.waiting), spire: card(state.challenge), legacy: card(state.legacy) }),
    ...(battle.kind !== 'none' && { battle: battleOf(battle, id) }),
    setAside: ids(state.setAside),
    banished: ids(state.banished),
    ...filled({ reshuffle: ids(state.reshuffle) }),
    ...(match.piles.supply.length > 0 && { supply: ids(state.supply) }),
  };
  const blank = blankState(match);
  const missing = [
    ...(question === null ? [] : [`an open question (${question.kind})`]),
    ...(PHASES.includes(state.phase) ? [] : [`the phase ${state.phase}`]),
    ...unsaid(UNSAID, state, blank),
    ...heroes.flatMap((hero) => unsaidOfHero(hero, blank.heroes[0])),
    ...unsaidOfBattle(state),
  ];
  return { given, missing: [...new Set(missing)] };
}

const heroOf = (match: Match, hero: Hero): Fields => {
  const ids = (cards: readonly CardNumber[]) => cards.map((card) => match.cards[card].id);
  return {
    level: LEVEL_NAMES[hero.level],
    ...(!hero.removed && hero.level !== KEEP && { space: hero.space }),
    sanity: hero.sanity,
    ...(hero.key && { key: true }),
    ...(hero.removed && { removed: true }),
    hand: ids(hero.hand),
    ...(hero.slots.some((slot) => slot.length > 0) && {
      slots: hero.slots.map((slot) => slotOf(hero, slot, ids(slot))),
    }),
    deck: ids(hero.deck).reverse(),
    ...filled({
      discard: ids(hero.discard),
      played: ids(hero.played),
      spent: ids(hero.spent),
      gained: ids(hero.gained),
    }),
  };
};

function slotOf(hero: Hero, slot: readonly CardNumber[], ids: readonly string[]): Json {
  if (slot.length > 1) return [...ids];
  if (slot.length === 0) return null;
  return hero.turned.includes(slot[0]) ? { card: ids[0], used: true } : ids[0];
}

const levelOf = (level: Level, card: (number: CardNumber) => string | null): Fields => ({
  portal: level.portal,
  revealed: level.revealed,
  ...(level.revealed && { ring: level.ring.map(card) }),
  tower: card(level.tower),
  foe: level.foe === NONE ? null : level.foe,
});

const battleOf = ({ card, rolled, loot }: Battle, id: (card: CardNumber) => string): Fields => ({
  ...(card !== NONE && { card: id(card) }),
  ...(rolled.some((value) => value > 0) && { rolled: [...rolled] }),
  ...(loot > 0 && { loot }),
});

/** Lists that are not empty: the deal leaves them so. */
const filled = (lists: { readonly [name: string]: readonly Json[] }) =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) as Fields;

/** Cards that are there. */
const placed = (cards: { readonly [name: string]: string | null }) =>
  Object.fromEntries(Object.entries(cards).filter(([, card]) => card !== null)) as Fields;

/** The words for those fields that are not as they are on a blank table. */
const unsaid = <T extends object>(
  words: { readonly [F in keyof T]?: string },
  value: T,
  blank: T,
): string[] =>
  (Object.keys(words) as (keyof T & string)[]).flatMap((field) =>
    same(value[field], blank[field]) ? [] : words[field]!,
  );

function unsaidOfHero(hero: Hero, blank: Hero): string[] {
  const { slots, turned } = hero;
  const shared = slots.some((slot) => slot.length > 1 && slot.some((card) => turned.includes(card)));
  const inOrder = slots.flat().filter((card) => turned.includes(card));
  return [
    ...unsaid(UNSAID_OF_HERO, hero, blank),
    ...(shared ? ['a turned-over card that shares its slot'] : []),
    ...(same(turned, inOrder) ? [] : ['the order in which cards were turned over']),
  ];
}

function unsaidOfBattle({ battle, heroes, active, phase, levels }: State): string[] {
  const away = battle.kind !== 'none' && battle.level !== heroes[active].level;
  const hero = heroes[active];
  const sealed = phase === 'encounter' && hero.level !== KEEP && !levels[hero.level].revealed;
  return [
    ...unsaid(UNSAID_OF_BATTLE, battle, noBattle()),
    ...(battle.kind === 'adversary' ? ['a battle with an adversary'] : []),
    ...(battle.kind !== 'none' && battle.card === NONE ? ['a battle without its card'] : []),
    ...(away ? ['a battle on another level'] : []),
    ...(sealed ? ['a level that opens with the phase'] : []),
  ];
}
