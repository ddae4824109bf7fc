// The checks of the property games must be able to fail.
import { describe, expect, test } from 'vitest';
import { drawFrom } from '../../../../../shared/engine/random.ts';
import { censusProblem, zones } from '../../../../../shared/games/ravingspire/census.ts';
import { Counts } from '../../../../support/counts.ts';
import { anyAction } from '../../../../support/mutate.ts';
import { LATE_POSITIONS, planOf } from '../../../../support/properties.ts';
import { LISTED, OUT_OF_REACH, REACHABLE } from '../../../../support/reach.ts';
import { Shape } from '../../../../support/shape.ts';
import {
  drawnSetup,
  latePosition,
  newTable,
  packProblems,
  tableAt,
} from '../../../../support/ravingspire.ts';
import { clone } from '../../../../../shared/engine/json.ts';

const table = newTable(drawnSetup('checks', 3));

describe('the census of cards', () => {
  test('finds nothing wrong with a new table', () => {
    expect(censusProblem(table.match, table.state)).toBeNull();
    const total = [...zones(table.state).values()].reduce((sum, cards) => sum + cards.length, 0);
    expect(total).toBe(table.match.cards.length);
  });

  test.each([
    ['a lost card', /lies nowhere/, (s: typeof table.state) => void s.decks.loot.pop()],
    [
      'a card in two zones',
      /lies in .* and in/,
      (s: typeof table.state) => void s.banished.push(s.decks.loot[0]),
    ],
    [
      'a card that does not exist',
      /holds the card 9999/,
      (s: typeof table.state) => void s.banished.push(9999),
    ],
    [
      'a mark on a card that is in no slot',
      /in no slot/,
      (s: typeof table.state) => void s.heroes[0].turned.push(3),
    ],
    [
      'a cost that is lowered of a card that does not exist',
      /speaks of the card 9999/,
      (s: typeof table.state) => void s.reductions.push({ card: 9999, amount: 1 }),
    ],
    [
      'a hero beside the tower',
      /hero 0 is at space 99 of level 0/,
      (s: typeof table.state) => void (s.heroes[0].space = 99),
    ],
    ['a foe beside the tower', /foe of level 0/, (s: typeof table.state) => void (s.levels[0].foe = 0.5)],
    ['a seat that does not exist', /seat 7 of 3/, (s: typeof table.state) => void (s.active = 7)],
    ['too much sanity', /11 sanity/, (s: typeof table.state) => void (s.heroes[1].sanity = 11)],
  ])('finds %s', (_, message, damage) => {
    const state = clone(table.state);
    damage(state);
    expect(censusProblem(table.match, state)).toMatch(message);
  });
});

describe('the shape of a state', () => {
  test('finds a key that came or went, and what is no integer', () => {
    const shape = new Shape();
    expect(shape.problem(table.state)).toBeNull();
    expect(shape.problem({ ...table.state, extra: 1 })).toMatch(/the state has the keys .*extra/);
    const less: Partial<typeof table.state> = { ...table.state };
    delete less.steps;
    expect(shape.problem(less)).toMatch(/the state has the keys/);
    expect(shape.problem({ ...table.state, steps: 0.5 })).toBe('.steps is 0.5');
    const hero = clone(table.state);
    Object.assign(hero.heroes[1], { extra: 1 });
    expect(shape.problem(hero)).toMatch(/heroes\[\] has the keys/);
  });
});

test('the shipped packs have no problems', () => {
  expect(packProblems).toEqual([]);
});

test('the lists of what games have to reach are read from the source', () => {
  expect(LISTED.decision).toEqual(['move', 'bonusMove', 'trade', 'encounter', 'battle', 'explore', 'flank']);
  expect(LISTED.action).toHaveLength(18);
  expect(LISTED.event.length).toBeGreaterThan(50);
  expect(LISTED.verb.length).toBeGreaterThan(25);
  expect(new Counts().below(1, REACHABLE)).toHaveLength(
    Object.values(LISTED).flat().length - Object.keys(OUT_OF_REACH).length,
  );
});

test('every kind of action is among the altered ones, and one that does not exist', () => {
  const draw = drawFrom('any');
  const kinds = new Set(Array.from({ length: 1000 }, () => anyAction(table.match, table.state, 0, draw).do));
  expect([...kinds].sort()).toEqual([...LISTED.action, 'fly'].sort());
});

test(`the ${LATE_POSITIONS} late positions are sound, and of every number of heroes and twist`, () => {
  const kinds = new Set<string>();
  for (let number = 0; number < LATE_POSITIONS; number++) {
    const { setup, state, twist } = latePosition(number);
    const { match, state: opened } = tableAt(setup, state);
    expect(opened).toEqual(state);
    expect(censusProblem(match, state)).toBeNull();
    kinds.add(String(setup.heroes.length)).add(twist);
  }
  expect([...kinds].sort()).toEqual(['1', '2', '3', '4', '5', '6', 'atTheDoor', 'dawn', 'lastHero', 'none']);
});

test('games are of every mix and number of heroes', () => {
  const plans = Array.from({ length: 60 }, (_, number) => planOf(number));
  expect(new Set(plans.map(({ mix }) => mix)).size).toBe(6);
  expect(
    new Set(plans.filter(({ mix }) => mix !== 'late').map(({ setup }) => setup.heroes.length)).size,
  ).toBe(6);
});
