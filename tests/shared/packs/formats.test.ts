// The format of a pack says how strict its author wants the loader to be: what a card can never do is a warning in format 1
// and an error from format 2 on.
import { describe, expect, test } from 'vitest';
import { describeCard, toText } from '../../../shared/games/ravingspire/content/describe.ts';
import type { CardDefinition } from '../../../shared/games/ravingspire/content/schema.ts';
import { contents } from '../../../shared/games/index.ts';
import { canonical } from '../../../shared/games/ravingspire/content/canonical.ts';
import { checkCard } from '../../../shared/packs/check-card.ts';
import { freeze } from '../../../shared/packs/freeze.ts';
import { loadPacks, openPacks } from '../../../shared/packs/load.ts';
import { FORMAT } from '../../../shared/packs/schema.ts';
import type { PackSource } from '../../../shared/packs/source.ts';
import { pack } from './toy.ts';

const draw = { do: 'draw', cards: 1 };
const weapon = (id: string, ...rules: object[]) => ({
  id,
  name: id,
  kind: 'weapon',
  power: 2,
  as: ['fight'],
  cost: { fight: 2 },
  rules,
});
/** It draws, and does a few things that it cannot. */
const senseless = weapon(
  'jar',
  { when: 'played', do: [draw, { do: 'draw', cards: -2 }, { do: 'banish', cards: 'that' }] },
  { while: 'slotted', change: { mod: 'reroll' } },
);
const sensible = weapon('lid', { when: 'played', do: [draw] });

const packOf = (id: string, format: number, files: Record<string, object>): PackSource =>
  pack(id, files, {
    game: 'ravingspire',
    format,
    ...(id === 'later' && { requires: { earlier: '^1.0.0' } }),
  });
const load = (...packs: PackSource[]) => {
  const { cards, problems } = loadPacks(packs, contents);
  return {
    cards,
    told: problems.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`),
  };
};
/** The same with the shelf. */
const shelfOf = (...packs: PackSource[]) => {
  const { loaded, shelf } = openPacks(packs, contents);
  return { problems: loaded.problems, shelf };
};
const cardFile = (...cards: object[]) => ({ 'cards/all.json': { cards } });

const TOLD = [
  'amount-does-nothing /cards/0/rules/0/do/1',
  'nothing-chosen /cards/0/rules/0/do/2/cards',
  'change-never-works /cards/0/rules/1',
];

describe('LANG-1: a word of the second edition', () => {
  const newer = weapon('clock', { when: 'turn-end', do: [draw] });
  const inside = weapon('vial', { when: 'played', do: [{ do: 'may', then: [draw] }] }, newer.rules[0]);

  test('is refused in format 1, at its place, with its name', () => {
    const { cards, told } = load(packOf('earlier', 1, cardFile(newer, inside, sensible)));
    expect(told).toEqual([
      'error needs-format /cards/0/rules/0/when',
      'error needs-format /cards/1/rules/1/when',
    ]);
    expect(Object.keys(cards)).toEqual(['earlier:lid']);
    const { problems } = shelfOf(packOf('earlier', 1, cardFile(newer)));
    expect(problems.map(({ data }) => data)).toEqual([{ key: 'turn-end', needed: 2, format: 1 }]);
  });

  test('is refused in format 1 where it is a field of an older word, or a value of one', () => {
    const lists = [{ cost: { max: 4 } }, { power: { min: { amount: 'sanity' } } }, { power: { min: 4 } }];
    const cards = lists.map((filter, i) =>
      weapon(`vial-${i}`, { when: 'played', do: [{ do: 'gain', cards: { from: ['ring'], ...filter } }] }),
    );
    expect(load(packOf('earlier', 1, cardFile(...cards))).told).toEqual([
      'error needs-format /cards/0/rules/0/do/0/cards/cost',
      'error needs-format /cards/1/rules/0/do/0/cards/power/min',
    ]);
    expect(load(packOf('earlier', 2, cardFile(...cards))).told).toEqual([]);
  });

  test('is refused in format 1 where it is one of several words of a field', () => {
    const change = { mod: 'hand', amount: 1 };
    const effects = [
      { do: 'until', ends: 'forever', change },
      { do: 'until', ends: 'turn', change },
      { do: 'draw', cards: 1, who: 'left' },
      { do: 'gain', cards: { from: ['ring', 'supply'] } },
    ];
    const lid = weapon('lid', ...effects.map((effect) => ({ when: 'played', do: [effect] })));
    expect(load(packOf('earlier', 1, cardFile(lid))).told.toSorted()).toEqual([
      'error needs-format /cards/0/rules/0/do/0/ends',
      'error needs-format /cards/0/rules/2/do/0/who',
      'error needs-format /cards/0/rules/3/do/0/cards/from/1',
    ]);
    expect(load(packOf('earlier', 2, cardFile(lid))).told).toEqual([]);
  });

  test('is as good as any other in format 2, for a card that is checked by itself too', () => {
    expect(load(packOf('earlier', 2, cardFile(newer, inside, sensible))).told).toEqual([]);
    for (const format of [1, 2]) {
      const { shelf } = shelfOf(packOf('earlier', format, cardFile(sensible)));
      const place = { shelf, pack: 'earlier', file: 'earlier/cards/all.json', pointer: '/cards/0' };
      const found = checkCard({ ...newer, id: 'lid' }, place).map(({ code }) => code);
      expect(found).toEqual(format === 1 ? ['needs-format'] : []);
    }
  });

  test('is judged by the format of the pack that patches it in', () => {
    const patches = {
      'patches/all.json': { patches: [{ card: 'earlier:lid', set: { rules: newer.rules } }] },
    };
    for (const format of [1, 2]) {
      const { told } = load(packOf('earlier', 1, cardFile(sensible)), packOf('later', format, patches));
      expect(told).toEqual(format === 1 ? ['error needs-format /patches/0/set/rules/0/when'] : []);
    }
  });
});

describe('what a card can never do', () => {
  test('is a warning in format 1: the card loads, and that part is not printed', () => {
    const { cards, told } = load(packOf('earlier', 1, cardFile(senseless, sensible)));
    expect(told.sort()).toEqual(TOLD.map((line) => `warning ${line}`).sort());
    const card = cards['earlier:jar'].definition as unknown as CardDefinition;
    expect(toText(describeCard(card, 'en', String))).toBe('When played, draw a card.');
    expect(toText(describeCard(card, 'de', String))).toBe('Beim Ausspielen: Ziehe eine Karte.');
  });

  test('is an error in format 2: the card does not load, the others do', () => {
    const { cards, told } = load(packOf('earlier', 2, cardFile(senseless, sensible)));
    expect(told.sort()).toEqual(TOLD.map((line) => `error ${line}`).sort());
    expect(Object.keys(cards)).toEqual(['earlier:lid']);
  });

  test.each([1, 2])('is judged by the format of the pack that patches it in: %d', (format) => {
    const set = { rules: senseless.rules };
    const patches = { 'patches/all.json': { patches: [{ card: 'earlier:lid', set }] } };
    const { cards, told } = load(
      packOf('earlier', 3 - format, cardFile(sensible)),
      packOf('later', format, patches),
    );
    const severity = format === 1 ? 'warning' : 'error';
    expect(told.filter((line) => line.startsWith(severity))).toHaveLength(3);
    const { rules } = cards['earlier:lid'].definition;
    expect(rules).toEqual(format === 1 ? senseless.rules : sensible.rules);
  });
});

const FILE = `${'0'.repeat(64)}.png`;
const lid = weapon('lid', { when: 'played', do: [draw] });
/** What came with format 2, on a card: a card with it, and where it is. */
const NEW: readonly (readonly [card: object, at: string])[] = [
  [{ ...lid, notes: 'Too strong?' }, '/notes'],
  [{ ...lid, art: { layers: [{ icon: 'lantern' }, { path: 'M0 0H9V9Z' }] } }, '/art/layers/1/path'],
  [{ ...lid, art: { layers: [{ image: FILE }] } }, '/art/layers/0/image'],
];

describe('what came with format 2', () => {
  test.each(NEW)('is an error on a card of format 1, and none later: %#', (card, at) => {
    const key = at.split('/').at(-1);
    const old = load(packOf('earlier', 1, cardFile(card)));
    expect(old.told).toEqual([`error needs-format /cards/0${at}`]);
    expect(old.cards).toEqual({});
    const { problems, shelf } = shelfOf(packOf('earlier', 1, cardFile(card)));
    expect(problems[0]).toMatchObject({ card: 'earlier:lid', data: { key, needed: 2, format: 1 } });
    const place = { shelf, pack: 'earlier', file: 'earlier/cards/all.json', pointer: '/cards/0' };
    expect(checkCard(card, place).map(({ code, pointer }) => [code, pointer])).toEqual([
      ['needs-format', `/cards/0${at}`],
    ]);
    const now = load(packOf('earlier', 2, cardFile(card)));
    expect(now.told.filter((line) => line.startsWith('error'))).toEqual([]);
    expect(Object.keys(now.cards)).toEqual(['earlier:lid']);
  });

  test.each([1, 2])('is judged in a patch by the format of its pack: %d', (format) => {
    const art = { layers: [{ path: 'M0 0H9V9Z' }] };
    const patches = { 'patches/all.json': { patches: [{ card: 'earlier:lid', set: { art } }] } };
    const { cards, told } = load(
      packOf('earlier', 3 - format, cardFile(lid)),
      packOf('later', format, patches),
    );
    expect(told).toEqual(format === 1 ? ['error needs-format /patches/0/set/art/layers/0/path'] : []);
    expect(cards['earlier:lid'].definition.art).toEqual(format === 1 ? undefined : art);
  });

  test.each([
    ['symbol', { icon: 'lantern' }],
    ['pictures', { [FILE]: { author: 'A' } }],
  ])('is an error in the pack.json of a pack of format 1: %s', (key, value) => {
    const withIt = (format: number) =>
      pack('earlier', cardFile(lid), { game: 'ravingspire', format, [key]: value });
    expect(load(withIt(1)).told).toEqual([`error needs-format /${key}`]);
    expect(load(withIt(2)).told.filter((line) => line.startsWith('error'))).toEqual([]);
  });
});

test('notes are not part of the card that is played, frozen and compared', () => {
  const [bare, noted] = [lid, { ...lid, notes: 'x'.repeat(4000) }].map(
    (card) => load(packOf('earlier', 2, cardFile(card))).cards,
  );
  expect(noted).toEqual(bare);
  expect(freeze(noted, ['earlier:lid'])).toEqual(freeze(bare, ['earlier:lid']));
  const form = (card: object) => canonical(card as unknown as CardDefinition);
  expect(form({ ...lid, notes: 'A note.' })).toEqual(form(lid));
});

test('the newest format is read, a newer one is reported', () => {
  expect(FORMAT).toBe(2);
  expect(load(packOf('earlier', 2, cardFile(sensible))).told).toEqual([]);
  expect(load(packOf('earlier', 3, cardFile(sensible))).told).toEqual(['error newer-format /format']);
});
