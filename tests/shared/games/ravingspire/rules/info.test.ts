import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { playGame } from '../../../../../shared/engine/drive.ts';
import type { Definitions, Setup, Viewer } from '../../../../../shared/engine/game.ts';
import { clone, type Json } from '../../../../../shared/engine/json.ts';
import { randomPlayer } from '../../../../../shared/engine/players.ts';
import { drawFrom } from '../../../../../shared/engine/random.ts';
import { redeal } from '../../../../../shared/engine/redeal.ts';
import { Table } from '../../../../../shared/engine/table.ts';
import { cardsIn } from '../../../../../shared/games/ravingspire/content/zones.ts';
import { ravingspire } from '../../../../../shared/games/ravingspire/index.ts';
import { ravingspireScenarios } from '../../../../../shared/games/ravingspire/scenario/index.ts';
import type { Match, State, ToldEvent } from '../../../../../shared/games/ravingspire/types.ts';
import { hidden, redact, view } from '../../../../../shared/games/ravingspire/view.ts';

const root = resolve(import.meta.dirname, '../../../../..');
const HEROES = ['base:quinn-apblanc', 'base:crimson-reaver', 'base:darius-the-blade'];
const SEED = 'seed-of-the-table-7319';
const VIEWERS: Viewer[] = [[], [0], [1], [2], [0, 1], [1, 2], [0, 1, 2]];

const folder = join(root, 'mods/base/cards');
const DEFINITIONS: Definitions = Object.fromEntries(
  readdirSync(folder).flatMap((file) => {
    const { cards } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { cards: { id: string }[] };
    return cards.map((card): [string, Json] => [`base:${card.id}`, card]);
  }),
);

const setupOf = (flanking: boolean, seed = SEED): Setup => ({
  seed,
  heroes: HEROES,
  packs: ['base'],
  options: { flanking },
});

/** Positions of a game that a bot plays at random, with all that was told. */
function played(flanking: boolean, seed = SEED): { match: Match; states: State[]; events: ToldEvent[] } {
  const match = ravingspire.match(setupOf(flanking, seed), DEFINITIONS);
  const bot = randomPlayer(ravingspire, drawFrom(seed));
  const states: State[] = [];
  const events: ToldEvent[] = [];
  const { state } = playGame(ravingspire, match, {
    player: () => ({
      act(m, s, seat) {
        if (states.length < 400) states.push(clone(s));
        return bot.act(m, s, seat);
      },
      answer: (question, m, s) => bot.answer(question, m, s),
    }),
    sink: (event) => events.push(event),
    maxActions: 400,
  });
  return { match, states: [...states, state], events };
}

/** A position in which everything that could be seen has something in it. */
function rich(flanking: boolean): { match: Match; state: State } {
  const given = {
    turn: 9,
    phase: 'encounter',
    heroes: [
      {
        level: 'dungeon',
        hand: ['base:blade', 'base:meteor-sword'],
        deck: ['base:tool', 'base:trinket', 'base:oathstone', '...'],
        slots: ['base:blade', null, null, null, 'base:trinket'],
        discard: ['base:iron-lantern'],
        played: ['base:rogues-strike'],
        spent: ['base:expert-feint'],
        gained: ['base:stray-squire'],
      },
      { level: 'dungeon', hand: ['base:reavers-slash', 'base:armory'], discard: ['base:black-mail'] },
      { level: 'temple', hand: ['base:runelords-blast'], slots: ['base:blade', null, null, null, null] },
    ],
    levels: {
      dungeon: { portal: 0, ring: ['base:trapped-chest', 'base:iron-lantern', null, null, null], foe: 3 },
      temple: { portal: 0, revealed: true },
    },
    waiting: 'base:leather-boots',
    setAside: ['base:void-gale'],
    banished: ['base:mind-warp'],
  };
  const table = new Table(ravingspire, setupOf(flanking), DEFINITIONS, ravingspireScenarios.opening(given));
  return { match: table.match, state: table.state };
}

const idsOf = (cards: readonly { readonly id: string }[] | null) => cards?.map(({ id }) => id) ?? null;
const numbersIn = (value: Json): number[] => {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value as { [key: string]: Json }).flatMap(numbersIn);
};

describe('INFO-1: what is open to all', () => {
  test.each(VIEWERS.map((viewer) => [viewer]))(
    'INFO-1: viewer %j sees hands and all that lies open',
    (viewer) => {
      const { match, state } = rich(false);
      const seen = view(match, state, viewer);
      const [first, second, third] = seen.heroes;
      expect(idsOf(first.hand)).toEqual(['base:blade', 'base:meteor-sword']);
      expect(idsOf(second.hand)).toEqual(['base:reavers-slash', 'base:armory']);
      expect(idsOf(third.hand)).toEqual(['base:runelords-blast']);
      expect(first.slots.map(idsOf)).toEqual([['base:blade'], [], [], [], ['base:trinket']]);
      expect(idsOf(first.discard)).toEqual(['base:iron-lantern']);
      expect(idsOf(first.played)).toEqual(['base:rogues-strike']);
      expect(idsOf(first.spent)).toEqual(['base:expert-feint']);
      expect(idsOf(first.gained)).toEqual(['base:stray-squire']);
      expect(idsOf(seen.banished)).toEqual(['base:mind-warp']);
      expect(idsOf(seen.setAside)).toEqual(['base:void-gale']);
      expect(seen.waiting?.id).toBe('base:leather-boots');
      expect(seen.levels[0].ring.map((card) => card?.id ?? null).slice(0, 3)).toEqual([
        'base:trapped-chest',
        'base:iron-lantern',
        null,
      ]);
      expect(seen.levels[0].foe).toBe(3);
      expect(seen.madness).toBe(state.madness);
      for (const name of ['encounter', 'loot', 'foe', 'tower', 'spire'] as const) {
        expect(seen.decks[name]).toBe(state.decks[name].length);
      }
      expect(seen.heroes.map(({ deckCount }) => deckCount)).toEqual(
        state.heroes.map(({ deck }) => deck.length),
      );
    },
  );

  test('INFO-1: a card that goes to the bottom of a deck is named at that moment', () => {
    const { match, state } = rich(true);
    const card = state.levels[0].ring[0];
    const event: ToldEvent = { kind: 'buried', card, seat: 0, rule: 'ENC-9', i: 0, cause: -1 };
    for (const viewer of VIEWERS) expect(redact(match, event, viewer)).toEqual(event);
  });
});

describe('INFO-2: hands under the option flanking', () => {
  test.each(VIEWERS.map((viewer) => [viewer]))('INFO-2: viewer %j sees its own hands only', (viewer) => {
    const { match, state } = rich(true);
    const seen = view(match, state, viewer);
    seen.heroes.forEach(({ hand, handCount }, seat) => {
      expect(handCount).toBe(state.heroes[seat].hand.length);
      if (viewer.includes(seat)) expect(hand?.map(({ card }) => card)).toEqual(state.heroes[seat].hand);
      else expect(hand).toBeNull();
    });
  });

  test('INFO-2: everything but hands is as open as without flanking', () => {
    const [open, closed] = [false, true].map((flanking) => {
      const { match, state } = rich(flanking);
      const seen = view(match, state, []);
      return { ...seen, options: {}, heroes: seen.heroes.map((hero) => ({ ...hero, hand: null })) };
    });
    expect(closed).toEqual(open);
  });

  test('INFO-2: cards drawn into a hidden hand are counted, not named', () => {
    const { match, state } = rich(true);
    const cards = state.heroes[1].deck.slice(0, 3);
    const event: ToldEvent = { kind: 'handDrawn', cards, seat: 1, rule: 'ENC-8', i: 2, cause: -1 };
    expect(redact(match, event, [1])).toEqual(event);
    expect(redact(match, event, [0, 1])).toEqual(event);
    for (const viewer of [[], [0], [0, 2]]) {
      expect(redact(match, event, viewer)).toEqual({ ...event, cards: [-1, -1, -1] });
    }
    const opened = rich(false);
    for (const viewer of VIEWERS) expect(redact(opened.match, event, viewer)).toEqual(event);
  });

  test('INFO-2: what a viewer is told shares nothing with the event itself', () => {
    const { match } = rich(false);
    const event: ToldEvent = { kind: 'handDrawn', cards: [1, 2], seat: 1, rule: 'ENC-8', i: 0, cause: -1 };
    const told = redact(match, event, []) as { cards: number[] };
    told.cards.push(3);
    expect(event.cards).toEqual([1, 2]);
  });
});

describe('INFO-3: what is hidden from all', () => {
  test.each([false, true])(
    'INFO-3: no view changes when what is hidden is redealt (flanking %j)',
    (flanking) => {
      const { match, states } = played(flanking);
      const positions = [
        rich(flanking),
        ...states.filter((_, i) => i % 7 === 0).map((state) => ({ match, state })),
      ];
      const draw = drawFrom('another world');
      for (const position of positions) {
        for (const viewer of VIEWERS) {
          const other = redeal(ravingspire, position.match, position.state, viewer, draw);
          const before = JSON.stringify(view(position.match, position.state, viewer));
          expect(JSON.stringify(view(other.match, other.state, viewer))).toBe(before);
        }
      }
    },
  );

  test.each([false, true])(
    'INFO-3: decks, hidden hands and nothing else can be redealt (flanking %j)',
    (flanking) => {
      const { match, state } = rich(flanking);
      const { encounter, loot, foe, tower, spire } = state.decks;
      for (const viewer of VIEWERS) {
        const heroes = state.heroes.map(({ deck, hand }, seat) =>
          flanking && !viewer.includes(seat) ? [deck, hand] : [deck],
        );
        const groups = [[encounter], [loot], [foe], [tower], [spire], ...heroes];
        expect(hidden(match, state, viewer)).toEqual(groups.map((piles) => ({ piles, stays: [] })));
      }
    },
  );

  test('INFO-3: no card of a shared deck is in a view, by number', () => {
    const { match, states } = played(false);
    for (const state of states.filter((_, i) => i % 11 === 0)) {
      const shown = new Set<number>();
      const collect = (value: Json): void => {
        if (typeof value !== 'object' || value === null) return;
        const { card } = value as { card?: Json };
        if (typeof card === 'number') shown.add(card);
        Object.values(value as { [key: string]: Json }).forEach(collect);
      };
      collect(view(match, state, [0, 1, 2]) as unknown as Json);
      for (const deck of Object.values(state.decks))
        for (const card of deck) expect(shown.has(card)).toBe(false);
      for (const { deck } of state.heroes) for (const card of deck) expect(shown.has(card)).toBe(false);
    }
  });

  test('INFO-3: the sealed Spire card is in no view until it is revealed', () => {
    const { match, state } = rich(false);
    for (const viewer of VIEWERS) {
      const text = JSON.stringify(view(match, state, viewer));
      for (const card of state.decks.spire) expect(text).not.toContain(match.cards[card].id);
      expect(view(match, state, viewer).challenge).toBeNull();
    }
    const open = clone(state);
    open.challenge = open.decks.spire.pop()!;
    expect(view(match, open, []).challenge?.id).toBe(match.cards[open.challenge].id);
  });

  test('INFO-3: the positions of the random streams and loaded dice are in no view', () => {
    const { match, state } = rich(false);
    const other = clone(state);
    other.rng = other.rng.map((position) => position + 1000);
    other.dice = [3, 1, 4];
    for (const viewer of VIEWERS) expect(view(match, other, viewer)).toEqual(view(match, state, viewer));
  });

  test('INFO-3: a holder may list its own battle deck, sorted by name; no other seat may', () => {
    const { match, state } = rich(true);
    for (const viewer of VIEWERS) {
      view(match, state, viewer).heroes.forEach(({ deckList }, seat) => {
        const sorted = state.heroes[seat].deck.map((card) => match.cards[card].id).sort();
        expect(deckList).toEqual(viewer.includes(seat) ? sorted : null);
      });
    }
    expect(view(match, state, [0]).heroes[0].deckList?.length).toBeGreaterThan(3);
  });

  test('INFO-3: a choice among the cards of a deck does not tell their order', () => {
    const { state } = rich(false);
    const other = clone(state);
    other.heroes[0].deck.reverse();
    expect(state.heroes[0].deck.length).toBeGreaterThan(3);
    expect(cardsIn(other, 0, 'deck')).toEqual(cardsIn(state, 0, 'deck'));
    expect([...cardsIn(state, 0, 'deck')].sort()).toEqual([...state.heroes[0].deck].sort());
  });

  test('INFO-3: a view is built new: changing it changes no table', () => {
    const { match, state } = rich(false);
    const before = JSON.stringify(state);
    const seen = view(match, state, [0]);
    seen.heroes[0].discard.length = 0;
    seen.heroes[0].slots.length = 0;
    seen.levels[0].ring.length = 0;
    seen.used.push(9);
    seen.explored.skill = true;
    seen.free.amount = 7;
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('INFO-4: the seed', () => {
  test.each([false, true])(
    'INFO-4: neither views nor events hold the seed or stream keys (flanking %j)',
    (flanking) => {
      const { match, states, events } = played(flanking);
      const keys = new Set<number>(match.keys.filter((key) => Math.abs(key) > 10_000));
      expect(keys.size).toBeGreaterThan(20);
      for (const viewer of VIEWERS) {
        const told = events.map((event) => redact(match, event, viewer));
        const seen = states
          .filter((_, i) => i % 13 === 0)
          .map((state) => view(match, state, viewer) as unknown as Json);
        const all: Json = [told, seen];
        expect(JSON.stringify(all)).not.toContain(SEED);
        expect(numbersIn(all).filter((number) => keys.has(number))).toEqual([]);
      }
      expect(events.length).toBeGreaterThan(100);
    },
  );

  test('INFO-4: the same position under another seed looks the same', () => {
    const { match, state } = rich(false);
    const keys = ravingspire.match(setupOf(false, 'quite another seed'), DEFINITIONS).keys;
    expect(keys).not.toEqual(match.keys);
    for (const viewer of VIEWERS)
      expect(view({ ...match, keys }, state, viewer)).toEqual(view(match, state, viewer));
  });
});
