import { expect, test } from 'vitest';
import { KINDS, kindBit, kindOf, MODS } from '../../../../../shared/games/ravingspire/rules/card.ts';

test.each([
  ['what rules can change', Object.values(MODS).map(({ bit }) => bit)],
  ['kinds of cards', KINDS.map(kindBit)],
])('%s: each has one bit, and no two have the same', (_name, bits) => {
  expect(bits.filter((bit) => Math.log2(bit) % 1 !== 0)).toEqual([]);
  expect(new Set(bits).size).toBe(bits.length);
});

test('the kind of a bit is the one that has it', () => {
  expect(KINDS.map((kind) => kindOf(kindBit(kind)))).toEqual(KINDS);
  expect(kindOf(0)).toBeUndefined();
});
