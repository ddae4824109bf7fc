import { expect, it } from 'vitest';
import { contentHash, freeze, thaw } from '../../../shared/packs/freeze.ts';
import { card, cardFile, load, pack } from './toy.ts';

it('a hash does not depend on the order of keys', () => {
  expect(contentHash({ a: 1, b: { c: [1, 2], d: null } })).toBe(
    contentHash({ b: { d: null, c: [1, 2] }, a: 1 }),
  );
  expect(contentHash({ a: 1 })).toMatch(/^[0-9a-f]{16}$/);
});

it('different content has different hashes', () => {
  const all = [
    {},
    [],
    null,
    0,
    1,
    0.5,
    '1',
    'a',
    { a: 1 },
    { a: '1' },
    { a: [1] },
    [[]],
    { number: '1' },
    { a: {} },
    true,
  ];
  const hashes = all.map((value) => contentHash(value));
  expect(new Set(hashes).size).toBe(all.length);
});

it('frozen cards outlive their packs', () => {
  const { cards } = load([pack('base', { 'cards/a.json': cardFile(card('x', { power: 3 }), card('y')) })]);
  const frozen = freeze(cards, ['base:x']);
  const before = JSON.stringify(frozen);
  (cards['base:x'].definition as unknown as { power: number }).power = 9;
  expect(JSON.stringify(frozen)).toBe(before);
  expect(thaw(frozen)).toEqual({ 'base:x': { id: 'x', kind: 'weapon', name: 'x', power: 3 } });
  expect(() => freeze(cards, ['base:z'])).toThrow(RangeError);
  expect(() => thaw({ cards: frozen.cards, definitions: {} })).toThrow(RangeError);
});
