// The fuzz in small, and the checks of its referee, which must be able to fail. `npm run soak` plays thousands of games
// and switches the cures off one by one.
import { describe, expect, test } from 'vitest';
import type { Told } from '../../../../../shared/engine/game.ts';

import { baseDefinitions, drawnSetup, newTable } from '../../../../support/ravingspire.ts';
import type { Event, Match, State } from '../../../../../shared/games/ravingspire/types.ts';
import { NONE } from '../../../../../shared/games/ravingspire/types.ts';
import { FAULTS } from '../../../../support/fuzz/faults.ts';
import { spoiled } from '../../../../support/fuzz/faulty.ts';
import { bothPacks } from '../../../../support/fuzz/packs.ts';
import { fuzzGame } from '../../../../support/fuzz/play.ts';
import { CHECKS, Referee, type CheckName } from '../../../../support/fuzz/referee.ts';

const GAMES = 48;
const CHUNK = 12;

for (let from = 0; from < GAMES; from += CHUNK) {
  test(`fuzzed games ${from} to ${from + CHUNK - 1} of both packs break no rule`, () => {
    const numbers = Array.from({ length: CHUNK }, (_, i) => from + i);
    const played = numbers.map((number) => fuzzGame(number, bothPacks));
    expect(played.filter(({ breach }) => breach !== null)).toEqual([]);
    expect(played.every(({ actions }) => actions > 0)).toBe(true);
  });
}

test('every check has a fault that the soak has it find, and every fault is still one', () => {
  expect(new Set(FAULTS.map(({ check }) => check))).toEqual(new Set(CHECKS));
  for (const fault of FAULTS) expect(spoiled(fault)).not.toBe('');
});

/** A table of three, and a referee that watches it. */
function watched(): { match: Match; state: State; referee: Referee; tell: (event: Partial<Event>) => void } {
  const { match, state } = newTable(drawnSetup('referee', 3));
  const referee = new Referee(match, state, baseDefinitions);
  const tell = (event: Partial<Event>) =>
    referee.event({ seat: state.active, rule: 'CARD-4', i: 0, cause: NONE, ...event } as Told<Event>);
  return { match, state, referee, tell };
}

/** A hero as MAD-2 leaves it. */
function goMad({ state, tell }: ReturnType<typeof watched>, seat: number): void {
  tell({ kind: 'wentMad', seat, rule: 'MAD-2' });
  state.heroes[seat].sanity = 10;
}

describe('the referee notices', () => {
  const cases: [check: CheckName, what: string, run: (table: ReturnType<typeof watched>) => void][] = [
    [
      'filling',
      'a place left free in Recover',
      ({ state, tell }) => {
        state.turn = 9;
        tell({ kind: 'phaseBegan', phase: 'recover' });
        tell({ kind: 'phaseBegan', phase: 'foe' });
      },
    ],
    [
      'filling',
      'a place left free on a level that opens',
      ({ tell, referee }) => {
        tell({ kind: 'levelRevealed', level: 1 });
        referee.settled();
      },
    ],
    [
      'turn',
      'a card that was gained and is still kept out',
      ({ state, tell }) => {
        state.heroes[2].gained.push(state.heroes[2].hand.pop()!);
        tell({ kind: 'turnBegan', turn: 2 });
      },
    ],
    [
      'turn',
      'a turned card as the turn begins',
      ({ state, tell }) => {
        state.heroes[state.active].turned.push(0);
        tell({ kind: 'turnBegan', turn: 2 });
      },
    ],
    [
      'madness',
      'a hero that is not sane after madness',
      (table) => {
        goMad(table, 1);
        table.state.heroes[1].sanity = 9;
        table.referee.settled();
      },
    ],
    [
      'madness',
      'a hand that is more than full after madness',
      (table) => {
        goMad(table, 1);
        table.state.heroes[1].hand.push(table.state.heroes[1].deck.pop()!);
        table.referee.settled();
      },
    ],
    [
      'afterMadness',
      'an effect on a hero whose own turn broke off',
      (table) => {
        goMad(table, table.state.active);
        table.tell({ kind: 'sanityLost', amount: 1, left: 9 });
      },
    ],
    [
      'afterMadness',
      'the effect that drove another hero mad going on for it',
      (table) => {
        const seat = (table.state.active + 1) % 3;
        table.tell({ kind: 'wentMad', seat, rule: 'MAD-2', cause: 7 } as Partial<Event>);
        table.state.heroes[seat].sanity = 10;
        table.tell({ kind: 'lootGained', card: 1, seat, cause: 7 } as Partial<Event>);
      },
    ],
    [
      'theEnd',
      'an event after the end',
      ({ tell }) => {
        tell({ kind: 'gameLost', reason: 'madness', seat: NONE });
        tell({ kind: 'battleBegan', enemy: 'foe', card: 1 });
      },
    ],
    [
      'theEnd',
      'a question after the end',
      ({ tell, referee }) => {
        tell({ kind: 'gameLost', reason: 'madness', seat: NONE });
        referee.asked('may');
      },
    ],
    [
      'endOfPhase',
      'unspent power that goes along into the Keep',
      ({ state, tell }) => {
        tell({ kind: 'phaseBegan', phase: 'showdown' });
        state.free = { amount: 1, as: 1 };
        tell({ kind: 'phaseBegan', phase: 'keep' });
      },
    ],
    [
      'endOfPhase',
      'a change for a battle that outlives it',
      ({ state, tell }) => {
        tell({ kind: 'phaseBegan', phase: 'encounter' });
        state.until.push({ source: 0, index: 0, target: NONE, amount: 1, seat: 0, ends: 'battle' });
        tell({ kind: 'phaseBegan', phase: 'explore' });
      },
    ],
    [
      'forbidden',
      'a dungeon card that pays the Dark Warden',
      ({ match, state, referee }) => {
        const card = (id: string) => match.cards.findIndex((definition) => definition.id === id);
        state.battle = { ...state.battle, kind: 'foe', card: card('base:dark-warden') };
        const pay = [{ card: card('base:armory'), as: 'fight' as const }];
        referee.accepted({ do: 'fight', card: state.battle.card, pay, brute: false });
      },
    ],
  ];
  test.each(cases)('%s: %s', (check, _what, run) => {
    expect(() => run(watched())).toThrow(expect.objectContaining({ name: 'Breach', check }) as Error);
  });

  test('nothing in what the rules allow', () => {
    const table = watched();
    goMad(table, table.state.active);
    table.tell({ kind: 'handDrawn', cards: [], rule: 'ENC-8' });
    table.tell({ kind: 'foeRemoved', level: 0, rule: 'SHOW-6' });
    table.tell({ kind: 'turnBegan', turn: 2 });
    table.referee.settled();
    expect(table.state.outcome).toBeNull();
  });
});
