import { describe, expect, test } from 'vitest';
import { playGame, type Player } from '../../../../../shared/engine/drive.ts';
import type { Question } from '../../../../../shared/engine/game.ts';
import { drawFrom } from '../../../../../shared/engine/random.ts';
import { adeptPlayer } from '../../../../../shared/games/ravingspire/bots/adept.ts';
import { greedyPlayer } from '../../../../../shared/games/ravingspire/bots/greedy.ts';
import { novicePlayer } from '../../../../../shared/games/ravingspire/bots/novice.ts';
import { ravingspire } from '../../../../../shared/games/ravingspire/index.ts';
import type { Action, Match, State } from '../../../../../shared/games/ravingspire/types.ts';
import { baseDefinitions, drawnSetup, MOST_ACTIONS } from '../../../../support/ravingspire.ts';

type Bot = Player<Match, State, Action>;

/** The same player, which fails the test when it does what is not allowed. */
const watched = (player: Bot): Bot => ({
  act(match, state, seat) {
    const action = player.act(match, state, seat);
    const refusal = ravingspire.check(match, state, seat, action);
    expect(refusal, JSON.stringify(action)).toBeNull();
    return action;
  },
  answer(question: Question, match, state) {
    const value = player.answer(question, match, state);
    expect(question.options).toContainEqual(value);
    return value;
  },
});

const solo = (seed: string, hero: string) =>
  ravingspire.match({ seed, heroes: [`base:${hero}`], packs: ['base'], options: {} }, baseDefinitions);

/** How many of some solo games a bot wins. */
const wins = (games: number, hero: string, bot: (seed: string) => Bot): number =>
  Array.from({ length: games }, (_, i) => `bots/${i}`).filter((seed) => {
    const player = bot(seed);
    const { state } = playGame(ravingspire, solo(seed, hero), { player: () => player });
    return state.outcome?.result === 'won';
  }).length;

describe('games of bots', () => {
  for (const seats of [1, 2, 3, 4, 5, 6]) {
    test(`adepts at ${seats} seats play to the end, and only what is allowed`, () => {
      const setup = drawnSetup(`adepts ${seats}`, seats);
      const everything = { ...setup.options, flanking: true, trading: true };
      const match = ravingspire.match({ ...setup, options: everything }, baseDefinitions);
      const player = watched(adeptPlayer);
      const { state } = playGame(ravingspire, match, { player: () => player, maxActions: MOST_ACTIONS });
      expect(state.outcome).not.toBeNull();
    });
  }

  test('novices too', () => {
    const match = ravingspire.match(drawnSetup('novices', 3), baseDefinitions);
    const player = watched(novicePlayer(drawFrom('novices')));
    const { state } = playGame(ravingspire, match, { player: () => player, maxActions: MOST_ACTIONS });
    expect(state.outcome).not.toBeNull();
  });

  test('the same seed plays the same game', () => {
    const play = () =>
      playGame(ravingspire, solo('again', 'darius-the-blade'), {
        player: () => novicePlayer(drawFrom('again')),
      });
    expect(play()).toEqual(play());
  });

  test('who is stronger wins more: novice, greedy, adept', () => {
    const games = 24;
    const hero = 'garsome-cinderheart';
    const novice = wins(games, hero, (seed) => novicePlayer(drawFrom(seed)));
    const greedy = wins(games, hero, () => greedyPlayer);
    const adept = wins(games, hero, () => adeptPlayer);
    expect(greedy).toBeGreaterThan(novice);
    expect(adept).toBeGreaterThan(greedy);
  });
});
