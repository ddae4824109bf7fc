import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../../../scripts/commands/schemas.ts';
import { UsageError } from '../../../scripts/commands/support/args.ts';

const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  return () => write.mockRestore();
});

const put = (manifest: string): void => writeFileSync(join(folder, 'pack.json'), manifest);

test('a pack gets the schemas of its game', async () => {
  put('{ "game": "arcana" }');
  expect(await run([folder])).toBe(0);
  expect(readdirSync(join(folder, 'schemas')).sort()).toEqual([
    'arcana-cards.schema.json',
    'pack.schema.json',
    'patches.schema.json',
    'text.schema.json',
  ]);
});

test('what cannot be understood is said', async () => {
  await expect(run([])).rejects.toThrow(UsageError);
  put('{ "game": "arcna" }');
  await expect(run([folder])).rejects.toThrow('There is no game "arcna". Did you mean "arcana"?');
  put('{ "game": ');
  await expect(run([folder])).rejects.toThrow('Name the game with --game.');
  expect(await run([folder, '--game', 'ravingspire'])).toBe(0);
});
