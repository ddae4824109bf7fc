import { describe, expect, test } from 'vitest';
import { hashText, scale, streamKeys, wordAt } from '../../../shared/engine/random.ts';
import { Step } from '../../../shared/engine/step.ts';
import { DECK, DIE, makeToy, TOY_DEFINITIONS, toySetup } from '../../support/toys.ts';

/** Words of one stream. */
function words(seed: string, name: string, count: number): number[] {
  const [key0, key1] = streamKeys(seed, [name]);
  return Array.from({ length: count }, (_, position) => wordAt(key0, key1, position));
}

/** How far counts are from even, in standard deviations of the chi-square distribution. */
function deviation(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return (chi - freedom) / Math.sqrt(2 * freedom);
}

function tally(values: Iterable<number>, cells: number): number[] {
  const counts = new Array<number>(cells).fill(0);
  for (const value of values) counts[value]++;
  return counts;
}

const SEEDS = ['', '1', '2', 'a seed', 'another seed', 'Ω', 'seed 1', 'seed 2'];
const NAMES = ['deck', 'die move', 'die table', 'hero 0', 'hero 1'];
const all = SEEDS.flatMap((seed) => NAMES.map((name) => [seed, name] as const));

describe('the numbers of a stream are even (chi-square)', () => {
  test.each(all)('seed %j, stream %j', (seed, name) => {
    const drawn = words(seed, name, 12_000);
    for (const sides of [2, 6, 12, 54, 100]) {
      expect(
        Math.abs(
          deviation(
            tally(
              drawn.map((word) => scale(word, sides)),
              sides,
            ),
          ),
        ),
      ).toBeLessThan(5);
    }
    const pairs = drawn.slice(1).map((word, i) => scale(drawn[i], 12) * 12 + scale(word, 12));
    expect(Math.abs(deviation(tally(pairs, 144)))).toBeLessThan(5);
    for (let bit = 0; bit < 32; bit++) {
      expect(
        Math.abs(
          deviation(
            tally(
              drawn.map((word) => (word >>> bit) & 1),
              2,
            ),
          ),
        ),
      ).toBeLessThan(12);
    }
  });

  test('over seeds: the first numbers of 20,000 seeds', () => {
    for (const name of ['deck', 'die']) {
      const first = Array.from({ length: 20_000 }, (_, seed) => {
        const [key0, key1] = streamKeys(String(seed), [name]);
        return [0, 1, 2].map((position) => scale(wordAt(key0, key1, position), 36));
      });
      for (const position of [0, 1, 2]) {
        expect(
          Math.abs(
            deviation(
              tally(
                first.map((row) => row[position]),
                36,
              ),
            ),
          ),
        ).toBeLessThan(5);
      }
    }
  });

  test('over streams: two streams of one seed, and one stream of two seeds, are not related', () => {
    const joint = (a: number[], b: number[]) =>
      tally(
        a.map((word, i) => scale(word, 12) * 12 + scale(b[i], 12)),
        144,
      );
    for (const seed of SEEDS) {
      const deck = words(seed, 'deck', 20_000);
      expect(Math.abs(deviation(joint(deck, words(seed, 'die', 20_000))))).toBeLessThan(5);
      expect(Math.abs(deviation(joint(deck, words(`${seed}!`, 'deck', 20_000))))).toBeLessThan(5);
      expect(Math.abs(deviation(joint(deck, [...deck.slice(1), deck[0]])))).toBeLessThan(5);
    }
  });

  test('every order of four cards comes up equally often', () => {
    const game = makeToy();
    const orders = new Map<string, number>();
    for (let seed = 0; seed < 24_000; seed++) {
      const match = game.match(toySetup(1, `shuffle ${seed}`), TOY_DEFINITIONS);
      const step = new Step(match, game.blank(match), { tape: null, answer: null, sink: null });
      const pile = [0, 1, 2, 3];
      step.shuffle(pile, DECK);
      orders.set(pile.join(), (orders.get(pile.join()) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(Math.abs(deviation([...orders.values()]))).toBeLessThan(5);
  });
});

function toyStep(seed = 'a seed') {
  const game = makeToy();
  const match = game.match(toySetup(2, seed), TOY_DEFINITIONS);
  return new Step(match, game.blank(match), { tape: null, answer: null, sink: null });
}

describe('positions', () => {
  test('a number costs one position, whatever its range', () => {
    const step = toyStep();
    for (const n of [1, 2, 6, 54, 1_000_000, 2 ** 31]) {
      const before = step.state.rng[DIE];
      const value = step.random(DIE, n);
      expect(step.state.rng[DIE]).toBe(before + 1);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(n);
    }
    step.shuffle([1, 2, 3, 4, 5], DECK);
    expect(step.state.rng).toEqual([4, 6]);
  });

  test('the state holds one integer a stream, and the number depends on nothing else', () => {
    const step = toyStep();
    const drawn = Array.from({ length: 20 }, () => step.random(DIE, 1000));
    const again = toyStep();
    again.state.rng[DIE] = 13;
    expect(again.random(DIE, 1000)).toBe(drawn[13]);
  });

  test('an extra draw from one stream shifts no other stream', () => {
    const plain = toyStep();
    const disturbed = toyStep();
    const pile = Array.from({ length: 30 }, (_, i) => i);
    const other = [...pile];
    disturbed.roll(DIE, 6);
    plain.shuffle(pile, DECK);
    disturbed.shuffle(other, DECK);
    expect(other).toEqual(pile);
    expect(disturbed.random(DIE, 1_000_000)).not.toBe(plain.random(DIE, 1_000_000));
  });

  test('a shuffle of a part leaves the rest where it is', () => {
    const pile = Array.from({ length: 30 }, (_, i) => i);
    toyStep().shuffle(pile, DECK, 10, 20);
    expect(pile.slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, i) => i));
    expect(pile.slice(20)).toEqual(Array.from({ length: 10 }, (_, i) => i + 20));
    expect(pile.slice(10, 20)).not.toEqual(Array.from({ length: 10 }, (_, i) => i + 10));
    expect(pile.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i));
  });

  test('loaded dice come first and use up no position', () => {
    const step = toyStep();
    step.state.dice.push(5, 2);
    expect([step.roll(DIE, 6), step.roll(DIE, 6)]).toEqual([5, 2]);
    expect(step.state.rng[DIE]).toBe(0);
    step.roll(DIE, 6);
    expect(step.state.rng[DIE]).toBe(1);
  });
});

describe('keys', () => {
  test('never change: recorded games depend on them', () => {
    expect(streamKeys('a seed', ['deck', 'die'])).toMatchInlineSnapshot(`
      [
        393918269,
        -1075727528,
        -830584203,
        907664699,
      ]
    `);
    expect([0, 1, 2, 1000].map((position) => wordAt(1, 2, position))).toMatchInlineSnapshot(`
      [
        1870567865,
        1499487130,
        3236535524,
        1270026686,
      ]
    `);
    expect(hashText('Ravenna', 1)).toMatchInlineSnapshot(`1926963541`);
  });

  test('seeds and names do not run into each other', () => {
    const keys = new Set<string>();
    for (const [seed, name] of [...all, ['a', 'bc'], ['ab', 'c'], ['', 'abc'], ['abc', '']]) {
      keys.add(streamKeys(seed, [name]).join());
    }
    expect(keys.size).toBe(all.length + 4);
  });
});
