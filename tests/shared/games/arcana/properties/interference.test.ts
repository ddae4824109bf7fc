import { describe, expect, test } from 'vitest';
import { arcana } from '../../../../../shared/games/arcana/index.ts';
import { Broken } from '../../../../support/checked-game.ts';
import { Counts } from '../../../../support/counts.ts';
import { checkInterference } from './sampled.ts';

/** Few every day; the soak takes hundreds (part `rules`). */
const POSITIONS = 40;
const CHUNK = 20;

const check = (game: Partial<typeof arcana>, from: number, to: number): Counts => {
  const counts = new Counts();
  for (let number = from; number < to; number++) checkInterference(number, counts, game);
  return counts;
};

describe('no viewer can tell how the hidden cards lie', () => {
  for (let from = 0; from < POSITIONS; from += CHUNK) {
    test(`positions ${from} to ${from + CHUNK - 1}, every viewer`, () => {
      expect(Object.keys(check({}, from, from + CHUNK).table.decision).length).toBeGreaterThan(1);
    });
  }
});

describe('the check itself notices', () => {
  const leak = (game: Partial<typeof arcana>) => () => check(game, 0, 12);

  test('a view with the first treasure', () => {
    const view: typeof arcana.view = (match, state, viewer) => [
      arcana.view(match, state, viewer),
      state.treasures.at(0) ?? null,
    ];
    expect(leak({ view })).toThrow(Broken);
  });

  test('a view with the next foe', () => {
    const view: typeof arcana.view = (match, state, viewer) => [
      arcana.view(match, state, viewer),
      state.upcoming.at(0) ?? null,
    ];
    expect(leak({ view })).toThrow(/shows what is hidden/);
  });

  test('a refusal that depends on the deck', () => {
    const refusing: typeof arcana.check = (match, state, seat, action) =>
      arcana.check(match, state, seat, action) && {
        code: 'no-ward',
        data: { next: state.deck.at(-1) ?? null },
        rule: '',
      };
    expect(leak({ check: refusing })).toThrow(Broken);
  });
});
