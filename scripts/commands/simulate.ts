import { availableParallelism } from 'node:os';
import { BatchPool, type Batch } from '../../main/batch-pool.ts';
import { batches } from '../workers/batches.ts';
import { Simulation, type Plan, type Played } from '../workers/simulation.ts';
import { commaList, noPositionals, readArgs, tableOptions, UsageError, wholeNumber } from './support/args.ts';
import { botsInWords, chosenBot, chosenGame, gamesInWords } from './support/games.ts';
import { note, print, printJson } from './support/output.ts';
import { chosenHeroes, chosenPacks, loadShelf } from './support/packs.ts';
import { summarise, type Summary } from './support/summary.ts';

export const help = `simulate [--games N] [--seats N | --heroes id,id] [--bot name] [--seed text] [--workers W]

Lets bots play many games. The same seed gives the same games, whatever the number of workers: game number i is played
with the seed "<seed>/i".

  --game <id>            ${gamesInWords()}
  --games <n>            how many games (100)
  --seats <n>            number of heroes, drawn for each game by its seed (the fewest that the game takes)
  --heroes <id,id>       these heroes in every game; the part behind the colon will do
  --bot <name>           who plays, the best when none is named: ${botsInWords()}
  --seed <text>          (simulate)
  --workers <n>          threads (as many as the machine runs at once, at most one for each 10 games)
  --packs <id,id>        packs to play with; what they require comes along
  --mods <folder>        a pack, or a folder of packs, besides those in mods/ (may be repeated)
  --option <name=value>  an option of the game (may be repeated)
  --json                 print one JSON document: { games, wins, winRate, meanTurns, medianTurns, gamesPerSecond,
                         turnsPerSecond, decisionsPerSecond, errors, reasons, heroes, firstErrors }

Exit code: 0 all games were played, 1 some could not be, 2 wrong use.`;

const MOST_GAMES = 10_000_000;
const MOST_WORKERS = 256;
const LEAST_BATCH = 10;

/** The command `cli simulate`. */
export async function run(args: string[]): Promise<number> {
  const { flags, positionals } = readArgs(args, {
    game: { type: 'string' },
    games: { type: 'string' },
    seats: { type: 'string' },
    heroes: { type: 'string' },
    bot: { type: 'string' },
    seed: { type: 'string' },
    workers: { type: 'string' },
    packs: { type: 'string' },
    mods: { type: 'string', multiple: true },
    option: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  });
  noPositionals(positionals);
  const entry = chosenGame(flags.game);
  const games = wholeNumber('games', flags.games, 100, 1, MOST_GAMES);
  const shelf = loadShelf(flags.mods);
  const packs = chosenPacks(shelf, entry, commaList(flags.packs));
  const definitions = shelf.definitions(packs);
  if (flags.heroes !== undefined && flags.seats !== undefined)
    throw new UsageError('Give --seats or --heroes, not both.');
  const heroes =
    flags.heroes === undefined ? null : chosenHeroes(entry, definitions, commaList(flags.heroes));
  const { min, max } = entry.game.seats;
  const most = Math.min(max, entry.heroes(definitions).length);
  const seats = heroes?.length ?? wholeNumber('seats', flags.seats, min, min, most);
  const bot = chosenBot(entry, flags.bot);
  const plan: Plan = {
    game: entry.game.id,
    bot,
    seed: flags.seed ?? 'simulate',
    heroes,
    seats,
    packs,
    options: tableOptions(flags.option),
    definitions,
  };
  entry.game.match(
    { ...plan, seed: plan.seed, heroes: heroes ?? entry.heroes(definitions).slice(0, seats) },
    definitions,
  );
  const useful = Math.ceil(games / LEAST_BATCH);
  const wanted = wholeNumber(
    'workers',
    flags.workers,
    Math.min(availableParallelism(), useful),
    1,
    MOST_WORKERS,
  );
  const { played, seconds } = await simulate(plan, games, Math.min(wanted, useful), progress(games));
  const summary = summarise(played, seconds, plan.seed);
  if (flags.json) printJson(summary);
  else report(summary);
  return summary.errors > 0 ? 1 : 0;
}

/** Plays all games of a plan, here or in worker threads. */
export async function simulate(
  plan: Plan,
  games: number,
  workers: number,
  done: (batch: Batch) => void = () => undefined,
): Promise<{ played: Played[]; seconds: number }> {
  const work = batches(games, workers);
  if (workers === 1) {
    const simulation = new Simulation(plan);
    const began = performance.now();
    const played = work.flatMap((batch) => {
      const some = simulation.playAll(batch.from, batch.to);
      done(batch);
      return some;
    });
    return { played, seconds: (performance.now() - began) / 1000 };
  }
  const pool = new BatchPool<Played[]>(new URL('../workers/simulate.ts', import.meta.url), workers, plan);
  try {
    await pool.ready();
    const began = performance.now();
    const played: Played[] = [];
    await pool.run(work, (batch, some) => {
      played.push(...some);
      done(batch);
    });
    return { played: played.sort((a, b) => a.i - b.i), seconds: (performance.now() - began) / 1000 };
  } finally {
    await pool.close();
  }
}

/** Says on stderr how far it is, at most every few seconds. */
function progress(games: number): (batch: Batch) => void {
  const EVERY = 5000;
  let played = 0;
  let last = performance.now();
  return ({ from, to }) => {
    played += to - from;
    if (performance.now() - last < EVERY) return;
    last = performance.now();
    note(`${played} of ${games} games`);
  };
}

function report(summary: Summary): void {
  const { games, wins, winRate, meanTurns, medianTurns, gamesPerSecond, errors, reasons, firstErrors } =
    summary;
  print(`${games} games, ${wins} won (${(winRate * 100).toFixed(1)} %)`);
  print(`turns: ${meanTurns.toFixed(1)} on average, median ${medianTurns}`);
  for (const [reason, count] of Object.entries(reasons)) print(`  ${reason}: ${count}`);
  print(`${gamesPerSecond.toFixed(1)} games a second`);
  if (errors > 0) print(`${errors} could not be played, the first ones:`);
  for (const { seed, error } of firstErrors) print(`  seed "${seed}": ${error}`);
}
