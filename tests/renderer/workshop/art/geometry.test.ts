import { expect, test } from 'vitest';
import {
  amongFigures,
  boxOf,
  figureOnScreen,
  inPicture,
  isIn,
  isOutside,
  moved,
  onScreen,
  resized,
  sized,
  turnedBy,
  turnedTo,
} from '../../../../renderer/workshop/art/geometry.ts';

/** A low picture: its figures are drawn half as large. */
const VIEW = { place: { x: 22, y: 100, scale: 0.9, shrink: 0.5 }, pixels: 0.5 };

test('the middle of a picture is where it was, however small its figures are', () => {
  const middle = { x: 300, y: 206 };
  expect(figureOnScreen(VIEW, middle)).toEqual(onScreen(VIEW, middle));
});

test('points lead to the screen and back', () => {
  for (const point of [
    { x: 0, y: 0 },
    { x: 600, y: 400 },
    { x: -120, y: 333 },
  ]) {
    const [figure, place] = [
      amongFigures(VIEW, figureOnScreen(VIEW, point)),
      inPicture(VIEW, onScreen(VIEW, point)),
    ];
    expect(figure.x).toBeCloseTo(point.x);
    expect(figure.y).toBeCloseTo(point.y);
    expect(place.x).toBeCloseTo(point.x);
    expect(place.y).toBeCloseTo(point.y);
  }
});

test('a box is as wide as its figure is drawn', () => {
  expect(boxOf(VIEW, { scale: 2, rotate: 12 })).toMatchObject({ width: 2 * 300 * 0.5 * 0.9 * 0.5, turn: 12 });
});

test('a turned box has other corners', () => {
  const box = { x: 100, y: 100, width: 100, height: 20, turn: 0 };
  expect(isIn(box, { x: 140, y: 100 })).toBe(true);
  expect(isIn({ ...box, turn: 90 }, { x: 140, y: 100 })).toBe(false);
  expect(isIn({ ...box, turn: 90 }, { x: 100, y: 140 })).toBe(true);
});

test('a figure is outside where nothing of it can be seen', () => {
  expect(isOutside({})).toBe(false);
  expect(isOutside({ x: -150 })).toBe(false);
  expect(isOutside({ x: -150, scale: 0.5 })).toBe(true);
  expect(isOutside({ y: 700, scale: 1 })).toBe(true);
  expect(isOutside({ y: 700, scale: 1 }, 3)).toBe(false);
});

test('what is moved comes to whole units, straight if asked for, and not too far away', () => {
  expect(moved({ x: 300, y: 206 }, { x: 10.4, y: -3.6 })).toEqual({ x: 310, y: 202 });
  expect(moved({ x: 300, y: 206 }, { x: 10, y: -3 }, true)).toEqual({ x: 310, y: 206 });
  expect(moved({ x: 300, y: 206 }, { x: 3, y: -30 }, true)).toEqual({ x: 300, y: 176 });
  expect(moved({ x: 300, y: 206 }, { x: 5000, y: -5000 })).toEqual({ x: 900, y: -300 });
});

test('a corner sizes by how far it is from the middle, within bounds', () => {
  const middle = { x: 0, y: 0 };
  expect(sized(1, middle, { x: 10, y: 0 }, { x: 0, y: 15 })).toBe(1.5);
  expect(sized(1, middle, { x: 10, y: 0 }, { x: 100, y: 0 })).toBe(4);
  expect(sized(0.5, middle, middle, { x: 5, y: 5 })).toBe(0.5);
  expect(resized(0.06, -0.1)).toBe(0.05);
});

test('the handle turns to where it is taken, by even steps if asked for', () => {
  const middle = { x: 0, y: 0 };
  expect(turnedTo(middle, { x: 0, y: -10 })).toBe(0);
  expect(turnedTo(middle, { x: 10, y: 0 })).toBe(90);
  expect(turnedTo(middle, { x: -10, y: -10 })).toBe(-45);
  expect(turnedTo(middle, { x: 3, y: -10 }, true)).toBe(15);
});

test('a turn beyond half a round counts from the other side', () => {
  expect(turnedBy(170, 15)).toBe(-175);
  expect(turnedBy(-170, -15)).toBe(175);
});
