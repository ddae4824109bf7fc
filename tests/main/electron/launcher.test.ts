// `scripts/run.mjs` in a small project of its own: when it builds, and when it does not.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const LAUNCHER = resolve(import.meta.dirname, '../../../scripts/run.mjs');
/** The package of the pinned Node that runs this test. */
const NODE = dirname(dirname(process.execPath));

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'launcher-'));
  for (const folder of ['scripts/test', 'renderer', 'shared', 'main'])
    mkdirSync(join(root, folder), { recursive: true });
  cpSync(LAUNCHER, join(root, 'scripts/run.mjs'));
  put('package.json', '{ "type": "module" }');
  put('renderer/page.ts', '1');
  put('opened.ts', noting('opened'));
  const opens = `import { cpSync } from 'node:fs';\ncpSync('opened.ts', 'dist/node/start.js');`;
  put('scripts/build.ts', `${noting('built')}\n${opens}`);
  put('scripts/test/index.ts', noting('tested'));
  put('scripts/cli.ts', noting('called'));
  const link = `require('node:fs').symlinkSync(${JSON.stringify(NODE)}, 'node_modules/${basename(NODE)}')`;
  put('npm.cjs', `require('node:fs').mkdirSync('node_modules', { recursive: true }); ${link};`);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const put = (file: string, text: string): void => writeFileSync(join(root, file), text);

/** A script that notes that it ran. */
const noting = (word: string): string =>
  `import { appendFileSync } from 'node:fs';\nappendFileSync('notes', '${word} ');`;

/** What ran so far, in order. */
const notes = (): string =>
  existsSync(join(root, 'notes')) ? readFileSync(join(root, 'notes'), 'utf8').trim() : '';

function launch(...args: string[]): Promise<number | null> {
  const child = spawn(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: root,
    env: { ...process.env, npm_execpath: join(root, 'npm.cjs'), npm_node_execpath: process.execPath },
    stdio: 'ignore',
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', done);
  });
}

describe.skipIf(!basename(NODE).startsWith('node-'))('the launcher', () => {
  test('builds once when two ask at once, and not again until a source has changed', async () => {
    expect(await Promise.all([launch('build'), launch('build')])).toEqual([0, 0]);
    expect(notes()).toBe('built');
    await launch('build');
    expect(notes()).toBe('built');
    put('renderer/page.ts', '2');
    await launch('build');
    expect(notes()).toBe('built built');
  });

  test('builds for what shows or tests the page, and for nothing else', async () => {
    await launch('test', 'types');
    await launch('cli', 'play');
    expect(notes()).toBe('tested called');
    expect(await launch('cli', 'serve')).toBe(0);
    expect(notes()).toBe('tested called built opened');
    put('main/host.ts', '1');
    await launch('test');
    expect(notes()).toBe('tested called built opened built tested');
  });

  test('generates everything when asked to, or what is named', async () => {
    mkdirSync(join(root, 'scripts/gen'));
    for (const name of ['typebox', 'validators']) put(`scripts/gen/${name}.ts`, noting(name));
    expect(await launch('gen')).toBe(0);
    expect(await launch('gen', 'validators')).toBe(0);
    expect(notes()).toBe('typebox validators validators');
    expect(await launch('gen', 'validator')).toBe(1);
    expect(notes()).toBe('typebox validators validators');
  });

  test('starts nothing after a build that failed, and builds again', async () => {
    put('scripts/build.ts', `${noting('failed')}\nprocess.exit(1);`);
    expect(await launch('start')).toBe(1);
    expect(await launch('start')).toBe(1);
    expect(notes()).toBe('failed failed');
  });
});
