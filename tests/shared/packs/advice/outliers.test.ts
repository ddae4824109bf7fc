// Numbers far from what the base set does are found, and those of the cards that ship are not.
import { expect, test } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import { fitted } from '../../../../shared/packs/advice/fit.ts';
import type { Definition } from '../../../../shared/packs/content.ts';
import {
  adviceAt,
  advised,
  baseCards,
  contextOf,
  cured,
  placeOf,
  shelf,
} from '../../../support/advice/workshop.ts';

type Cost = { readonly [field: string]: Json };

test('one card in twenty of those that ship is warned about, at most', () => {
  const all = [...shelf.cards.values()];
  const warned = all.filter((card) => advised(card.definition, card).some(({ kind }) => kind === 'outlier'));
  expect(all.length).toBeGreaterThan(400);
  expect(warned.length).toBeGreaterThan(0);
  expect(warned.length / all.length).toBeLessThanOrEqual(0.05);
});

const ATTRIBUTES = ['fight', 'skill', 'charm'];
/** A cost with some of its numbers changed. */
const costing = (card: Definition, change: (field: string, value: number) => number): Json => ({
  ...card,
  cost: Object.fromEntries(
    Object.entries(card['cost'] as Cost).map(([field, value]) => [
      field,
      typeof value === 'number' ? Math.min(99, change(field, value)) : value,
    ]),
  ),
});
const isPaid = (field: string): boolean => ATTRIBUTES.includes(field);
const hasCost = (card: Definition): boolean => card['cost'] !== undefined;

test.each<[string, (card: Definition) => boolean, (card: Definition) => Json]>([
  ['a cost twice as high', hasCost, (card) => costing(card, (field, n) => (isPaid(field) ? 2 * n : n))],
  ['a cost twice as high, brute force too', hasCost, (card) => costing(card, (_, n) => 2 * n)],
  ['a cost of nothing', hasCost, (card) => costing(card, (field, n) => (isPaid(field) ? 0 : n))],
  ['a cost of nothing, brute force too', hasCost, (card) => costing(card, () => 0)],
  [
    'brute force twice as high',
    (card) => (card['cost'] as Cost | undefined)?.['brute'] !== undefined,
    (card) => costing(card, (field, n) => (field === 'brute' ? 2 * n : n)),
  ],
  [
    '6 more power',
    (card) => card['power'] !== undefined,
    (card) => ({ ...card, power: Number(card['power']) + 6 }),
  ],
])('%s is found in nine cards of ten', (_, fits, plant) => {
  const { usual } = contextOf('ravingspire').base;
  const cards = baseCards('ravingspire').filter(({ definition }) => fits(definition));
  const found = cards.filter(({ definition }) => usual!.outlier(plant(definition) as unknown as Definition));
  expect(cards.length).toBeGreaterThan(150);
  expect(found.length / cards.length).toBeGreaterThanOrEqual(0.9);
});

test('the sentence says what is usual, the cards for comparison have it, and the button takes the nearest of it', () => {
  const card = shelf.cards.get('base:giants-toothpick')!;
  const odd = { ...card.definition, power: 15 };
  const [row] = advised(odd, card);
  expect(row).toMatchObject({ kind: 'outlier', severity: 'warning', at: '/power' });
  const [, least, most] = /^Gives 15; cards like it give (\d+) to (\d+)\.$/.exec(row.words)!.map(Number);
  expect(row.cards).toHaveLength(3);
  for (const id of row.cards) expect(shelf.cards.get(id)!.definition).toMatchObject({ kind: 'loot' });
  expect(row.cures).toMatchObject([{ label: `Set ${most}`, certain: false }]);
  expect(advised(cured(odd as Json, row.cures[0]), card).filter(({ kind }) => kind === 'outlier')).toEqual(
    [],
  );
  const [german] = adviceAt(odd, placeOf(card), contextOf('ravingspire', 'de'));
  expect(german.words).toBe(`Gibt 15; Karten wie diese geben ${least} bis ${most}.`);
});

test('a card with an error is not measured', () => {
  const card = shelf.cards.get('base:giants-toothpick')!;
  const rows = advised({ ...card.definition, power: 15, as: undefined, colour: 'red' }, card);
  expect(rows.map(({ kind }) => kind)).not.toContain('outlier');
});

test('a fit does not follow a few odd cases', () => {
  const cases = Array.from({ length: 40 }, (_, i) => ({ value: 3 + 2 * i + (i % 3) - 1, of: [i] }));
  const odd = cases.map((one, i) => (i % 10 === 3 ? { ...one, value: one.value + 500 } : one));
  const expected = fitted(odd)!([20]);
  expect(Math.abs(expected.value - 43)).toBeLessThan(1);
  expect(fitted(cases)!([20]).high).toBeLessThan(1.5);
});

test('what is the same in all cases explains nothing, and does no harm', () => {
  const cases = Array.from({ length: 12 }, (_, i) => ({ value: i % 4, of: [7, 7] }));
  const { value, low, high } = fitted(cases)!([7, 7]);
  expect(Math.abs(value - 1.5)).toBeLessThan(0.1);
  expect([value + low, value + high].every(Number.isFinite)).toBe(true);
});

test('too few cases say nothing', () => {
  expect(fitted(Array.from({ length: 5 }, (_, i) => ({ value: i, of: [] })))).toBeUndefined();
});
