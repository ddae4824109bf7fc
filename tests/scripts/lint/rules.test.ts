// Plants violations under paths of every layer in a project of its own, and lints all of them at once with the real
// configuration.
import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ESLint } from 'eslint';
import { parse } from 'jsonc-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const IMPORTS = 'ravingspire(imports)';
const NAMES = 'ravingspire(no-game-names)';
const OWNERS = 'ravingspire(one-owner)';
const PLAIN = 'ravingspire(plain-words)';
const SLEEPS = 'ravingspire(no-sleeps)';
const WORDS = 'ravingspire(no-game-words)';

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

let planted = 0;
/** What is wrong with each planted file: rules by its path. */
const found = new Map<string, string[]>();

/** Tests that lint finds in some code what it should. @param rows paths (a file called `a` gets a name of its own), codes, and rules broken */
function judged(
  title: string,
  rows: readonly (readonly [string, string, ...string[]])[],
  ...broken: string[]
) {
  const cases = rows.map(([path, code, ...rules]) => {
    const file = path.replace(/(?<=\/)a(?=\.)/, `a${++planted}`);
    write(file, code);
    return { path, code, file, rules: [...rules, ...broken] };
  });
  test.each(cases)(title, ({ file, rules }) => expect(found.get(file) ?? []).toEqual(rules));
}

beforeAll(async () => {
  cpSync(join(ROOT, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
  mkdirSync(join(folder, 'docs'));
  for (const file of ['package.json', 'docs/words.md']) copyFileSync(join(ROOT, file), join(folder, file));
  const config = parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as { rules: object };
  const invented = {
    'ravingspire/no-game-names': ['error', { names: ['snow-fort'] }],
    'ravingspire/no-game-words': ['error', { words: { throwSnow: 'snow-fort', 'pile-up': 'snow-fort' } }],
  };
  write('.oxlintrc.json', JSON.stringify({ ...config, rules: { ...config.rules, ...invented } }));
  // Types that others must not be called like; the owner of a name is the first by path.
  write('shared/engine/prompts.ts', 'export type Prompt = string;');
  write('renderer/cards/queue.ts', 'export class MotionQueue {}');

  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = await promisify(execFile)(process.execPath, [oxlint, '--format=json'], {
    cwd: folder,
  }).catch((failed: { stdout: string }) => failed);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code?: string; message: string; filename: string }[];
  };
  for (const { code, message, filename } of diagnostics)
    found.set(filename, [...(found.get(filename) ?? []), code ?? message]);
});

const SNOW = `export const snowFort = 'Snow Fort';`;
judged('$path may say $code', [
  ['shared/engine/a.ts', `import './b.ts';`],
  ['shared/engine/planner/a.ts', `import '../b.ts';`],
  ['shared/packs/a.ts', `import '../engine/b.ts'; import 'jsonc-parser';`],
  ['shared/packs/a.ts', `import '../generated/typebox.js';`],
  ['shared/games/one/a.ts', `import './b.ts'; import '../../packs/b.ts'; import '../../engine/b.ts';`],
  ['shared/games/one/content/a.ts', `import '../b.ts'; import '../../../packs/b.ts';`],
  ['shared/games/index.ts', `import './one/index.ts'; import './two/index.ts'; import '../engine/b.ts';`],
  ['shared/face/a.ts', `import '../packs/b.ts';`],
  ['shared/rpc/a.ts', `import '../packs/b.ts'; import '../engine/b.ts';`],
  ['main/host/a.ts', `import '../../shared/games/index.ts'; import 'node:fs'; import './b.ts';`],
  ['main/host/a.ts', `import '../db/b.ts'; import '../workers.ts';`],
  ['main/db/a.ts', `import '../workers.ts';`],
  ['shared/games/one/a.ts', `import '../../tableau/b.ts'; import '../../parts/plain/b.ts';`],
  ['shared/parts/plain/a.ts', `import '../b.ts'; import '../../face/b.ts'; import '../../tableau/b.ts';`],
  ['main/web/a.ts', `import '../host/b.ts'; import '../db/b.ts'; import '../../shared/rpc/b.ts';`],
  ['renderer/table/a.ts', `import type { T } from '../../shared/engine/b.ts'; export const c: T = 1;`],
  ['renderer/table/a.ts', `import { type T } from '../../shared/packs/b.ts'; export const c: T = 1;`],
  ['renderer/table/a.ts', `import '../../shared/face/b.ts'; import '../ui/b.ts';`],
  ['scripts/a.ts', `import '../shared/games/one/b.ts'; import '../main/host/b.ts'; import 'node:fs';`],
  ['tests/a/a.test.ts', `import '../../renderer/b.ts'; import '../../shared/games/one/b.ts';`],
]);

judged(
  '$path may not say $code',
  [
    ['shared/engine/a.ts', `import '../packs/b.ts';`],
    ['shared/engine/a.ts', `import type { T } from '../games/one/b.ts'; export const c: T = 1;`],
    ['shared/engine/a.ts', `import 'typebox';`],
    ['shared/packs/a.ts', `import 'typebox';`],
    ['shared/engine/a.ts', `import 'node:fs';`],
    ['shared/engine/a.ts', `import 'fs';`],
    ['shared/engine/a.ts', `export * from '../packs/b.ts';`],
    ['shared/engine/a.ts', `export { b } from '../packs/b.ts';`],
    ['shared/engine/a.ts', `export const c: import('../packs/b.ts').T = 1;`],
    ['shared/engine/a.ts', `export const b = import('../packs/b.ts');`],
    ['shared/engine/a.ts', `export const u = new URL('../packs/b.ts', import.meta.url);`],
    ['shared/packs/a.ts', `import '../games/one/b.ts';`],
    ['shared/packs/a.ts', `import '../rpc/b.ts';`],
    ['shared/parts/plain/a.ts', `import '../../games/one/b.ts';`],
    ['shared/tableau/a.ts', `import '../parts/b.ts';`],
    ['shared/games/one/a.ts', `import '../two/b.ts';`],
    ['shared/games/one/a.ts', `import '../index.ts';`],
    ['shared/games/one/a.ts', `import '../../rpc/b.ts';`],
    ['shared/games/one/a.ts', `import '../../../main/host/b.ts';`],
    ['shared/games/helper.ts', `export {};`],
    ['shared/face/a.ts', `import '../games/one/b.ts';`],
    ['shared/rpc/a.ts', `import '../games/index.ts';`],
    ['shared/new-layer/a.ts', `export {};`],
    ['shared/loose.ts', `export {};`],
    ['main/loose.ts', `export {};`],
    ['main/workers.ts', `import './db/b.ts';`],
    ['main/host/a.ts', `import '../web/b.ts';`],
    ['main/db/a.ts', `import '../host/b.ts';`],
    ['main/web/a.ts', `import '../electron/b.ts';`],
    ['main/host/a.ts', `import '../../scripts/b.ts';`],
    ['renderer/table/a.ts', `import { b } from '../../shared/engine/b.ts'; export const c = b;`],
    ['renderer/table/a.ts', `import { b, type T } from '../../shared/packs/b.ts'; export const c: T = b;`],
    ['renderer/table/a.ts', `import '../../shared/games/one/b.ts';`],
    ['renderer/table/a.ts', `import '../../main/host/b.ts';`],
  ],
  IMPORTS,
);

judged('$path may not say $code', [
  ['shared/rpc/a.ts', `export const at = Date.now();`, 'eslint(no-restricted-globals)'],
  ['shared/packs/a.ts', `export const at = new Date();`, 'eslint(no-restricted-globals)'],
  ['shared/face/a.ts', `export const at = performance.now();`, 'eslint(no-restricted-globals)'],
  ['shared/packs/a.ts', `export const os = process.platform;`, 'eslint(no-restricted-globals)'],
  ['shared/packs/a.ts', `export const page = fetch('/x');`, 'eslint(no-restricted-globals)'],
  ['shared/engine/a.ts', `console.log(1);`, 'eslint(no-restricted-globals)'],
  ['shared/packs/a.ts', `export const n = Math.random();`, 'eslint(no-restricted-properties)'],
  ['shared/engine/a.ts', `export const n = Math.random();`, 'eslint(no-restricted-properties)'],
  ['shared/games/one/a.ts', `export const n = 'a'.localeCompare('b');`, 'eslint(no-restricted-properties)'],
  ['shared/engine/a.ts', `export function f() { try { f(); } finally { f(); } }`, 'ravingspire(no-try)'],
  ['shared/games/one/a.ts', `export function f() { try { f(); } catch { f(); } }`, 'ravingspire(no-try)'],
  ['shared/engine/a.ts', `export let count = 0; count++;`, 'ravingspire(no-module-state)'],
  ['shared/games/one/a.ts', `let count = 0; export const f = () => ++count;`, 'ravingspire(no-module-state)'],
  [
    'shared/engine/drive.ts',
    `let count = 0; export const f = () => ++count;`,
    'ravingspire(no-module-state)',
  ],
  ['shared/engine/a.ts', `export const x = 1 as any;`, 'typescript(no-explicit-any)'],
  ['scripts/a.ts', `export const x = 1 as any;`, 'typescript(no-explicit-any)'],
]);

judged('$path may say $code', [
  ['shared/engine/versions.ts', `export function f() { try { f(); } finally { f(); } }`],
  ['shared/engine/table.ts', `export function f() { try { f(); } catch { f(); } }`],
  ['shared/packs/a.ts', `export function f() { try { f(); } catch { f(); } }`],
  ['shared/engine/a.ts', `export function f() { let n = 0; n++; return n; }`],
  ['scripts/a.ts', `console.log(Date.now(), Math.random(), process.pid);`],
]);

judged(
  '$path may not name a game: $code',
  [
    ['shared/engine/a.ts', `export const snowFort = 1;`],
    ['shared/packs/a.ts', `export const SNOW_FORT = 1;`],
    ['shared/rpc/a.ts', `export const game = 'snow-fort';`],
    ['main/host/a.ts', 'export const game = (n: number) => `Snow Fort ${n}`;'],
    ['main/db/a.ts', `export const row = { snowfortId: 1 };`],
    ['renderer/shell/a.ts', `export class SnowFortView {}`],
    ['main/web/a.ts', `export const snowFort = 1;`],
    ['shared/tableau/a.ts', `export const snowFort = 1;`],
    ['shared/parts/plain/a.ts', `export const snowFort = 1;`],
    ['renderer/table/a.ts', `export const snowFort = 1;`],
    ['shared/face/a.ts', `export const snowFort = 1;`],
    ['renderer/cards/a.ts', `export const snowFort = 1;`],
    ['renderer/ui/a.ts', `export const path = './img/snow-fort.png';`],
  ],
  NAMES,
);

judged('$path may name a game', [
  ['shared/games/snow-fort/a.ts', SNOW],
  ['renderer/games/snow-fort/a.ts', SNOW],
  ['scripts/a.ts', SNOW],
]);

judged(
  '$path may not use a word of a game: $code',
  [
    ['shared/engine/a.ts', `export const f = (a: { do: string }) => a.do === 'throwSnow';`],
    ['shared/engine/a.ts', `export function f(kind: string) { switch (kind) { case 'pile-up': return 1; } }`],
    ['shared/engine/planner/a.ts', 'export const verb = `throwSnow`;'],
    ['shared/tableau/a.ts', `export type Kind = 'throwSnow' | 'other';`],
  ],
  WORDS,
);

judged('$path may say $code', [
  ['shared/engine/a.ts', `export const said = 'throwSnow at them';`],
  ['shared/engine/a.ts', 'export const said = (n: number) => `throwSnow${n}`;'],
  ['shared/games/one/a.ts', `export const verb = { do: 'pile-up' };`],
  ['shared/packs/a.ts', `export const verb = { do: 'pile-up' };`],
  ['main/host/a.ts', 'export const verb = `throwSnow`;'],
  ['renderer/table/a.ts', `export type Kind = 'throwSnow' | 'other';`],
  ['scripts/a.ts', `export const verb = 'throwSnow';`],
]);

const SLEEPING = [
  'export const f = (page: P) => page.waitForTimeout(200); interface P { waitForTimeout(ms: number): void }',
  'export const f = () => new Promise((done) => setTimeout(done, 20));',
  'export const f = () => new Promise<void>((done) => { setTimeout(done, 20); });',
  `import { setTimeout as pause } from 'node:timers/promises'; export const f = () => pause(20);`,
];
judged(
  'a test may not sleep: $code',
  SLEEPING.map((code) => ['tests/a/a.test.ts', code]),
  SLEEPS,
);
judged(
  '$path may: $code',
  SLEEPING.flatMap((code) => [
    ['tests/measured/a.spec.ts', code],
    ['scripts/a.ts', code],
  ]),
);

judged('a test may say $code', [
  ['tests/a/a.test.ts', 'export const f = () => new Promise((done) => setImmediate(done));'],
  [
    'tests/a/a.test.ts',
    `import { setImmediate } from 'node:timers/promises'; export const f = () => setImmediate();`,
  ],
  ['tests/a/a.test.ts', 'export const f = (go: () => void) => setTimeout(go, 0);'],
]);

judged(
  'words of code say who and what: $code',
  [
    ['scripts/a.ts', '/** Whoever asks gets it. */ export const a = 1;'],
    ['scripts/a.ts', 'export const a = 1; // somebody waits'],
    ['scripts/a.ts', `/**\n * It is\n * let go at the end.\n */\nexport const a = 1;`],
    ['scripts/a.ts', '/** Stands in for so many. */ export const a = 1;'],
    ['scripts/a.ts', 'export const isNobodyThere = false;'],
    ['scripts/a.ts', 'export const somebodyWaits = false;'],
  ],
  PLAIN,
);

judged('texts for players and plain words stay: $code', [
  ['scripts/a.ts', '/** The caller gets it; entries are evicted at the end. */ export const a = 1;'],
  ['scripts/a.ts', `export const text = 'Nobody wins: whoever falls is let go.';`],
  ['scripts/a.ts', 'export const embody = 1;'],
]);

judged(
  '$path may not give a type the name of another: $code',
  [
    ['shared/words/a.ts', 'export interface Zone { readonly id: string }'],
    ['shared/games/one/a.ts', 'export type Prompt = string;'],
    ['renderer/sound/a.ts', 'export class MotionQueue {}'],
  ],
  OWNERS,
);

judged('$path may say $code', [
  ['shared/tableau/tableau.ts', 'export interface Zone { readonly id: string }'],
  ['shared/games/one/a.ts', 'export type Action = string; export type TextKey = string;'],
  ['renderer/ui/a.ts', 'export interface Zone { readonly id: string }'],
  ['shared/lab/a.ts', 'interface Zone { readonly id: string } export const zone: Zone = { id: "a" };'],
]);

test('components may say no more than scripts', async () => {
  const code = `<script lang="ts">\n  import '../../main/host/b.ts'; // somebody waits\n  export const arcana = 1;\n</script>\n`;
  const [{ messages }] = await new ESLint().lintText(code, { filePath: 'renderer/table/a.svelte' });
  const broken = ['imports', 'plain-words', 'no-game-names'];
  expect(messages.map(({ ruleId }) => ruleId)).toEqual(broken.map((rule) => `ravingspire/${rule}`));
});
