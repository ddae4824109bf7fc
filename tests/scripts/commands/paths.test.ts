// A path that a user names counts from where the user called from, whatever is beside the project.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PATHS = new URL('../../../scripts/commands/support/paths.ts', import.meta.url).href;

let root: string;
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'paths-')));
  for (const folder of ['user/game', 'beside/clone', 'beside/faces', 'beside/clone/faces'])
    mkdirSync(join(root, folder), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What a path means in a program whose current folder is the clone. @param from where npm was called, if it was */
function meant(path: string, from: string | undefined): string {
  const code = `import { userPath } from ${JSON.stringify(PATHS)}; console.log(userPath(${JSON.stringify(path)}));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: join(root, 'beside/clone'),
    env: { ...process.env, INIT_CWD: from },
    encoding: 'utf8',
  });
  return stdout.trim();
}

test.each([
  ['../faces', 'user/faces'],
  ['faces', 'user/game/faces'],
  ['../faces/en', 'user/faces/en'],
])('%s is taken from where npm was called, also where such a folder is beside the clone', (path, to) => {
  expect(meant(path, join(root, 'user/game'))).toBe(join(root, to));
});

test('without npm it counts from the current folder; an absolute path is what it says', () => {
  expect(meant('../faces', undefined)).toBe(join(root, 'beside/faces'));
  expect(meant(join(root, 'user'), join(root, 'user/game'))).toBe(join(root, 'user'));
});
