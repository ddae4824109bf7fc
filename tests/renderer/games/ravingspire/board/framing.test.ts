import { expect, test } from 'vitest';
import { liveriesOf } from '../../../../../renderer/games/ravingspire/board/liveries.ts';
import { boardState } from '../../../../../renderer/games/ravingspire/board/state.ts';
import { positions } from './positions.ts';

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
