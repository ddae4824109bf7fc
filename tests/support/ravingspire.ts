// The base pack as it ships, and tables of Ravingspire made from it.
import { readPackFolder } from '../../main/host/packs/read.ts';
import { playGame } from '../../shared/engine/drive.ts';
import type { Definitions, Setup } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import { clone } from '../../shared/engine/json.ts';
import { drawFrom, type Draw } from '../../shared/engine/random.ts';
import { Table } from '../../shared/engine/table.ts';
import { greedyPlayer } from '../../shared/games/ravingspire/bots/greedy.ts';
import { ravingspireContent } from '../../shared/games/ravingspire/content/index.ts';
import { ravingspire } from '../../shared/games/ravingspire/index.ts';
import type { Action, Event, Match, State } from '../../shared/games/ravingspire/types.ts';
import { KEEP, NONE } from '../../shared/games/ravingspire/types.ts';
import { freeze, thaw } from '../../shared/packs/freeze.ts';
import { loadPacks } from '../../shared/packs/load.ts';

export type TowerTable = Table<Match, State, Action, Event>;

const MODS = new URL('../../mods', import.meta.url).pathname;
const loaded = loadPacks([readPackFolder(`${MODS}/base`, 'shipped')], [ravingspireContent]);
const base = Object.keys(loaded.cards).filter((id) => loaded.cards[id].pack === 'base');

/** What is wrong with the packs that ship; must be nothing. */
export const packProblems = loaded.problems;

/** The frozen cards of the base pack; one object, so that games compile it once. */
export const baseDefinitions: Definitions = thaw(freeze(loaded.cards, base)) as Definitions;

export const HEROES: readonly string[] = base
  .filter((id) => loaded.cards[id].definition['kind'] === 'hero')
  .sort();

/** A setup drawn from a seed: 1 to 6 heroes, every option on or off. */
export function drawnSetup(seed: string, seats?: number): Setup {
  const draw = drawFrom(`setup ${seed}`);
  const left = [...HEROES];
  const count = seats ?? 1 + draw(6);
  const heroes = Array.from({ length: count }, () => left.splice(draw(left.length), 1)[0]);
  const flag = (): boolean => draw(2) === 1;
  const options = {
    flanking: flag(),
    trading: flag(),
    overwhelm: flag(),
    slowFoes: flag(),
    finale: flag(),
    freeUndo: flag(),
    madness: draw(4) - 1,
    first: draw(count),
  };
  return { seed, heroes, packs: ['base'], options };
}

export const newTable = (setup: Setup): TowerTable => new Table(ravingspire, setup, baseDefinitions);

/** A table that begins in a given position instead of at setup; what leads there is not in its log. */
export function tableAt(setup: Setup, state: State, definitions = baseDefinitions): TowerTable {
  const table: TowerTable = new Table(ravingspire, setup, definitions, (g) => {
    Object.assign(g.state, clone(state));
  });
  table.base = { entries: 0, state: clone(state) as unknown as Json };
  return table;
}

/** What is special about a late position. */
type Twist = 'none' | 'dawn' | 'lastHero' | 'atTheDoor';
const TWISTS: readonly Twist[] = ['none', 'none', 'dawn', 'lastHero', 'atTheDoor'];

/** A position late in a game, with the setup it belongs to. */
export interface Position {
  setup: Setup;
  state: State;
  twist: Twist;
}

/**
 * A late position, by number: a game of greedy heroes, stopped in its second half, some of them with a twist. Positions
 * are made from their number instead of being kept in files, so that they fit the rules and cards as they are.
 */
export function latePosition(number: number): Position {
  const setup = drawnSetup(`late ${number}`);
  const draw = drawFrom(`late ${number}`);
  const match = ravingspire.match(setup, baseDefinitions);
  let actions = 0;
  const counting = {
    ...greedyPlayer,
    act: (...args: Parameters<typeof greedyPlayer.act>) => (actions++, greedyPlayer.act(...args)),
  };
  playGame(ravingspire, match, { player: () => counting, maxActions: MOST_ACTIONS });
  const maxActions = Math.floor(actions * (0.5 + draw(48) / 100));
  const { state } = playGame(ravingspire, match, { player: () => greedyPlayer, maxActions });
  const twist = TWISTS[draw(TWISTS.length)];
  applyTwist(match, state, twist, draw);
  return { setup, state, twist };
}

/** No game lasts so long. */
export const MOST_ACTIONS = 30_000;

function applyTwist(match: Match, state: State, twist: Twist, draw: Draw): void {
  if (twist === 'dawn') {
    state.turn = 100 * match.seats - draw(6);
    state.madness = Math.min(state.madness, 2);
  }
  if (twist === 'lastHero' || twist === 'atTheDoor') {
    for (const [seat, hero] of state.heroes.entries()) {
      if (seat === state.active) continue;
      if (twist === 'atTheDoor') {
        hero.key = true;
      } else {
        hero.removed = true;
        hero.level = KEEP;
        hero.space = NONE;
        state.battle.flankers = state.battle.flankers.filter((flanker) => flanker !== seat);
      }
    }
    state.heroes[state.active].key = true;
    state.madness = Math.max(state.madness, 6);
  }
}
