import { expect, test } from 'vitest';
import { roundIn } from '../../../renderer/board-overlay/round.ts';

const box = { left: 100, top: 50, width: 400, height: 300 };

test('something round has all of a box that nothing lies in', () => {
  expect(roundIn(box, [])).toEqual({ left: 150, top: 50, width: 300, height: 300 });
});

test('cards in the upper corners move it down and make it smaller, just so that it touches them', () => {
  const cards = [
    { left: 60, top: 20, width: 140, height: 120 },
    { left: 400, top: 20, width: 140, height: 120 },
  ];
  const round = roundIn(box, cards);
  expect(round.width).toBe(round.height);
  const [x, y, radius] = [round.left + round.width / 2, round.top + round.height / 2, round.width / 2];
  expect(x).toBe(300);
  expect(y + radius).toBeLessThanOrEqual(350);
  const far = Math.hypot(200 - x, 140 - y);
  expect(far).toBeGreaterThanOrEqual(radius);
  expect(far - radius).toBeLessThan(2);
});
