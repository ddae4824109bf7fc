import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM, PLAYWRIGHT } from '../chromium.ts';
import { skip } from './outcome.ts';
import { broken, honest, readJson, ROOT, temp, tool } from './tool.ts';
import type { Run } from './suite.ts';

interface Report {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly Group[];
}

interface Group {
  readonly suites?: readonly Group[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

/** What was skipped and why, and what passed only on its second try, a line each. */
function remarks({ suites = [], specs }: Group): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status, annotations }) => {
      if (status === 'flaky') return [`passed only on its second try: ${title}`];
      if (status !== 'skipped') return [];
      const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
      return [`skipped: ${title}: ${reason}`];
    }),
  );
  return [...own, ...suites.flatMap(remarks)];
}

/**
 * A project of playwright.config.ts: specs in a real Chromium. A browser may fail for reasons of its own, so a failed
 * test is tried once more; the table names every test that needed it.
 *
 * @param folder glob of the folders in which its specs are
 * @param workers how many at a time
 */
export function specs(project: string, folder: string, workers = 1): Run {
  return async (filters, onProgress) => {
    const files = globSync(`${folder}/*.spec.ts`, { cwd: ROOT });
    if (files.length === 0) return skip(`there is no ${folder}/*.spec.ts`);
    if (!existsSync(CHROMIUM)) return skip(`no Chromium at ${CHROMIUM}; set $CHROMIUM`, files.length);
    const file = join(temp, `${project}.json`);
    const how = [
      `--workers=${workers}`,
      '--retries=1',
      '--reporter=line,json,./scripts/test/progress/playwright.ts',
      // Suites run side by side, and each run empties its folder first.
      `--output=test-results/${project}`,
    ];
    const env = { ...PLAYWRIGHT, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const args = ['test', `--project=${project}`, ...how, ...filters];
    const ran = await tool('@playwright/test/cli.js', args, { env, onProgress, yields: true });
    const report = readJson<Report>(file);
    if (!report) return broken(ran);
    const { expected, unexpected, flaky, skipped } = report.stats;
    return honest(ran, {
      passed: expected + flaky,
      failed: unexpected,
      skipped,
      output: ran.output,
      remarks: report.suites.flatMap(remarks),
    });
  };
}
