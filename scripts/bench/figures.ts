// How fast a tree of this project is, wherever it lies: `node scripts/bench/figures.ts <tree>` prints one JSON object of figures by
// their names. All code that is measured is that of the tree; it must only have the few modules below where they are now.
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { Stopwatch, timeOf } from './measure.ts';

/** Games that are played before and while a bot is measured. */
const GAMES: { readonly [bot: string]: readonly [before: number, counted: number] } = {
  greedy: [600, 1500],
  adept: [20, 60],
  master: [1, 4],
};
/** Games at a table, after two that are not counted. */
const TABLES = 4;

const root = resolve(process.argv[2] ?? '.');
const from = (path: string): Promise<unknown> => import(pathToFileURL(join(root, path)).href);

const { loadShelf } = (await from(
  'scripts/commands/support/packs.ts',
)) as typeof import('../commands/support/packs.ts');
const { chosenGame } = (await from(
  'scripts/commands/support/games.ts',
)) as typeof import('../commands/support/games.ts');
const { Simulation } = (await from(
  'scripts/workers/simulation.ts',
)) as typeof import('../workers/simulation.ts');
const { Table } = (await from('shared/engine/table.ts')) as typeof import('../../shared/engine/table.ts');
const { clone } = (await from('shared/engine/json.ts')) as typeof import('../../shared/engine/json.ts');

const entry = chosenGame(undefined);
const { game, bots } = entry;
const shelf = loadShelf([]);
const base = ['base'];
const everything = [...base, 'goblin-queen'];

/** Games that a bot plays in a second, alone in a tower. */
function gamesPerSecond(bot: string, packs: readonly string[]): number {
  const [before, counted] = GAMES[bot];
  const definitions = shelf.definitions([...packs]);
  const plan = {
    game: game.id,
    bot,
    seed: 'figures',
    heroes: null,
    seats: 1,
    packs,
    options: {},
    definitions,
  };
  const simulation = new Simulation(plan);
  simulation.playAll(0, before);
  const began = performance.now();
  const played = simulation.playAll(before, before + counted);
  const seconds = (performance.now() - began) / 1000;
  const failed = played.find(({ error }) => error !== undefined);
  if (failed) throw new Error(failed.error);
  return counted / seconds;
}

/** What is timed at a table that three greedy heroes play at, in microseconds. */
function atTheTable(): { readonly clone: number; readonly action: number; readonly undo: number } {
  const definitions = shelf.definitions(base);
  const heroes = entry.heroes(definitions).slice(0, 3);
  let [action, undo] = [new Stopwatch(), new Stopwatch()];
  let copying = NaN;
  for (let number = -2; number < TABLES; number++) {
    if (number === 0) [action, undo] = [new Stopwatch(), new Stopwatch()];
    const table = new Table(
      game,
      { seed: `figures ${number}`, heroes, packs: base, options: {} },
      definitions,
    );
    const players = heroes.map((_, seat) => bots['greedy'](String(seat)));
    while (table.state.outcome === null) {
      const [{ seat }] = table.decisions();
      const { question, match } = table;
      if (question) table.answer(seat, players[seat].answer(question, match, table.state, table.openStep));
      else {
        const chosen = players[seat].act(match, table.state, seat);
        action.time(() => table.act(seat, chosen));
      }
      if (table.log.length % 10 !== 0) continue;
      undo.time(() => table.undo(seat, true));
      table.redo(seat, true);
    }
    const { state } = table;
    const copy = game.copy ?? clone;
    if (number === TABLES - 1) copying = timeOf(() => void copy(state));
  }
  return { clone: copying, action: action.timing.median, undo: undo.timing.median };
}

const table = atTheTable();
console.log(
  JSON.stringify({
    'games a second, greedy': gamesPerSecond('greedy', base),
    'games a second, greedy, with The Goblin Queen': gamesPerSecond('greedy', everything),
    'games a second, adept': gamesPerSecond('adept', base),
    'games a second, master': gamesPerSecond('master', base),
    'copies of a state a second': 1e6 / table.clone,
    'actions at a table a second': 1e6 / table.action,
    'undos at a table a second': 1e6 / table.undo,
  } satisfies { readonly [name: string]: number }),
);
