import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRecording } from '../../scripts/commands/support/recording.ts';
import { contentsOf, FEATURES, type Feature } from '../../scripts/recordings/contents.ts';

const contentsOfFile = (file: string) => {
  const saved = readRecording(join(import.meta.dirname, file));
  return { saved, ...contentsOf(saved) };
};

describe('page/won.json, the game that is played through in the page', () => {
  const { saved, features, questions, entries } = contentsOfFile('page/won.json');

  test.each(FEATURES.filter((feature) => feature !== 'the tower wins'))('shows %s', (feature) => {
    expect(features).toContain(feature);
  });

  test('has actions, answers to several kinds of questions, undo and redo, in few entries', () => {
    expect(entries).toEqual(new Set(['action', 'answer', 'undo', 'redo']));
    expect(questions.size).toBeGreaterThanOrEqual(5);
    expect(saved.log.length).toBeLessThanOrEqual(320);
  });
});

/** What the lost ones show, for two at one screen. */
const SHORT: readonly Feature[] = [
  'a card bought as proposed',
  'a payment put together by hand',
  'a card slotted',
  'an adversary beaten',
  'a chaos card resolved',
  'a ring rotated',
  'a Showdown lost',
  'a hero gone mad',
  'the tower wins',
];

describe.each([
  { name: 'lost', shows: [...SHORT, 'a card taken back from a slot'], kinds: 5, most: 150 },
  { name: 'short', shows: SHORT, kinds: 3, most: 45 },
])('page/$name.json, a lost one for two at one screen', ({ name, shows, kinds, most }) => {
  const { saved, features, questions, entries } = contentsOfFile(`page/${name}.json`);

  test.each(shows)('shows %s', (feature) => {
    expect(features).toContain(feature);
  });

  test('has entries of both seats and of every kind, questions of several kinds, in few entries', () => {
    expect(new Set(saved.log.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    expect(entries).toEqual(new Set(['action', 'answer', 'undo', 'redo']));
    expect(questions.size).toBeGreaterThanOrEqual(kinds);
    expect(saved.log.length).toBeLessThanOrEqual(most);
  });
});
