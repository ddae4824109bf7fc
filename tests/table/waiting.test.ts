// What is told while others act.
import { expect, test } from 'vitest';
import { waitingFor } from '../../renderer/table/waiting.ts';
import { de } from '../../renderer/table/text/de.ts';
import { en } from '../../renderer/table/text/en.ts';
import { createWords } from '../../renderer/ui/words.ts';
import type { SeatState } from '../../shared/rpc/messages.ts';

const words = createWords('en', { en, de });
const seat = (name: string, player: SeatState['player'], toAct: boolean): SeatState => ({
  ...{ seat: 0, hero: name, name, player, mine: false, toAct },
});
const person = (name: string, toAct = true) => seat(name, { kind: 'person', name: 'somebody' }, toAct);
const bot = (name: string, toAct = true) => seat(name, { kind: 'bot', bot: 'any' }, toAct);

test('people are waited for until they have acted, bots for moments', () => {
  expect(waitingFor(words, [person('Ada'), person('Bo', false)])).toEqual({
    title: 'Waiting for Ada',
    about: 'You will be told when it is your turn.',
  });
  expect(waitingFor(words, [bot('Cleo'), person('Bo', false)])).toEqual({
    title: 'Waiting for Cleo',
    about: 'A bot plays there: it thinks for a few seconds at most.',
  });
  expect(waitingFor(words, [{ ...bot('Cleo'), seat: 1 }, person('Ada')]).about).toBe(
    'You will be told when it is your turn.',
  );
});

test('nobody is waited for where nobody has to act', () => {
  expect(waitingFor(words, [person('Ada', false)])).toEqual({
    title: 'Nothing to do at the moment.',
    about: null,
  });
});
