// The format of a pack says how strict its author wants the loader to be: what a card can never do is a warning in format 1
// and an error from format 2 on.
import { describe, expect, test } from 'vitest';
import { describeCard, toText } from '../../../shared/games/ravingspire/content/describe.ts';
import type { CardDefinition } from '../../../shared/games/ravingspire/content/schema.ts';
import { contents } from '../../../shared/games/index.ts';
import { loadPacks } from '../../../shared/packs/load.ts';
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
const cardFile = (...cards: object[]) => ({ 'cards/all.json': { cards } });

const TOLD = [
  'amount-does-nothing /cards/0/rules/0/do/1',
  'nothing-chosen /cards/0/rules/0/do/2/cards',
  'change-never-works /cards/0/rules/1',
];

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

test('the newest format is read, a newer one is reported', () => {
  expect(FORMAT).toBe(2);
  expect(load(packOf('earlier', 2, cardFile(sensible))).told).toEqual([]);
  expect(load(packOf('earlier', 3, cardFile(sensible))).told).toEqual(['error newer-format /format']);
});
