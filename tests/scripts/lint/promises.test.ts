// Plants promises that nothing waits for into each project of the compiler, and lints them as the gate does.
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const LINT = 'types.oxlintrc.json';
const CONFIGS = [LINT, ...['', '.node', '.renderer', '.shared'].map((name) => `tsconfig${name}.json`)];

const folder = mkdtempSync(join(tmpdir(), 'promises-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function plant(file: string, code: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), code);
}

const OF_NODE = `import { readFile } from 'node:fs/promises';
export const f = (): void => void 0;
readFile('a');
if (readFile('b')) f();
`;
/** What Vite adds to the language is known in the page's project alone. */
const OF_PAGE = `export const pages = import.meta.glob('a');
pages['a']();
document.body.requestFullscreen();
`;
const GOOD = `import { readFile } from 'node:fs/promises';
export const f = async (): Promise<string> => (await readFile('a')).toString();
f().catch(() => undefined);
void f();
[1].forEach(async () => void (await f()));
`;

test('a promise that is lost or taken for its value is found in every project, and only that', async () => {
  for (const file of CONFIGS) copyFileSync(join(ROOT, file), join(folder, file));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const file of ['main/host/a.ts', 'scripts/a.ts', 'tests/a/a.test.ts', 'a.config.ts'])
    plant(file, OF_NODE);
  for (const file of ['renderer/ui/a.ts', 'tests/a/page/a.ts']) plant(file, OF_PAGE);
  plant('shared/engine/a.ts', GOOD);

  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = await promisify(execFile)(process.execPath, [oxlint, '-c', LINT, '--format=json'], {
    cwd: folder,
  }).catch((failed: { stdout: string }) => failed);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const found = diagnostics.map(({ code, filename }) => `${filename}: ${/no-[\w-]+/.exec(code)?.[0]}`);
  const [floating, misused] = ['no-floating-promises', 'no-misused-promises'];
  expect(found.sort()).toEqual(
    [
      ...['a.config.ts', 'main/host/a.ts', 'scripts/a.ts', 'tests/a/a.test.ts'].flatMap((file) => [
        `${file}: ${floating}`,
        `${file}: ${misused}`,
      ]),
      ...['renderer/ui/a.ts', 'tests/a/page/a.ts'].flatMap((file) => [
        `${file}: ${floating}`,
        `${file}: ${floating}`,
      ]),
    ].sort(),
  );
});
