// Who made what a pack shows, and how finely its pictures are printed.
import { expect, test } from 'vitest';
import type { Json } from '../../../shared/engine/json.ts';
import { authorOf } from '../../../shared/face/credits.ts';
import { creditsOf } from '../../../shared/face/pack-credits.ts';
import { FINE_DOTS, printedDots } from '../../../shared/face/print.ts';
import type { Manifest } from '../../../shared/packs/schema.ts';

const image = `${'0'.repeat(64)}.png`;
const manifest: Manifest = {
  id: 'gloom',
  game: 'ravingspire',
  version: '1.0.0',
  format: 2,
  title: 'Gloom',
  authors: ['Ann', 'Ben'],
  licence: 'MIT',
  symbol: { path: 'M0 0H9V9Z', by: { author: 'Cora' } },
  pictures: { [image]: { author: 'Dora', licence: 'CC0-1.0', title: 'Stairs', source: 'a book' } },
};
const lamp = {
  id: 'lamp',
  name: 'Lamp',
  art: { layers: [{ icon: 'broadsword' }, { icon: 'no-such-icon' }, { path: 'M0 0H9V9Z' }, { image }] },
};
const coin = { id: 'coin', name: 'Coin', art: { layers: [{ icon: 'broadsword' }] } };
const patch = { card: 'base:grip', set: { art: { layers: [{ icon: 'lantern-flame' }] } } };

test('authors and licences are collected of icons, outlines and pictures', () => {
  const files = new Map<string, Json>([
    ['cards/a.json', { cards: [lamp, coin, 'no card'] }],
    ['patches/a.json', { patches: [patch, {}] }],
  ]);
  const [sword, lantern] = ['broadsword', 'lantern-flame'].map((name) => authorOf(name)!);
  const credits = creditsOf({ manifest, files });
  const of = (author: string) => credits.filter((credit) => credit.author === author);
  expect(of(sword.name)[0]).toMatchObject({ licence: sword.licence });
  expect(of(sword.name)[0].parts).toContainEqual({ of: 'icon', title: 'broadsword', source: null });
  expect(of(lantern.name)[0].parts).toContainEqual({ of: 'icon', title: 'lantern-flame', source: null });
  expect(of('Ann, Ben')).toEqual([
    { author: 'Ann, Ben', licence: 'MIT', parts: [{ of: 'outline', title: 'Lamp', source: null }] },
  ]);
  expect(of('Cora')).toEqual([
    { author: 'Cora', licence: null, parts: [{ of: 'outline', title: 'Gloom', source: null }] },
  ]);
  expect(of('Dora')).toEqual([
    { author: 'Dora', licence: 'CC0-1.0', parts: [{ of: 'picture', title: 'Stairs', source: 'a book' }] },
  ]);
});

test('a picture as wide as a card needs 692 pixels for fine print', () => {
  // The picture is 58.6 mm wide.
  expect(printedDots({ scale: 2 }, 692)).toBe(FINE_DOTS);
  expect(printedDots({ scale: 2 }, 346)).toBe(FINE_DOTS / 2);
  expect(printedDots({ scale: 1 }, 346)).toBe(FINE_DOTS);
  expect(printedDots({ crop: [0.5, 0, 0.5, 1] }, 692)).toBe(FINE_DOTS);
});
