import { beforeEach, expect, test, vi } from 'vitest';
import { run } from '../../../scripts/commands/icons.ts';
import { belongingTo, THEME_NAMES } from '../../../shared/face/icon-search/themes.ts';
import { ICON_AUTHORS } from '../../../shared/generated/icon-authors.js';

let printed = '';
beforeEach(() => {
  printed = '';
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => ((printed += String(text)), true)),
  );
  return () => spies.forEach((spy) => spy.mockRestore());
});

const namesIn = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0]);

test('icons are found by any of the words, those with most of them first, with who made them', async () => {
  expect(await run(['Head', 'dragon'])).toBe(0);
  expect(printed).toMatch(/^\S+ +\S+$/m);
  const holds = namesIn(printed).map(
    (name) => ['head', 'dragon'].filter((word) => name.includes(word)).length,
  );
  expect(holds).toEqual(holds.toSorted((a, b) => b - a));
  expect(new Set(holds)).toEqual(new Set([2, 1]));
});

test('a theme finds what belongs to it', async () => {
  expect(await run(['thief'])).toBe(0);
  const found = namesIn(printed);
  expect(found).toEqual(expect.arrayContaining(['lockpicks', 'robber', 'cloak-dagger']));
});

test.each(THEME_NAMES)('the theme %s has icons for each of its words', (theme) => {
  const all = ICON_AUTHORS.flatMap(({ icons }) => icons).flatMap((icon) => icon.split('-'));
  expect(belongingTo(theme).filter((word) => !all.some((part) => part.startsWith(word)))).toEqual([]);
});

test('as data, of one author', async () => {
  expect(await run(['--author', 'lorc', '--json'])).toBe(0);
  const found = JSON.parse(printed) as { icon: string; author: string }[];
  expect(found.length).toBeGreaterThan(500);
  expect(new Set(found.map(({ author }) => author))).toEqual(new Set(['lorc']));
});

test('an unknown icon is reported', async () => {
  expect(await run(['excalibur-of-the-accountants'])).toBe(1);
  expect(printed).toContain('No icon is called that');
});
