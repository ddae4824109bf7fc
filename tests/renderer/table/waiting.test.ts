// What is told while others act.
import { expect, test } from 'vitest';
import { waitingFor } from '../../../renderer/table/waiting.ts';
import { de } from '../../../renderer/table/text/de.ts';
import { en } from '../../../renderer/table/text/en.ts';
import { createWords } from '../../../renderer/ui/words.ts';
import { dateOf } from '../../../renderer/ui/written.ts';
import type { SeatState } from '../../../shared/rpc/messages/tables.ts';

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

test.each([
  ['en', 'Waiting for Ada and Cleo'],
  ['de', 'Am Zug: Ada und Cleo'],
] as const)('several are said as a list, in %s', (language, title) => {
  const seats = [person('Ada'), { ...bot('Cleo'), seat: 1 }];
  expect(waitingFor(createWords(language, { en, de }), seats).title).toBe(title);
});

test.each([
  ['en', 'Signed on 23 Nov 2026: Ada, Bo and Cleo.'],
  ['de', 'Unterschrieben am 23.11.2026: Ada, Bo und Cleo.'],
] as const)('days are written as people write them, in %s', (language, sentence) => {
  const say = createWords(language, { en, de });
  expect(
    say('end.signed', { date: dateOf('2026-11-23'), names: ['Ada', 'Bo', 'Cleo'] }).replaceAll('\u00a0', ' '),
  ).toBe(sentence);
});

test('no seat is waited for where none has to act', () => {
  expect(waitingFor(words, [person('Ada', false)])).toEqual({
    title: 'Nothing to do at the moment.',
    about: null,
  });
});
