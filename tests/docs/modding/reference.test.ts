// Every word of the card language has an example in docs/modding/reference; here these are validated, said and played.
import { describe, expect, test } from 'vitest';
import { cardOf, readExamples, type Example } from '../../../scripts/guide/examples.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { Scenario } from '../../../shared/engine/scenario.ts';
import { describeCard, toText } from '../../../shared/games/ravingspire/content/describe.ts';
import { WORD_LISTS } from '../../../shared/packs/card-words.ts';
import { definitionsOf, failureOf, loadWithBase, packOf } from './base.ts';

const PACK = 'words';
const examples = WORD_LISTS.flatMap((list) =>
  readExamples(list).map((example) => ({
    list,
    word: example.word.name,
    example,
    card: cardOf(list, example),
  })),
);
const cards = examples.map(({ card }) => card);
const beside = examples.flatMap(({ example }) => example.beside ?? []);
const loaded = loadWithBase(
  packOf(PACK, {
    'pack.json': {
      id: PACK,
      game: 'ravingspire',
      version: '1.0.0',
      format: 2,
      title: 'Words',
      authors: ['the reference'],
      licence: 'MIT',
      requires: { base: '^1.0.0' },
    },
    'cards/words.json': { cards: [...cards, ...beside] },
  }),
);
const definitions = definitionsOf(loaded);

type Fields = { readonly [key: string]: Json };

const SEATS = ['base:quinn-apblanc', 'base:crimson-reaver', 'base:marcus-the-runelord'];
const EMPTY = [null, null, null, null, null];
/** What heroes have where an example says nothing else. */
const HEROES: readonly Fields[] = [
  {
    level: 'dungeon',
    space: 0,
    sanity: 8,
    hand: ['@', 'base:blade', 'base:trinket'],
    slots: EMPTY,
    deck: ['base:tool', 'base:blade', 'base:rogues-strike', 'base:tool'],
    discard: ['base:stray-squire', 'base:iron-lantern'],
  },
  ...['dungeon', 'temple'].map((level) => ({
    level,
    space: 3,
    sanity: 8,
    hand: ['base:blade', 'base:tool'],
    slots: EMPTY,
    deck: ['base:trinket', 'base:trinket', 'base:trinket'],
    discard: ['base:leather-boots'],
  })),
];
const DUNGEON = {
  portal: 0,
  ring: ['base:expert-feint', 'base:iron-lantern', 'base:stray-squire', 'base:battered-buckler', null],
  tower: null,
  foe: null,
};
const DECKS = {
  encounter: [
    'base:iron-lantern',
    'base:stray-squire',
    'base:leather-boots',
    'base:acolytes-circlet',
    'base:gladiator-training-pit',
  ],
};

/** The example as a scenario; `@` becomes the id of its card. */
function scenarioOf(card: string, { given = {}, when, then, hero, card: own }: Example): Scenario {
  const heroes = (given.heroes ?? [{}]) as readonly Fields[];
  const levels = (given.levels ?? {}) as { readonly [level: string]: Fields };
  const first = hero ?? (own?.kind === 'hero' ? card : SEATS[0]);
  const scenario = {
    name: card,
    rules: [],
    game: 'ravingspire',
    setup: { heroes: [first, ...SEATS.slice(1, heroes.length)], packs: ['base', PACK] },
    given: {
      turn: 7,
      phase: 'encounter',
      active: 0,
      madness: 5,
      ...given,
      heroes: heroes.map((fields, seat) => ({ ...HEROES[seat], ...fields })),
      levels: {
        temple: { portal: 0 },
        spire: { portal: 0 },
        ...levels,
        dungeon: { ...DUNGEON, ...levels.dungeon },
      },
      decks: { ...DECKS, ...(given.decks as Fields | undefined) },
    },
    when: when ?? [{ do: 'play', card: '@' }],
    then,
  };
  return JSON.parse(JSON.stringify(scenario).replaceAll('"@"', JSON.stringify(card))) as Scenario;
}

test('the examples validate', () => {
  // No card of the base set begins in the supply: an example lays one there.
  expect(loaded.problems.filter(({ code }) => code !== 'not-in-supply')).toEqual([]);
});

describe.each(WORD_LISTS)('%s', (list) => {
  test.each(examples.filter((one) => one.list === list))('$word', ({ example, card }) => {
    for (const language of ['en', 'de'] as const) {
      const text = toText(describeCard(card, language, (id) => id));
      expect(text).not.toBe('');
      expect(text).not.toMatch(/[{}]|undefined/);
    }
    const scenario = scenarioOf(`${PACK}:${card.id}`, example);
    expect(failureOf(scenario, definitions)).toBeNull();
  });
});
