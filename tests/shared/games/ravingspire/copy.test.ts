import { expect, test } from 'vitest';
import { playGame, type Player } from '../../../../shared/engine/drive.ts';
import { randomPlayer } from '../../../../shared/engine/players.ts';
import { drawFrom } from '../../../../shared/engine/random.ts';
import { copyState } from '../../../../shared/games/ravingspire/copy.ts';
import { ravingspire } from '../../../../shared/games/ravingspire/index.ts';
import type { Action, Match, State } from '../../../../shared/games/ravingspire/types.ts';
import { strangeDefinitions, strangeSetup } from '../../../support/strange.ts';

const GAMES = 24;
const ACTIONS = 150;
/** Keys of a state that are lists of objects, which only some positions have. */
const LISTS = ['until', 'flanks', 'reductions', 'refused', 'triggers', 'later', 'wards', 'counters'] as const;

/** All objects and lists within a value. */
function* within(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const inside of Object.values(value)) yield* within(inside);
}

test('a copy says the same in the same order, and shares nothing', () => {
  const met = new Map<string, number>();
  const look = (state: State): void => {
    const copy = copyState(state);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(state));
    const own = new Set(within(state));
    expect([...within(copy)].filter((inside) => own.has(inside))).toEqual([]);
    for (const list of LISTS) if (state[list].length > 0) met.set(list, (met.get(list) ?? 0) + 1);
  };
  for (let number = 0; number < GAMES; number++) {
    const match = ravingspire.match(strangeSetup(number), strangeDefinitions);
    const random = randomPlayer(ravingspire, drawFrom(`copy ${number}`));
    const player: Player<Match, State, Action> = {
      act(own, state, seat) {
        look(state);
        return random.act(own, state, seat);
      },
      answer(question, own, state) {
        look(state);
        return random.answer(question, own, state);
      },
    };
    playGame(ravingspire, match, { player: () => player, maxActions: ACTIONS });
  }
  // What is rarely there at a question.
  const state = ravingspire.blank(ravingspire.match(strangeSetup(0), strangeDefinitions));
  state.triggers.push({ trigger: 'gained', card: 1, seat: 0, lapses: 0, later: { index: 0, chosen: 2 } });
  state.reductions.push({ card: 1, amount: 2 });
  state.battle.takers.push({ card: 3, seat: 0 });
  state.heroes[0].generated.push({ card: 4, amount: 1, as: 1 });
  state.outcome = { result: 'won', winners: [0], reason: 'spire' };
  look(state);
  for (const list of LISTS) expect(met.get(list) ?? 0, list).toBeGreaterThan(0);
});
