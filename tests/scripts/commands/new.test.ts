// A new pack from the command line, empty or from a finished one.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cli } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'new-pack-'));
afterAll(() => rmSync(folder, { recursive: true }));
const manifestIn = (pack: string): { readonly [field: string]: unknown } =>
  JSON.parse(readFileSync(join(pack, 'pack.json'), 'utf8')) as { readonly [field: string]: unknown };

test('an empty pack is in order, with schemas beside it', async () => {
  const pack = join(folder, 'gloom-two');
  const { code, stdout } = await cli(['new', pack, '--title', 'Gloom, Two', '--author', 'Ada']);
  expect(code).toBe(0);
  expect(stdout).toContain('pack.json');
  expect(manifestIn(pack)).toMatchObject({
    id: 'gloom-two',
    title: 'Gloom, Two',
    authors: ['Ada'],
    format: 2,
  });
  expect(existsSync(join(pack, 'schemas/ravingspire-cards.schema.json'))).toBe(true);
  expect((await cli(['validate', pack])).code).toBe(0);
});

test('a pack from a finished one has its cards, which name each other in it', async () => {
  const pack = join(folder, 'my-goblins');
  expect((await cli(['new', pack, '--from', 'mods/goblin-queen'])).code).toBe(0);
  expect(manifestIn(pack)).toMatchObject({
    id: 'my-goblins',
    game: 'ravingspire',
    requires: { base: '^1.0.0' },
  });
  const { code, stdout } = await cli(['validate', pack]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/packs that load: my-goblins; cards: \d\d/);
});

test('nothing is put into a folder that is there, nor under a name that is none', async () => {
  const taken = join(folder, 'gloom-two');
  const { code, stdout } = await cli(['new', taken]);
  expect([code, stdout]).toEqual([1, expect.stringMatching(/^[A-Z][^{}]*gloom-two.*\.$/m)]);
  const bad = await cli(['new', join(folder, 'No Pack')]);
  expect(bad.code).toBe(1);
  expect(existsSync(join(folder, 'No Pack'))).toBe(false);
});

test('an example that is no pack is reported', async () => {
  const { code, stderr } = await cli(['new', join(folder, 'third'), '--from', 'docs']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('no pack that can be read')]);
});
