// Plants violations under paths of every layer and lints them with the project's real configuration.
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const invented = {
  files: ['**/*.ts'],
  rules: {
    'ravingspire/no-game-names': ['error', { names: ['snow-fort'] }],
    'ravingspire/no-game-words': ['error', { words: { throwSnow: 'snow-fort', 'pile-up': 'snow-fort' } }],
  },
} as const;

const eslint = new ESLint({ overrideConfig: invented as never });

async function complaints(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
}

const IMPORTS = 'ravingspire/imports';
const NAMES = 'ravingspire/no-game-names';
const WORDS = 'ravingspire/no-game-words';

test.each([
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
  ['renderer/table/a.ts', `import type { T } from '../../shared/engine/b.ts'; export type U = T;`],
  ['renderer/table/a.ts', `import { type T } from '../../shared/packs/b.ts'; export type U = T;`],
  ['renderer/table/a.ts', `import '../../shared/face/b.ts'; import '../ui/b.ts';`],
  ['scripts/a.ts', `import '../shared/games/one/b.ts'; import '../main/host/b.ts'; import 'node:fs';`],
  ['tests/a/a.test.ts', `import '../../renderer/b.ts'; import '../../shared/games/one/b.ts';`],
])('%s may say %s', async (path, code) => {
  expect(await complaints(path, code)).toEqual([]);
});

test.each([
  ['shared/engine/a.ts', `import '../packs/b.ts';`],
  ['shared/engine/a.ts', `import type { T } from '../games/one/b.ts'; export type U = T;`],
  ['shared/engine/a.ts', `import 'typebox';`],
  ['shared/packs/a.ts', `import 'typebox';`],
  ['shared/engine/a.ts', `import 'node:fs';`],
  ['shared/engine/a.ts', `import 'fs';`],
  ['shared/engine/a.ts', `export * from '../packs/b.ts';`],
  ['shared/engine/a.ts', `export { b } from '../packs/b.ts';`],
  ['shared/engine/a.ts', `export type U = import('../packs/b.ts').T;`],
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
])('%s may not say %s', async (path, code) => {
  expect(await complaints(path, code)).toEqual([IMPORTS]);
});

test.each([
  ['shared/rpc/a.ts', `export const at = Date.now();`, 'no-restricted-globals'],
  ['shared/packs/a.ts', `export const at = new Date();`, 'no-restricted-globals'],
  ['shared/face/a.ts', `export const at = performance.now();`, 'no-restricted-globals'],
  ['shared/packs/a.ts', `export const os = process.platform;`, 'no-restricted-globals'],
  ['shared/packs/a.ts', `export const page = fetch('/x');`, 'no-restricted-globals'],
  ['shared/engine/a.ts', `console.log(1);`, 'no-restricted-globals'],
  ['shared/packs/a.ts', `export const n = Math.random();`, 'no-restricted-properties'],
  ['shared/engine/a.ts', `export const n = Math.random();`, 'no-restricted-properties'],
  ['shared/games/one/a.ts', `export const n = 'a'.localeCompare('b');`, 'no-restricted-properties'],
  ['shared/engine/a.ts', `export function f() { try { f(); } finally { f(); } }`, 'no-restricted-syntax'],
  ['shared/games/one/a.ts', `export function f() { try { f(); } catch { f(); } }`, 'no-restricted-syntax'],
  ['shared/engine/a.ts', `export let count = 0; count++;`, 'no-restricted-syntax'],
  ['shared/games/one/a.ts', `let count = 0; export const f = () => ++count;`, 'no-restricted-syntax'],
  ['shared/engine/drive.ts', `let count = 0; export const f = () => ++count;`, 'no-restricted-syntax'],
  ['shared/engine/a.ts', `export const x = 1 as any;`, '@typescript-eslint/no-explicit-any'],
  ['scripts/a.ts', `export const x = 1 as any;`, '@typescript-eslint/no-explicit-any'],
])('%s may not say %s', async (path, code, rule) => {
  expect(await complaints(path, code)).toEqual([rule]);
});

test.each([
  ['shared/engine/drive.ts', `export function f() { try { f(); } finally { f(); } }`],
  ['shared/engine/table.ts', `export function f() { try { f(); } catch { f(); } }`],
  ['shared/packs/a.ts', `export function f() { try { f(); } catch { f(); } }`],
  ['shared/engine/a.ts', `export function f() { let n = 0; n++; return n; }`],
  ['scripts/a.ts', `console.log(Date.now(), Math.random(), process.pid);`],
])('%s may say %s', async (path, code) => {
  expect(await complaints(path, code)).toEqual([]);
});

test.each([
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
])('%s may not name a game: %s', async (path, code) => {
  expect(await complaints(path, code)).toEqual([NAMES]);
});

test.each(['shared/games/snow-fort/a.ts', 'renderer/games/snow-fort/a.ts', 'scripts/a.ts'])(
  '%s may name a game',
  async (path) => {
    expect(await complaints(path, `export const snowFort = 'Snow Fort';`)).toEqual([]);
  },
);

test.each([
  ['shared/engine/a.ts', `export const f = (a: { do: string }) => a.do === 'throwSnow';`],
  ['shared/engine/a.ts', `export function f(kind: string) { switch (kind) { case 'pile-up': return 1; } }`],
  ['shared/engine/planner/a.ts', 'export const verb = `throwSnow`;'],
  ['shared/tableau/a.ts', `export type Kind = 'throwSnow' | 'other';`],
])('%s may not use a word of a game: %s', async (path, code) => {
  expect(await complaints(path, code)).toEqual([WORDS]);
});

test.each([
  ['shared/engine/a.ts', `export const said = 'throwSnow at them';`],
  ['shared/engine/a.ts', 'export const said = (n: number) => `throwSnow${n}`;'],
  ['shared/games/one/a.ts', `export const verb = { do: 'pile-up' };`],
  ['shared/packs/a.ts', `export const verb = { do: 'pile-up' };`],
  ['main/host/a.ts', 'export const verb = `throwSnow`;'],
  ['renderer/table/a.ts', `export type Kind = 'throwSnow' | 'other';`],
  ['scripts/a.ts', `export const verb = 'throwSnow';`],
])('%s may say %s', async (path, code) => {
  expect(await complaints(path, code)).toEqual([]);
});

test.each([
  'export const f = (page: P) => page.waitForTimeout(200); interface P { waitForTimeout(ms: number): void }',
  'export const f = () => new Promise((done) => setTimeout(done, 20));',
  'export const f = () => new Promise<void>((done) => { setTimeout(done, 20); });',
  `import { setTimeout as pause } from 'node:timers/promises'; export const f = () => pause(20);`,
])('a test may not sleep: %s', async (code) => {
  expect(await complaints('tests/a/a.test.ts', code)).toEqual(['ravingspire/no-sleeps']);
  expect(await complaints('tests/measured/a.spec.ts', code)).toEqual([]);
  expect(await complaints('scripts/a.ts', code)).toEqual([]);
});

test.each([
  'export const f = () => new Promise((done) => setImmediate(done));',
  `import { setImmediate } from 'node:timers/promises'; export const f = () => setImmediate();`,
  'export const f = (go: () => void) => setTimeout(go, 0);',
])('a test may say %s', async (code) => {
  expect(await complaints('tests/a/a.test.ts', code)).toEqual([]);
});

test.each([
  '/** Whoever asks gets it. */ export const a = 1;',
  'export const a = 1; // somebody waits',
  `/**\n * It is\n * let go at the end.\n */\nexport const a = 1;`,
  '/** Stands in for so many. */ export const a = 1;',
  'export const isNobodyThere = false;',
  'export const somebodyWaits = false;',
])('words of code say who and what: %s', async (code) => {
  const found = await complaints('scripts/a.ts', code);
  expect(found).toContain('ravingspire/plain-words');
});

test.each([
  '/** The caller gets it; entries are evicted at the end. */ export const a = 1;',
  `export const text = 'Nobody wins: whoever falls is let go.';`,
  'export const embody = 1;',
])('texts for players and plain words stay: %s', async (code) => {
  expect(await complaints('scripts/a.ts', code)).toEqual([]);
});

test.each([
  ['shared/lab/a.ts', 'export interface Zone { readonly id: string }'],
  ['shared/games/one/a.ts', 'export type Prompt = string;'],
  ['renderer/sound/a.ts', 'export class MotionQueue {}'],
])('%s may not give a type the name of another: %s', async (path, code) => {
  expect(await complaints(path, code)).toEqual(['ravingspire/one-owner']);
});

test.each([
  ['shared/tableau/tableau.ts', 'export interface Zone { readonly id: string }'],
  ['shared/games/one/a.ts', 'export type Action = string; export type TextKey = string;'],
  ['renderer/ui/a.ts', 'export interface Zone { readonly id: string }'],
  ['shared/lab/a.ts', 'interface Zone { readonly id: string } export const zone: Zone = { id: "a" };'],
])('%s may say %s', async (path, code) => {
  expect(await complaints(path, code)).toEqual([]);
});
