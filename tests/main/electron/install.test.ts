import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { APP_ROOT, defaultDataFolder } from '../../../main/shells/paths.ts';
import { readChoices } from '../../../main/shells/choices.ts';
import { packFolders } from '../../../main/shells/open-host.ts';
import { browserCommand } from '../../../scripts/start/browser.ts';
import { ElectronInstall, hasScreen, runElectron } from '../../../scripts/start/electron.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  folder = join(root, 'node_modules/electron');
  mkdirSync(folder, { recursive: true });
  installed('45.0.0', 'process.exit(1)');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** An Electron package of a version, and what its install script does. */
function installed(version: string, script: string): void {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }));
  writeFileSync(join(folder, 'install.js'), script);
}

/** An install script that works: it unpacks a program and then says where. */
const WORKING = `
  const fs = require('node:fs');
  fs.mkdirSync(__dirname + '/dist');
  fs.writeFileSync(__dirname + '/dist/electron', '');
  fs.writeFileSync(__dirname + '/path.txt', 'electron');
`;

describe('the program of Electron', () => {
  const install = (environment: NodeJS.ProcessEnv = {}): ElectronInstall =>
    new ElectronInstall(root, environment, 'linux');

  test('is not there before it was fetched, nor while it is half unpacked', () => {
    expect(install().binary()).toBeNull();
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist/electron'), 'half');
    expect(install().binary()).toBeNull();
  });

  test('is fetched once; a failure is remembered for this version alone', async () => {
    expect(install().hasFailed()).toBe(false);
    await install().fetch(false);
    expect(install().binary()).toBeNull();
    expect(install().hasFailed()).toBe(true);
    installed('45.0.1', WORKING);
    expect(install().hasFailed()).toBe(false);
    await install().fetch(false);
    expect(install().binary()).toBe(join(folder, 'dist/electron'));
    expect(install().hasFailed()).toBe(false);
  });

  test('may be elsewhere', () => {
    const elsewhere = join(root, 'elsewhere');
    mkdirSync(elsewhere);
    expect(install({ ELECTRON_OVERRIDE_DIST_PATH: elsewhere }).binary()).toBeNull();
    writeFileSync(join(elsewhere, 'electron'), '');
    expect(install({ ELECTRON_OVERRIDE_DIST_PATH: elsewhere }).binary()).toBe(join(elsewhere, 'electron'));
  });

  test('has its own place on each system, and none on an unknown one', () => {
    const elsewhere = { ELECTRON_OVERRIDE_DIST_PATH: root };
    mkdirSync(join(root, 'Electron.app/Contents/MacOS'), { recursive: true });
    for (const file of ['electron.exe', 'Electron.app/Contents/MacOS/Electron'])
      writeFileSync(join(root, file), '');
    expect(new ElectronInstall(root, elsewhere, 'win32').binary()).toBe(join(root, 'electron.exe'));
    expect(new ElectronInstall(root, elsewhere, 'darwin').binary()).toBe(
      join(root, 'Electron.app/Contents/MacOS/Electron'),
    );
    expect(new ElectronInstall(root, elsewhere, 'aix').binary()).toBeNull();
  });

  test('runs with its arguments, not as Node, and hands its exit code on', async () => {
    const program = join(root, 'program');
    const seen = join(root, 'seen');
    writeFileSync(program, `#!/bin/sh\necho "$1 $2 [$ELECTRON_RUN_AS_NODE]" > ${seen}\nexit 3\n`);
    chmodSync(program, 0o755);
    expect(await runElectron(program, ['a', 'b'])).toBe(3);
    expect(readFileSync(seen, 'utf8')).toBe('a b []\n');
  });

  test('needs a screen', () => {
    expect(hasScreen({}, 'linux')).toBe(false);
    expect(hasScreen({ DISPLAY: ':0' }, 'linux')).toBe(true);
    expect(hasScreen({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe(true);
    expect(hasScreen({}, 'win32')).toBe(true);
  });
});

describe('places', () => {
  test('the root of the application has what is read from there', () => {
    for (const name of ['package.json', 'mods/base/pack.json'])
      expect(existsSync(join(APP_ROOT, name))).toBe(true);
  });

  test('data lies where each system keeps it', () => {
    expect(defaultDataFolder({}, 'linux', '/home/a')).toBe('/home/a/.local/share/ravingspire');
    expect(defaultDataFolder({ XDG_DATA_HOME: '/data' }, 'linux', '/home/a')).toBe('/data/ravingspire');
    expect(defaultDataFolder({ XDG_DATA_HOME: '' }, 'linux', '/home/a')).toBe(
      '/home/a/.local/share/ravingspire',
    );
    expect(defaultDataFolder({}, 'darwin', '/Users/a')).toBe(
      '/Users/a/Library/Application Support/Ravingspire',
    );
    expect(defaultDataFolder({ APPDATA: '/roaming' }, 'win32', '/a')).toBe(join('/roaming', 'Ravingspire'));
    expect(defaultDataFolder({}, 'win32', '/a')).toBe(join('/a', 'AppData', 'Roaming', 'Ravingspire'));
  });

  test('packs are those shipped, the user’s own and those named; a folder with a pack.json is a pack itself', () => {
    const pack = join(root, 'pack');
    mkdirSync(pack);
    writeFileSync(join(pack, 'pack.json'), '{}');
    expect(
      packFolders('/data', [pack, root]).map(({ path, origin, single }) => [path, origin, single]),
    ).toEqual([
      [join(APP_ROOT, 'mods'), 'shipped', false],
      [join('/data', 'mods'), 'user', false],
      [pack, 'commandLine', true],
      [root, 'commandLine', false],
    ]);
  });
});

describe('the command line of the window', () => {
  test('is read with whatever Chromium has there as well', () => {
    const argv = [
      'electron',
      '/app',
      '--no-sandbox',
      '--data',
      '/d',
      '--mods=/a',
      '--mods',
      '/b',
      '--lang',
      'de',
    ];
    expect(readChoices(argv)).toEqual({ dataDir: '/d', packs: ['/a', '/b'], lang: 'de' });
  });

  test('falls back to what is usual', () => {
    expect(readChoices(['electron', '--lang=fr', '--data'])).toEqual({
      dataDir: defaultDataFolder(),
      packs: [],
      lang: undefined,
    });
  });
});

test('an address is opened by what each system has for it', () => {
  const url = 'http://127.0.0.1:1/?lang=de#token=x';
  expect(browserCommand(url, 'linux')).toEqual(['xdg-open', [url]]);
  expect(browserCommand(url, 'darwin')).toEqual(['open', [url]]);
  expect(browserCommand(url, 'win32')).toEqual(['rundll32', ['url.dll,FileProtocolHandler', url]]);
});
