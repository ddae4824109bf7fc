// What version 2 put otherwise into the log. Whole games: tests/main/host/earlier.test.ts.
import { describe, expect, test } from 'vitest';
import type { Question } from '../../../../shared/engine/game.ts';
import type { Retold, Said } from '../../../../shared/engine/retell.ts';
import { FROM_2 } from '../../../../shared/games/ravingspire/translations.ts';

const question = (kind: string, options: readonly (string | number)[]): Question => ({
  seat: 0,
  kind,
  options,
  data: {},
  rule: 'CARD-4',
});
const DIRECTION = question('direction', ['clockwise', 'counterclockwise']);
const FURTHER = question('extraSteps', [0, 1]);
const ROTATE = { do: 'rotate', using: 'brute', pay: [] };
const PLAY = { do: 'play', card: 1, instead: false };
const answer = (body: string | number): Said => ({ seat: 0, kind: 'answer', body });

const retold = (
  said: Said,
  asked: Question | null,
  action: Said['body'],
  held: readonly Said[] = [],
): Retold | null => {
  const found = FROM_2.map(({ entry }) => entry?.(said, { question: asked, action }, held) ?? null);
  return found.find((each) => each !== null) ?? null;
};
const taken = (asked: Question, action: Said['body']): Said['body'] => {
  const found = FROM_2.map(({ unasked }) => unasked?.(asked, { question: asked, action }) ?? null);
  return found.find((each) => each !== null) ?? null;
};

describe('a card that rotates a ring', () => {
  test('asks for the direction first', () => {
    expect(retold(answer(2), DIRECTION, PLAY)).toEqual({ say: [], hold: [answer(2)] });
    const both = { say: [answer('clockwise'), answer(2)], hold: [] };
    expect(retold(answer('clockwise'), DIRECTION, PLAY, [answer(2)])).toEqual(both);
  });

  test('asks for one where it is turned by no space', () => {
    expect(retold(answer(0), DIRECTION, PLAY)).toEqual({ say: [answer('clockwise'), answer(0)], hold: [] });
  });

  test('is turned further by an ability, which was so for the action of Explore only', () => {
    expect(taken(FURTHER, PLAY)).toBe(0);
    expect(taken(FURTHER, ROTATE)).toBeNull();
  });
});

test('a ring that the action of Explore turns by no space is asked nothing further', () => {
  expect(retold(answer(0), null, ROTATE)).toEqual({ say: [], hold: [] });
  expect(retold(answer(1), null, ROTATE)).toBeNull();
});

test('all else is left as it is', () => {
  expect(retold(answer('clockwise'), DIRECTION, ROTATE)).toBeNull();
  expect(retold(answer(2), question('steps', [0, 1, 2]), PLAY)).toBeNull();
  expect(retold({ seat: 0, kind: 'action', body: PLAY }, null, PLAY)).toBeNull();
  expect(taken(DIRECTION, PLAY)).toBeNull();
});
