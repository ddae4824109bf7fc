import { expect, test } from 'vitest';
import { dragged, fitted, middleOf } from '../../../../../renderer/workshop/art/own/cutting.ts';
import { makerFrom } from '../../../../../renderer/workshop/art/own/maker.ts';
import { outlineIn } from '../../../../../renderer/workshop/art/own/outline.ts';

const PICTURE = { width: 600, height: 400 };
const CUT = { x: 100, y: 100, width: 200, height: 100 };

test('a part stays in the picture', () => {
  expect(dragged(CUT, 'all', { x: -500, y: 50 }, PICTURE)).toEqual({ ...CUT, x: 0, y: 150 });
  expect(fitted({ x: 590, y: -5, width: 5000, height: 1 }, PICTURE)).toEqual({
    x: 0,
    y: 0,
    width: 600,
    height: 16,
  });
});

test('a corner moves, and the one across stays', () => {
  expect(dragged(CUT, 'se', { x: 20, y: 30 }, PICTURE)).toEqual({ ...CUT, width: 220, height: 130 });
  expect(dragged(CUT, 'nw', { x: 20, y: 30 }, PICTURE)).toEqual({ x: 120, y: 130, width: 180, height: 70 });
  expect(dragged(CUT, 'ne', { x: 9999, y: -9999 }, PICTURE)).toEqual({
    x: 100,
    y: 0,
    width: 500,
    height: 200,
  });
});

test('a shape is kept', () => {
  expect(dragged(CUT, 'se', { x: 100, y: 0 }, PICTURE, 2)).toEqual({ ...CUT, width: 300, height: 150 });
  expect(dragged(CUT, 'nw', { x: -100, y: 0 }, PICTURE, 1)).toEqual({
    x: 100,
    y: 0,
    width: 200,
    height: 200,
  });
});

test('the largest part of a shape is in the middle', () => {
  expect(middleOf(PICTURE, 1)).toEqual({ x: 100, y: 0, width: 400, height: 400 });
  expect(middleOf(PICTURE, null)).toEqual({ x: 0, y: 0, ...PICTURE });
});

test('outlines are taken out of a document', () => {
  expect(outlineIn(' M0 0h9z ')).toBe('M0 0h9z');
  expect(outlineIn(`<svg><path fill="red" d="M0 0h9z"/><g><path d='M9 9h1z' id="d"/></g></svg>`)).toBe(
    'M0 0h9z M9 9h1z',
  );
});

test('what is empty is not said of a maker', () => {
  expect(makerFrom(' Ada ', '', ' ')).toEqual({ author: 'Ada' });
  expect(makerFrom('Ada', 'CC0', 'Fog')).toEqual({ author: 'Ada', licence: 'CC0', title: 'Fog' });
});
