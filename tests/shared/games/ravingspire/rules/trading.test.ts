import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Definitions, Setup, Viewer } from '../../../../../shared/engine/game.ts';
import type { Json } from '../../../../../shared/engine/json.ts';
import { Table, type EntryResult } from '../../../../../shared/engine/table.ts';
import { greedyPlayer } from '../../../../../shared/games/ravingspire/bots/greedy.ts';
import { adeptPlayer } from '../../../../../shared/games/ravingspire/bots/adept.ts';
import { ravingspire } from '../../../../../shared/games/ravingspire/index.ts';
import { ravingspireScenarios } from '../../../../../shared/games/ravingspire/scenario/index.ts';
import type { Action, Event, Match, State } from '../../../../../shared/games/ravingspire/types.ts';

const folder = resolve(import.meta.dirname, '../../../../../mods/base/cards');
const DEFINITIONS: Definitions = Object.fromEntries(
  readdirSync(folder).flatMap((file) => {
    const { cards } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { cards: { id: string }[] };
    return cards.map((card): [string, Json] => [`base:${card.id}`, card]);
  }),
);
const SETUP: Setup = {
  seed: 'TRADE-4',
  heroes: ['base:quinn-apblanc', 'base:crimson-reaver', 'base:darius-the-blade'],
  packs: ['base'],
  options: { flanking: true, trading: true },
};
const THIRD: readonly Viewer[] = [[], [2]];

type TradeTable = Table<Match, State, Action, Event>;
const hero = (hand: string[]) => ({ level: 'dungeon', space: 2, hand, discard: [] });

/** A table whose second hero holds these cards, hidden, with the first one's turn to move. */
function tableWith(hand: string[]): TradeTable {
  const given = {
    turn: 7,
    phase: 'move',
    dice: [2],
    heroes: [hero(['base:tool', 'base:trinket']), hero(hand), hero(['base:blade'])],
    levels: { dungeon: { portal: 0, tower: null, foe: null } },
  };
  return new Table(ravingspire, SETUP, DEFINITIONS, ravingspireScenarios.opening(given));
}

const HAND = ['base:battered-buckler', 'base:iron-lantern', 'base:rogues-strike'];
const offer = (table: TradeTable): EntryResult<Event> =>
  table.act(0, { do: 'trade', with: 1, give: table.state.heroes[0].hand[0], take: 'any' });
const accepted = (result: EntryResult<Event>) => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result;
};

/** What a viewer is told while a card is named that then stays where it is. */
function toldOfRefusal(viewer: Viewer, index: number): string {
  const table = tableWith(HAND);
  const steps = [() => offer(table)];
  steps.push(() => table.answer(1, table.question!.options[index]));
  steps.push(() => table.answer(0, 'no'));
  const told = steps.map((step) => {
    const { events } = accepted(step());
    const seen = ravingspire.view(table.match, table.state, viewer);
    return [events.map((event) => ravingspire.redact(table.match, event, viewer)), seen];
  });
  return JSON.stringify(told);
}

describe('TRADE-4: trades with hidden hands', () => {
  test.each(THIRD)(
    'TRADE-4: viewer %j is told the same whichever card was named and refused',
    (...viewer) => {
      expect(toldOfRefusal(viewer, 1)).toBe(toldOfRefusal(viewer, 2));
    },
  );

  test('TRADE-4: looking back shows third seats nothing of what was named', () => {
    const table = tableWith(HAND);
    accepted(offer(table));
    accepted(table.answer(1, table.question!.options[1]));
    accepted(table.answer(0, 'no'));
    for (let n = 0; n <= table.log.length; n++) {
      const { match, state } = table.past(n);
      for (const viewer of THIRD)
        expect(JSON.stringify(ravingspire.view(match, state, viewer))).not.toContain('battered-buckler');
    }
  });

  test('TRADE-4: what moved is open to all', () => {
    const table = tableWith(HAND);
    accepted(offer(table));
    const named = table.question!.options[1];
    accepted(table.answer(1, named));
    const { events } = accepted(table.answer(0, 'yes'));
    for (const viewer of THIRD) {
      const told = events.map((event) => JSON.stringify(ravingspire.redact(table.match, event, viewer)));
      expect(told.filter((line) => line.includes('"traded"'))).toEqual([
        expect.stringContaining(`"take":${String(named)}`),
      ]);
    }
  });

  test('TRADE-4: undo stops once a card was named, not before', () => {
    const table = tableWith(HAND);
    accepted(offer(table));
    expect(table.refuseUndo(0)).toBeNull();
    accepted(table.answer(1, table.question!.options[1]));
    expect(table.refuseUndo(1)).toMatchObject({ code: 'undo-revealed' });
  });

  test('TRADE-4: whether an offer is legal does not depend on the hidden hand', () => {
    const hands = [HAND, ['base:rogues-strike', 'base:rogues-strike', 'base:rogues-strike']];
    for (const hand of hands) {
      const table = tableWith(hand);
      expect(ravingspire.options(table.match, table.state, 0)).toContainEqual(
        expect.objectContaining({ do: 'trade', with: 1, take: 'any' }),
      );
      accepted(offer(table));
      // Asked in any case: that nothing can be named would show.
      expect(table.question).toMatchObject({ seat: 1, kind: 'trade' });
    }
  });

  test.each([
    ['greedy', greedyPlayer],
    ['adept', adeptPlayer],
  ])('TRADE-4: the %s answers for both traders', (_name, bot) => {
    const table = tableWith(HAND);
    accepted(offer(table));
    for (let asked = table.question; asked !== null; asked = table.question) {
      accepted(table.answer(asked.seat, bot.answer(asked, table.match, table.state)));
    }
    expect(table.question).toBeNull();
  });
});
