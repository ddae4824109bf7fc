// Texts that are typed in the gaps of sentences, read in the thread of a pack.
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ChoiceRow } from '../../../../shared/rpc/messages/workshop.ts';
import { LANGUAGES, type Language } from '../../../../shared/words/languages.ts';
import { emptyCard } from '../../../support/empty-card.ts';
import { meaningOf, TYPED_CARDS } from '../../../support/reading/typed-cards.ts';
import { CARDS, filesOf } from './mine.ts';
import { writeGloom, type Writing } from './writing.ts';

const FILES = filesOf('gloom', [
  ...TYPED_CARDS.map(({ kind }, i) => ({ ...emptyCard(kind), id: `typed-${i}` })),
  { ...emptyCard('attack'), id: 'gloomy-lamp', name: 'Gloomy Lamp' },
]);

let writing: Writing;

const offersOf = async (
  card: number,
  gap: string,
  text: string,
  language: Language = 'en',
): Promise<readonly ChoiceRow[]> => {
  const { revision } = writing.state!;
  const asked = { revision, card: { file: CARDS, pointer: `/cards/${card}` }, gap, text };
  return (await writing.ask('offers', asked, language)).rows!;
};

beforeAll(async () => {
  ({ writing } = await writeGloom(FILES));
});

afterEach(async () => {
  while ((await writing.move('undo')).ok);
});

it('what is usual answers in the first moment, and is there to be taken when more can be read', async () => {
  const text = 'when spent gain 1 sanity';
  const first = await offersOf(0, '/rules/0', text);
  expect(first.map(({ way }) => way)).not.toContain('read');
  await vi.waitFor(
    async () => expect((await offersOf(0, '/rules/0', text)).map(({ way }) => way)).toEqual(['read']),
    { timeout: 20_000 },
  );
  const [{ key }] = first;
  const taken = await writing.gesture('/cards/0', { do: 'take', gap: '/rules/0', text, key });
  expect(taken.ok && taken.card).toMatchObject({
    definition: { rules: [{ when: 'spent', do: [{ do: 'gain-sanity', amount: 1 }] }] },
  });
});

const typings = TYPED_CARDS.flatMap((one, card) =>
  LANGUAGES.flatMap((spoken) => LANGUAGES.map((shown) => ({ ...one, card, spoken, shown }))),
);
it.each(typings)(
  '$name is typed in $spoken where $shown is shown, and is what Enter takes',
  async ({ card, rules, texts, spoken, shown }) => {
    const whole = texts[spoken];
    for (const text of [whole, whole.replaceAll(/[.,:;()]/g, '').toLowerCase()]) {
      const rows = await offersOf(card, '/rules/0', text, shown);
      expect(rows).toMatchObject([{ way: 'read', sentence: texts[shown] }]);
      const gesture = { do: 'take', gap: '/rules/0', text, key: rows[0].key } as const;
      const taken = await writing.gesture(`/cards/${card}`, gesture, shown);
      const made = taken.ok ? (taken.card!.definition as { rules: unknown }).rules : taken.why;
      expect(meaningOf(made)).toEqual(meaningOf(rules));
      await writing.move('undo');
    }
  },
);

it('a text of several rules is one step', async () => {
  const text =
    TYPED_CARDS.slice(0, 1)
      .map(({ texts }) => texts.en)
      .join(' ') + ' When played, draw a card.';
  const [row] = await offersOf(0, '/rules/0', text);
  expect(row.sentence).toBe(text);
  await writing.gesture('/cards/0', { do: 'take', gap: '/rules/0', text, key: row.key });
  const made = await writing.ask('card', { place: { file: CARDS, pointer: '/cards/0' } });
  expect((made!.definition as { rules: unknown[] }).rules).toHaveLength(2);
  await writing.move('undo');
  expect(await writing.text()).toBe(FILES[CARDS]);
});

it('names of cards are read as they are now', async () => {
  const text = (name: string): string => `When played, discard ${name}.`;
  const ways = async (name: string): Promise<readonly string[]> =>
    (await offersOf(0, '/rules/0', text(name))).map(({ way }) => way);
  expect(await ways('Gloomy Lamp')).toEqual(['read']);
  await writing.set('/cards/3/name', 'Bright Lamp');
  expect(await ways('Gloomy Lamp')).not.toContain('read');
  expect(await ways('Bright Lamp')).toEqual(['read']);
});
