import { describe, expect, test } from 'vitest';
import { ravingspire } from '../../../../../shared/games/ravingspire/index.ts';
import { Counts } from '../../../../support/counts.ts';
import { Broken } from '../../../../support/checked-game.ts';
import { checkInterference } from '../../../../support/sampled.ts';
import { presenterOf } from '../../../../support/present.ts';

/** Few every day; the soak takes hundreds (part `rules`). */
const POSITIONS = 40;
const CHUNK = 20;

describe('no viewer can tell how the hidden cards lie', () => {
  for (let from = 0; from < POSITIONS; from += CHUNK) {
    test(`positions ${from} to ${from + CHUNK - 1}, every viewer`, () => {
      const counts = new Counts();
      for (let number = from; number < from + CHUNK; number++) checkInterference(number, counts);
      expect(Object.keys(counts.table.decision).length).toBeGreaterThan(2);
    });
  }
});

test('a step that has turned up who may flank goes on as others see it (FLANK-4)', () => {
  expect(() => checkInterference(221, new Counts())).not.toThrow();
});

describe('the check itself notices', () => {
  const check =
    (game: Partial<typeof ravingspire>, presenter = presenterOf) =>
    () => {
      for (let number = 0; number < 60; number++)
        checkInterference(number, new Counts(), { game: { ...ravingspire, ...game }, presenter });
    };

  test('a view with the top card of a deck', () => {
    const leak = check({
      view: (match, state, viewer) => [
        ravingspire.view(match, state, viewer),
        state.decks.encounter.at(-1) ?? null,
      ],
    });
    expect(leak).toThrow(Broken);
    expect(leak).toThrow(/the view .*shows what is hidden/);
  });

  test('a tableau that shows all hands to every viewer', () => {
    const leak = check({}, (match) => {
      const real = presenterOf(match);
      const allSeats = match.heroes.map((_, seat) => seat);
      return { ...real, tableau: (state) => real.tableau(state, allSeats) };
    });
    expect(leak).toThrow(Broken);
    expect(leak).toThrow(/wording.* shows what is hidden/);
  });

  test('a prompt of another seat', () => {
    const leak = check({}, (match) => {
      const real = presenterOf(match);
      return { ...real, prompt: (state) => real.prompt(state, state.active, null) };
    });
    expect(leak).toThrow(/wording.* shows what is hidden/);
  });

  test('a refusal that depends on a deck', () => {
    const leak = check({
      check: (match, state, seat, action) =>
        ravingspire.check(match, state, seat, action) && {
          code: 'wrong-phase',
          data: { next: state.decks.loot.at(-1) ?? null },
          rule: '',
        },
    });
    expect(leak).toThrow(Broken);
  });

  test('an event that tells what lies on top', () => {
    const leak = check({
      apply: (g, seat, action) => {
        g.emit({ kind: 'cardReturned', card: g.state.decks.tower[0] + 1000, seat, rule: '' });
        ravingspire.apply(g, seat, action);
      },
    });
    expect(leak).toThrow(/the events of .* shows what is hidden/);
  });
});
