// The games of Ravingspire that are played with all checks.
import type { Player } from '../../shared/engine/drive.ts';
import type { Definitions, Setup } from '../../shared/engine/game.ts';
import { randomPlayer } from '../../shared/engine/players.ts';
import { drawFrom, type Draw } from '../../shared/engine/random.ts';
import { greedyPlayer } from '../../shared/games/ravingspire/bots/greedy.ts';
import { censusProblem } from '../../shared/games/ravingspire/census.ts';
import { ravingspire } from '../../shared/games/ravingspire/index.ts';
import { ravingspireScenarios } from '../../shared/games/ravingspire/scenario/index.ts';
import type { Action, Event, Match, State } from '../../shared/games/ravingspire/types.ts';
import { playChecked as playAnyChecked, type Outcome, type Tested } from './checked-game.ts';
import type { Counts } from './counts.ts';
import { mutateAction } from './mutate.ts';
import { baseDefinitions, drawnSetup, latePosition, newTable, tableAt } from './ravingspire.ts';
import { strangeDefinitions, strangeOpening } from './strange.ts';

export type TowerPlayer = Player<Match, State, Action>;

/**
 * Kinds of games, by who plays them. `late`: random players from a late position on. `strange`: like `mixed`, with cards
 * that say what no card of the base set does.
 */
const MIXES = ['random', 'greedy', 'mixed', 'table', 'late', 'strange'] as const;
type Mix = (typeof MIXES)[number];

/** How many late positions there are to begin in. */
export const LATE_POSITIONS = 50;

/** Greedy, but three in ten of its decisions are drawn by lot. */
export function mixedPlayer(draw: Draw): TowerPlayer {
  const random = randomPlayer(ravingspire, draw);
  const one = () => (draw(10) < 3 ? random : greedyPlayer);
  return finaleByLot(
    {
      act: (match, state, seat) => one().act(match, state, seat),
      answer: (question, match, state) => one().answer(question, match, state),
    },
    random,
  );
}

/** Winning alone is what greedy heroes never do. */
const finaleByLot = (player: TowerPlayer, random: TowerPlayer): TowerPlayer => ({
  act: (match, state, seat) => player.act(match, state, seat),
  answer: (question, match, state) =>
    (question.kind === 'finale' ? random : player).answer(question, match, state),
});

/** A position in which a game begins. */
interface Opening {
  readonly setup: Setup;
  readonly state: State;
  readonly definitions: Definitions;
}

/** One game: its number says everything about it. */
export interface GamePlan {
  number: number;
  mix: Mix;
  setup: Setup;
}

export function planOf(number: number): GamePlan {
  const mix = MIXES[number % MIXES.length];
  return {
    number,
    mix,
    setup: openingOf(mix, number)?.setup ?? drawnSetup(`game ${number}`, seatsOf(number)),
  };
}

/** How many games of its mix come before a game. */
const roundOf = (number: number): number => Math.floor(number / MIXES.length);
const seatsOf = (number: number): number => 1 + (roundOf(number) % 6);

/** Where a game begins; null for those that begin at setup. */
function openingOf(mix: Mix, number: number): Opening | null {
  if (mix === 'late')
    return { ...latePosition(roundOf(number) % LATE_POSITIONS), definitions: baseDefinitions };
  if (mix === 'strange') return { ...strangeOpening(roundOf(number)), definitions: strangeDefinitions };
  return null;
}

function playersOf({ mix, number, setup }: GamePlan): TowerPlayer[] {
  const make: { [M in 'random' | 'greedy' | 'mixed']: (draw: Draw) => TowerPlayer } = {
    random: (draw) => randomPlayer(ravingspire, draw),
    greedy: (draw) =>
      mix === 'table' ? finaleByLot(greedyPlayer, randomPlayer(ravingspire, draw)) : greedyPlayer,
    mixed: mixedPlayer,
  };
  const kinds = ['random', 'greedy', 'mixed'] as const;
  return setup.heroes.map((_, seat) => {
    const draw = drawFrom(`game ${number} player ${seat}`);
    if (mix === 'strange') return mixedPlayer(draw);
    if (mix === 'late') return draw(2) === 0 ? randomPlayer(ravingspire, draw) : mixedPlayer(draw);
    return make[mix === 'table' ? kinds[draw(kinds.length)] : mix](draw);
  });
}

/** What the checks know of Ravingspire. */
export const testedRavingspire: Tested<Match, State, Action, Event> = {
  game: ravingspire,
  scenarios: ravingspireScenarios,
  census: censusProblem,
  inMidAir: ({ resolving, triggers, resolvingEffect }) =>
    resolving.length > 0 || triggers.length > 0 || resolvingEffect,
  optional: ['.wards[].ends', '.later[].ends', '.triggers[].about', '.triggers[].later'],
  mutate: mutateAction,
  anything: { do: 'pass' },
};

/** Plays one game and checks it; throws `Broken` at the first thing that does not hold. */
export function playChecked(plan: GamePlan, counts: Counts): Outcome {
  const { mix, number, setup } = plan;
  const opening = openingOf(mix, number);
  return playAnyChecked(
    testedRavingspire,
    {
      name: `game ${number}`,
      mix,
      setup,
      lots: `checks ${number}`,
      players: playersOf(plan),
      fresh: () => (opening ? tableAt(setup, opening.state, opening.definitions) : newTable(setup)),
    },
    counts,
  );
}
