// Whole games of Arcana with all checks. `npm run soak` plays thousands (part `rules`).
import { describe, expect, test } from 'vitest';
import { clone } from '../../../../../shared/engine/json.ts';
import { Counts } from '../../../../support/counts.ts';
import { censusProblem } from '../../../../../shared/games/arcana/census.ts';
import { drawnSetup, LISTED, newTable, playNumber, type ArcanaTable } from './support.ts';

const GAMES = 60;
const CHUNK = 20;

describe('every position, option, refusal, undo and replay', () => {
  const all = new Counts();
  for (let from = 0; from < GAMES; from += CHUNK) {
    test(`games ${from} to ${from + CHUNK - 1}`, () => {
      for (let number = from; number < from + CHUNK; number++) {
        const { mutants, entries } = playNumber(number, all);
        expect(mutants).toBeGreaterThanOrEqual(20);
        expect(entries).toBeGreaterThan(0);
      }
    });
  }

  test('everything has come up', () => {
    expect(all.below(1, LISTED)).toEqual([]);
  });
});

describe('the census notices', () => {
  const table = newTable(drawnSetup(1));
  for (const { seat } of table.decisions())
    table.act(seat, table.game.options(table.match, table.state, seat)[0]);
  table.act(0, { do: 'pickLeader', seat: 0 });

  test('nothing in a new table', () => expect(censusProblem(table.match, table.state)).toBeNull());

  test.each<[string, RegExp, (state: ArcanaTable['state']) => void]>([
    ['a lost card', /lie nowhere/, ({ discard, deck }) => void (discard.pop() ?? deck.shift())],
    ['a card in two zones', /cards, not/, ({ discard, deck }) => void discard.push(deck[0])],
    ['a lost Major', /lie nowhere/, ({ box }) => void box.pop()],
    ['health below nothing', /-1 health/, ({ players }) => void (players[0].health = -1)],
    ['a dead man walking', /has not fallen/, ({ players }) => void (players[0].health = 0)],
  ])('%s', (_, message, damage) => {
    const state = clone(table.state);
    damage(state);
    expect(censusProblem(table.match, state)).toMatch(message);
  });
});
