import { join } from 'node:path';
import { broken, honest, readJson, ROOT, temp, tool } from './tool.ts';
import type { Run } from './suite.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** The unit tests, in Vitest. */
export const unit: Run = async (filters, onProgress) => {
  const file = join(temp, 'unit.json');
  const reporters = ['dot', 'json', './scripts/test/progress/vitest.ts'].map((name) => `--reporter=${name}`);
  const args = ['run', ...reporters, `--outputFile.json=${file}`, ...filters];
  const ran = await tool('vitest/vitest.mjs', args, {
    env: { BUILT_THREADS: join(ROOT, 'dist/node') },
    onProgress,
  });
  const report = readJson<Report>(file);
  if (!report) return broken(ran);
  // A file that could not even be loaded has no failed test; it must count all the same.
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return honest(ran, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
    output: ran.output,
  });
};
