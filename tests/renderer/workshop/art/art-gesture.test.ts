import { expect, test } from 'vitest';
import { gestureFrom } from '../../../../renderer/workshop/art/art-gesture.ts';

const [A, B, C] = ['axe', 'bell', 'coins'].map((icon) => ({ icon, x: 300 }));
const at = '/art';

test('nothing new is no gesture', () => {
  expect(gestureFrom(at, { layers: [A] }, { layers: [A] })).toBeNull();
});

test('a first picture is written whole, and one that is given up is taken away', () => {
  expect(gestureFrom(at, undefined, { layers: [A] })).toEqual({
    do: 'write',
    at,
    value: { layers: [A] },
    run: null,
  });
  expect(gestureFrom(at, { layers: [A] }, undefined)).toEqual({ do: 'clear', at });
});

test('one number is written where it is', () => {
  const after = { layers: [A, { ...B, x: 310 }] };
  expect(gestureFrom(at, { layers: [A, B] }, after, 'r')).toEqual({
    do: 'write',
    at: '/art/layers/1/x',
    value: 310,
    run: 'r',
  });
});

test('two numbers of a figure are written with it', () => {
  const moved = { ...B, x: 310, y: 1 };
  expect(gestureFrom(at, { layers: [A, B] }, { layers: [A, moved] })).toMatchObject({
    at: '/art/layers/1',
    value: moved,
  });
});

test('a figure comes, goes, and is moved as one of its list', () => {
  expect(gestureFrom(at, { layers: [A] }, { layers: [A, B] })).toEqual({
    do: 'write',
    at: '/art/layers/1',
    value: B,
    run: null,
  });
  expect(gestureFrom(at, { layers: [A, B, C] }, { layers: [A, C] })).toEqual({
    do: 'clear',
    at: '/art/layers/1',
  });
  expect(gestureFrom(at, { layers: [A, B, C] }, { layers: [C, A, B] })).toEqual({
    do: 'reorder',
    at: '/art/layers/2',
    to: 0,
  });
  expect(gestureFrom(at, { layers: [A, B, C] }, { layers: [B, C, A] })).toEqual({
    do: 'reorder',
    at: '/art/layers/0',
    to: 2,
  });
});

test('what has changed in several ways is written whole', () => {
  const after = { ground: 'moon', layers: [B] };
  expect(gestureFrom(at, { ground: 'rose', layers: [A] }, after)).toMatchObject({ at, value: after });
  expect(gestureFrom(at, { layers: [A, B] }, { layers: [B, C, A] })).toMatchObject({
    at: '/art/layers',
    value: [B, C, A],
  });
});
