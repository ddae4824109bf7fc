import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import type { Direction } from '../../../../../renderer/board-overlay/directions.ts';
import { homeOf } from '../../../../../renderer/board-overlay/spots.ts';
import { itemName, shortPlace } from '../../../../../renderer/games/ravingspire/board/names.ts';
import { itemsOf, placeOf } from '../../../../../renderer/games/ravingspire/board/places.ts';
import { boardState } from '../../../../../renderer/games/ravingspire/board/state.ts';
import { spotsOf } from '../../../../../renderer/games/ravingspire/board/spots.ts';
import { stepFrom } from '../../../../../renderer/games/ravingspire/board/walk.ts';
import { de } from '../../../../../renderer/games/ravingspire/text/de/board.ts';
import { en, type TextKey } from '../../../../../renderer/games/ravingspire/text/en/board.ts';
import { createWords } from '../../../../../renderer/ui/words.ts';
import { positions, RECORDINGS } from './positions.ts';

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** Names of everything that a message sets in. */
function placeholders(ast: Ast): Set<string> {
  const found = new Set<string>();
  for (const part of ast) {
    if ('options' in part) {
      found.add(part.value);
      for (const option of Object.values(part.options))
        for (const inner of placeholders(option.value)) found.add(inner);
    } else if (part.type === 1) found.add(part.value);
  }
  return found;
}

const parse = (message: string): Ast =>
  new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst();

test.each(Object.keys(en) as TextKey[])('%s sets in the same things in both languages', (key) => {
  expect(placeholders(parse(de[key]))).toEqual(placeholders(parse(en[key])));
});

const words = { en: createWords('en', { en, de }), de: createWords('de', { en, de }) };

/** The first position of a game of six in which a seat is to move. */
function opening() {
  for (const { look } of positions('six-heroes')) {
    if (look.prompts.some(({ kind }) => kind === 'move')) return look;
  }
  throw new Error('no seat is to move');
}

test('a foe that stands still is called so', () => {
  const state = boardState(opening());
  const called = (held: boolean, language: 'en' | 'de' = 'en'): string => {
    const foes = [{ at: { level: 'temple', sector: 4 }, held }] as const;
    return itemName(words[language], { ...state, foes }, { kind: 'foe', level: 'temple' });
  };
  expect(
    [called(false), called(true), called(true, 'de')].map((name) => name.replace(/,? (on|auf) .*$/, '')),
  ).toEqual(['Foe', 'Foe, stands still', 'Feind, steht still']);
});

test('items are called by what they are and who is there', () => {
  const look = opening();
  const state = boardState(look);
  const { portal } = state.rings.dungeon;
  const name = (item: Parameters<typeof itemName>[2], language: 'en' | 'de' = 'en'): string =>
    itemName(words[language], state, item);
  const start = name({ kind: 'space', at: { level: 'dungeon', sector: portal } });
  expect(start).toMatch(new RegExp(`^Dungeon\\u00a0${portal}: the portal, Crimson Reaver, `));
  expect(name({ kind: 'space', at: { level: 'temple', sector: 0 } })).toContain(
    'Temple\u00a00: not yet open',
  );
  expect(name({ kind: 'space', at: { level: 'keep' } })).toBe('The Keep');
  expect(name({ kind: 'hero', seat: 0 })).toBe(`Crimson Reaver, whose turn it is, on dungeon\u00a0${portal}`);
  expect(name({ kind: 'hero', seat: 0 }, 'de')).toBe(`Crimson Reaver, am Zug, auf Verlies\u00a0${portal}`);
  expect(name({ kind: 'stairs', level: 'dungeon' })).toMatch(
    /^Staircase of the dungeon, .+, on dungeon\u00a0\d+$/,
  );
  expect(name({ kind: 'door' })).toMatch(/^Tower Door, shut, on spire\u00a0\d+$/);
  expect(shortPlace(words.de, { level: 'spire', sector: 7 })).toBe('Spitze\u00a07');
  for (const language of ['en', 'de'] as const)
    for (const item of itemsOf(state)) expect(name(item, language)).not.toMatch(/undefined|[{}]|other/);
});

test('an element is named by the choice that it stands for, and described by what it is', () => {
  const look = opening();
  const spots = spotsOf(words.en, look, boardState(look), false);
  const lit = spots.filter((spot) => spot.lit);
  expect(lit.length).toBeGreaterThan(0);
  for (const { name, about, label } of lit) {
    expect(name).toMatch(/^Walk to dungeon\u00a0\d+$/);
    expect(about).toMatch(/^Dungeon\u00a0\d+/);
    expect(name.toLowerCase()).toContain(label.toLowerCase());
  }
});

test.each(RECORDINGS)('%s: the text on an element is part of its name', (recording) => {
  let written = 0;
  for (const { look, n } of positions(recording)) {
    // Some of them will do: what is said does not depend on much.
    if (n % 7 > 0) continue;
    const language = n % 2 === 0 ? 'en' : 'de';
    for (const { label, name } of spotsOf(words[language], look, boardState(look), n % 3 === 0)) {
      if (label === '') continue;
      written++;
      expect(name.toLowerCase()).toContain(label.toLowerCase());
    }
  }
  expect(written).toBeGreaterThan(20);
});

test('the arrows go round a ring through everything on it, and from ring to ring', () => {
  const look = opening();
  const state = boardState(look);
  const spots = spotsOf(words.en, look, state, false);
  const walk = (key: string, ...ways: Direction[]): string =>
    ways.reduce(
      (at, way) =>
        stepFrom(
          spots,
          state,
          spots.find((spot) => spot.key === at)!,
          way,
        )?.key ?? at,
      key,
    );
  const { portal } = state.rings.dungeon;
  const start = `space dungeon:${portal}`;
  expect(walk(start, 'right')).toBe('portal dungeon');
  expect(walk('portal dungeon', 'right')).toBe('hero 0');
  expect(walk(start, 'left')).toBe(`space dungeon:${(portal + 11) % 12}`);
  expect(walk('space temple:3', 'up', 'up')).toBe('space keep');
  expect(walk('space temple:3', 'down')).toBe('space dungeon:3');
  expect(walk('space dungeon:3', 'down')).toBe('space dungeon:3');
  expect(walk('space keep', 'up')).toBe('space keep');
  expect(walk('space keep', 'down')).toBe(`space spire:${(state.rings.spire.portal + 6) % 12}`);
  expect(homeOf(spots)?.key).toBe('hero 0');
  const ring = spots.filter(({ item }) => placeOf(state, item)!.level === 'dungeon');
  expect(walk(start, ...ring.map((): Direction => 'right'))).toBe(start);
});
