// CARD-15: what events set off on cards in play. Any trigger stands for one that comes upon events; here it is that of the
// start of a turn, which `match.reactions` sets off by other events.
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../../shared/engine/json.ts';
import { Table } from '../../../../../shared/engine/table.ts';
import { ravingspire } from '../../../../../shared/games/ravingspire/index.ts';
import { heroSource } from '../../../../../shared/games/ravingspire/rules/modifiers.ts';
import type { Reaction } from '../../../../../shared/games/ravingspire/rules/reactions.ts';
import { ravingspireScenarios } from '../../../../../shared/games/ravingspire/scenario/index.ts';
import type { EventKind, ToldEvent } from '../../../../../shared/games/ravingspire/types.ts';
import { baseDefinitions, type TowerTable } from '../../../../support/ravingspire.ts';

type Fields = { readonly [key: string]: Json };

/** Each of these raises the madness track by 1 when it hears of something. */
const bell = (kind: string, effect: Json = { do: 'madness', amount: 1 }): Fields => ({
  kind,
  rules: [{ when: 'turn-start', do: [effect] }],
});
const OWN: { readonly [id: string]: Fields } = {
  'tower-bell': bell('tower'),
  'first-bell': bell('object'),
  'second-bell': bell('object'),
  'played-bell': bell('attack'),
  'other-bell': bell('object'),
  spinner: bell('object', { do: 'rotate', level: 'here', by: 1, direction: 'clockwise' }),
  dread: bell('object', { do: 'lose-sanity', amount: 10 }),
  twist: {
    kind: 'attack',
    power: 1,
    as: ['skill'],
    rules: [
      {
        when: 'played',
        do: [
          { do: 'rotate', level: 'here', by: 1, direction: 'clockwise' },
          { do: 'madness', amount: 1 },
        ],
      },
    ],
  },
  riser: {
    ...(baseDefinitions['base:quinn-apblanc'] as Fields),
    hero: {
      ...(baseDefinitions['base:quinn-apblanc'] as { readonly hero: Fields }).hero,
      abilities: [{ rules: bell('hero').rules }, { rules: [] }],
    },
  },
};
const definitions = {
  ...baseDefinitions,
  ...Object.fromEntries(
    Object.entries(OWN).map(([id, fields]) => [`toy:${id}`, { id, name: id, ...fields }]),
  ),
};

/** Cards that do nothing when they come onto a ring. */
const PLAIN = ['iron-lantern', 'stray-squire', 'leather-boots', 'battered-buckler'].map((id) => `base:${id}`);

/** A table in a position, at which events of a kind set something off for these heroes. */
function tableAt(kind: EventKind, calls: Reaction['calls'], given: Fields): TowerTable {
  const setup = { seed: 'bells', heroes: ['toy:riser', 'base:dawn-the-righteous'], packs: ['base', 'toy'] };
  const position = { turn: 7, active: 0, madness: 5, decks: { encounter: PLAIN }, ...given };
  const opening = ravingspireScenarios.opening(position);
  const table = new Table(ravingspire, { ...setup, options: {} }, definitions, opening);
  const reactions = new Map([[kind, [{ trigger: 'turnStart', calls }]]]);
  return Object.assign(table, { match: Object.assign(table.match, { reactions }) });
}

const here = (fields: Fields): Fields => ({ level: 'dungeon', space: 0, sanity: 8, hand: [], ...fields });
const dungeon = (fields: Fields = {}): Fields => ({
  dungeon: { portal: 0, ring: [null, null, null, null, null], tower: null, foe: null, ...fields },
});
const own: Reaction['calls'] = ({ seat }) => [{ seat }];

/** What happened, with the card that caused it where it is one of these. */
const toldOf = (table: TowerTable, events: readonly ToldEvent[]): string[] =>
  events.map(({ kind, cause }) => {
    const id = cause === heroSource(0) ? 'toy:riser' : (table.match.cards[cause]?.id ?? '');
    return id.startsWith('toy:') ? `${kind} ${id.slice(4)}` : kind;
  });

describe('CARD-15: what an event sets off', () => {
  test('waits for the end of the effect, and happens in the order of the cards, hero by hero', () => {
    const table = tableAt('rotated', () => [{ seat: 1 }, { seat: 0 }], {
      phase: 'encounter',
      heroes: [
        here({
          hand: ['toy:twist'],
          played: ['toy:played-bell'],
          slots: [null, 'toy:first-bell', null, 'toy:second-bell', null],
        }),
        { ...here({ slots: ['toy:other-bell', null, null, null, null] }), level: 'temple', space: 3 },
      ],
      levels: dungeon({ tower: 'toy:tower-bell' }),
    });
    const heard = table.act(0, { do: 'play', card: table.state.heroes[0].hand[0], instead: false });
    expect(heard.ok && toldOf(table, heard.events)).toEqual([
      'played',
      'rotated twist',
      'madnessChanged twist',
      ...['tower-bell', 'riser', 'first-bell', 'second-bell', 'played-bell', 'other-bell'].map(
        (id) => `madnessChanged ${id}`,
      ),
    ]);
    expect(table.state.triggers).toEqual([]);
  });

  test('outside of effects waits for the end of this part of the turn', () => {
    const table = tableAt('sanityLost', own, {
      phase: 'explore',
      heroes: [here({ slots: ['toy:first-bell', null, null, null, null] }), here({})],
      levels: dungeon({ ring: ['base:trapped-chest', null, null, null, null] }),
    });
    const heard = table.act(0, { do: 'endExplore' });
    const told = heard.ok ? toldOf(table, heard.events) : [];
    const rung = told.indexOf('madnessChanged first-bell');
    expect(told.slice(0, 2)).toEqual(['phaseBegan', 'sanityLost']);
    expect(told.slice(rung - 2, rung + 3)).toEqual([
      'handDrawn',
      'madnessChanged riser',
      'madnessChanged first-bell',
      'phaseBegan',
      'turnBegan',
    ]);
  });

  test('happens after the action where no part of the turn ends with it, to those heroes alone', () => {
    const table = tableAt('slotted', own, {
      phase: 'explore',
      heroes: [
        here({ hand: ['base:iron-lantern'], slots: ['toy:first-bell', null, null, null, null] }),
        here({ slots: ['toy:other-bell', null, null, null, null] }),
      ],
      levels: dungeon(),
    });
    const heard = table.act(0, { do: 'slot', card: table.state.heroes[0].hand[0], slot: 2 });
    expect(heard.ok && toldOf(table, heard.events)).toEqual([
      'slotted',
      'madnessChanged riser',
      'madnessChanged first-bell',
    ]);
  });

  /** Turns the ring beside these cards, each of which turns it upon that. */
  function spun(...slots: readonly (string | null)[]): readonly string[] {
    const table = tableAt('rotated', own, {
      phase: 'encounter',
      heroes: [here({ hand: ['toy:twist'], slots: [...slots, null, null, null] }), here({})],
      levels: dungeon(),
    });
    const heard = table.act(0, { do: 'play', card: table.state.heroes[0].hand[0], instead: false });
    expect(table.state.triggers).toEqual([]);
    return heard.ok ? toldOf(table, heard.events) : [];
  }

  test('does not set the same card off again (LANG-3)', () => {
    expect(spun('toy:spinner', null).filter((told) => told === 'rotated spinner')).toHaveLength(1);
  });

  test('and sets another off by it which does the same, comes to an end (CARD-18)', () => {
    expect(spun('toy:spinner', 'toy:spinner')).toContainEqual(expect.stringMatching(/^effectStopped/));
  });

  test('does not come to a hero who goes mad meanwhile', () => {
    const table = tableAt('sanityLost', own, {
      phase: 'explore',
      heroes: [here({ sanity: 1, slots: ['toy:first-bell', null, null, null, null] }), here({})],
      levels: dungeon({ ring: ['base:trapped-chest', null, null, null, null] }),
    });
    const heard = table.act(0, { do: 'endExplore' });
    const told = heard.ok ? toldOf(table, heard.events) : [];
    expect(told).toContain('wentMad');
    expect(told.filter((each) => each.includes(' '))).toEqual([]);
  });

  test('ends the turn where it drives the active hero mad', () => {
    const table = tableAt('slotted', own, {
      phase: 'explore',
      heroes: [here({ hand: ['base:iron-lantern'], slots: ['toy:dread', null, null, null, null] }), here({})],
      levels: dungeon(),
    });
    table.act(0, { do: 'slot', card: table.state.heroes[0].hand[0], slot: 2 });
    expect(table.state).toMatchObject({ active: 1, turn: 8, phase: 'move', broken: false, triggers: [] });
  });
});

test('at a table whose cards hear of nothing no event is looked at', () => {
  const setup = { seed: 'deaf', heroes: ['base:quinn-apblanc'], packs: ['base'], options: {} };
  expect(ravingspire.match(setup, baseDefinitions).reactions.size).toBe(0);
});
