// The configuration of the packages, and one package made from it with a stand-in of Electron: no network is needed.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { extractFile, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { Ajv, type AnySchemaObject } from 'ajv';
import { fakeElectron } from './support/fake-electron.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const CONFIG = join(ROOT, 'electron-builder.yml');

interface Config {
  files: string[];
  [system: string]: unknown;
}

// The packager's own reader of YAML and its own schema, from where the packager itself finds them.
const packager = createRequire(createRequire(import.meta.url).resolve('electron-builder/package.json'));
const library = createRequire(packager.resolve('app-builder-lib/package.json'));
const { load } = library('js-yaml') as { load(text: string): unknown };
const schema = library('./scheme.json') as AnySchemaObject;

const config = (): Config => load(readFileSync(CONFIG, 'utf8')) as Config;

/** Runs a program of node_modules. @throws Error with all it said, when it fails */
function run(script: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, 'node_modules', script), ...args], { cwd: ROOT });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`${script} ended with ${code}:\n${said}`)),
    );
  });
}

test('the configuration says what the packager understands', () => {
  const valid = new Ajv({ strict: false, allErrors: true }).compile(schema);
  const fine = valid(config());
  expect([fine, valid.errors]).toEqual([true, null]);
  expect(valid({ ...config(), asarr: true })).toBe(false);
});

test('each system leaves out the machine code of the others', () => {
  const prebuilt = readdirSync(join(ROOT, 'node_modules/better-sqlite3/prebuilds'));
  const systems = { linux: 'linux-', win: 'win32-', mac: 'darwin-' };
  for (const [system, prefix] of Object.entries(systems)) {
    const { files } = config()[system] as { files: string[] };
    const [, names] = /\{(.*)\}-\*\.node$/.exec(files[1])!;
    const left = prebuilt.filter((file) => !names.split(',').some((name) => file.startsWith(`${name}-`)));
    expect(left.sort()).toEqual([`${prefix}arm64.node`, `${prefix}x64.node`]);
    // A list of exclusions alone would mean "everything in the project but".
    expect(files[0]).toBe('package.json');
  }
});

test.describe('a package', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(process.platform !== 'linux', 'the stand-in has the layout of Linux');
  let folder: string;
  let resources: string;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'package-'));
    await fakeElectron(join(folder, 'electron'));
    const set = (name: string, value: string): string => `-c.${name}=${value}`;
    await run('electron-builder/cli.js', [
      '--dir',
      '--linux',
      `--${process.arch}`,
      '--config',
      CONFIG,
      set('electronDist', join(folder, 'electron')),
      set('directories.output', join(folder, 'out')),
    ]);
    const [unpacked] = readdirSync(join(folder, 'out')).filter((name) => name.endsWith('-unpacked'));
    resources = join(folder, 'out', unpacked, 'resources');
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const listed = (): string[] => listPackage(join(resources, 'app.asar'), { isPack: false });

  test('holds the built application, the packs and the database, and nothing else', () => {
    const files = listed();
    const wanted = [
      '/package.json',
      '/LICENSE',
      '/dist/node/main.js',
      '/dist/node/preload.cjs',
      '/dist/renderer/index.html',
      '/mods/base/pack.json',
      '/node_modules/better-sqlite3/lib/index.js',
    ];
    for (const file of wanted) expect(files).toContain(file);
    for (const worker of readdirSync(join(ROOT, 'dist/node')).filter((name) => name.endsWith('-worker.js'))) {
      expect(files).toContain(`/dist/node/${worker}`);
    }
    const places = ['dist/node', 'dist/renderer', 'mods', 'node_modules/better-sqlite3'];
    const names = ['package.json', 'LICENSE', 'dist', 'node_modules', ...places];
    const stray = files
      .map((file) => file.slice(1))
      .filter((file) => !names.includes(file) && !places.some((place) => file.startsWith(`${place}/`)));
    expect(stray).toEqual([]);
    expect(files.filter((file) => /\.(ts|map|svelte|[ch]pp)$|better-sqlite3\/(deps|src)/.test(file))).toEqual(
      [],
    );
  });

  test('passes on the licences of what was built into it', () => {
    const licences = (part: string): string =>
      extractFile(join(resources, 'app.asar'), `dist/${part}/licenses.txt`).toString();
    expect(licences('node')).toMatch(/## ajv[^]*Permission is hereby granted/);
    expect(licences('renderer')).toMatch(/## svelte[^]*Permission is hereby granted/);
  });

  test('starts at the built main process', () => {
    const manifest = JSON.parse(extractFile(join(resources, 'app.asar'), 'package.json').toString()) as {
      main: string;
    };
    expect(manifest.main).toBe('dist/node/main.js');
    expect(listed()).toContain(`/${manifest.main}`);
  });

  test('has the machine code of the database beside the archive, where it can be loaded', () => {
    const prebuilds = join(resources, 'app.asar.unpacked/node_modules/better-sqlite3/prebuilds');
    expect(readdirSync(prebuilds).sort()).toEqual(['linux-arm64.node', 'linux-x64.node']);
    const addon = { exports: {} };
    process.dlopen(addon, join(prebuilds, `linux-${process.arch}.node`));
    expect(Object.keys(addon.exports)).toContain('Database');
  });

  test('has the switches of Electron set that keep others from running their code in it', async () => {
    const wire = await getCurrentFuseWire(join(resources, '../ravingspire'));
    const states = (fuses: FuseV1Options[]): unknown[] => fuses.map((fuse) => wire[fuse]);
    const off = [
      FuseV1Options.RunAsNode,
      FuseV1Options.EnableNodeOptionsEnvironmentVariable,
      FuseV1Options.EnableNodeCliInspectArguments,
      FuseV1Options.GrantFileProtocolExtraPrivileges,
    ];
    const on = [
      FuseV1Options.EnableCookieEncryption,
      FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
      FuseV1Options.OnlyLoadAppFromAsar,
    ];
    expect(states(off)).toEqual(off.map(() => FuseState.DISABLE));
    expect(states(on)).toEqual(on.map(() => FuseState.ENABLE));
  });
});
