import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadShelf } from '../../../../../scripts/commands/support/packs.ts';
import type { Json } from '../../../../../shared/engine/json.ts';
import type { Scenario } from '../../../../../shared/engine/scenario.ts';
import { Table } from '../../../../../shared/engine/table.ts';
import { arcana } from '../../../../../shared/games/arcana/index.ts';
import { arcanaScenarios } from '../../../../../shared/games/arcana/scenario/index.ts';
import type { ArcanaTable } from '../../../../../shared/games/arcana/scenario/names.ts';
import { COURTS, DECK, setupOf } from './tables.ts';

type Fields = { readonly [key: string]: Json };

const TEST_PACKS = new URL('../../../../fixtures/packs', import.meta.url).pathname;
const folder = new URL('../../../../scenarios/arcana/', import.meta.url).pathname;
const files = globSync('**/*.json', { cwd: folder }).sort();

/** Every pip and the Fool lie in one place each, and every Major. */
function expectWhole({ match, state }: ArcanaTable): void {
  const { deck, discard, treasures, won, resolving, players, foe, upcoming, defeated, box } = state;
  const pips = [...deck, ...discard, ...treasures, ...won, ...resolving, ...(foe?.pile ?? [])];
  for (const { hand, front } of players) pips.push(...hand, ...front.map(({ card }) => card));
  const majors = [...upcoming, ...defeated, ...box, ...(foe ? [foe.major] : [])];
  const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);
  expect(sorted(pips)).toEqual(sorted([...match.pips, match.fool]));
  expect(sorted(majors)).toEqual(sorted(match.majors));
  expect(deck).toContain(match.fool);
}

test('all cards lie in one place each, in every position of every scenario', () => {
  const shelf = loadShelf([TEST_PACKS]);
  let positions = 0;
  for (const file of files) {
    const { name, setup, given, when } = JSON.parse(readFileSync(folder + file, 'utf8')) as Scenario;
    const table = new Table(
      arcana,
      { seed: name, heroes: [], packs: ['arcana'], options: {}, ...setup },
      shelf.definitions(setup.packs ?? ['arcana']),
      given && arcanaScenarios.opening(given),
    );
    const check = (): void => {
      if (table.state.phase === 'pickCharacters') return;
      expectWhole(table);
      positions++;
    };
    check();
    for (const step of when ?? []) {
      arcanaScenarios.perform(table, step);
      check();
    }
  }
  expect(positions).toBeGreaterThan(600);
});

describe('positions and steps that cannot be are named', () => {
  const open = (given: Fields): ArcanaTable =>
    new Table(arcana, setupOf({ heroes: COURTS.slice(0, 2) }), DECK, arcanaScenarios.opening(given));
  const W1 = 'arcana:w1';
  const FOOL = 'arcana:m0';

  test.each<[string, Fields]>([
    ['a position has no "hands"', { hands: [] }],
    ['a player has no "cards"', { players: [{ cards: [] }] }],
    ['a foe has no "ward"', { foe: { ward: 1 } }],
    ['not in "give"', { phase: 'give' }],
    ['there are 2 seats', { players: [{}, {}, {}] }],
    ['there is no card "arcana:w11"', { deck: ['arcana:w11', '...'] }],
    ['arcana:w1 is named twice', { deck: [W1, '...'], discard: [W1] }],
    ['arcana:m3 lies in no pile', { discard: ['arcana:m3'] }],
    ['the Fool is always in the deck', { discard: [FOOL] }],
    ['the Fool is always in the deck', { deck: [W1], discard: ['...'] }],
    ['cards are nowhere', { deck: [FOOL], discard: [] }],
    ['"defeated" than floors below the foe', { foe: { floor: 2 }, defeated: ['arcana:m3', 'arcana:m4'] }],
    ['"random" has 1 streams, not 3', { random: [4] }],
    ['"random" is a list', { random: 4 }],
    ['a hand holds at most 7', { players: [{ hand: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `arcana:w${n}`) }] }],
    ['nobody else', { players: [{ health: 0 }] }],
    ['nobody else', { players: [{ health: 0, fallen: false }] }],
    ['0 health, no hand', { players: [{ fallen: true, health: 5 }] }],
    ['0 health, no hand', { players: [{ fallen: true, hand: [W1] }] }],
    ['0 health, no hand', { players: [{ fallen: true, front: [{ card: W1, kind: 'shield' }] }] }],
    ['true or false', { players: [{ fallen: 1 }] }],
    ['from 0 on, not -3', { players: [{ health: -3 }] }],
    ['from 0 on, not 2.5', { players: [{ health: 2.5 }] }],
    ['1 to 24 letters', { players: [{ name: ' ' }] }],
    ['from 1 to 6, not 9', { dice: [3, 9] }],
    ['from 1 to 6, not 0', { dice: [0] }],
    ['a list of rolls', { dice: 4 }],
    ['from 1 on, not 0', { turn: 0 }],
    ['from 1 on, not 0', { foe: { health: 0 } }],
    ['from 0 on, not -1', { foe: { wards: -1 } }],
    ['a seat from 0 to 1', { active: 2 }],
    ['has fallen and cannot be "active"', { active: 1, players: [{}, { fallen: true }] }],
    ['shield or sanctuary', { players: [{ front: [{ card: W1 }] }] }],
    ['a floor from 1 to 5', { foe: { floor: 6 } }],
    ['cannot be a foe', { foe: { major: 'arcana:kw' } }],
    ['no foe before the leader', { phase: 'pickLeader', foe: { wards: 0 } }],
    ['more foes in "upcoming" than floors', { foe: { floor: 5 }, upcoming: ['arcana:m1'] }],
    ['0 treasures are won, 5 are not', { won: [W1] }],
  ])('%s', (words, given) => {
    expect(() => open(given)).toThrow(words);
  });

  test('a step with an unknown field', () => {
    const table = open({});
    expect(() => arcanaScenarios.perform(table, { do: 'rest', target: 1 })).toThrow(
      'the step rest has no "target"',
    );
    expect(() => arcanaScenarios.perform(table, { do: 'play', card: 'arcana:w0' })).toThrow(
      'there is no card',
    );
  });
});
