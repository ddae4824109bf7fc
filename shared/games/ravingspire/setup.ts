import { SetupError, type Definitions, type Setup } from '../../engine/game.ts';
import { streamKeys } from '../../engine/random.ts';
import { lookupIn, type Lookup } from '../../packs/content.ts';
import { isLaidOut } from './content/board.ts';
import { ENCOUNTER, type Card, type Kind } from './rules/card.ts';
import { compileCard } from './content/compile.ts';
import { withKeywords } from './content/keywords.ts';
import type { CardDefinition } from './content/schema.ts';
import { heardBy, reactionsOf } from './content/triggers.ts';
import { SLOTS } from './public.ts';
import { noBattle } from './rules/battle.ts';
import { distance, stairsOf } from './rules/board.ts';
import { nothingSeen } from './rules/look.ts';
import { placeTower } from './rules/draw.ts';
import { madnessStart, SANE } from './rules/madness.ts';
import { changesOf } from './rules/modifiers.ts';
import { drawOpeningHand, intoTopThird } from './rules/piles.ts';
import { comeToRest, listen } from './rules/reactions.ts';
import { rulingsOf } from './rules/rulings.ts';
import { heroStream, STREAM, streamNames } from './rules/streams.ts';
import { beginTurn } from './rules/turn.ts';
import {
  DUNGEON,
  NONE,
  SPIRE,
  type Board,
  type G,
  type Hero,
  type Level,
  type Match,
  type Options,
  type State,
} from './types.ts';

/** Options and their defaults (OPT-1). */
export const DEFAULT_OPTIONS: Options = {
  flanking: false,
  trading: false,
  madness: 0,
  overwhelm: true,
  slowFoes: false,
  finale: true,
  freeUndo: false,
  first: 0,
};

const MOST_HEROES = 6;
/** Cards of a table, copies counted; a game of six heroes with the base set has 371. */
const MOST_CARDS = 5_000;
const PLACES = 5;
/** The pack that every table needs; others are expansions (PACK-2). */
export const BASE_PACK = 'base';

/** Reads and checks the options of a setup; unknown names and wrong values are errors (OPT-1). */
export function readOptions(given: Setup['options'], seats: number): Options {
  const options: Record<string, boolean | number> = { ...DEFAULT_OPTIONS };
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(DEFAULT_OPTIONS, name)) {
      throw new SetupError(`unknown option "${name}"; known are ${Object.keys(DEFAULT_OPTIONS).join(', ')}`);
    }
    const expected = typeof options[name];
    if (typeof value !== expected) throw new SetupError(`option "${name}" must be a ${expected}`);
    options[name] = value as boolean | number;
  }
  const read = options as unknown as Options;
  if (!Number.isInteger(read.madness) || read.madness < -1 || read.madness > 2) {
    throw new SetupError('option "madness" must be -1, 0, 1 or 2');
  }
  if (!Number.isInteger(read.first) || read.first < 0 || read.first >= seats) {
    throw new SetupError(`option "first" must be a seat from 0 to ${seats - 1}`);
  }
  return read;
}

/**
 * Builds what is fixed: the instances of all cards, the heroes, options and stream keys (SETUP-1, SETUP-2, PACK-2).
 *
 * @throws SetupError naming the hero, option or card that cannot be
 */
export function makeMatch(setup: Setup, definitions: Definitions): Match {
  const { heroes: heroIds, packs } = setup;
  if (heroIds.length < 1 || heroIds.length > MOST_HEROES) {
    throw new SetupError(`a game has 1 to ${MOST_HEROES} heroes, not ${heroIds.length}`);
  }
  if (new Set(heroIds).size < heroIds.length) throw new SetupError('each hero can be played once only');
  const options = readOptions(setup.options, heroIds.length);
  const compiled = compileAll(definitions);
  const { all, board, heard, reactions, changes } = compiled;
  if (board === null) throw new SetupError('no chosen pack has a board');
  if (!isLaidOut(board)) throw new SetupError('the board of the chosen packs cannot be laid out');
  const heroes = heroIds.map((id) => {
    const hero = all.get(id);
    if (!hero?.hero || !packs.includes(hero.pack))
      throw new SetupError(`there is no hero "${id}" in the chosen packs`);
    return hero;
  });
  const box = openBox(compiled, packs, options.finale);
  const cards = [...box.cards];
  const starters = heroes.map((hero) => dealStarters(hero, all, cards));
  const piles = { ...box.piles, heroes: starters };
  const keys = streamKeys(setup.seed, streamNames(heroIds.length));
  const rulings = rulingsOf(setup);
  return {
    seats: heroIds.length,
    keys,
    cards,
    heroes,
    piles,
    heard,
    reactions,
    changes,
    options,
    board,
    rulings,
    definitions: all,
  };
}

/** The starter deck of a hero, as new instances (SETUP-7). */
function dealStarters({ id, hero }: Card, all: ReadonlyMap<string, Card>, cards: Card[]): number[] {
  return hero!.deck.flatMap(({ id: starter, count }) => {
    const card = all.get(starter);
    if (!card) throw new SetupError(`${id} starts with "${starter}", which no chosen pack has`);
    return instancesOf(card, count, cards);
  });
}

/**
 * New instances of a card, added to those there are.
 *
 * @throws SetupError where that is more than any table holds
 */
function instancesOf(card: Card, count: number, cards: Card[]): number[] {
  if (!(cards.length + count <= MOST_CARDS))
    throw new SetupError(`the chosen packs have more than ${MOST_CARDS} cards`);
  return Array.from({ length: count }, () => cards.push(card) - 1);
}

/** The shared decks of a choice of packs. */
interface Box {
  cards: readonly Card[];
  piles: Omit<Match['piles'], 'heroes'>;
}

/** Takes the shared decks of the chosen packs out of the box; the same choice is counted out once. */
function openBox({ all, boxes }: Compiled, packs: readonly string[], finale: boolean): Box {
  const key = `${finale} ${packs.join(' ')}`;
  const known = boxes.get(key);
  if (known) return known;
  const ofPacks = [...all.values()].filter(({ pack }) => packs.includes(pack));
  const inPacks = ofPacks.filter(({ supply }) => !supply);
  const cards: Card[] = [];
  const deal = (list: readonly Card[]): number[] =>
    list.flatMap((card) => instancesOf(card, card.copies, cards));
  const ofKind = (...kinds: Kind[]) => inPacks.filter(({ kind }) => kinds.includes(kind));
  const encounter = ofKind(...ENCOUNTER);
  const isExpansion = ({ pack }: Card) => pack !== BASE_PACK;
  const spires = ofKind('spire');
  const finales = finale && spires.some(isExpansion) ? spires.filter(isExpansion) : spires;
  const piles = {
    encounter: deal(encounter.filter((card) => !isExpansion(card))),
    expansion: deal(encounter.filter(isExpansion)),
    loot: deal(ofKind('loot')),
    foe: deal(ofKind('foe')),
    tower: deal(ofKind('tower')),
    spire: deal(finales),
    supply: deal(ofPacks.filter(({ supply }) => supply)),
  };
  if (piles.foe.length === 0 || piles.spire.length === 0) {
    throw new SetupError('the chosen packs need at least one foe and one Spire card');
  }
  const box = { cards, piles };
  boxes.set(key, box);
  return box;
}

/** Compiled cards by their frozen definitions: a table is set up many times over, its cards are compiled once. */
const COMPILED = new WeakMap<Definitions, Compiled>();

interface Compiled {
  all: Map<string, Card>;
  board: Board | null;
  heard: Match['heard'];
  reactions: Match['reactions'];
  changes: Match['changes'];
  /** Shared decks by the packs chosen. */
  boxes: Map<string, Box>;
}

function compileAll(definitions: Definitions): Compiled {
  const known = COMPILED.get(definitions);
  if (known) return known;
  const all = new Map<string, Card>();
  const cards = lookupIn(definitions);
  let board: Board | null = null;
  for (const id of Object.keys(definitions).sort()) {
    const definition = definitions[id] as unknown as CardDefinition;
    if (definition.kind === 'board') board ??= definition.board ?? null;
    else if (definition.kind !== 'keyword') all.set(id, compiledCard(id, definition, cards));
  }
  const heard = heardBy(all.values());
  const compiled = {
    all,
    board,
    heard,
    reactions: reactionsOf(heard),
    changes: changesOf(all.values()),
    boxes: new Map<string, Box>(),
  };
  COMPILED.set(definitions, compiled);
  return compiled;
}

/** Compiled cards by their definitions: sets that differ in a card or two share the others. */
const CARDS = new WeakMap<CardDefinition, Card>();

function compiledCard(id: string, definition: CardDefinition, cards: Lookup): Card {
  const whole = withKeywords(definition, cards);
  // What its keywords say may be another text in another set.
  if (whole !== definition) return compileCard(id, whole);
  const known = CARDS.get(definition);
  // Packs may hold the same card under their own names.
  if (known?.id === id) return known;
  const card = compileCard(id, definition);
  CARDS.set(definition, card);
  return card;
}

/** A state with all its keys and nothing dealt. */
export function blankState(match: Match): State {
  return {
    rng: Array.from({ length: match.keys.length / 2 }, () => 0),
    dice: [],
    turn: 0,
    outcome: null,
    phase: 'move',
    active: match.options.first,
    madness: madnessStart(match),
    heroes: match.heroes.map(newHero),
    levels: Array.from({ length: SPIRE + 1 }, newLevel),
    decks: { encounter: [], loot: [], foe: [], tower: [], spire: [] },
    onFoeDeck: [],
    waiting: NONE,
    setAside: [],
    banished: [],
    reshuffle: [],
    resolving: [],
    challenge: NONE,
    legacy: NONE,
    battle: noBattle(),
    until: [],
    flanks: [],
    reductions: [],
    used: [],
    departed: [],
    lingering: [],
    free: { amount: 0, as: 0 },
    steps: 0,
    bonus: false,
    trading: false,
    traded: [],
    refused: [],
    explored: { skill: false, charm: false, brute: false, exert: false },
    broken: false,
    resolvingEffect: false,
    seen: nothingSeen(),
    triggers: [],
    later: [],
    wards: [],
    counters: [],
    supply: [],
  };
}

function newHero(): Hero {
  return {
    sanity: SANE,
    level: DUNGEON,
    space: 0,
    key: false,
    removed: false,
    lapses: 0,
    hand: [],
    deck: [],
    discard: [],
    played: [],
    spent: [],
    gained: [],
    slots: Array.from({ length: SLOTS }, () => []),
    turned: [],
    live: [],
    generating: [],
    generated: [],
  };
}

function newLevel(): Level {
  return {
    revealed: false,
    portal: 0,
    ring: Array.from({ length: PLACES }, () => NONE),
    tower: NONE,
    foe: NONE,
  };
}

/** Deals everything and begins the first turn. */
export function begin(g: G): void {
  deal(g);
  listen(g);
  beginTurn(g);
  comeToRest(g);
}

/** Shuffles, turns the levels and deals the first hands (SETUP-2 to SETUP-9). */
export function deal(g: G): void {
  const { state, match } = g;
  g.emit({ kind: 'gameBegan', seat: state.active, rule: 'SETUP-1' });
  for (const name of ['encounter', 'loot', 'foe', 'tower', 'spire'] as const) {
    state.decks[name] = [...match.piles[name]];
    g.shuffle(state.decks[name], STREAM[name]);
  }
  state.supply = [...match.piles.supply];
  if (match.piles.expansion.length > 0) intoTopThird(g, match.piles.expansion);
  turnLevels(g);
  state.levels[DUNGEON].revealed = true;
  placeTower(g, DUNGEON);
  for (const [seat, hero] of state.heroes.entries()) {
    hero.space = state.levels[DUNGEON].portal;
    hero.deck = [...match.piles.heroes[seat]];
    g.shuffle(hero.deck, heroStream(seat));
    drawOpeningHand(g, seat);
  }
}

/** SETUP-3: turns each level at random until every staircase is far enough from the portal above it. */
function turnLevels(g: G): void {
  const { levels } = g.state;
  const { board } = g.match;
  const fits = () =>
    levels.every(
      (level, i) =>
        i === SPIRE || distance(board, stairsOf(board, level), levels[i + 1].portal) >= board.apart,
    );
  do for (const level of levels) level.portal = g.random(STREAM.board, board.sectors);
  while (!fits());
}
