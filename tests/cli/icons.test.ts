import { beforeEach, expect, test, vi } from 'vitest';
import { run } from '../../scripts/commands/icons.ts';

let printed = '';
beforeEach(() => {
  printed = '';
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => ((printed += String(text)), true)),
  );
  return () => spies.forEach((spy) => spy.mockRestore());
});

test('icons are found by all the words in their name, with who made them', async () => {
  expect(await run(['Head', 'dragon'])).toBe(0);
  const lines = printed.trim().split('\n');
  expect(lines.every((line) => /^\S*head\S* +\S+/.test(line) && line.includes('dragon'))).toBe(true);
  expect(lines.length).toBeGreaterThan(0);
});

test('as data, of one author', async () => {
  expect(await run(['--author', 'lorc', '--json'])).toBe(0);
  const found = JSON.parse(printed) as { icon: string; author: string }[];
  expect(found.length).toBeGreaterThan(500);
  expect(new Set(found.map(({ author }) => author))).toEqual(new Set(['lorc']));
});

test('what nobody has drawn is said', async () => {
  expect(await run(['excalibur-of-the-accountants'])).toBe(1);
  expect(printed).toContain('No icon is called that');
});
