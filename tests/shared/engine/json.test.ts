import { describe, expect, test } from 'vitest';
import { stableHash } from '../../../shared/engine/hash.ts';
import { clone, same, type Json } from '../../../shared/engine/json.ts';
import { toyTable } from '../../support/toys.ts';

const samples: Json[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  2 ** 31,
  2 ** 32,
  2 ** 32 + 1,
  -(2 ** 40),
  '',
  '0',
  'null',
  [],
  [0],
  [0, 0],
  [[0], 0],
  [0, [0]],
  [null],
  [[]],
  {},
  { a: 1 },
  { a: 2 },
  { b: 1 },
  { a: 1, b: 1 },
  { a: [1], b: 1 },
  { a: [], b: [1, 1] },
  ['a', 'b'],
  ['ab', ''],
  ['', 'ab'],
];

describe('stableHash', () => {
  test('is 16 hexadecimal digits, and the same every time', () => {
    for (const sample of samples) {
      expect(stableHash(sample)).toMatch(/^[0-9a-f]{16}$/);
      expect(stableHash(clone(sample))).toBe(stableHash(sample));
    }
  });

  test('never changes: recorded games hold hashes', () => {
    expect(
      stableHash({ a: [1, -2, 2 ** 40], b: 'ß€', c: null, d: [true, false], e: {} }),
    ).toMatchInlineSnapshot(`"b4013b68a507e6c3"`);
  });

  test('tells different data apart', () => {
    expect(new Set(samples.map(stableHash)).size).toBe(samples.length);
  });

  test('sees the place of every number in a list', () => {
    const list = Array.from({ length: 420 }, (_, i) => i);
    const hashes = new Set([stableHash(list)]);
    for (let i = 1; i < list.length; i++) {
      const swapped = [...list];
      [swapped[i - 1], swapped[i]] = [swapped[i], swapped[i - 1]];
      hashes.add(stableHash(swapped));
    }
    expect(hashes.size).toBe(list.length);
  });

  test('does not collide over 200,000 small states', () => {
    const hashes = new Set<string>();
    for (let i = 0; i < 200_000; i++) hashes.add(stableHash({ rng: [i % 7, Math.floor(i / 7)], turn: 3 }));
    expect(hashes.size).toBe(200_000);
  });

  test('takes keys in their own order, which is part of the shape of a state', () => {
    expect(stableHash({ a: 1, b: 2 })).not.toBe(stableHash({ b: 2, a: 1 }));
  });

  test('survives a trip through JSON', () => {
    const { state } = toyTable();
    expect(stableHash(JSON.parse(JSON.stringify(state)))).toBe(stableHash(state));
  });

  test.each([0.5, NaN, Infinity, -Infinity, 2 ** 53, 1e300])('rejects the number %d', (number) => {
    expect(() => stableHash({ deep: [{ number }] })).toThrow(TypeError);
  });

  test.each([undefined, () => 1, Symbol('s'), 1n])('rejects what is no plain data', (value) => {
    expect(() => stableHash([value])).toThrow(TypeError);
  });

  test('takes -0 for 0, as JSON and `same` do', () => {
    expect(stableHash([-0])).toBe(stableHash([0]));
    expect(same([-0], [0])).toBe(true);
  });
});

describe('clone', () => {
  test.each(samples.map((sample) => [JSON.stringify(sample), sample]))('copies %s', (_, sample) => {
    expect(clone(sample)).toEqual(sample);
    expect(same(clone(sample), sample)).toBe(true);
  });

  test('shares nothing that can be changed', () => {
    const original = {
      list: [1, 2],
      rows: [[1], [2]],
      objects: [{ a: [1] }],
      deep: { deeper: { deepest: [0] } },
    };
    const copy = clone(original);
    copy.list.push(3);
    copy.rows[1].push(9);
    copy.objects[0].a[0] = 9;
    copy.deep.deeper.deepest.push(9);
    expect(original).toEqual({
      list: [1, 2],
      rows: [[1], [2]],
      objects: [{ a: [1] }],
      deep: { deeper: { deepest: [0] } },
    });
  });

  test('shares nothing in lists of mixed content either', () => {
    const original: Json = [1, { card: [2] }, 'no', [3]];
    const copy = clone(original) as unknown as [number, { card: number[] }, string, number[]];
    copy[1].card.push(9);
    copy[3].push(9);
    expect(original).toEqual([1, { card: [2] }, 'no', [3]]);
  });

  test('keeps the order of keys', () => {
    expect(Object.keys(clone({ z: 1, a: [1], m: { y: 1, b: 2 } }))).toEqual(['z', 'a', 'm']);
  });

  test('takes any key that JSON can have for a key', () => {
    const text = '{"a":1,"__proto__":{"b":[2]},"constructor":3}';
    const copy = clone(JSON.parse(text) as object);
    expect(JSON.stringify(copy)).toBe(text);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });
});

describe('same', () => {
  test('says yes for equal data only', () => {
    for (const [i, a] of samples.entries()) {
      for (const [j, b] of samples.entries()) expect(same(a, b)).toBe(i === j);
    }
  });

  test('ignores the order of keys', () => {
    expect(same({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
  });

  test('does not take inherited properties for keys', () => {
    expect(same({ toString: 1 }, { valueOf: 1 })).toBe(false);
    expect(same({}, [])).toBe(false);
    expect(same([], {})).toBe(false);
  });
});
