import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPackFolder } from '../../main/host/packs/read.ts';
import { contents } from '../../shared/games/index.ts';
import { loadPacks } from '../../shared/packs/load.ts';
import type { PackSource } from '../../shared/packs/source.ts';

const MODS = resolve(import.meta.dirname, '../../mods');
const folders = readdirSync(MODS).map((name) => join(MODS, name));

const load = (origin: PackSource['source']) =>
  loadPacks(
    folders.map((folder) => readPackFolder(folder, origin)),
    contents,
  );

describe('PACK-3: the packs that ship are built only from what any author has', () => {
  test('they hold data, perhaps a page to read, and nothing else', () => {
    const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }));
    const other = files.filter((file) => file.isFile() && !/^(README\.md|.*\.json)$/.test(file.name));
    expect(other.map(({ name }) => name)).toEqual([]);
  });

  test('as packs of a user they load just the same, without a problem', () => {
    const shipped = load('shipped');
    const user = load('user');
    expect(user.problems).toEqual([]);
    expect(user.cards).toEqual(shipped.cards);
    expect(Object.keys(user.cards).length).toBeGreaterThan(150);
  });
});
