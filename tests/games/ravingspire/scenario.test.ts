import { describe, expect, test } from 'vitest';
import { runScenario } from '../../../shared/engine/scenario.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { ravingspireScenarios } from '../../../shared/games/ravingspire/scenario/index.ts';
import { baseDefinitions } from '../../support/ravingspire.ts';

type Fields = { readonly [key: string]: Json };

/** Runs a scenario of a lone hero; throws what is wrong with it. */
const run = (given: Fields, when: Fields[] = []): string | null => {
  const setup = { heroes: ['base:quinn-apblanc'] };
  const scenario = { name: 'a scenario', rules: [], game: 'ravingspire', setup, given, when };
  return runScenario(scenario, ravingspireScenarios, () => baseDefinitions).failure;
};

const POSITION = { turn: 7, phase: 'encounter', heroes: [{ hand: ['base:tool'] }] };

describe('a misspelt scenario proves nothing and says so', () => {
  const positions: [given: Fields, message: string][] = [
    [{ madnes: 3 }, 'given has no field "madnes"; did you mean "madness"?'],
    [{ heroes: [{ sanitty: 3 }] }, 'given.heroes.0 has no field "sanitty"; did you mean "sanity"?'],
    [
      { heroes: [{ level: 'dungon' }] },
      'given.heroes.0.level: there is no "dungon"; did you mean "dungeon"?',
    ],
    [{ heroes: [{ slots: [] }] }, 'given.heroes.0.slots must be a list of five; write null for what is free'],
    [
      { levels: { temple: { towr: null } } },
      'given.levels.temple has no field "towr"; did you mean "tower"?',
    ],
    [
      { levels: { dungeon: { ring: ['base:tool'] } } },
      'given.levels.dungeon.ring must be a list of five; write null for what is free',
    ],
    [{ levels: { cellar: {} } }, 'given.levels has no field "cellar"; known: dungeon, temple, spire'],
    [{ decks: { encouter: [] } }, 'given.decks has no field "encouter"; did you mean "encounter"?'],
  ];
  test.each(positions)('%j', (given, message) => {
    expect(() => run({ ...POSITION, ...given })).toThrow(message);
  });

  const steps: [step: Fields, message: string][] = [
    [{ do: 'plya', card: 'base:tool' }, 'do: there is no "plya"; did you mean "play"?'],
    [{ do: 'play', crad: 'base:tool' }, 'the step "play" has no field "crad"; did you mean "card"?'],
    [
      { do: 'acquire', card: 'base:tool', pay: [{ card: 'base:tool', a: 'skill' }] },
      'pay has no field "a"; known: card, as, from, ability',
    ],
  ];
  test.each(steps)('%j', (step, message) => {
    expect(() => run(POSITION, [step])).toThrow(message);
  });

  test('a right one plays', () => {
    expect(run(POSITION, [{ do: 'play', card: 'base:tool', seat: 0 }])).toBeNull();
  });
});
