import { expect, test } from 'vitest';
import { diskIcons } from '../../../scripts/export/icons.ts';
import { ICON_NAMES } from '../../../shared/generated/icon-names.js';
import { faultInPath, isPathData } from '../../../shared/packs/path-data.ts';

test('an outline as any drawing program writes it is taken', () => {
  for (const path of [
    'M0 0H9V9Z',
    'm.5-.5l1e2,3 4 5z',
    'M256 32 480 448H32Z',
    '  M 1,2 C 3 4,5 6,7 8 9 10 11 12 13 14 ',
    'M0 0a25 25 0 0150 50A1 1 0 1 1 2 2',
    'M0 0Q1 2 3 4T5 6S1 2 3 4',
  ])
    expect([path, faultInPath(path)]).toEqual([path, null]);
});

test('what is not in order is found where it stops', () => {
  for (const [path, at] of [
    ['', 0],
    ['L0 0', 0],
    ['M0', 2],
    ['M0 0 5', 6],
    ['M0 0X', 4],
    ['M0 0L1,,2', 6],
    ['M0 0A1 1 0 2 1 3 3', 10],
    ['M0 0L1e9 0', 8],
    ['M0 0"/><script>', 4],
    ['M0 0L', 5],
    ['M0 0Z5', 5],
  ] as const)
    expect([path, faultInPath(path)]).toEqual([path, at]);
  expect(isPathData(`M0 0${'H1'.repeat(40_000)}`)).toBe(false);
});

test('every icon is an outline', async () => {
  const paths = await diskIcons().load(ICON_NAMES);
  expect(ICON_NAMES.filter((name) => !isPathData(paths[name]))).toEqual([]);
});
