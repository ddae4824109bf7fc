import { globSync } from 'node:fs';
import { join } from 'node:path';
import { broken, honest, parseJson, ROOT, start } from './tool.ts';
import type { Run } from './suite.ts';

interface Report {
  readonly results: readonly { readonly name: string; readonly file: string; readonly ok: boolean }[];
  readonly passed: number;
  readonly failed: number;
}

/** The small tests of rules and cards: those of the project, and those that packs bring along. */
export const scenarios: Run = async (filters) => {
  const own = globSync(['mods/*/scenarios', 'tests/fixtures/packs/*/scenarios'], { cwd: ROOT });
  const targets = filters.length > 0 ? filters : ['tests/scenarios', ...own];
  const ran = await start([
    'scripts/cli.ts',
    'scenario',
    ...targets,
    '--packs',
    join(ROOT, 'tests/fixtures/packs'),
    '--json',
  ]);
  const report = parseJson<Report>(ran.stdout);
  if (!report) return broken(ran);
  const failures = report.results.filter(({ ok }) => !ok);
  return honest(ran, {
    passed: report.passed,
    failed: report.failed,
    skipped: 0,
    output: [...failures.map((failure) => JSON.stringify(failure, null, 2)), ran.stderr].join('\n'),
  });
};
