import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRecording } from '../../../../../scripts/commands/support/recording.ts';
import type { Game } from '../../../../../shared/engine/game.ts';
import { effectiveEntries } from '../../../../../shared/engine/log.ts';
import { Table } from '../../../../../shared/engine/table.ts';
import { startOf } from '../../../../../shared/engine/versions.ts';
import { ravingspire } from '../../../../../shared/games/ravingspire/index.ts';
import { answerOf, answerStep, isAnswer } from '../../../../../shared/games/ravingspire/scenario/answers.ts';
import { checkStep } from '../../../../../shared/games/ravingspire/scenario/fields.ts';
import { ravingspireScenarios } from '../../../../../shared/games/ravingspire/scenario/index.ts';
import { actionOf, actionStep } from '../../../../../shared/games/ravingspire/scenario/steps.ts';
import type { Action, Match, State } from '../../../../../shared/games/ravingspire/types.ts';
import { baseDefinitions } from '../../../../support/ravingspire.ts';
import { RECORDED_FOLDER } from '../../../../support/recorded.ts';

const TOOL = 'base:tool';
const SETUP = { seed: 'copies', heroes: ['base:quinn-apblanc'], packs: ['base'], options: {} };

test('whatever is offered or asked is a step, which means it again', () => {
  const saved = readRecording(join(RECORDED_FOLDER, 'flanking-and-trading.json'));
  const table = startOf(ravingspire as unknown as Game, saved);
  const match = table.match as Match;
  const said = new Set<string>();
  for (const entry of effectiveEntries(saved.log)) {
    const { question } = table;
    const state = table.state as State;
    for (const option of question?.options ?? []) {
      const step = answerStep(match, state, question!, option);
      checkStep(step);
      expect(isAnswer(step) && answerOf(match, state, question!, step)).toEqual(option);
      said.add(step.do as string);
    }
    for (const { seat } of question ? [] : table.decisions()) {
      for (const action of ravingspire.options(match, state, seat)) {
        const step = actionStep(match, state, seat, action);
        checkStep(step);
        expect(actionOf(match, state, seat, step), JSON.stringify(step)).toEqual(action);
        said.add(action.do);
      }
    }
    table.replayEntry(entry);
  }
  expect(said.size).toBeGreaterThan(15);
});

test('copies of a card are told apart by where they are', () => {
  const opening = ravingspireScenarios.opening({
    turn: 7,
    phase: 'encounter',
    heroes: [{ hand: [TOOL, TOOL], slots: [null, null, TOOL, null, null], discard: [TOOL] }],
  });
  const { match, state } = new Table(ravingspire, SETUP, baseDefinitions, opening);
  const [{ hand, slots, discard }] = state.heroes;
  const steps = (actions: Action[]) => actions.map((action) => actionStep(match, state, 0, action));
  expect(
    steps([
      { do: 'play', card: hand[0], instead: false },
      { do: 'play', card: hand[1], instead: false },
      { do: 'play', card: slots[2][0], instead: false },
    ]),
  ).toEqual([
    { do: 'play', card: TOOL },
    { do: 'play', card: TOOL, index: 1 },
    { do: 'play', card: TOOL, from: 'slots' },
  ]);
  expect(
    steps([
      { do: 'well', pay: [{ card: hand[1], as: 'skill' }], brute: true, banish: discard[0] },
      { do: 'trade', with: 0, give: slots[2][0], take: 'any' },
    ]),
  ).toEqual([
    { do: 'well', pay: [{ card: TOOL, index: 1, as: 'skill' }], brute: true, banish: TOOL, from: 'discard' },
    { do: 'trade', with: 0, give: { card: TOOL, from: 'slots' }, take: 'any' },
  ]);
});

test('a card that no step can find is an error that names it', () => {
  const { match, state } = new Table(ravingspire, SETUP, baseDefinitions);
  const [card] = state.decks.loot;
  expect(() => actionStep(match, state, 0, { do: 'play', card, instead: false })).toThrow(
    `no step of seat 0 can name card ${card} (${match.cards[card].id})`,
  );
});
