// What the cards of a table are called: by their own words, or by a translation of the library.
import { expect, it } from 'vitest';
import { titlesFrom } from '../../../main/host/titles.ts';
import type { Definitions } from '../../../shared/engine/game.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { card } from '../db/support/cards.ts';
import { open, temporaryFolder } from '../db/support/store.ts';

const said = (language: Language, name: string, story: string) => ({ language, name, story, text: '' });
const bodyOf = (words: object): string => JSON.stringify({ kind: 'event', ...words });
const frozen = (id: string, name: string, story: string): Definitions =>
  ({ [id]: { id, kind: 'event', name, story } }) as unknown as Definitions;

it('a card is called as its pack translates it, in whatever language that is written, as long as it has its name', async () => {
  const store = await open(temporaryFolder());
  const bell = card(1, {
    id: 'mine:bell',
    body: bodyOf({ name: 'Glocke', story: 'Sie ist laut.' }),
    texts: [said('de', 'Glocke', 'Sie ist laut.'), said('en', 'Bell', 'It is loud.')],
  });
  const lamp = card(2, {
    id: 'mine:lamp',
    body: bodyOf({ name: 'Lamp', story: 'A new story.' }),
    texts: [said('en', 'Lamp', 'A new story.'), said('de', 'Lampe', 'A new story.')],
  });
  store.library.apply({ put: [bell, lamp], remove: [] });
  const { of, few } = titlesFrom(store.library);
  const wordsOf = (cards: Definitions, id: string, language: Language): readonly unknown[] => {
    const whole = of(JSON.stringify(cards), cards, language);
    const one = few({ card: (wanted) => (cards as never)[wanted] }, language);
    const [here, there] = [whole, one].map((titles) => [titles.name(id), titles.story(id)]);
    expect(there).toEqual(here);
    return here;
  };
  const own = frozen('mine:bell', 'Glocke', 'Sie war leise.');
  expect(wordsOf(own, 'mine:bell', 'en')).toEqual(['Bell', 'It is loud.']);
  // A table keeps the words that it began with.
  expect(wordsOf(own, 'mine:bell', 'de')).toEqual(['Glocke', 'Sie war leise.']);
  const old = frozen('mine:lamp', 'Lamp', 'An old story.');
  expect(wordsOf(old, 'mine:lamp', 'en')).toEqual(['Lamp', 'An old story.']);
  expect(wordsOf(old, 'mine:lamp', 'de')).toEqual(['Lampe', 'An old story.']);
  const other = frozen('mine:bell', 'Gong', 'It is another one.');
  expect(wordsOf(other, 'mine:bell', 'en')).toEqual(['Gong', 'It is another one.']);
});
