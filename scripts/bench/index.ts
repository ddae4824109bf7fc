// How fast it is: `npm run bench [-- --games N --heroes id,id --bot name --seed text --workers W]`.
//
// Prints the figures and writes docs/benchmarks.md; the table of the engine goes into its decision record as well. A
// calibration loop of plain arithmetic runs before and after, so that figures of different machines can be compared and
// a busy machine shows.
//
// `npm run bench -- against <commit> [--rounds N]` compares this tree with another commit instead, see against.ts.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { clone } from '../../shared/engine/json.ts';
import { stableHash } from '../../shared/engine/hash.ts';
import { Table } from '../../shared/engine/table.ts';
import { openTable } from '../../shared/engine/versions.ts';
import type { Json } from '../../shared/engine/json.ts';
import { chosenGame } from '../commands/support/games.ts';
import { loadShelf } from '../commands/support/packs.ts';
import { measureAgainst } from './against.ts';
import { checkTimes } from './check.ts';
import { calibrate, Stopwatch, timeOf, type Timing } from './measure.ts';
import { profile } from './profile.ts';
import { simulate } from '../commands/simulate.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const REPORT = 'docs/benchmarks.md';
const RECORD = 'docs/decisions/0001-engine-model.md';
const PACKS = ['base'];

const { values: flags, positionals } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    heroes: { type: 'string', default: 'base:crimson-reaver' },
    bot: { type: 'string', default: 'greedy' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
    // Prints only.
    dry: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
  },
  allowPositionals: true,
});
if (positionals.length > 0) {
  const [what, other] = positionals;
  if (what !== 'against' || other === undefined) {
    console.error('Write "bench -- against <commit>", or nothing.');
    process.exit(2);
  }
  measureAgainst(other, Number(flags.rounds));
  process.exit(0);
}

const entry = chosenGame(undefined);
const definitions = loadShelf([]).definitions(PACKS);

interface Line {
  readonly what: string;
  readonly figure: string;
}

const round = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toFixed(2);

const micro = (value: number): string => `${round(value)} us`;
const timing = ({ median, slow }: Timing): string => `${micro(median)} (99 of 100 within ${micro(slow)})`;

const heroes = flags.heroes.split(',');
const plan = {
  game: entry.game.id,
  bot: flags.bot,
  seed: flags.seed,
  heroes,
  seats: heroes.length,
  packs: PACKS,
  options: {},
  definitions,
};

/** Whole games by bots: nothing is cloned or run again. */
async function games(): Promise<Line[]> {
  const { played, seconds } = await simulate(plan, Number(flags.games), Number(flags.workers));
  const errors = played.filter(({ error }) => error !== undefined);
  if (errors.length > 0) throw new Error(`${errors.length} games could not be played: ${errors[0].error}`);
  const sum = (of: (game: (typeof played)[number]) => number) =>
    played.reduce((total, game) => total + of(game), 0);
  return [
    { what: 'games a second', figure: round(played.length / seconds) },
    { what: 'turns a second', figure: round(sum(({ turns }) => turns) / seconds) },
    { what: 'decisions a second', figure: round(sum(({ decisions }) => decisions) / seconds) },
    { what: 'turns per game', figure: round(sum(({ turns }) => turns) / played.length) },
    { what: 'decisions per game', figure: round(sum(({ decisions }) => decisions) / played.length) },
    { what: 'games won', figure: `${((sum(({ won }) => Number(won)) / played.length) * 100).toFixed(1)} %` },
  ];
}

/** How often each saved table is opened: one time would say little. */
const REOPENED = 5;

/** One game for three through the interactive table, with every step timed. */
function table(): Line[] {
  const three = entry.heroes(definitions).slice(0, 3);
  const setup = { seed: 'bench', heroes: three, packs: PACKS, options: {} };
  const { game, bots } = entry;
  const act = new Stopwatch();
  const answer = new Stopwatch();
  const undo = new Stopwatch();
  const redo = new Stopwatch();
  let state: Json = null;
  let view: () => void = () => undefined;
  let options: () => void = () => undefined;
  const opening = new Stopwatch();
  for (let round = 0; round < 6; round++) {
    const played = new Table(game, { ...setup, seed: `bench ${round}` }, definitions);
    const players = three.map((_, seat) => bots['greedy'](String(seat)));
    while (played.state.outcome === null) {
      const [{ seat }] = played.decisions();
      const { question, match } = played;
      if (question) {
        const value = players[seat].answer(question, match, played.state, played.openStep);
        answer.time(() => played.answer(seat, value));
      } else {
        const action = players[seat].act(match, played.state, seat);
        act.time(() => played.act(seat, action));
      }
      if (played.log.length % 10 === 0) {
        undo.time(() => played.undo(seat, true));
        redo.time(() => played.redo(seat));
      }
      if (played.log.length >= 400 && state === null) {
        const still = clone(played.state);
        state = still as unknown as Json;
        const { match: fixed } = played;
        view = () => void game.view(fixed, still, [0]);
        const [decision] = game.decisions(fixed, still);
        options = () => void game.options(fixed, still, decision.seat);
      }
    }
    const saved = played.save();
    for (let again = 0; again < REOPENED; again++)
      opening.time(() => openTable(game, saved), saved.log.length);
  }
  return [
    { what: 'clone of a state', figure: micro(timeOf(() => void clone(state))) },
    { what: 'hash of a state', figure: micro(timeOf(() => void stableHash(state))) },
    { what: 'structuredClone of the same state', figure: micro(timeOf(() => void structuredClone(state))) },
    { what: 'view for one seat', figure: micro(timeOf(view)) },
    { what: 'options of one seat', figure: micro(timeOf(options)) },
    { what: 'table: an action', figure: timing(act.timing) },
    { what: 'table: an answer, with the re-run', figure: timing(answer.timing) },
    { what: 'table: undo, with the rebuild', figure: timing(undo.timing) },
    { what: 'table: redo', figure: timing(redo.timing) },
    { what: 'opening a saved table, for each entry', figure: micro(opening.timing.median) },
  ];
}

/** Where the time of a bot's game goes: a third as many games again, under the profiler. */
async function profileLines(): Promise<Line[]> {
  const found = await profile(ROOT, 16, () => simulate(plan, Math.ceil(Number(flags.games) / 3), 1));
  return found.map(({ place, percent }) => ({ what: place, figure: `${percent.toFixed(1)} %` }));
}

function reducer(): Line[] {
  const script = join(import.meta.dirname, 'reducer.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`boardgame.io could not be measured: ${stderr}`);
  const [short, long] = JSON.parse(stdout) as [number, number];
  return [
    { what: 'boardgame.io 0.50.2: trivial moves a second, games of 300 moves', figure: round(short) },
    { what: 'the same, games of 10,000 moves', figure: round(long) },
  ];
}

const markdown = (lines: readonly Line[]): string =>
  ['| what | figure |', '| --- | --- |', ...lines.map(({ what, figure }) => `| ${what} | ${figure} |`)].join(
    '\n',
  );

function commit(): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%h of %cs'], { cwd: ROOT, encoding: 'utf8' });
  return stdout.trim() || 'no commit';
}

const before = calibrate();
const gameLines = await games();
const profiled = await profileLines();
const tableLines = table();
const checkLines: Line[] = [{ what: 'one card checked alone', figure: timing(checkTimes(ROOT)) }];
const reducerLines = reducer();
const after = calibrate();
const speed = Math.max(before, after);

const perBillion = (figure: string): string => {
  const perSecond = Number(figure.replaceAll(',', ''));
  return round((perSecond * 1000) / speed);
};
const [perSecond, , decisionsPerSecond] = gameLines;
const calibration: Line[] = [
  {
    what: 'calibration, before and after (million rounds a second)',
    figure: `${round(before)}, ${round(after)}`,
  },
  { what: 'games for each billion rounds', figure: perBillion(perSecond.figure) },
  { what: 'decisions for each billion rounds', figure: perBillion(decisionsPerSecond.figure) },
];
const command = `--games ${flags.games} --heroes ${flags.heroes} --bot ${flags.bot} --seed ${flags.seed} --workers ${flags.workers}`;
const conditions = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}, ${process.platform}-${process.arch}`;
const report = `# Benchmarks

Written by \`npm run bench\` at commit ${commit()}. ${conditions}.

The calibration is a loop of plain integer arithmetic. Two machines are compared by what they do for each billion of its
rounds; where the figures before and after differ, the machine was busy.

${markdown(calibration)}

## Games by bots

\`${command}\`: one thread plays whole games, nothing is cloned or run again.

${markdown(gameLines)}

Where the time goes (functions by the time that they take themselves, without what they call):

${markdown(profiled)}

## The interactive table

Games of three greedy heroes through the table that people play at; the state is one from entry 400 on.

${markdown(tableLines)}

## Cards

Every card that ships is checked alone, as while its author types: as it is, and with one value changed.

${markdown(checkLines)}

## Beside it

A reducer of a well-known framework in its production build, on a move that adds 1 to a number, in the same run.

${markdown(reducerLines)}
`;
/** What is promised of the page is measured in a browser, by the soak: that section stays as it is. */
function pageSection(): string {
  const before = readFileSync(join(ROOT, REPORT), 'utf8');
  const at = before.indexOf('\n## The page\n');
  return at < 0 ? '' : before.slice(at);
}

console.log(report);
if (!flags.dry) {
  writeFileSync(join(ROOT, REPORT), report + pageSection());
  const path = join(ROOT, RECORD);
  const figures = [
    `Measured at commit ${commit()} (${conditions}; \`npm run bench\` writes this table):`,
    '',
    markdown([perSecond, decisionsPerSecond, ...tableLines, ...reducerLines]),
  ].join('\n');
  const record = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    record.replace(
      /(<!-- figures -->\n)[\s\S]*(\n<!-- \/figures -->)/,
      (_, open: string, close: string) => open + figures + close,
    ),
  );
}
