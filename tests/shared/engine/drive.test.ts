import { describe, expect, test } from 'vitest';
import { playGame, type Player } from '../../../shared/engine/drive.ts';
import type { Told } from '../../../shared/engine/game.ts';
import { stableHash } from '../../../shared/engine/hash.ts';
import { hashText } from '../../../shared/engine/random.ts';
import {
  accepted,
  makeToy,
  TOY_DEFINITIONS,
  toySetup,
  toyTable,
  type ToyAction,
  type ToyEvent,
  type ToyMatch,
  type ToyState,
} from '../../support/toys.ts';

const game = makeToy({ physics: () => [2] });

/** Plays the same way under every driver: what it does depends on the seed and on how often it has been asked. */
function playerOf(seed: string): Player<ToyMatch, ToyState, ToyAction> {
  let asked = 0;
  const pick = <T>(list: readonly T[]): T => list[(hashText(`${seed} ${asked++}`, 5) >>> 0) % list.length];
  return {
    act(match, state, seat) {
      if (state.turn > 25 && !state.voting) return { do: 'win' };
      return pick(game.options(match, state, seat));
    },
    answer: (question) => pick(question.options),
  };
}

/** Plays through the table, question by question. */
function playInteractively(seed: string, seats: number) {
  const table = toyTable({ physics: () => [2] }, toySetup(seats, seed));
  const player = playerOf(seed);
  const events: Told<ToyEvent>[] = [...table.opening];
  while (!table.state.outcome) {
    const [{ seat }] = table.decisions();
    const { question } = table;
    const told = question
      ? table.answer(seat, player.answer(question, table.match, table.state))
      : table.act(seat, player.act(table.match, table.state, seat));
    events.push(...accepted(told));
  }
  return { state: table.state, events };
}

describe('the three drivers', () => {
  test.each(['one', 'two', 'three', 'four', 'five'])(
    'lead to the same end with the same events (seed %s)',
    (seed) => {
      for (const seats of [1, 2, 4]) {
        const match = game.match(toySetup(seats, seed), TOY_DEFINITIONS);
        const events: Told<ToyEvent>[] = [];
        const player = playerOf(seed);
        const { state, decisions } = playGame(game, match, {
          player: () => player,
          sink: (event) => events.push(event),
        });
        const interactive = playInteractively(seed, seats);
        expect(stableHash(state)).toBe(stableHash(interactive.state));
        expect(events).toEqual(interactive.events);
        expect(decisions).toBeGreaterThan(25);
      }
    },
  );

  test('playGame stops after as many actions as it is told to', () => {
    const match = game.match(toySetup(2), TOY_DEFINITIONS);
    const { state } = playGame(game, match, { player: () => playerOf(''), maxActions: 5 });
    expect(state.outcome).toBeNull();
  });
});
