// The numbers of a pack: counted beside the cards that came with the program, between other answers.
import { beforeAll, describe, expect, it } from 'vitest';
import type { CountGroup, CountRow, SetNumbers } from '../../../../shared/packs/numbers/types.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import { card, CARDS, filesOf } from './mine.ts';
import { writeGloom, type Writing } from './writing.ts';

const DRAWS = { rules: [{ when: 'played', do: [{ do: 'draw', cards: 1 }] }] };
const FILES = filesOf('gloom', [
  card('a', DRAWS),
  card('b', { cost: { fight: 3, skill: 2 }, power: 2, as: ['fight', 'skill'] }),
  card('c', { cost: { skill: 40 } }),
  card('d', { kind: 'loot', cost: undefined, glow: 1 }),
]);

let writing: Writing;
beforeAll(async () => {
  ({ writing } = await writeGloom(FILES));
});

async function numbers(language: Language = 'en', of = writing): Promise<SetNumbers> {
  const came = await of.ask('numbers', {}, language);
  if (came.kind !== 'counted') throw new Error(`not counted: ${came.kind}`);
  return came.numbers;
}

const named = (rows: readonly CountRow[], name: string): CountRow => rows.find((row) => row.name === name)!;
const group = (groups: readonly CountGroup[], label: string): CountGroup =>
  groups.find((each) => each.label === label)!;

describe('the numbers of a pack', () => {
  it('count its cards by cost, kind and marks, beside those of the base set', async () => {
    const { cards, base, spread, kinds, marks } = await numbers();
    expect(cards.map(({ name }) => name)).toEqual(['Card a', 'Card b', 'Card c', 'Card d']);
    expect(spread?.label).toBe('cost');
    expect(spread?.rows.filter(({ own }) => own > 0)).toEqual([
      { value: 1, isOpen: false, own: 1, base: 0, cards: [0] },
      { value: 5, isOpen: false, own: 1, base: expect.any(Number) as number, cards: [1] },
      { value: 16, isOpen: true, own: 1, base: expect.any(Number) as number, cards: [2] },
    ]);
    expect(named(kinds, 'objects')).toMatchObject({ own: 3, cards: [0, 1, 2] });
    expect(named(kinds, 'loot')).toMatchObject({ own: 1, cards: [3] });
    expect(kinds.reduce((sum, row) => sum + row.base, 0)).toBe(base);
    expect(named(group(marks, 'counts as').rows, 'skill')).toMatchObject({ own: 4, cards: [0, 1, 2, 3] });
  });

  it('count each word once per card, and have those that no card uses', async () => {
    const { words } = await numbers();
    const effects = group(words, 'Effects').rows;
    expect(named(effects, 'draw a card')).toMatchObject({ own: 1, cards: [0] });
    expect(effects.filter(({ own }) => own === 0).length).toBeGreaterThan(10);
    const german = await numbers('de');
    expect(named(group(german.words, 'Effekte').rows, 'ziehe eine Karte')).toMatchObject({ own: 1 });
  });

  it('set power against cost over the cards of the base set, and tell what is far off as advice does', async () => {
    const { cloud } = await numbers();
    expect([cloud?.label, cloud?.byLabel]).toEqual(['cost', 'power']);
    expect(cloud?.points).toMatchObject([
      { card: 0, by: 1, value: 1 },
      { card: 1, by: 2, value: 5, far: null },
      { card: 2, by: 1, value: 40 },
    ]);
    const view = await writing.ask('card', { place: { file: CARDS, pointer: '/cards/2' } });
    expect(view?.advice.map((row) => row.words)).toContain(cloud?.points[2].far);
    for (const { low, value, high } of cloud!.usual) expect(low < value && value < high).toBe(true);
  });

  it('are left for whatever else is asked', async () => {
    await writing.set('/cards/0/name', 'Other');
    const counting = writing.ask('numbers', {});
    const card = await writing.ask('card', { place: { file: CARDS, pointer: '/cards/0' } });
    expect(card?.definition).toMatchObject({ name: 'Other' });
    expect(await counting).toEqual({ kind: 'left' });
    expect((await numbers()).cards[0].name).toBe('Other');
  });
});

it('counts a game whose cards have neither cost nor power by what they have', async () => {
  const pack = { ...(JSON.parse(filesOf('gloom', [])['pack.json']) as object), game: 'arcana' };
  const pip = { id: 'one', name: 'One', kind: 'pip', suit: 'arcana:cups', rank: 1 };
  const files = {
    'pack.json': JSON.stringify({ ...pack, requires: { arcana: '^1.0.0' } }),
    [CARDS]: JSON.stringify({ cards: [pip] }),
  };
  const { writing: other } = await writeGloom(files);
  const found = await numbers('en', other);
  expect(found).toMatchObject({ cloud: null, spread: { label: 'rank' } });
  expect(found.marks.map(({ label }) => label)).toContain('suit');
  expect(named(group(found.marks, 'suit').rows, 'Cups')).toMatchObject({ own: 1 });
});

it('counts the cards of a pack without any', async () => {
  const { writing: empty } = await writeGloom(filesOf('gloom', []));
  const found = await numbers('en', empty);
  expect(found).toMatchObject({ cards: [], cloud: { points: [] } });
  expect(found.kinds.every(({ own }) => own === 0)).toBe(true);
});
