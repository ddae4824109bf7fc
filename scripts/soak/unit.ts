// Unit tests that every day makes few rounds of, with all of them.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Part } from './host.ts';

const ROOT = resolve(import.meta.dirname, '../..');

interface Report {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** What went wrong in a file: in it as a whole, or in its tests. */
const failuresOf = ({ name, status, message, assertionResults }: Report['testResults'][number]): string[] => {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${name}: ${message}`];
  return failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n')}`);
};

/** Runs the test files that know of larger counts. */
export function unitPart(): Part {
  const files = globSync('tests/**/*.test.ts', { cwd: ROOT }).filter((file) =>
    readFileSync(join(ROOT, file), 'utf8').includes("support/long.ts'"),
  );
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  try {
    const report = join(folder, 'report.json');
    const how = ['run', '--reporter=json', `--outputFile=${report}`, ...files];
    const { stderr } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...how], {
      cwd: ROOT,
      env: { ...process.env, LONG: 'yes' },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (!existsSync(report)) return { text: TITLE, failures: [`nothing was run: ${stderr}`] };
    const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const failures = testResults.flatMap(failuresOf);
    if (numTotalTests === 0) failures.push('no test was found');
    return { text: `${TITLE}\n${numPassedTests} of ${numTotalTests} tests passed.\n`, failures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const TITLE = `## Tests in large counts

Unit tests of which every day makes few rounds, with all of them: whole games whose every position is shown and offered,
texts of which every word is edited, recorded games on the flat map.
`;
