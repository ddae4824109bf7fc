import { expect, test } from 'vitest';
import { runScenario, type Scenario } from '../../../../shared/engine/scenario.ts';
import { plainScenarios } from '../../../../shared/parts/plain/scenarios.ts';
import { isAction, pebbles } from './pebbles.ts';

const run = (parts: Partial<Scenario>): string | null => {
  const base = { name: 'It', rules: [], game: 'pebbles', setup: { heroes: ['ann', 'ben'] } };
  return runScenario({ ...base, ...parts }, plainScenarios(pebbles, isAction), () => ({})).failure;
};

test('a position is a new game with what is given, and dice are loaded for the steps', () => {
  const failure = run({
    given: { dice: [6, 1], taken: [0, 7], lucky: 1 },
    when: [
      { do: 'take', count: 2 },
      { do: 'choose', option: 'yes' },
      { seat: 0, do: 'pass', rejected: 'not-your-turn' },
      { do: 'take', count: 3, rejected: 'few' },
      { do: 'take', count: 1 },
    ],
    then: [
      ['heap', 'is', 0],
      ['taken', 'is', [3, 8]],
      ['lucky', 'is', 1],
      ['winners', 'is', [1]],
      ['question', 'is', null],
    ],
  });
  expect(failure).toBeNull();
});

test('an open question is observed', () => {
  const open = { given: { dice: [6] }, when: [{ do: 'take', count: 1 }] };
  expect(run({ ...open, then: [['question', 'is', 'more']] })).toBeNull();
});

test.each<[Partial<Scenario>, string]>([
  [{ given: { hep: 4 } }, 'a position has no "hep"; it has dice, turn, active, heap, taken, lucky'],
  [{ given: { rng: [1] } }, 'a position has no "rng"'],
  [{ given: { heap: '4' } }, '"heap" is a whole number, not "4"'],
  [{ given: { heap: 1.5 } }, '"heap" is a whole number, not 1.5'],
  [{ given: { taken: 3 } }, '"taken" is a list, not 3'],
  [{ when: [{ do: 'throw', count: 1 }] }, 'step 1: {"do":"throw","count":1} is no action of this game'],
  [{ when: [{ do: 'pass', seat: 'ann' }] }, 'step 1: "seat" is a number, not "ann"'],
])('what a scenario cannot mean is said: %j', (parts, message) => {
  expect(() => run(parts)).toThrow(message);
});
