import { expect, test } from 'vitest';
import type { Question } from '../../../../shared/engine/game.ts';
import { Table } from '../../../../shared/engine/table.ts';
import { plainGame } from '../../../../shared/parts/plain/game.ts';
import { heroZones } from '../../../../shared/parts/plain/tableau.ts';
import { plainWords, valuesOf } from '../../../../shared/parts/plain/words.ts';
import type { Titles } from '../../../../shared/tableau/presenter.ts';
import { phraseText, text } from '../../../../shared/words/tokens.ts';
import { pebbles, plain } from './pebbles.ts';

const titles: Titles = { name: (id) => id.toUpperCase(), story: () => undefined };
const setup = { seed: 'a', heroes: ['ann', 'ben'], packs: [], options: {} };
const QUESTION: Question = { seat: 1, kind: 'more', options: ['yes', 'no'], data: { heap: 3 }, rule: 'P-2' };

const at = (parts: Partial<typeof plain> = {}) => {
  const entry = plainGame({ ...plain, ...parts });
  const table = new Table(pebbles, setup, {});
  return { entry, table, presenter: entry.presenter(table.match, {}, 'en', titles) };
};

test('a prompt has a group per kind of action, with what is refused and why', () => {
  const { presenter, table } = at();
  const { kind, rule, title, groups } = presenter.prompt(table.state, 0, null);
  expect([kind, rule, phraseText(title)]).toEqual(['turn', 'P-1', 'ANN, it is your turn.']);
  const lines = groups.map(({ id, title: heading, choices }) => [
    id,
    phraseText(heading),
    ...choices.map(({ label, refusal }) => [phraseText(label), refusal && phraseText(refusal.sentence)]),
  ]);
  expect(lines).toEqual([
    ['take', 'Take', ['Take 1', null], ['Take 5', 'Only 4.']],
    ['pass', 'Pass', ['Pass', null]],
  ]);
});

test('a prompt says a question, whom to wait for, and how it ended', () => {
  const { presenter, table } = at();
  const asked = presenter.prompt(table.state, 1, QUESTION);
  expect(phraseText(asked.title)).toBe('One more of 3?');
  expect(asked.answers?.map(({ value, label }) => [value, phraseText(label)])).toEqual([
    ['yes', 'Yes'],
    ['no', 'No'],
  ]);
  const waiting = presenter.prompt(table.state, 1, null);
  expect([waiting.kind, phraseText(waiting.title)]).toEqual(['wait', 'ANN thinks.']);
  const outcome = { result: 'won' as const, winners: [1], reason: 'empty' };
  const over = presenter.prompt({ ...table.state, outcome }, 0, null);
  expect([over.kind, phraseText(over.title)]).toEqual(['over', 'BEN wins.']);
});

test('a table shows whose turn it is, the heroes, and facts that the game names', () => {
  const { presenter, table } = at({ shown: { facts: ({ heap }) => ({ heap, weather: 'fair' }) } });
  const { title, facts, zones } = presenter.tableau(table.state, []);
  expect(phraseText(title)).toBe('Turn 1, ANN');
  expect(facts.map(({ label, value }) => `${phraseText(label)} ${phraseText(value)}`)).toEqual([
    'Heap 4',
    'Weather fair',
  ]);
  expect(zones.map((zone) => [phraseText(zone.title), zone.cards[0].tone])).toEqual([
    ['ANN', 'good'],
    ['BEN', 'plain'],
  ]);
});

test('sentences have the fields of what they say, and the words that every game has', () => {
  const { presenter } = at();
  const narrator = presenter.narrator(null);
  const took = { kind: 'took', count: 2, all: true, seat: 1, rule: 'P-1', i: 0, cause: -1 } as const;
  expect(phraseText(narrator.event(took))).toBe('BEN takes 2, the last.');
  const refused = (code: string): string => phraseText(narrator.refusal({ code, data: {}, rule: '' }));
  expect(refused('not-your-turn')).toBe('It is not your turn.');
  expect(refused('unheard-of')).toBe('That is not possible now.');
  expect(() => narrator.question({ ...QUESTION, kind: 'less' })).toThrow('en: no message "question.less"');
});

test('numbers, texts and what is true can be set into messages, other data cannot', () => {
  expect(valuesOf({ a: 1, b: 'x', c: true, d: null, e: [1], f: { g: 1 } })).toEqual({
    a: 1,
    b: 'x',
    c: 'true',
  });
});

test('a game has its own words first', () => {
  const own = { ...plain.messages.en, has: (key: string) => key === 'turn', say: () => text('Go.') };
  expect(phraseText(plainWords(own, 'de').say('turn'))).toBe('Go.');
  expect(phraseText(plainWords(own, 'de').say('refusal.other'))).toBe('Das geht jetzt nicht.');
});

test('a form asks for the options of the setup, and proposes the best bot', () => {
  const brisk = { act: () => ({ do: 'pass' }) as const, answer: () => 'no' };
  const bots = { random: () => brisk, brisk: () => brisk };
  const words = { ...plain.messages.en, say: (key: string) => text(key), has: () => true };
  const form = at({ bots, messages: { en: words, de: words } }).entry.setupForm({}, 'en', titles);
  expect(form.options[0]).toEqual({
    name: 'heap',
    label: 'option.heap',
    about: 'option.heap.about',
    rule: 'P-1',
    kind: 'choice',
    values: [
      { value: 4, label: 'option.heap.4' },
      { value: 9, label: 'option.heap.9' },
    ],
    standard: 4,
  });
  expect(form.heroes.map(({ name }) => name)).toEqual(['ANN', 'BEN', 'CAT']);
  expect([form.bots.map(({ id }) => id), form.bot]).toEqual([['random', 'brisk'], 'brisk']);
});

test('a part that is given takes the place of its default, and of no other', () => {
  const usual = at().entry;
  const { entry, presenter, table } = at({
    trophy: () => 'cup',
    faces: () => (id) => ({
      ...usual.faces({ card: () => undefined }, 'en', titles)('ann'),
      id,
      name: 'Masked',
    }),
    shown: {
      narrator: (match) => ({ action: () => text(`One of ${match.heap}`) }),
      zones: (state, viewer, match, words) =>
        heroZones(match, state, words).filter(({ seat }) => viewer.includes(seat ?? 0)),
    },
  });
  expect(entry.trophy(table.match, table.state)).toBe('cup');
  expect(entry.secret(table.match)).toBe(false);
  // Faces are those of the form and of the table too.
  expect(entry.setupForm({}, 'en', titles).heroes[0].name).toBe('Masked');
  expect(presenter.face('ben').name).toBe('Masked');
  expect(phraseText(presenter.prompt(table.state, 0, null).groups[0].choices[0].label)).toBe('One of 4');
  const own = presenter.tableau(table.state, [1]).zones;
  expect(own.map((zone) => phraseText(zone.title))).toEqual(['BEN']);
  expect(() => usual.faces({ card: () => undefined }, 'en', titles)('dan')).toThrow('there is no card "dan"');
});

test('without bots of its own a game has one that does anything; with reasons they are given', () => {
  const { entry, table } = at({
    reasons: {
      action: (_match, _state, _seat, action) => ({ key: action.do, data: {} }),
      answer: () => ({ key: 'answer', data: {} }),
    },
  });
  expect(Object.keys(entry.bots)).toEqual(['random']);
  const bot = entry.bots['random']('seed');
  const action = bot.act(table.match, table.state, 0);
  expect(pebbles.options(table.match, table.state, 0)).toContainEqual(action);
  expect(bot.why?.()).toEqual({ key: action.do, data: {} });
});
