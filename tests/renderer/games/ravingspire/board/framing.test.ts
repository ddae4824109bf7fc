import { expect, test } from 'vitest';
import { liveriesOf } from '../../../../../renderer/games/ravingspire/board/liveries.ts';
import { roundIn } from '../../../../../renderer/games/ravingspire/board/round.ts';
import { boardState } from '../../../../../renderer/games/ravingspire/board/state.ts';
import { positions } from './positions.ts';

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

test('heroes of one class wear different cloth, and every seat has a badge of its own', () => {
  let six = 0;
  for (const { look } of positions('six-heroes', false)) {
    const state = boardState(look);
    const liveries = [...liveriesOf(state).values()];
    if (state.heroes.length === 6) six++;
    expect(new Set(liveries.map(({ badge }) => badge)).size).toBe(liveries.length);
    for (const kind of ['reaver', 'rogue', 'runelord']) {
      const seats = state.heroes.filter((hero) => hero.class === kind).map(({ seat }) => seat);
      const cloths = seats.map((seat) => liveriesOf(state).get(seat)!.cloth);
      expect(new Set(cloths).size).toBe(cloths.length);
    }
  }
  expect(six).toBeGreaterThan(0);
});
