// What the cards of a pack say, and who made what it shows.
import { expect, test } from 'vitest';
import { cli } from './run.ts';

const SIXTY = 'tests/fixtures/packs/sixty';

test('each card of a pack with its text', async () => {
  const { code, stdout } = await cli(['text', 'sixty', '--mods', SIXTY]);
  expect(code).toBe(0);
  expect(stdout).toContain('Iron Skin: When played, prevent the next 4 sanity you would lose.\n');
  expect(stdout).toMatch(/^Heavy Box$/m);
});

test('in German, with names as they are there', async () => {
  const { stdout } = await cli(['text', 'goblin-queen', '--lang', 'de', '--json']);
  const rows = JSON.parse(stdout) as { id: string; name: string; text: string }[];
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ text }) => / the | you /.test(text))).toEqual([]);
  expect(rows.some(({ text }) => text.startsWith('Beim Ausspielen: '))).toBe(true);
});

test('cards of the other game', async () => {
  const { stdout } = await cli(['text', 'arcana']);
  expect(stdout.split('\n').filter((line) => line.includes(': ')).length).toBeGreaterThan(5);
});

test('an unknown pack is reported', async () => {
  const { code, stderr } = await cli(['text', 'sixti', '--mods', SIXTY]);
  expect(code).toBe(2);
  expect(stderr).toContain('sixty');
});

test('who made what a pack shows', async () => {
  const { code, stdout } = await cli(['credits', 'mods/goblin-queen', '--json']);
  expect(code).toBe(0);
  const credits = JSON.parse(stdout) as { author: string; licence: string | null; parts: unknown[] }[];
  expect(credits.length).toBeGreaterThan(1);
  expect(credits.every(({ author, licence }) => author !== '' && licence !== null)).toBe(true);
  const { stdout: plain } = await cli(['credits', 'mods/goblin-queen']);
  expect(plain.trim().split('\n')).toHaveLength(credits.length);
  expect(plain).toContain(`${credits[0].author}, ${credits[0].licence}: `);
});

test('a folder that is no pack', async () => {
  const { code, stdout } = await cli(['credits', 'docs']);
  expect(code).toBe(1);
  expect(stdout).toContain('cli validate says why');
});
