import { describe, expect, test } from 'vitest';
import { runScenario } from '../../../../../shared/engine/scenario.ts';
import type { Json } from '../../../../../shared/engine/json.ts';
import { ravingspireScenarios } from '../../../../../shared/games/ravingspire/scenario/index.ts';
import { baseDefinitions } from '../../../../support/ravingspire.ts';

type Fields = { readonly [key: string]: Json };
type Assertion = [path: string, op: string, value?: Json];

/** Runs a scenario of a lone hero; throws what is wrong with it. */
const run = (given: Fields, when: Fields[] = [], then: Assertion[] = []): string | null => {
  const setup = { heroes: ['base:quinn-apblanc'] };
  const scenario = { name: 'a scenario', rules: [], game: 'ravingspire', setup, given, when, then };
  return runScenario(scenario, ravingspireScenarios, () => baseDefinitions).failure;
};

const POSITION = { turn: 7, phase: 'encounter', heroes: [{ hand: ['base:tool'] }] };

describe('a misspelt scenario proves nothing and says so', () => {
  const positions: [given: Fields, message: string][] = [
    [{ madnes: 3 }, 'given/madnes: There is no key “madnes” here. Did you mean “madness”?'],
    [
      { heroes: [{ sanitty: 3 }] },
      'given/heroes/0/sanitty: There is no key “sanitty” here. Did you mean “sanity”?',
    ],
    [
      { heroes: [{ level: 'dungon' }] },
      'given/heroes/0/level: “dungon” is not allowed here. Did you mean “dungeon”?',
    ],
    [{ heroes: [{ slots: [] }] }, 'given/heroes/0/slots: There are too few entries in this list.'],
    [
      { heroes: [{ hand: ['tool'] }] },
      'given/heroes/0/hand/0: “tool” is not written in the form that is needed here.',
    ],
    [{ levels: { temple: { towr: null } } }, 'given/levels/temple/towr: There is no key “towr” here.'],
    [
      { levels: { dungeon: { ring: ['base:tool'] } } },
      'given/levels/dungeon/ring: There are too few entries',
    ],
    [{ levels: { cellar: {} } }, 'given/levels/cellar: There is no key “cellar” here.'],
    [{ counters: { 'base:tool': 0 } }, 'given/counters/base:tool: 0 is too small.'],
    [{ counters: { 'base:toll': 1 } }, 'no card "base:toll" lies where counters could be on it'],
    [
      { decks: { encouter: [] } },
      'given/decks/encouter: There is no key “encouter” here. Did you mean “encounter”?',
    ],
  ];
  test.each(positions)('%j', (given, message) => {
    expect(() => run({ ...POSITION, ...given })).toThrow(message);
  });

  const pay = [{ card: 'base:tool', sa: 'skill' }];
  const steps: [step: Fields, message: string][] = [
    [{ do: 'plya', card: 'base:tool' }, 'step 1: do: There is no “do” called “plya”. Did you mean “play”?'],
    [{ do: 'play', crad: 'base:tool' }, 'step 1: crad: There is no key “crad” here. Did you mean “card”?'],
    [
      { do: 'acquire', card: 'base:tool', pay },
      'step 1: pay/0/sa: There is no key “sa” here. Did you mean “as”?',
    ],
  ];
  test.each(steps)('%j', (step, message) => {
    expect(() => run(POSITION, [step])).toThrow(message);
  });

  test('a right one plays', () => {
    expect(run(POSITION, [{ do: 'play', card: 'base:tool', seat: 0 }])).toBeNull();
  });
});

test.each<[Fields, string]>([
  [{ steps: 3 }, '"steps" are given in the phase move'],
  [{ battle: { card: 'base:blue-baron' } }, 'a "battle" is given in the phases showdown and keep'],
  [{ random: [1, 2] }, '"random" has 2 streams, not 15'],
])('%j does not fit', (given, message) => {
  expect(() => run({ ...POSITION, ...given })).toThrow(message);
});

test('a failure tells all that differs', () => {
  const then: Assertion[] = [
    ['heroes.0.sanity', 'is', 3],
    ['heroes.0.hand', 'count', 1],
    ['madness', 'is', 2],
  ];
  expect(run({ ...POSITION, madness: 4 }, [], then)).toBe(
    'heroes.0.sanity is: expected 3, got 10; madness is: expected 2, got 4',
  );
});
