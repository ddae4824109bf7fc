// The gate's own parts: a tool that hangs is ended and has failed, one that gets on is left alone, and what is printed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { summary, type Finished, type Outcome } from '../../../scripts/test/outcome.ts';
import { runAll } from '../../../scripts/test/schedule.ts';
import type { Suite } from '../../../scripts/test/suite.ts';
import { honest, start } from '../../../scripts/test/tool.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'gate-test-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function script(name: string, text: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return file;
}

describe('a tool', () => {
  test('that makes no progress is ended and has failed', async () => {
    const file = script('hangs', 'setInterval(() => {}, 1000);');
    const ran = await start([file], { hungAfter: 1 });
    expect(ran).toMatchObject({ hung: true, code: 1 });
    expect(ran.output).toContain('ended as hung');
    const outcome: Outcome = { passed: 7, failed: 0, skipped: 0, output: ran.output };
    expect(honest(ran, outcome)).toMatchObject({ passed: 7, failed: 1 });
  });

  test('is reported by the number of tests that it has done', async () => {
    const counted: number[] = [];
    const ending = 'const { appendFileSync, existsSync } = await import("node:fs");';
    const go = join(folder, 'go');
    const text = `${ending} appendFileSync(process.env.GATE_PROGRESS, '..');
      const wait = setInterval(() => { if (existsSync(${JSON.stringify(go)})) clearInterval(wait); }, 5);`;
    const ran = await start([script('progress', text)], {
      onProgress: (done) => {
        counted.push(done);
        writeFileSync(go, '');
      },
    });
    expect(ran).toMatchObject({ hung: false, code: 0 });
    expect(counted).toEqual([2]);
  });
});

const passing: Outcome = { passed: 1, failed: 0, skipped: 0, output: '' };

test('suites run two at a time, in their order, and each is reported when it ends', async () => {
  const began: string[] = [];
  const ended: string[] = [];
  const gates = new Map<string, () => void>();
  const suite = (name: string): Suite => ({
    name,
    run: () => {
      began.push(name);
      return new Promise((done) => gates.set(name, () => done(passing)));
    },
  });
  const all = runAll(['a', 'b', 'c'].map(suite), [], {
    finished: ({ name }) => void ended.push(name),
    progress: () => undefined,
  });
  expect(began).toEqual(['a', 'b']);
  gates.get('b')!();
  while (began.length < 3) await new Promise(setImmediate);
  expect(ended).toEqual(['b']);
  gates.get('c')!();
  gates.get('a')!();
  expect((await all).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

test('the last line counts everything; the lines before it name what was skipped or tried twice', () => {
  const finished: Finished[] = [
    { name: 'unit', seconds: 3, outcome: { ...passing, passed: 20, failed: 2 } },
    {
      name: 'page',
      seconds: 4.25,
      outcome: { ...passing, skipped: 1, remarks: ['skipped: one: no screen'] },
    },
    { name: 'e2e', seconds: 0, outcome: { passed: 0, failed: 0, skipped: 5, output: 'no Chromium' } },
  ];
  expect(summary(finished, 6)).toBe(`suite        seconds  result
unit             3.0  FAILED (2 of 22)
page             4.3  ok (1, 1 skipped)
e2e              0.0  skipped: no Chromium
page: skipped: one: no screen
total            6.0  

21 passed, 2 failed, 6 skipped`);
});
