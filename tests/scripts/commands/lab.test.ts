import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LabResult } from '../../../shared/lab/results.ts';
import { FOLDER, PACK, PLANTED } from '../../shared/lab/support.ts';
import { cli, type Ran } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'lab-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (data: string, ...more: string[]): string[] => [
  ...['lab', 'run', '--data', join(folder, data), '--mods', FOLDER, '--pack', PACK],
  ...['--cards', `${PLANTED.strong},${PLANTED.neutral}`, '--heroes', 'quinn,dawn'],
  ...['--games', '40', '--bot', 'greedy', ...more],
];

const resultOf = (stdout: string): LabResult & { run: string } =>
  JSON.parse(stdout) as LabResult & { run: string };

const csv = join(folder, 'results.csv');
let one: Ran;
let result: ReturnType<typeof resultOf>;
beforeAll(async () => {
  one = await cli(run('one', '--workers', '1', '--json', '--csv', csv));
  result = resultOf(one.stdout);
});

it('tries cards and reports them', async () => {
  expect(one).toMatchObject({ code: 0 });
  expect(one.stderr).toContain('40 of 40 pairs');
  expect(result).toMatchObject({
    pairs: 40,
    level: { games: 40 },
    identity: { tested: PACK, bot: 'greedy' },
  });
  expect(result.subjects.map(({ subject }) => subject.kind)).toEqual(['pack', 'card', 'card']);
  const rows = readFileSync(csv, 'utf8').trimEnd().split('\r\n');
  expect(rows).toHaveLength(1 + 3 * (1 + 2));
  expect(rows.every((row) => row.split(',').length === rows[0].split(',').length)).toBe(true);

  const report = await cli(['lab', 'report', result.run.slice(0, 6), '--data', join(folder, 'one')]);
  expect(report).toMatchObject({ code: 0 });
  expect(report.stdout).toContain(PLANTED.strong);
  const list = await cli(['lab', 'list', '--data', join(folder, 'one')]);
  expect(list.stdout).toContain(`${PACK}, greedy: 40 of 40 pairs`);
});

it('goes on after it was killed, counts nothing twice, and the same with any number of workers', async () => {
  const args = run('killed', '--workers', '2');
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../../scripts/cli.ts'), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<NodeJS.Signals | null>((done) => child.on('exit', (_, signal) => done(signal)));
  // It says so when the first batches have been kept.
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (/^[1-9]\d* of 40 pairs,/m.test(said)) child.kill('SIGKILL');
  });
  expect(await ended).toBe('SIGKILL');
  const before = JSON.parse(
    (await cli(['lab', 'list', '--json', '--data', join(folder, 'killed')])).stdout,
  ) as { id: string; pairs: number }[];
  expect(before[0].pairs).toBeGreaterThan(0);
  const { id } = before[0];
  const data = ['--data', join(folder, 'killed')];
  const resumed = await cli(['lab', 'resume', id, ...data, '--workers', '2', '--json']);
  expect(resumed.stderr).toContain(`${before[0].pairs} of 40 pairs are there`);
  expect(resultOf(resumed.stdout)).toEqual(result);
});

it('says what is wrong with a command line', async () => {
  const data = ['--data', join(folder, 'wrong')];
  for (const [args, words] of [
    [['lab', ...data], 'run, resume, report, list'],
    [['lab', 'run', ...data], 'nothing to try'],
    [['lab', 'run', '--game', 'arcana', '--pack', 'arcana', ...data], 'brings no lab'],
    [['lab', 'resume', 'abc', ...data], 'no run "abc"'],
    [['lab', 'run', '--pack', 'base', '--difficulty', 'dire', ...data], 'no difficulty "dire"'],
  ] as const) {
    const { code, stderr } = await cli([...args]);
    expect(stderr).toContain(words);
    expect(code).toBe(2);
  }
});
