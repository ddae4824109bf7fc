import { SetupError, type Definitions, type Setup } from '../../engine/game.ts';
import { streamKeys } from '../../engine/random.ts';
import type { Card, TowerCard } from './rules/card.ts';
import { compileAll, type Compiled } from './content/compile.ts';
import { DIFFICULTIES } from './content/schema.ts';
import { drawInto } from './rules/deck.ts';
import { revealFoe } from './rules/foe.ts';
import { FULL_HEALTH, handLimit } from './rules/players.ts';
import { STREAM, STREAM_NAMES } from './rules/streams.ts';
import { beginTurn } from './rules/turn.ts';
import {
  LOSS_RULES,
  NONE,
  type CardNumber,
  type G,
  type LossRule,
  type Match,
  type Options,
  type PlayerState,
  type State,
} from './types.ts';

/** How many may play (AR-R!2). */
export const SEATS = { min: 2, max: 4 } as const;

/** Cards of a table; an action can name no more. */
const MOST_CARDS = 1_000;

/** Options and their defaults (AR-R!36). */
export const DEFAULT_OPTIONS: Options = { lossRule: 'allFallen', difficulty: 'standard' };

/** What the options can be. A tower need not have every difficulty. */
const OPTION_VALUES: { readonly [O in keyof Options]: readonly string[] } = {
  lossRule: LOSS_RULES,
  difficulty: DIFFICULTIES,
};

/** Reads and checks the options of a setup; unknown names and wrong values are errors. */
function readOptions(given: Setup['options']): Options {
  const options: Record<string, string> = { ...DEFAULT_OPTIONS };
  const known = Object.keys(DEFAULT_OPTIONS) as (keyof Options)[];
  for (const [name, value] of Object.entries(given)) {
    const field = known.find((option) => option === name);
    if (field === undefined) throw new SetupError(`unknown option "${name}"; known are ${known.join(', ')}`);
    const values = OPTION_VALUES[field];
    if (typeof value !== 'string' || !values.includes(value)) {
      throw new SetupError(`option "${name}" must be one of ${values.join(', ')}`);
    }
    options[name] = value;
  }
  return { lossRule: options.lossRule as LossRule, difficulty: options.difficulty };
}

/**
 * Builds what is fixed: the instances of all cards, the tower, options and stream keys (AR-SETUP-1, AR-R!1, AR-R!2).
 *
 * @throws SetupError naming the court card, option or card that cannot be
 */
export function makeMatch(setup: Setup, definitions: Definitions): Match {
  const { heroes, packs } = setup;
  if (heroes.length < SEATS.min || heroes.length > SEATS.max) {
    throw new SetupError(`a game has ${SEATS.min} to ${SEATS.max} adventurers, not ${heroes.length}`);
  }
  if (new Set(heroes).size < heroes.length) throw new SetupError('each court card can be played once only');
  const options = readOptions(setup.options);
  const compiled = compileAll(definitions);
  const tower = towerOf(compiled, packs);
  const floors = tower.tables[options.difficulty];
  if (floors === undefined) {
    const known = Object.keys(tower.tables).join(', ');
    throw new SetupError(`${tower.id} has no difficulty "${options.difficulty}"; it has ${known}`);
  }
  const cards = [...compiled.cards.values()];
  if (cards.length > MOST_CARDS) throw new SetupError(`the chosen packs have more than ${MOST_CARDS} cards`);
  const numbers = (kind: Card['kind']): CardNumber[] =>
    cards.flatMap((card, i) => (card.kind === kind ? [i] : []));
  const numberOf = (id: string): CardNumber => cards.findIndex((card) => card.id === id);
  const [fool] = numbers('fool');
  if (fool === undefined) throw new SetupError('no chosen pack has a Fool');
  const courts = numbers('court');
  return {
    seats: heroes.length,
    keys: streamKeys(setup.seed, STREAM_NAMES),
    options,
    cards,
    proposed: heroes.map((id) => {
      const court = numberOf(id);
      if (!courts.includes(court)) throw new SetupError(`there is no court card "${id}" in the chosen packs`);
      return court;
    }),
    courts,
    pips: numbers('pip'),
    fool,
    majors: tower.foes.map((id) => {
      const major = numberOf(id);
      if (major < 0) throw new SetupError(`${tower.id} has the foe "${id}", which no chosen pack has`);
      return major;
    }),
    tower,
    floors,
    suits: compiled.suits,
    classes: compiled.classes,
    gifts: compiled.gifts,
  };
}

/** The tower of the last chosen pack that has one: a deck that is chosen in addition brings its own foes. */
function towerOf({ towers }: Compiled, packs: readonly string[]): TowerCard {
  const chosen = [...towers.values()].sort((a, b) => packs.indexOf(b.pack) - packs.indexOf(a.pack));
  const [tower] = chosen.filter(({ pack }) => packs.includes(pack));
  if (tower === undefined) throw new SetupError('no chosen pack has a tower');
  return tower;
}

/** A state with all its keys and nothing dealt. */
export function blankState(match: Match): State {
  return {
    rng: STREAM_NAMES.map(() => 0),
    dice: [],
    turn: 0,
    outcome: null,
    phase: 'pickCharacters',
    players: match.proposed.map(newPlayer),
    foe: null,
    deck: [],
    discard: [],
    treasures: [],
    won: [],
    upcoming: [],
    defeated: [],
    box: [],
    resolving: [],
    active: 0,
    attacked: false,
    followUpUsed: false,
    triumphed: false,
    pending: 0,
    note: '',
  };
}

/** Before the court card is picked; all players start at full health (AR-HP-1). */
const newPlayer = (): PlayerState => ({
  court: NONE,
  name: '',
  health: FULL_HEALTH,
  fallen: false,
  hand: [],
  front: [],
});

/** Begins with the players at the table: who they are is the first thing to be decided (AR-SETUP-2). */
export function begin(g: G): void {
  g.emit({ kind: 'gameBegan', seat: NONE, rule: 'AR-SETUP-1' });
}

/** A seat takes a court card and names the adventurer; when all have, the cards are dealt (AR-SETUP-2). */
export function pickCharacter(g: G, seat: number, court: CardNumber, name: string): void {
  const { state } = g;
  Object.assign(state.players[seat], { court, name });
  g.emit({ kind: 'characterPicked', seat, court, name, rule: 'AR-SETUP-2' });
  if (state.players.some((player) => player.court === NONE)) return;
  deal(g);
  state.phase = 'pickLeader';
}

/** Lays the tower out and deals the hands (AR-SETUP-3 to AR-SETUP-6, in the order of AR-R!3). */
function deal(g: G): void {
  const { state, match } = g;
  const floors = match.floors.length;
  state.deck = [...match.pips];
  g.shuffle(state.deck, STREAM.deck);
  state.treasures = fromTop(state.deck, floors);
  state.deck.push(match.fool);
  g.shuffle(state.deck, STREAM.deck);
  for (let i = 0; i < handLimit(match); i++)
    state.players.forEach((_, seat) => drawInto(g, seat, 'AR-SETUP-5'));
  const majors = [...match.majors];
  g.shuffle(majors, STREAM.majors);
  state.upcoming = fromTop(majors, floors);
  state.box = majors;
}

/** Takes cards off a pile, top (last) first: they are dealt from the bottom floor to the top. */
const fromTop = (pile: CardNumber[], count: number): CardNumber[] => pile.splice(-count).reverse();

/** The leader takes the first turn, and the lowest foe is turned up (AR-SETUP-7, AR-SETUP-8, AR-R!6). */
export function pickLeader(g: G, leader: number): void {
  g.emit({ kind: 'leaderPicked', seat: leader, rule: 'AR-SETUP-7' });
  revealFoe(g);
  beginTurn(g, leader);
}
