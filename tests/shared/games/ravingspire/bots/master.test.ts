import { describe, expect, test } from 'vitest';
import { playGame, type Player } from '../../../../../shared/engine/drive.ts';
import { clone } from '../../../../../shared/engine/json.ts';
import type { Budget } from '../../../../../shared/engine/planner/plan.ts';
import { planner } from '../../../../../shared/engine/planner/planner.ts';
import { adeptPlayer } from '../../../../../shared/games/ravingspire/bots/adept.ts';
import { budget } from '../../../../../shared/games/ravingspire/bots/master/budget.ts';
import { candidates } from '../../../../../shared/games/ravingspire/bots/master/candidates.ts';
import { chances } from '../../../../../shared/games/ravingspire/bots/adept/chances.ts';
import { masterPlan, masterPlayer } from '../../../../../shared/games/ravingspire/bots/master/index.ts';
import { quickPlayer } from '../../../../../shared/games/ravingspire/bots/master/policy.ts';
import { ravingspire } from '../../../../../shared/games/ravingspire/index.ts';
import type { Action, Match, State } from '../../../../../shared/games/ravingspire/types.ts';
import { checkBots } from '../../../../support/bots.ts';
import { baseDefinitions, drawnSetup, MOST_ACTIONS } from '../../../../support/ravingspire.ts';

/** Enough to do something else than the adept now and then, for nothing speaks against it. */
const SMALL: Budget = { worlds: 3, rollouts: 8, screening: 1, turns: 1, depth: 60 };
const small = planner({ ...masterPlan, unseen: 0, budget: SMALL });

const matchOf = (seed: string, seats: number): Match =>
  ravingspire.match(drawnSetup(seed, seats), baseDefinitions);

/** A position after some actions of adepts. */
const positionOf = (match: Match, actions: number): State =>
  playGame(ravingspire, match, { player: () => adeptPlayer, maxActions: actions }).state;

/** The same player, which fails the test when it does what is not allowed. */
const watched = (player: Player<Match, State, Action>, seen: Action[] = []): typeof player => ({
  ...player,
  act(match, state, seat) {
    const action = player.act(match, state, seat);
    expect(ravingspire.check(match, state, seat, action), JSON.stringify(action)).toBeNull();
    seen.push(action);
    return action;
  },
});

/** The whole game of one player in all seats: its actions and its end. */
function game(match: Match, player: Player<Match, State, Action>): { actions: Action[]; state: State } {
  const actions: Action[] = [];
  const one = watched(player, actions);
  return { actions, ...playGame(ravingspire, match, { player: () => one, maxActions: MOST_ACTIONS }) };
}

describe('the master', () => {
  test.each([1, 3])('plays a game of %i to its end, by its seed', (seats) => {
    const match = matchOf(`master ${seats}`, seats);
    const played = game(match, small('one'));
    expect(played.state.outcome).not.toBeNull();
    expect(game(match, small('one'))).toEqual(played);
    expect(played.actions).not.toEqual(game(match, adeptPlayer).actions);
  });

  test('decides by what its seat can see', () => {
    const kinds = new Set<string>();
    for (let number = 0; number < 25; number++)
      for (const kind of checkBots(number, { master: small })) kinds.add(kind);
    expect(kinds.size).toBeGreaterThan(3);
  });

  test('decides at once when the time is up', () => {
    const match = matchOf('hurry', 1);
    const state = positionOf(match, 60);
    let asked = 0;
    const action = masterPlayer('late', () => ++asked > 0).act(match, state, 0);
    expect(ravingspire.check(match, state, 0, action)).toBeNull();
    expect(asked).toBeLessThanOrEqual(1);
  });

  test('tries only what is allowed, and changes nothing by looking', () => {
    const tried = new Set<string>();
    for (let actions = 5; actions < 120; actions += 3) {
      const match = matchOf(`tried ${actions}`, 1);
      const state = positionOf(match, actions);
      if (state.outcome !== null) continue;
      const before = clone(state);
      const usual = adeptPlayer.act(match, state, 0);
      for (const action of candidates(match, state, 0, usual)) {
        expect(ravingspire.check(match, state, 0, action), JSON.stringify(action)).toBeNull();
        tried.add(action.do);
      }
      expect(state).toEqual(before);
    }
    for (const what of ['move', 'acquire', 'endEncounter', 'rotate', 'endExplore'])
      expect(tried).toContain(what);
  });

  test('tries less where others play too, the less, the more it has tried in a game, and nothing at last', () => {
    const [alone, party] = [1, 4].map((seats) => matchOf('budget', seats));
    const position = positionOf(alone, 20);
    const now = budget(alone, position, 0, 0);
    expect(budget(party, positionOf(party, 20), 0, 0).rollouts).toBeLessThan(now.rollouts);
    expect(budget(alone, position, 0, 20_000)).toEqual(now);
    expect(budget(alone, position, 0, 70_000).rollouts).toBeLessThan(now.rollouts / 3);
    expect(budget(alone, position, 0, 100_000).worlds).toBe(0);
  });

  test('plays on with a policy that does only what is allowed', () => {
    for (const seats of [1, 2])
      expect(game(matchOf('quick', seats), quickPlayer()).state.outcome).not.toBeNull();
  });
});

describe('the chance to win', () => {
  const match = matchOf('chance', 1);
  const state = positionOf(match, 80);
  const [hero] = state.heroes;
  const chance = (change: Partial<State>): number => chances(match, { ...state, ...change }, 0);
  const withHero = (change: Partial<typeof hero>): number => chance({ heroes: [{ ...hero, ...change }] });

  test('is that of the outcome when the game is over', () => {
    expect(chance({ outcome: { result: 'won', winners: [0], reason: '' } })).toBe(1);
    expect(chance({ outcome: { result: 'lost', winners: [], reason: '' } })).toBe(0);
    expect(withHero({ removed: true })).toBe(0);
  });

  test('grows with sanity, madness that is left, and the deck, and sinks with time', () => {
    expect(withHero({ sanity: 9 })).toBeGreaterThan(withHero({ sanity: 3 }));
    expect(chance({ madness: 3 })).toBeGreaterThan(chance({ madness: 1 }));
    expect(chance({ turn: 20 })).toBeGreaterThan(chance({ turn: 60 }));
    const strong = match.piles.loot.filter((card) => match.cards[card].power >= 3);
    expect(withHero({ discard: [...hero.discard, ...strong.slice(0, 6)] })).toBeGreaterThan(withHero({}));
  });
});
