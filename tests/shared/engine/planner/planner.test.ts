import { describe, expect, test } from 'vitest';
import { playGame } from '../../../../shared/engine/drive.ts';
import type { MatchBase, StateBase } from '../../../../shared/engine/game.ts';
import { clone } from '../../../../shared/engine/json.ts';
import { bestOf } from '../../../../shared/engine/planner/halving.ts';
import { wonOrLost } from '../../../../shared/engine/planner/plan.ts';
import { planner } from '../../../../shared/engine/planner/planner.ts';
import { drawFrom } from '../../../../shared/engine/random.ts';
import {
  matchOf,
  perfect,
  plan,
  random,
  seventeen,
  timid,
  worth,
  type SeventeenPlayer,
} from './seventeen.ts';

describe('sequential halving', () => {
  /** Tries candidates that are worth what a list says, and counts what was tried where. */
  function halve(values: readonly number[], budget: { worlds: number; rollouts: number }) {
    const tried: [candidate: number, world: number][] = [];
    const best = bestOf(
      values.length,
      budget,
      (world) => world,
      (candidate, world) => {
        tried.push([candidate, world]);
        return values[candidate];
      },
    );
    return { best, tried };
  }

  test('finds the best, wherever it stands', () => {
    for (let best = 0; best < 9; best++) {
      const values = Array.from({ length: 9 }, (_, i) => (i === best ? 1 : i / 100));
      expect(halve(values, { worlds: 100, rollouts: 200 }).best).toBe(best);
    }
  });

  test('takes the first of equals', () => {
    expect(halve([0.5, 0.5, 0.5], { worlds: 10, rollouts: 30 }).best).toBe(0);
    expect(halve([0.1, 0.9, 0.9, 0.9], { worlds: 10, rollouts: 30 }).best).toBe(1);
  });

  test('keeps to the first unless another is better beyond doubt', () => {
    const noisy = (lead: number): number =>
      bestOf(
        2,
        { worlds: 100, rollouts: 200 },
        (world) => world,
        (candidate, world) => (candidate === 1 ? lead + (world % 2) : 0.5),
      );
    expect(noisy(0.01)).toBe(0);
    expect(noisy(0.2)).toBe(1);
    expect(noisy(-0.2)).toBe(0);
    // One win more is chance, whatever the number of worlds.
    const lucky = (wins: number, worlds: number): number =>
      bestOf(
        2,
        { worlds, rollouts: 2 * worlds },
        (world) => world,
        (candidate, world) => Number(candidate === 1 && world < wins),
      );
    expect([1, 10, 100].map((worlds) => lucky(1, worlds))).toEqual([0, 0, 0]);
    expect([10, 100].map((worlds) => lucky(4, worlds))).toEqual([1, 1]);
  });

  test('tries all that are left in the same worlds, and no world twice', () => {
    const { tried } = halve([0.1, 0.2, 0.3, 0.4, 0.5], { worlds: 100, rollouts: 100 });
    expect(new Set(tried.map((pair) => pair.join())).size).toBe(tried.length);
    const inWorld = new Map<number, number[]>();
    for (const [candidate, world] of tried) {
      inWorld.set(world, [...(inWorld.get(world) ?? []), candidate]);
    }
    const groups = new Set([...inWorld.values()].map((group) => group.join()));
    // The first and its four rivals, the better two of them, the duel.
    expect([...groups]).toEqual(['0,1,2,3,4', '0,4,3', '0,4']);
  });

  test('keeps within the budget, but tries each candidate once', () => {
    for (const count of [2, 3, 7, 20]) {
      const values = Array.from({ length: count }, (_, i) => i);
      const { tried } = halve(values, { worlds: 1000, rollouts: 200 });
      expect(tried.length).toBeLessThanOrEqual(200);
      expect(tried.length).toBeGreaterThan(150);
      expect(new Set(halve(values, { worlds: 4, rollouts: 200 }).tried.map(([, world]) => world)).size).toBe(
        4,
      );
      expect(new Set(halve(values, { worlds: 4, rollouts: 1 }).tried.map(([one]) => one)).size).toBe(count);
    }
  });

  test('screens first where the budget asks for it, and goes on with what looks better', () => {
    const budget = { worlds: 100, rollouts: 100, screening: 3 };
    const { best, tried } = halve([0.5, 0.1, 0.2, 3, 0.4], budget);
    expect(best).toBe(3);
    expect(tried.filter(([one]) => one === 1)).toHaveLength(3);
    expect(tried.filter(([one]) => one === 3).length).toBeGreaterThan(30);
    expect(tried.length).toBeLessThanOrEqual(100);
    // Nothing looks better than the first: that is all there is to it.
    expect(halve([0.5, 0.1, 0.2], budget)).toMatchObject({ best: 0, tried: { length: 9 } });
  });

  test('in a hurry takes the best so far', () => {
    let worlds = 0;
    const late = (after: number, values: readonly number[]): number => {
      worlds = 0;
      return bestOf(
        values.length,
        { worlds: 100, rollouts: 1000 },
        () => worlds++,
        (candidate) => values[candidate],
        { unseen: 0.01, hurry: () => worlds >= after },
      );
    };
    expect(late(2, [0.5, 0.9, 0.1])).toBe(1);
    expect(worlds).toBe(2);
    expect(late(1, [0.5, 0.1, 0.1])).toBe(0);
    expect(worlds).toBe(1);
  });

  test('believes small differences where little speaks against them', () => {
    const small = (unseen: number): number =>
      bestOf(
        2,
        { worlds: 10, rollouts: 20 },
        () => 0,
        (candidate) => candidate / 50,
        { unseen },
      );
    expect([small(1), small(0.01)]).toEqual([0, 1]);
  });

  test('tries nothing where there is nothing to choose', () => {
    expect(halve([0.3], { worlds: 10, rollouts: 10 })).toEqual({ best: 0, tried: [] });
  });
});

describe('the value of a game', () => {
  const ended = (outcome: StateBase['outcome']): number =>
    wonOrLost({ seats: 2, keys: [] }, { rng: [], dice: [], turn: 1, outcome }, 1);

  test('is that of the winning side', () => {
    expect(ended({ result: 'won', winners: [0, 1], reason: '' })).toBe(1);
    expect(ended({ result: 'won', winners: [0], reason: '' })).toBe(0);
    expect(ended({ result: 'lost', winners: [], reason: '' })).toBe(0);
    expect(ended(null)).toBe(0.5);
  });
});

describe('the planner', () => {
  const games = Array.from({ length: 60 }, (_, i) => `game ${i}`);
  const plans = planner(plan);

  function wins(player: (seed: string) => SeventeenPlayer): number {
    return games.filter((seed) => {
      const one = player(seed);
      return playGame(seventeen, matchOf(seed), { player: () => one }).state.outcome?.result === 'won';
    }).length;
  }

  test('plays a game perfectly in which that is plain, with a policy that does not', () => {
    for (const seed of games) {
      const planned = plans(seed);
      const checked: SeventeenPlayer = {
        ...planned,
        act(match, state, seat) {
          const action = planned.act(match, state, seat);
          expect(action, `at ${worth(state)}`).toBe(perfect.act(match, state, seat));
          return action;
        },
      };
      playGame(seventeen, matchOf(seed), { player: () => checked });
    }
  });

  test('beats its own policy, and a random player', () => {
    const planned = wins(plans);
    expect(planned).toBeGreaterThan(wins(() => timid) + games.length / 5);
    expect(planned).toBeGreaterThan(wins(random) + games.length / 3);
  });

  const positions = games.map((seed, i) => {
    const match = matchOf(seed);
    const { state } = playGame(seventeen, match, { player: () => perfect, maxActions: i % 4 });
    return { seed, match, state };
  });
  const open = positions.filter(({ state }) => state.outcome === null);

  test('decides the same for the same seed, and changes nothing that it is shown', () => {
    for (const { seed, match, state } of open) {
      const before = clone([match, state]);
      const decisions = (): unknown[] => {
        const player = plans(seed);
        return [1, 2, 3].map(() => player.act(match, state, 0));
      };
      expect(decisions()).toEqual(decisions());
      expect([match, state]).toEqual(before);
    }
  });

  test('deals other worlds for each decision and each seed', () => {
    const dealt: string[] = [];
    const spying = planner({
      ...plan,
      budget: { worlds: 5, rollouts: 10, depth: 3 },
      candidates: (match: MatchBase) => {
        dealt.push(match.keys.join());
        return ['draw', 'stand'];
      },
    });
    const [{ match, state }] = open;
    for (const seed of ['one', 'two']) {
      const player = spying(seed);
      player.act(match, state, 0);
      player.act(match, state, 0);
    }
    expect(new Set(dealt).size).toBe(4);
  });

  test('knows neither the real deck, nor the real keys, nor loaded dice', () => {
    const shown: string[] = [];
    const spying = planner({
      ...plan,
      candidates: (match, state) => {
        shown.push(JSON.stringify([match, state]));
        return ['draw', 'stand'];
      },
    });
    for (const { seed, match, state } of open) {
      spying(seed).act(match, state, 0);
      const other = { ...state, deck: [...state.deck].reverse(), dice: [1, 2, 3] };
      spying(seed).act({ ...match, keys: [7, 8] }, other, 0);
      expect(shown.at(-1)).toBe(shown.at(-2));
    }
  });

  test('plays on with the same lots behind each candidate', () => {
    const lots = new Map<string, Set<string>>();
    const [{ match, state }] = open;
    const policy = (seed: string): SeventeenPlayer => {
      const draw = drawFrom(seed);
      return {
        ...timid,
        act: (_match, { hand, deck }) => {
          const world = JSON.stringify([...hand, ...deck.toReversed()]);
          lots.set(world, (lots.get(world) ?? new Set()).add(seed));
          return draw(2) === 0 ? 'draw' : 'stand';
        },
      };
    };
    planner({ ...plan, policy })('lots').act(match, state, 0);
    expect(lots.size).toBeGreaterThan(10);
    for (const seeds of lots.values()) expect(seeds.size).toBe(1);
  });

  test('does what its policy does where nothing is better', () => {
    const [{ match, state }] = open;
    const equal = planner({ ...plan, value: () => 0.5 });
    expect(equal('same').act(match, state, 0)).toBe(timid.act(match, state, 0));
    const standing = planner({ ...plan, value: () => 0.5, policy: () => ({ ...timid, act: () => 'stand' }) });
    expect(standing('same').act(match, state, 0)).toBe('stand');
  });

  test('cuts games off at the depth', () => {
    const [{ match, state }] = open;
    const turns: number[] = [];
    const cut = planner({
      ...plan,
      budget: { worlds: 3, rollouts: 6, depth: 2 },
      policy: () => ({ ...timid, act: () => 'draw' }),
      value: (_match, { turn }) => turns.push(turn),
    });
    cut('cut').act(match, { ...state, hand: [] }, 0);
    // The candidate itself, and two more.
    expect(Math.max(...turns) - state.turn).toBe(3);
  });

  test('cuts games off after a number of turns', () => {
    const [{ match, state }] = open;
    const turns: number[] = [];
    const cut = planner({
      ...plan,
      budget: () => ({ worlds: 3, rollouts: 6, depth: 100, turns: 2 }),
      policy: () => ({ ...timid, act: () => 'draw' }),
      value: (_match, { turn }) => turns.push(turn),
    });
    cut('cut').act(match, { ...state, hand: [] }, 0);
    expect(Math.max(...turns)).toBe(state.turn + 2);
  });

  test('tells how much it has tried so far, for what more may be tried', () => {
    const [{ match, state }] = open;
    const counted: number[] = [];
    const thrifty = planner({
      ...plan,
      budget: (_match, _state, _seat, tried) => {
        counted.push(tried);
        return { worlds: 3, rollouts: 6, depth: 100 };
      },
    })('tried');
    for (let times = 0; times < 3; times++) thrifty.act(match, state, 0);
    const [first, second, third] = counted;
    expect(first).toBe(0);
    expect(second).toBeGreaterThan(0);
    expect(third).toBeGreaterThan(second);
  });

  test('does what is usual, and tries nothing, where no world may be dealt', () => {
    const [{ match, state }] = open;
    const spent = planner({
      ...plan,
      policy: () => ({ ...timid, act: () => 'stand' }),
      value: () => expect.unreachable(),
      budget: { worlds: 0, rollouts: 0, depth: 100 },
    });
    expect(spent('spent').act(match, { ...state, hand: [] }, 0)).toBe('stand');
  });

  test('does what is usual, which need not be its policy, where it knows of nothing else', () => {
    const [{ match, state }] = open;
    const seen: string[] = [];
    const player = planner({
      ...plan,
      policy: () => ({ ...timid, act: () => 'draw' }),
      usual: () => ({ ...timid, act: () => 'stand', answer: () => 'mine' }),
      candidates: (_match, _state, _seat, usual) => (seen.push(usual), []),
    })('usual');
    expect(player.act(match, state, 0)).toBe('stand');
    expect(seen).toEqual(['stand']);
    const question = { seat: 0, kind: 'what', options: ['yours', 'mine'], data: {}, rule: '' };
    expect(player.answer(question, match, state)).toBe('mine');
  });

  test('asks the clock, and hands it on', () => {
    const [{ match, state }] = open;
    let asked = 0;
    const hurry = (): boolean => ++asked > 0;
    let worlds = 0;
    const clocks: unknown[] = [];
    planner({
      ...plan,
      usual: (_seed, clock) => (clocks.push(clock), timid),
      value: () => (worlds++, 0.5),
    })('late', hurry).act(match, state, 0);
    expect({ asked, worlds }).toEqual({ asked: 1, worlds: 2 });
    expect(clocks).toEqual([hurry, hurry]);
  });

  test('answers questions as its policy does', () => {
    const { answer } = planner({ ...plan, policy: () => ({ ...timid, answer: () => 'mine' }) })('any');
    const [{ match, state }] = open;
    expect(
      answer({ seat: 0, kind: 'what', options: ['yours', 'mine'], data: {}, rule: '' }, match, state),
    ).toBe('mine');
  });
});
