import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Definitions, Setup } from '../../../../../shared/engine/game.ts';
import { SetupError } from '../../../../../shared/engine/game.ts';
import type { Json } from '../../../../../shared/engine/json.ts';
import { Table } from '../../../../../shared/engine/table.ts';
import { ravingspire } from '../../../../../shared/games/ravingspire/index.ts';
import { distance, stairsOf } from '../../../../../shared/games/ravingspire/rules/board.ts';
import { ravingspireScenarios } from '../../../../../shared/games/ravingspire/scenario/index.ts';
import type { Match, State } from '../../../../../shared/games/ravingspire/types.ts';

const root = resolve(import.meta.dirname, '../../../../..');
const QUINN = 'base:quinn-apblanc';
const CRIMSON = 'base:crimson-reaver';
const HEROES = [
  QUINN,
  CRIMSON,
  'base:aurora-the-all-knowing',
  'base:florence-haymaker',
  'base:darius-the-blade',
  'base:marcus-the-runelord',
  'base:garsome-cinderheart',
];
const WICK = 'lanternfolk:wick-the-lamplighter';

interface Definition {
  readonly id: string;
  readonly kind: string;
  readonly copies?: number;
  readonly [field: string]: Json;
}

function cardsOf(pack: string): [string, Definition][] {
  const folder = join(root, pack === 'base' ? 'mods' : 'tests/fixtures/packs', pack, 'cards');
  return readdirSync(folder).flatMap((file) => {
    const { cards } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { cards: Definition[] };
    return cards.map((card): [string, Definition] => [`${pack}:${card.id}`, card]);
  });
}

const ALL = new Map(['base', 'lanternfolk', 'tidewardens'].map((pack) => [pack, cardsOf(pack)]));
const definitionsOf = (...packs: string[]): Definitions =>
  Object.fromEntries(packs.flatMap((pack) => ALL.get(pack)!));
const BASE = definitionsOf('base');
const TWO = definitionsOf('base', 'lanternfolk');
const THREE = definitionsOf('base', 'lanternfolk', 'tidewardens');

const setupOf = (more: Partial<Setup> = {}): Setup => ({
  seed: 'a seed',
  heroes: [QUINN],
  packs: ['base'],
  options: {},
  ...more,
});
const packsOf = (definitions: Definitions) => [
  ...new Set(Object.keys(definitions).map((id) => id.split(':')[0])),
];

function dealt(more: Partial<Setup> = {}, definitions = BASE): { match: Match; state: State } {
  const { match, state } = new Table(
    ravingspire,
    setupOf({ packs: packsOf(definitions), ...more }),
    definitions,
  );
  return { match, state };
}

/** The ids of a pile, top first. */
const ids = (match: Match, pile: readonly number[]) => pile.map((card) => match.cards[card].id).reverse();

const refusal = (setup: { [field in keyof Setup]?: unknown }, definitions = BASE): string => {
  try {
    ravingspire.match(setupOf(setup as Partial<Setup>), definitions);
  } catch (error) {
    expect(error).toBeInstanceOf(SetupError);
    return (error as SetupError).message;
  }
  throw new Error('was not refused');
};

const seeds = (count: number) => Array.from({ length: count }, (_, i) => `seed ${i}`);

describe('setups that are refused', () => {
  test('SETUP-1: no hero, or more than six', () => {
    expect(refusal({ heroes: [] })).toMatch(/1 to 6 heroes, not 0/);
    expect(refusal({ heroes: HEROES })).toMatch(/1 to 6 heroes, not 7/);
  });

  test('SETUP-1: one to six heroes are welcome', () => {
    for (let seats = 1; seats <= 6; seats++) {
      expect(dealt({ heroes: HEROES.slice(0, seats) }).state.heroes).toHaveLength(seats);
    }
  });

  test('SETUP-1: the same hero twice', () => {
    expect(refusal({ heroes: [QUINN, CRIMSON, QUINN] })).toMatch(/once/);
  });

  test('SETUP-1: a hero that is unknown, or whose pack was not chosen, is named', () => {
    expect(refusal({ heroes: ['base:nobody'] })).toContain('base:nobody');
    expect(refusal({ heroes: ['base:blade'] })).toContain('base:blade');
    expect(refusal({ heroes: [WICK] }, TWO)).toContain(WICK);
    expect(() =>
      ravingspire.match(setupOf({ heroes: [WICK], packs: ['base', 'lanternfolk'] }), TWO),
    ).not.toThrow();
  });

  test('OPT-1: an unknown option is named, with those that exist', () => {
    const message = refusal({ options: { flank: true } });
    expect(message).toContain('"flank"');
    const known = ['flanking', 'trading', 'madness', 'overwhelm', 'slowFoes', 'finale', 'freeUndo', 'first'];
    for (const name of known) expect(message).toContain(name);
  });

  test('rulings that are not kept are named, with those that are', () => {
    const match = (rulings: number) => ravingspire.match({ ...setupOf({}), rulings }, TWO);
    expect(() => match(1)).toThrow('rulings of version 1 are not kept; only those of 2 are');
    expect(match(2).rulings).toBe(2);
    expect(match(3).rulings).toBe(3);
  });

  test('OPT-1: names that every object has are no options', () => {
    for (const name of ['toString', 'constructor'])
      expect(refusal({ options: { [name]: true } })).toContain(name);
  });

  test.each([
    ['flanking', 1],
    ['trading', 'yes'],
    ['madness', true],
    ['overwhelm', null],
    ['slowFoes', 0],
    ['finale', []],
    ['freeUndo', 'false'],
    ['first', '0'],
  ])('OPT-1: option %s must not be %j', (name, value) => {
    const message = refusal({ options: { [name]: value as Json } });
    expect(message).toContain(`"${name}"`);
    expect(message).toMatch(/must be/);
  });

  test.each([-2, 3, 0.5])('OPT-1: madness %d is out of range', (madness) => {
    expect(refusal({ options: { madness } })).toMatch(/"madness" must be -1, 0, 1 or 2/);
  });

  test.each([-1, 0, 1, 2])('OPT-1: madness %d is added to the start value', (madness) => {
    for (let seats = 1; seats <= 6; seats++) {
      const { state } = dealt({ heroes: HEROES.slice(0, seats), options: { madness } });
      expect(state.madness).toBe(2 + seats + madness);
    }
  });

  test('OPT-1: the seat that starts is one of the table', () => {
    expect(refusal({ heroes: [QUINN, CRIMSON], options: { first: 2 } })).toMatch(/"first" .* 0 to 1/);
    expect(refusal({ heroes: [QUINN, CRIMSON], options: { first: -1 } })).toMatch(/"first"/);
    expect(refusal({ options: { first: 0.5 } })).toMatch(/"first" .* 0 to 0/);
    expect(dealt({ heroes: [QUINN, CRIMSON], options: { first: 1 } }).state.active).toBe(1);
    expect(dealt({ heroes: [QUINN, CRIMSON] }).state.active).toBe(0);
  });

  test('PACK-1: packs without a foe or a Spire card cannot be played', () => {
    const without = (kind: string) =>
      Object.fromEntries(Object.entries(BASE).filter(([, card]) => (card as Definition).kind !== kind));
    expect(refusal({}, without('foe'))).toMatch(/foe/);
    expect(refusal({}, without('spire'))).toMatch(/Spire/);
    expect(refusal({}, without('board'))).toMatch(/board/);
  });
});

describe('SETUP-2: each deck is shuffled by itself', () => {
  const decks = ['encounter', 'loot', 'foe', 'tower', 'spire'] as const;
  /** All orders of a dealt table, the tower card that was placed on top of its deck. */
  const orders = (more: Partial<Setup> = {}, definitions = BASE) => {
    const { match, state } = dealt(more, definitions);
    const { tower } = state.levels[0];
    const piles = Object.fromEntries(decks.map((name) => [name, ids(match, state.decks[name])]));
    piles.tower = [...ids(match, [tower]), ...piles.tower];
    const heroes = state.heroes.map(({ hand, deck }) => ids(match, [...deck, ...hand]));
    const portals = state.levels.map(({ portal }) => portal);
    return { piles, heroes, portals };
  };
  /** The base set with a number of extra loot cards of its own. */
  const withLoot = (count: number): Definitions => ({
    ...BASE,
    'base:spare-coin': {
      id: 'spare-coin',
      name: 'Spare Coin',
      kind: 'loot',
      copies: count,
    } as unknown as Json,
  });

  test('SETUP-2: the same seed gives the same decks', () => {
    expect(orders()).toEqual(orders());
  });

  test('SETUP-2: options change no order', () => {
    const options = {
      madness: 2,
      flanking: true,
      trading: true,
      overwhelm: false,
      slowFoes: true,
      freeUndo: true,
    };
    expect(orders({ options })).toEqual(orders());
  });

  test('SETUP-2: a larger loot deck changes the order of no other deck', () => {
    const [small, large] = [orders({}, withLoot(1)), orders({}, withLoot(7))];
    for (const name of ['encounter', 'foe', 'tower', 'spire'] as const) {
      expect(large.piles[name]).toEqual(small.piles[name]);
    }
    expect(large.piles.loot).toHaveLength(small.piles.loot.length + 6);
    expect(large.heroes).toEqual(small.heroes);
    expect(large.portals).toEqual(small.portals);
  });

  test('SETUP-2: more heroes change neither the shared decks nor the first hero', () => {
    const [alone, together] = [orders({ heroes: [QUINN] }), orders({ heroes: [QUINN, CRIMSON] })];
    expect(together.piles).toEqual(alone.piles);
    expect(together.portals).toEqual(alone.portals);
    expect(together.heroes[0]).toEqual(alone.heroes[0]);
  });

  test('SETUP-2: other seeds give other orders of every deck that has several cards', () => {
    const many = seeds(40).map((seed) => orders({ seed }));
    for (const name of decks) {
      const different = new Set(many.map(({ piles }) => piles[name].join()));
      const size = new Set(many[0].piles[name]).size;
      expect(different.size).toBeGreaterThan(size > 3 ? 30 : size > 1 ? 1 : 0);
    }
    expect(new Set(many.map(({ heroes }) => heroes[0].join())).size).toBeGreaterThan(30);
  });

  test('SETUP-2: every card of a deck comes to the top', () => {
    const tops = new Set(seeds(200).map((seed) => orders({ seed }).piles.foe[0]));
    expect(tops.size).toBe(new Set(orders().piles.foe).size);
  });
});

describe('the tower and the heroes at the start', () => {
  test('SETUP-3: over 300 seeds every staircase is at least 4 from the portal above, and exactly 4 occurs', () => {
    const found = [new Set<number>(), new Set<number>()];
    const portals = [new Set<number>(), new Set<number>(), new Set<number>()];
    for (const seed of seeds(300)) {
      const { match, state } = dealt({ seed });
      state.levels.forEach(({ portal }, i) => portals[i].add(portal));
      for (const lower of [0, 1] as const) {
        const stairs = stairsOf(match.board, state.levels[lower]);
        found[lower].add(distance(match.board, stairs, state.levels[lower + 1].portal));
      }
    }
    for (const distances of found) expect([...distances].sort()).toEqual([4, 5, 6]);
    for (const sectors of portals) expect(sectors.size).toBe(12);
  });

  test('SETUP-4: every hero stands on the Start space with sanity 10 and no key', () => {
    for (const seed of seeds(20)) {
      const { state } = dealt({ seed, heroes: HEROES.slice(0, 6) });
      for (const { space, level, sanity, key, removed } of state.heroes) {
        expect({ space, level, sanity, key, removed }).toEqual({
          space: state.levels[0].portal,
          level: 0,
          sanity: 10,
          key: false,
          removed: false,
        });
      }
    }
  });

  test('SETUP-6: one tower card lies on the dungeon ring, all else is empty and closed', () => {
    const { match, state } = dealt();
    expect(match.cards[state.levels[0].tower].kind).toBe('tower');
    expect(state.decks.tower).toHaveLength(match.piles.tower.length - 1);
    expect(state.levels.map(({ revealed }) => revealed)).toEqual([true, false, false]);
    for (const level of state.levels) expect(level.ring).toEqual([-1, -1, -1, -1, -1]);
    for (const level of state.levels.slice(1)) expect(level.tower).toBe(-1);
  });

  test('SETUP-7: each hero has its own twelve starter cards, and no other starter is in the game', () => {
    const { match, state } = dealt({ heroes: HEROES.slice(0, 6) });
    match.heroes.forEach(({ hero }, seat) => {
      const { hand, deck, discard } = state.heroes[seat];
      const wanted = hero!.deck.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
      expect(wanted).toHaveLength(12);
      expect(ids(match, [...hand, ...deck]).sort()).toEqual(wanted.sort());
      expect(discard).toEqual([]);
    });
    const starters = match.cards.filter(({ kind }) => kind === 'starter');
    expect(starters).toHaveLength(12 * 6);
    const shared = Object.values(state.decks).flat();
    expect(shared.filter((card) => match.cards[card].kind === 'starter')).toEqual([]);
  });

  test('SETUP-8: a full hand is six cards, the Crimson Reaver draws seven', () => {
    const { state } = dealt({ heroes: [QUINN, CRIMSON] });
    expect(state.heroes.map(({ hand }) => hand.length)).toEqual([6, 7]);
  });
});

describe('the top third of the encounter deck', () => {
  /** The base set with this many encounter cards, all the same. */
  const withEncounter = (count: number): Definitions => ({
    ...Object.fromEntries(
      Object.entries(TWO).filter(
        ([id, card]) => !id.startsWith('base:') || !ENCOUNTER.has((card as Definition).kind),
      ),
    ),
    ...(count > 0 && {
      'base:filler': {
        id: 'filler',
        name: 'Filler',
        kind: 'object',
        power: 1,
        as: ['skill'],
        cost: { skill: 1 },
        copies: count,
      } as unknown as Json,
    }),
  });
  const ENCOUNTER = new Set([
    'weapon',
    'armor',
    'object',
    'relic',
    'dungeon',
    'adventurer',
    'attack',
    'adversary',
    'chaos',
  ]);

  test.each([1, 2, 3, 4, 5, 6, 7, 9, 10])(
    'PACK-2: three cards of a pack are shuffled with the top ceil(n/3) of %d cards',
    (n) => {
      const definitions = withEncounter(n);
      const places = new Set<number>();
      for (const seed of seeds(300)) {
        const { match, state } = dealt({ seed }, definitions);
        const deck = ids(match, state.decks.encounter);
        expect(deck).toHaveLength(n + 3);
        deck.forEach((id, place) => id.startsWith('lanternfolk:') && places.add(place));
      }
      const reach = Math.ceil(n / 3) + 3;
      expect([...places].sort((a, b) => a - b)).toEqual(Array.from({ length: reach }, (_, i) => i));
    },
  );

  test('PACK-2: encounter cards of all packs go into the top third together', () => {
    const n = dealt().match.piles.encounter.length;
    const reach = Math.ceil(n / 3) + 6;
    const deepest = { lanternfolk: 0, tidewardens: 0 };
    for (const seed of seeds(300)) {
      const { match, state } = dealt({ seed }, THREE);
      ids(match, state.decks.encounter).forEach((id, place) => {
        const pack = id.split(':')[0];
        if (pack === 'lanternfolk' || pack === 'tidewardens') deepest[pack] = Math.max(deepest[pack], place);
      });
    }
    if (n < 100) expect(deepest).toEqual({ lanternfolk: reach - 1, tidewardens: reach - 1 });
    expect(Math.max(deepest.lanternfolk, deepest.tidewardens)).toBeLessThan(reach);
  });

  test.each([3, 4, 5, 6, 7])(
    'REC-2: a marked card goes into the top ceil(n/3) of %d cards, anywhere',
    (n) => {
      const places = new Set<number>();
      for (const seed of seeds(120)) places.add(placeOfChest(seed, n));
      const reach = Math.ceil(n / 3) + 1;
      expect([...places].sort((a, b) => a - b)).toEqual(Array.from({ length: reach }, (_, i) => i));
    },
  );

  test.each([3, 4, 5, 6, 7])(
    'WAKE-6: a card set aside goes into the top ceil(n/3) of %d cards, anywhere',
    (n) => {
      const places = new Set<number>();
      for (const seed of seeds(120)) {
        const given = {
          turn: 5,
          phase: 'foe',
          heroes: [{ level: 'dungeon', hand: ['base:tool'] }],
          decks: { encounter: Array.from({ length: n }, () => 'base:iron-lantern') },
          setAside: ['base:mind-warp'],
        };
        const { match, state } = new Table(
          ravingspire,
          setupOf({ seed }),
          BASE,
          ravingspireScenarios.opening(given),
        );
        expect(state.turn).toBe(6);
        places.add(ids(match, state.decks.encounter).indexOf('base:mind-warp'));
      }
      const reach = Math.ceil(n / 3) + 1;
      expect([...places].sort((a, b) => a - b)).toEqual(Array.from({ length: reach }, (_, i) => i));
    },
  );

  /** Beats a chest with a full hand of rogues, ends the turn, and says where in the deck of n cards it came to lie. */
  function placeOfChest(seed: string, n: number): number {
    const lantern = 'base:iron-lantern';
    const given = {
      turn: 9,
      phase: 'encounter',
      dice: [4],
      heroes: [{ level: 'dungeon', hand: ['base:rogues-strike', 'base:rogues-strike', 'base:tool'] }],
      levels: { dungeon: { ring: ['base:trapped-chest', lantern, lantern, lantern, lantern], tower: null } },
      decks: { encounter: Array.from({ length: n }, () => lantern), loot: ['base:runic-axe'] },
    };
    const table = new Table(ravingspire, setupOf({ seed }), BASE, ravingspireScenarios.opening(given));
    const pay = ['base:rogues-strike', 'base:rogues-strike'].map((card) => ({ card, as: 'skill' }));
    const steps: { [field: string]: Json }[] = [
      { do: 'fight', card: 'base:trapped-chest', pay },
      { do: 'endEncounter' },
      { do: 'endExplore' },
    ];
    for (const step of steps) expect(ravingspireScenarios.perform(table, step)).toMatchObject({ ok: true });
    const { match, state } = table;
    // The free place of the ring has taken the top card.
    const filled = match.cards[state.levels[0].ring[0]].id;
    const deck = [filled, ...ids(match, state.decks.encounter)];
    expect(deck).toHaveLength(n + 1);
    return deck.indexOf('base:trapped-chest');
  }
});

describe('PACK-2: what else an expansion brings', () => {
  const where = (definitions: Definitions, deck: 'loot' | 'foe' | 'tower', id: string) => {
    const places = new Set<number>();
    let size = 0;
    for (const seed of seeds(200)) {
      const { match, state } = dealt({ seed }, definitions);
      const pile = ids(match, state.decks[deck]);
      if (deck === 'tower') pile.unshift(match.cards[state.levels[0].tower].id);
      size = pile.length;
      places.add(pile.indexOf(id));
    }
    expect(places.has(-1)).toBe(false);
    return { places: places.size, size };
  };

  test.each([
    ['loot', 'lanternfolk:everburning-wick'],
    ['foe', 'lanternfolk:snuffer'],
    ['tower', 'lanternfolk:lamp-row'],
  ] as const)('PACK-2: its %s card may lie anywhere in the deck', (deck, id) => {
    const { places, size } = where(TWO, deck, id);
    expect(places).toBeGreaterThan(size > 20 ? 20 : size - 1);
  });

  test('PACK-2: every Spire card of several packs may be the challenge, none of the base set', () => {
    const tops = new Set(seeds(100).map((seed) => topSpire(seed, {})));
    expect([...tops].sort()).toEqual(['lanternfolk:last-light', 'tidewardens:ebb', 'tidewardens:flow']);
  });

  test('PACK-2: with finale off every Spire card may be the challenge', () => {
    const tops = new Set(seeds(300).map((seed) => topSpire(seed, { finale: false })));
    const all = Object.entries(THREE).filter(([, card]) => (card as Definition).kind === 'spire');
    expect([...tops].sort()).toEqual(all.map(([id]) => id).sort());
  });

  function topSpire(seed: string, options: Setup['options']): string {
    const { match, state } = dealt({ seed, options }, THREE);
    return ids(match, state.decks.spire)[0];
  }

  test('PACK-2: cards of a pack that was not chosen stay out, though its definitions are there', () => {
    const { match } = dealt({ packs: ['base'] }, THREE);
    expect(match.cards.filter(({ pack }) => pack !== 'base')).toEqual([]);
  });
});
