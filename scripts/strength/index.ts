// How strong the bots of Ravingspire are: `npm run strength [-- --games N --heroes id,id --bots name,name --option name=value --seed text --workers W]`.
//
// Every bot plays the same solo games with every hero; whether what is promised of them holds is judged game by game.
// Writes docs/strength.md and fails where a promise is broken. `--dry` writes nothing.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BatchPool } from '../../main/batch-pool.ts';
import { chosenGame } from '../commands/support/games.ts';
import { tableOptions } from '../commands/support/args.ts';
import { chosenHeroes, loadShelf } from '../commands/support/packs.ts';
import { broken, gamesOf, LEADS, tables, type Line } from './promises.ts';
import type { Weighed } from './worker.ts';
import { batchesOf } from '../workers/batches.ts';
import type { Plan } from '../workers/simulation.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const REPORT = 'docs/strength.md';
const PACKS = ['base'];
/** Games that a worker is handed at once: long ones do not hold up the end. */
const BATCH = 3;

const { values: flags } = parseArgs({
  options: {
    games: { type: 'string', default: '300' },
    /** One of each difficulty. */
    heroes: {
      type: 'string',
      default: 'base:aurora-the-all-knowing,base:darius-the-blade,base:dawn-the-righteous',
    },
    bots: { type: 'string' },
    /** By default none: the game as it is printed. */
    option: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: 'strength' },
    workers: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});

const entry = chosenGame('ravingspire');
const options = flags.option;
const definitions = loadShelf([]).definitions(PACKS);
const games = Number(flags.games);
const workers = flags.workers === undefined ? availableParallelism() : Number(flags.workers);
const promised = new Set<string>(LEADS.flatMap(({ bot, over }) => [bot, over]));
const known = Object.keys(entry.bots);
const bots = flags.bots?.split(',') ?? known.filter((bot) => promised.has(bot));
const unknown = bots.filter((bot) => !known.includes(bot));
if (unknown.length > 0) throw new Error(`No such bot: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
if (!(games >= 2) || !(workers >= 1)) throw new Error('--games wants 2 or more, --workers 1 or more.');

/** Has a bot play the games of a hero. */
async function playedBy(bot: string, hero: string): Promise<Weighed[]> {
  const plan: Plan = {
    game: entry.game.id,
    bot,
    seed: flags.seed,
    heroes: [hero],
    seats: 1,
    packs: PACKS,
    options: tableOptions(options),
    definitions,
  };
  const pool = new BatchPool<Weighed[]>(new URL('worker.ts', import.meta.url), workers, plan);
  try {
    await pool.ready();
    const found: Weighed[] = [];
    await pool.run(batchesOf(gamesOf(bot, games), BATCH), ({ from }, some) =>
      some.forEach((game, k) => (found[from + k] = game)),
    );
    const failed = found.find(({ game }) => game.error !== undefined);
    if (failed) throw new Error(`game ${failed.game.i} of ${bot} with ${hero}: ${failed.game.error}`);
    return found;
  } finally {
    await pool.close();
  }
}

const heroes = chosenHeroes(entry, definitions, flags.heroes.split(','));
const lines: Line[] = [];
for (const hero of heroes) {
  for (const bot of bots) {
    lines.push({ hero, options: options.join(', ') || 'none', bot, games: await playedBy(bot, hero) });
    console.error(`${hero}: ${bot}`);
  }
}

const git = spawnSync('git', ['log', '-1', '--format=%h of %cs'], { cwd: ROOT, encoding: 'utf8' });
const failures = broken(lines);
const report = `# How strong the bots are

Written by \`npm run strength -- --games ${games} --seed ${flags.seed}${options.map((option) => ` --option ${option}`).join('')}\` at commit ${git.stdout.trim()}. ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}, ${workers} workers.

Every bot plays the same ${games} solo games with every hero (base set); those that seldom win play more. The interval holds
the true win rate in 95 of 100 cases (Wilson); a lead is the mean difference over the paired games, with what it may be off
by (95 %), and is judged where the weaker bot leaves at least twice as much to win. Time is processor time of the thread
that plays; the first games of a thread are slower than the others.

${tables(lines)}`;
if (!flags.dry) writeFileSync(join(ROOT, REPORT), report);
console.log(report);
for (const failure of failures) console.log(`BROKEN ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
