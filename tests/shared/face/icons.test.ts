// The icon set in pieces, and who made it.
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ICON_NAMES } from '../../../shared/generated/icon-names.js';
import { authorOf, ICON_CREDITS } from '../../../shared/face/credits.ts';
import { ICON_SHARDS } from '../../../shared/generated/icon-shards.js';
import { IconStore, shardFile, shardOf } from '../../../shared/face/icons.ts';
import { icons } from './support.ts';

const folder = resolve(import.meta.dirname, '../../../shared/generated/icons');

test('every icon is found by its name', async () => {
  expect(ICON_NAMES.length).toBeGreaterThan(4_000);
  const paths = await icons.load(ICON_NAMES);
  expect(ICON_NAMES.filter((name) => !/^[Mm][\d.,\s-]/.test(paths[name] ?? ''))).toEqual([]);
  expect(new Set(ICON_NAMES.map(shardOf)).size).toBe(readdirSync(folder).length);
  for (const name of ICON_NAMES) expect(existsSync(resolve(folder, shardFile(shardOf(name))))).toBe(true);
});

test('a name that the set does not have is left out, whatever it is', async () => {
  const strange = ['', 'aaa', 'zzz', '__proto__', 'toString', '漢', 'broadsword '];
  const paths = await icons.load([...strange, 'broadsword']);
  for (const name of strange) expect(Object.hasOwn(paths, name)).toBe(false);
  expect(paths['broadsword']).toMatch(/^[Mm]/);
});

test('files are read once, and again after a failure', async () => {
  const read: string[] = [];
  let broken = true;
  const store = new IconStore(async (file) => {
    read.push(file);
    if (broken) throw new Error('no light');
    return { broadsword: 'M0 0Z' };
  });
  await expect(store.load(['broadsword'])).rejects.toThrow('no light');
  broken = false;
  await store.load(['broadsword', 'broadsword']);
  expect((await store.load(['broadsword']))['broadsword']).toBe('M0 0Z');
  expect(read).toEqual([shardFile(shardOf('broadsword')), shardFile(shardOf('broadsword'))]);
});

test('the least recently used files are evicted, those used again stay', async () => {
  const read: string[] = [];
  const store = new IconStore(async (file) => {
    read.push(file);
    return {};
  });
  const [first, second, ...more] = ICON_SHARDS;
  await store.load([first]);
  await store.load([second]);
  await store.load([first]);
  for (const name of more.slice(0, 31)) await store.load([name]);
  read.length = 0;
  await store.load([first]);
  expect(read).toEqual([]);
  await store.load([second]);
  expect(read).toEqual([shardFile(shardOf(second))]);
});

test('every icon has an author, who is named with the licence', () => {
  expect(ICON_NAMES.filter((name) => authorOf(name) === undefined)).toEqual([]);
  expect(authorOf('broadsword')).toMatchObject({ name: 'Lorc', licence: 'CC BY 3.0' });
  expect(authorOf('no-such-icon')).toBeUndefined();
  expect(ICON_CREDITS.find(({ id }) => id === 'carl-olsen')?.name).toBe('Carl Olsen');
  expect(ICON_CREDITS.find(({ id }) => id === 'zeromancer')?.licence).toBe('CC0 1.0');
  const counts = ICON_CREDITS.map(({ icons: own }) => own.length);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});
