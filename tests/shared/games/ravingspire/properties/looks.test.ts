// What an effect looks at is seen by its own seat, for as long as the effect goes on, and by no other (LANG-20, LANG-21).
import { describe, expect, test } from 'vitest';
import { ravingspire } from '../../../../../shared/games/ravingspire/index.ts';
import { answerGreedily } from '../../../../../shared/games/ravingspire/bots/answers.ts';
import { drawFrom } from '../../../../../shared/engine/random.ts';
import { Table } from '../../../../../shared/engine/table.ts';
import type { Match } from '../../../../../shared/games/ravingspire/types.ts';
import { seesLook } from '../../../../../shared/games/ravingspire/view.ts';
import { redeal } from '../../../../../shared/engine/redeal.ts';
import { ravingspireScenarios } from '../../../../../shared/games/ravingspire/scenario/index.ts';
import { Broken } from '../../../../support/checked-game.ts';
import { Counts } from '../../../../support/counts.ts';
import { checkPosition } from '../../../../support/interference.ts';
import { lookerDefinitions, lookingTable } from '../../../../support/looks.ts';
import { LONG } from '../../../../support/long.ts';
import { presenterOf } from '../../../../support/present.ts';
import { testedRavingspire } from '../../../../support/properties.ts';
import { baseDefinitions, HEROES, type TowerTable } from '../../../../support/ravingspire.ts';

/** Few every day, all of them in the soak (part `unit`). */
const POSITIONS = LONG ? 500 : 100;
const CHUNK = 50;
const SHOWN = {
  ...testedRavingspire,
  presenter: (match: Match) => presenterOf(match, 'en', lookerDefinitions),
};

describe('no other seat can tell what an effect looks at', () => {
  for (let from = 0; from < POSITIONS; from += CHUNK) {
    test(`positions ${from} to ${from + CHUNK - 1}, every viewer`, () => {
      const counts = new Counts();
      for (let number = from; number < from + CHUNK; number++)
        checkPosition(SHOWN, lookingTable(number), number, counts);
      expect(counts.table.decision['put-back']).toBeGreaterThan(CHUNK / 10);
    });
  }

  test.each<[what: string, leak: Partial<typeof ravingspire>]>([
    [
      'a view',
      {
        view: (match, state) =>
          ravingspire.view(
            match,
            state,
            match.heroes.map((_, seat) => seat),
          ),
      },
    ],
    ['what counts as hidden', { hidden: (match, state) => ravingspire.hidden(match, state, []) }],
  ])('%s that forgets who looks is found out', (_what, leak) => {
    const shown = { ...SHOWN, game: { ...ravingspire, ...leak } };
    expect(() => {
      for (let number = 0; number < CHUNK; number++)
        checkPosition(shown, lookingTable(number), number, new Counts());
    }).toThrow(Broken);
  });
});

test.each([
  ['look', false],
  ['reveal', true],
])('%s: whether another seat sees the cards (LANG-20, LANG-22): %s', (verb, open) => {
  const glance = {
    id: 'glance',
    name: 'glance',
    kind: 'attack',
    power: 1,
    as: ['skill'],
    rules: [
      {
        when: 'played',
        do: [
          { do: verb, cards: 2 },
          { do: 'put-back', cards: { from: ['seen'], count: 'all' } },
        ],
      },
    ],
  };
  const definitions = { ...baseDefinitions, 'toy:glance': glance };
  const given = { turn: 9, phase: 'encounter', heroes: [{ level: 'dungeon', hand: ['toy:glance'] }, {}] };
  const setup = { seed: verb, heroes: HEROES.slice(0, 2), packs: ['base', 'toy'], options: {} };
  const table: TowerTable = new Table(ravingspire, setup, definitions, ravingspireScenarios.opening(given));
  table.act(0, { do: 'play', card: table.state.heroes[0].hand[0], instead: false });
  expect(table.state.seen.cards).toHaveLength(2);
  expect([0, 1].map((seat) => seesLook(table.state, [seat]))).toEqual([true, open]);
});

test('what is put back is told to the others as a number of cards', () => {
  const table = lookingTable(tableWith('put-back'));
  while (table.question) {
    const { seat, options } = table.question;
    const result = table.answer(seat, options[0]);
    const told = result.ok
      ? result.events.filter(({ kind }) => kind === 'putBack' || kind === 'lookedAt')
      : [];
    for (const event of told) {
      const others = ravingspire.redact(table.match, event, [event.seat + 1]) as { readonly cards: number[] };
      const own = ravingspire.redact(table.match, event, [event.seat]) as { readonly cards: number[] };
      expect(others.cards).toHaveLength(own.cards.length);
      expect(own.cards.every((card) => card >= 0)).toBe(true);
      if (!('under' in event) || !event.under) expect(new Set(others.cards)).toEqual(new Set([-1]));
    }
  }
  expect(table.state.seen.cards).toEqual([]);
});

test('undo stops where cards were looked at', () => {
  const table = lookingTable(tableWith('put-back'));
  let taken = table.undo(0);
  while (taken.ok) taken = table.undo(0);
  expect(taken.refusal.code).toBe('undo-revealed');
  expect(table.question).not.toBeNull();
});

test('bots decide on what they see alone: hidden cards in another order lead to the same answer', () => {
  for (let number = 0; number < CHUNK; number++) {
    const { match, state, question } = lookingTable(number);
    if (question === null) continue;
    const answer = answerGreedily(question, match, state);
    const other = redeal(ravingspire, match, state, [question.seat], drawFrom(`bots ${number}`));
    expect(answerGreedily(question, other.match, other.state)).toEqual(answer);
  }
});

/** The number of a table that has been asked a question of this kind. */
function tableWith(kind: string): number {
  for (let number = 0; ; number++) if (lookingTable(number).question?.kind === kind) return number;
}
