import { expect, test } from 'vitest';
import { withSharedParts } from '../../../../renderer/workshop/host/shared-parts.ts';

const card = (name: string, rules: readonly object[]) => ({ name, rules, face: { name, kind: ['relic'] } });

test('parts that are equal are the ones that were there before', () => {
  const before = card('Bell', [{ when: 'played' }, { when: 'spent' }]);
  const came = withSharedParts(before, card('Bell of Salt', [{ when: 'played' }, { when: 'revealed' }]));
  expect(came).toEqual(card('Bell of Salt', [{ when: 'played' }, { when: 'revealed' }]));
  expect(came.face.kind).toBe(before.face.kind);
  expect(came.rules[0]).toBe(before.rules[0]);
  expect(came.rules[1]).not.toBe(before.rules[1]);
  expect(withSharedParts(before, card('Bell', [{ when: 'played' }, { when: 'spent' }]))).toBe(before);
});

test.each<[before: unknown, after: unknown]>([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ 0: 1 }, [1]],
  [null, {}],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: null }, { a: {} }],
  [{ a: 0 }, { a: -0 }],
])('%j is not taken for %j', (before, after) => {
  const wanted = structuredClone(after);
  const came = withSharedParts(before, after);
  expect(came).toEqual(wanted);
  expect(came).not.toBe(before);
});
