// Runs specs of Playwright and reads what came of them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PLAYWRIGHT } from '../chromium.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Two specs side by side, also of one file: a page leaves a processor idle while it waits for the next frame, and the
 * longest file would be alone in the end.
 */
export const TOGETHER = ['--workers=2', '--fully-parallel'] as const;

/** What came of a spec. */
export interface Spec {
  readonly title: string;
  readonly ok: boolean;
  /** Seconds that it took. */
  readonly seconds: number;
  /** What it has noted, by the kind of the note. */
  readonly notes: Readonly<Record<string, string>>;
  /** What went wrong, if something did. */
  readonly errors: readonly string[];
}

/** What came of all specs; `failures` also tells of what went wrong outside of them. */
export interface Specs {
  readonly specs: readonly Spec[];
  readonly failures: string[];
}

/**
 * Runs specs in Chromium and waits for them.
 *
 * @param args for `playwright test`, such as `--project=long`
 * @param env what is added to the environment
 */
export function runSpecs(args: readonly string[], env: NodeJS.ProcessEnv = {}): Specs {
  const folder = mkdtempSync(join(tmpdir(), 'specs-'));
  try {
    const file = join(folder, 'report.json');
    const cli = join('node_modules', '@playwright/test/cli.js');
    const { stderr } = spawnSync(process.execPath, [cli, 'test', ...args, '--reporter=json'], {
      cwd: ROOT,
      env: { ...process.env, ...PLAYWRIGHT, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (!existsSync(file)) return { specs: [], failures: [`nothing was run: ${stderr}`] };
    return specsIn(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// ------------------------------------------------------------------------------------------------- its report

interface Report {
  readonly suites: readonly Suite[];
  readonly errors?: readonly Failure[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly { readonly duration: number; readonly errors?: readonly Failure[] }[];
    }[];
  }[];
}

interface Failure {
  readonly message?: string;
}

const words = ({ message }: Failure): string => message ?? 'an error without words';

function specsIn({ suites, errors = [] }: Report): Specs {
  const specs = suites.flatMap(specsOf);
  const failed = specs.filter(({ ok }) => !ok).map((spec) => `${spec.title}: ${spec.errors.join('\n')}`);
  const none = specs.length === 0 ? ['no spec was found'] : [];
  return { specs, failures: [...errors.map(words), ...none, ...failed] };
}

function specsOf({ suites = [], specs }: Suite): Spec[] {
  const own = specs.map(({ title, ok, tests }): Spec => {
    const results = tests.flatMap((test) => test.results);
    const notes = tests.flatMap(({ annotations }) => annotations);
    return {
      title,
      ok,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      notes: Object.fromEntries(notes.map(({ type, description = '' }) => [type, description])),
      errors: results.flatMap(({ errors = [] }) => errors.map(words)),
    };
  });
  return [...own, ...suites.flatMap(specsOf)];
}
