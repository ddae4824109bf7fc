// The work of an edit is the same however many cards a pack has: counted, not timed.
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openStore } from '../../../../main/db/store.ts';
import type { PackGame } from '../../../../main/host/packs/cards.ts';
import type { Told } from '../../../../main/host/workshop/asks.ts';
import { LANGUAGES } from '../../../../shared/words/languages.ts';
import { games } from '../../../../shared/games/index.ts';
import { CARDS, Mine, card, filesOf } from './mine.ts';
import { Writing } from './writing.ts';

vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
const reading = vi.spyOn(JSON, 'parse');
afterAll(() => {
  vi.useRealTimers();
  reading.mockRestore();
});

/** What was done since it was last looked at. */
interface Work {
  files: number;
  inspected: number;
  described: number;
  drawn: number;
  /** Cards that were put into the index of what is alike. */
  indexed: number;
}
const NONE: Work = { files: 0, inspected: 0, described: 0, drawn: 0, indexed: 0 };
const ONE: Work = { files: 1, inspected: 1, described: 1, drawn: 1, indexed: 1 };
/** A word or number in place of another: the rest of the file says what it did. */
const WORD: Work = { ...ONE, files: 0 };
/** The step is named by its clause in each language, and the card is shown in one. */
const GESTURE: Work = { ...WORD, described: 1 + LANGUAGES.length };
/** A name: what the card says is as it was. */
const NAME: Work = { ...WORD, described: 0 };
/** No file of cards has another text, and the card is as right as it was, and says the same. */
const TRANSLATED: Work = { ...NONE, drawn: 1 };

/** The games, with their work counted. */
const counting = (work: Work): PackGame[] =>
  games.map(({ content, faces }) => ({
    content: content && {
      ...content,
      inspect: (...asked) => {
        work.inspected++;
        return content.inspect(...asked);
      },
      ...(content.advice && {
        advice: {
          ...content.advice,
          canonical: (definition) => {
            work.indexed++;
            return content.advice!.canonical(definition);
          },
        },
      }),
      ...(content.language && {
        language: {
          ...content.language,
          text: (...asked) => {
            work.described++;
            return content.language!.text(...asked);
          },
        },
      }),
    },
    faces: (...asked) => {
      const draw = faces(...asked);
      return (id) => {
        work.drawn++;
        return draw(id);
      };
    },
  }));

const RULES = [{ when: 'played', do: [{ do: 'draw', cards: 1 }] }];

/** What edits, an undo and a redo cost in a pack of some number of cards. */
async function costs(cards: number): Promise<Work[]> {
  const made = Array.from({ length: cards }, (_, i) => card(`c${i}`, { rules: RULES }));
  const mine = new Mine({ gloom: filesOf('gloom', made) });
  const store = await openStore({ folder: join(mine.root, 'data'), now: Date.now });
  const work = { ...NONE };
  const writing = new Writing(mine, 'gloom', store, counting(work));
  await writing.begin();
  // What is known of all cards is made when the first one is looked at.
  await writing.ask('card', { place: { file: CARDS, pointer: '/cards/5' } });
  const counted: Work[] = [];
  const count = async (does: () => Promise<Told>): Promise<void> => {
    reading.mockClear();
    Object.assign(work, NONE);
    expect(await does()).toMatchObject({ ok: true, card: { place: { pointer: '/cards/5' } } });
    const files = reading.mock.calls.filter(([text]) => text.includes('"cards": [')).length;
    counted.push({ ...work, files });
  };
  for (const amount of [2, 3, 4])
    await count(() => writing.set('/cards/5/rules/0/do/0/cards', amount, { merge: 'cards' }));
  for (const value of [5, 6])
    await count(() => writing.gesture('/cards/5', { do: 'set', at: '/rules/0/do/0/cards', value, run: 'a' }));
  for (const value of [3, 4])
    await count(() => writing.gesture('/cards/5', { do: 'write', at: '/power', value, run: 'b' }));
  for (const value of ['Lamp', 'Lamps'])
    await count(() => writing.gesture('/cards/5', { do: 'write', at: '/name', value, run: 'c' }));
  await count(() => writing.gesture('/cards/5', { do: 'clear', at: '/cost/brute' }));
  await count(() => writing.move('undo'));
  await count(() => writing.move('undo'));
  await count(() => writing.move('undo'));
  await count(() => writing.move('undo'));
  await count(() => writing.move('redo'));
  const translate = { do: 'translate', language: 'de', at: '/c5/name', run: 'd' } as const;
  for (const text of ['L', 'Lampe']) await count(() => writing.gesture('/cards/5', { ...translate, text }));
  await writing.ask('close', {});
  expect(mine.read('gloom', CARDS)).toContain('"cards":6');
  store.close();
  return counted;
}

test('at most one file is read, one card checked, described, drawn and indexed, in a pack of 10 cards and of 1,000', async () => {
  const typed = [WORD, WORD, WORD];
  const inFields = [WORD, WORD, NAME, NAME, ONE];
  const unnamed = { ...ONE, described: 0 };
  const taken = [ONE, unnamed, ONE, ONE, ONE];
  const all = [...typed, GESTURE, GESTURE, ...inFields, ...taken, TRANSLATED, TRANSLATED];
  expect(await costs(10)).toEqual(all);
  expect(await costs(1000)).toEqual(all);
});
