// What each card of the base set does to the game: `npm run balance [-- --games N --bot name --seed text --heroes id,id
// --workers W]`.
//
// Tries every card of the needed packs by substitution and writes docs/balance.md. What has been counted is kept in
// tmp/balance: stopped, it goes on from there. `--dry` prints only.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '../main/db/store.ts';
import type { LabResult } from '../shared/lab/results.ts';
import { commaList, wholeNumber } from './commands/support/args.ts';
import { chosenBot, chosenGame } from './commands/support/games.ts';
import { levelRows, rowsOf } from './commands/support/lab-report.ts';
import { beginRun, playOut, resultSoFar } from './commands/support/lab-run.ts';
import { chosenHeroes, loadShelf } from './commands/support/packs.ts';
import { ROOT } from './commands/support/paths.ts';

const REPORT = 'docs/balance.md';

const { values: flags } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    bot: { type: 'string' },
    seed: { type: 'string', default: 'balance' },
    heroes: { type: 'string' },
    workers: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});

const entry = chosenGame(undefined);
const packs = entry.scenarios.defaultPacks;
const shelf = loadShelf([]);
const definitions = shelf.definitions(packs);
const store = await openStore({ folder: join(ROOT, 'tmp/balance'), now: Date.now });
try {
  const run = beginRun(store, shelf, entry, {
    packs,
    pack: packs[0],
    heroes:
      flags.heroes === undefined ? undefined : chosenHeroes(entry, definitions, commaList(flags.heroes)),
    bot: flags.bot === undefined ? undefined : chosenBot(entry, flags.bot),
    seed: flags.seed,
    games: wholeNumber('games', flags.games, 1000, 1, 10_000_000),
  });
  const workers = wholeNumber('workers', flags.workers, availableParallelism(), 1, 256);
  const done = await playOut(store, run, workers);
  if (done) {
    const text = page(run.id, resultSoFar(store, run));
    if (flags.dry) process.stdout.write(text);
    else writeFileSync(join(ROOT, REPORT), text);
  }
  process.exitCode = done ? 0 : 1;
} finally {
  store.close();
}

function page(run: string, result: LabResult): string {
  const { identity, pairs, played, confidence, margin, subjects, levels } = result;
  const { bot, seed, weights, rulesVersion, lab, parties, difficulties } = identity;
  const commit = spawnSync('git', ['log', '-1', '--format=%h of %cs'], { cwd: ROOT, encoding: 'utf8' });
  const [head, ...rows] = rowsOf(result);
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  const special = subjects.flatMap(({ subject, groups }) =>
    groups
      .filter(({ value }) => value.verdict === 'strong' || value.verdict === 'weak')
      .map(({ ids, value }) => `- ${subject.id} is ${value.verdict} for ${ids.join(' and ')}`),
  );
  return `# Balance

Written by \`npm run balance -- --games ${identity.games}${flags.bot === undefined ? '' : ` --bot ${bot}`}\` at commit ${commit.stdout.trim()}.
docs/modding/lab.md tells how it is measured and what the numbers mean.

| what | |
| --- | --- |
| run | \`${run}\` |
| lab and rules version | ${lab}, ${rulesVersion} |
| packs | ${identity.packs.map(({ id, version, hash }) => `${id} ${version} (\`${hash}\`)`).join(', ')} |
| bot, hash of its weights | ${bot}, ${weights === null ? 'it has none apart from its code' : `\`${weights}\``} |
| seed | \`${seed}\` |
| parties, difficulties | ${parties.length}, ${difficulties.join(' ')} |
| pairs of games, games really played | ${pairs.toLocaleString('en')}, ${played.toLocaleString('en')} |
| all ${subjects.length} intervals hold together with | ${percent(confidence)} |
| called neutral within | ±${Math.round(margin * 100)} points |

## How the bot does

${markdown(['', 'games won', 'turns', 'games'], levelRows(result))}

## The cards

The difference in games won of a hundred, with the card minus with a plain card in its place; of ${subjects.length} cards
${count('strong')} are strong, ${count('weak')} weak and ${count('neutral')} neutral, and ${count('unclear')} need more games to tell.

${markdown(['card', ...head.slice(1)], rows)}
${levels.length === 0 || special.length === 0 ? '' : `\n## For one hero or difficulty\n\n${special.join('\n')}\n`}`;

  function count(verdict: string): number {
    return subjects.filter((subject) => subject.verdict === verdict).length;
  }
}

function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
