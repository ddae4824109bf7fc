// What one card may have the game do at once: effects that multiply each other come to an end (CARD-18).
import { expect, test } from 'vitest';
import type { Json } from '../../../../../shared/engine/json.ts';
import { clone } from '../../../../../shared/engine/json.ts';
import { Table } from '../../../../../shared/engine/table.ts';
import { novicePlayer } from '../../../../../shared/games/ravingspire/bots/novice.ts';
import { ravingspireContent } from '../../../../../shared/games/ravingspire/content/index.ts';
import { foresee } from '../../../../../shared/games/ravingspire/foresight.ts';
import { ravingspire } from '../../../../../shared/games/ravingspire/index.ts';
import type { Action, ToldEvent } from '../../../../../shared/games/ravingspire/types.ts';
import { drawFrom } from '../../../../../shared/engine/random.ts';
import { BOUNDS } from '../../../../../shared/packs/effects/bounds.ts';
import { baseDefinitions, drawnSetup, type TowerTable } from '../../../../support/ravingspire.ts';

const often = (...then: object[]): object => ({ do: 'repeat', times: BOUNDS.repeat, then });
const EVERYWHERE = ['hand', 'discard', 'deck', 'slots', 'played', 'gained'];

/** A table at which every starter card does this when it is played, before the first one is. */
function tableOf(effects: readonly object[], seats = 6): { table: TowerTable; play: Action } {
  const definitions = clone(baseDefinitions) as unknown as { [id: string]: { [field: string]: unknown } };
  for (const card of Object.values(definitions))
    if (card['kind'] === 'starter') card['rules'] = [{ when: 'played', do: effects }];
  const cards = Object.values(definitions);
  expect(ravingspireContent.validateCards({ cards })).toBe(true);
  const setup = { ...drawnSetup('work', seats), options: { finale: true } };
  const table: TowerTable = new Table(ravingspire, setup, definitions as Json as never);
  const bot = novicePlayer(drawFrom('work'));
  for (;;) {
    const { question, match, state } = table;
    const [{ seat }] = table.decisions();
    const play = question
      ? undefined
      : ravingspire.options(match, state, seat).find((action) => action.do === 'play');
    if (play) return { table, play };
    const came = question
      ? table.answer(seat, bot.answer(question, match, state))
      : table.act(seat, bot.act(match, state, seat));
    expect(came.ok).toBe(true);
  }
}

function played(effects: readonly object[]): { events: ToldEvent[]; table: TowerTable } {
  const { table, play } = tableOf(effects);
  const came = table.act(table.decisions()[0].seat, play);
  return { events: came.ok ? came.events : [], table };
}

const counts = (events: readonly ToldEvent[], kind: ToldEvent['kind']): number =>
  events.filter((event) => event.kind === kind).length;
const madness = { do: 'madness', amount: 1 };

test('a step ends with the effects that make more events than any table can tell', () => {
  const [lose, gain] = ['lose-sanity', 'gain-sanity'].map((verb) => ({ do: verb, amount: 1, who: 'every' }));
  const { events } = played([often(often(often(lose, gain)))]);
  expect(counts(events, 'effectStopped')).toBe(1);
  expect(events.length).toBeGreaterThan(BOUNDS.events);
  // The last effect was begun within the bound.
  expect(events.length).toBeLessThan(BOUNDS.events + 200);
});

test('an effect that reads much counts as several', () => {
  const reads = Array.from({ length: 6 }, () => ({
    is: 'cards',
    of: { from: EVERYWHERE, whose: 'others' },
    min: 0,
  }));
  const long = { do: 'if', if: { is: 'all', of: reads }, then: [madness] };
  const short = { do: 'if', if: { is: 'turn', min: 0 }, then: [madness] };
  const [much, little] = [long, short].map((effect) => played([often(often(often(effect)))]).events);
  expect(counts(much, 'effectStopped')).toBe(1);
  expect(counts(little, 'effectStopped')).toBe(1);
  expect(counts(much, 'madnessChanged') * 2).toBeLessThan(counts(little, 'madnessChanged'));
});

test('picking many of many cards counts as several', () => {
  const pick = { do: 'pick', cards: { from: EVERYWHERE, whose: 'others', pick: 'random', count: 50 } };
  const { events } = played([often(often(often(pick, madness)))]);
  expect(counts(events, 'effectStopped')).toBe(1);
  expect(counts(events, 'madnessChanged')).toBeLessThan(60);
});

test('no more changes are in force at once than the game can read', () => {
  const change = { do: 'until', ends: 'turn', change: { mod: 'add-power', amount: 1 } };
  const { events, table } = played([often(often(change, madness))]);
  expect(table.state.until.length).toBe(BOUNDS.changes);
  expect(counts(events, 'madnessChanged')).toBe(BOUNDS.changes);
  expect(counts(events, 'effectStopped')).toBe(1);
});

test('no more reductions of a cost either', () => {
  const reduction = { do: 'reduce-cost', amount: 1, cards: { from: ['ring'], count: 'all' } };
  const { table } = played([often(often(reduction))]);
  expect(table.state.reductions.length).toBeLessThanOrEqual(BOUNDS.changes);
});

test('foresights share what they may take, and say nothing beyond it', () => {
  const { table, play } = tableOf([often(often(madness))]);
  const { match, state } = table;
  const allowance = { effort: 1000 };
  const first = foresee(match, state, table.decisions()[0].seat, play, allowance);
  expect(first.closed).toBe(true);
  expect(allowance.effort).toBeLessThan(600);
  foresee(match, state, table.decisions()[0].seat, play, allowance);
  foresee(match, state, table.decisions()[0].seat, play, allowance);
  expect(foresee(match, state, table.decisions()[0].seat, play, allowance)).toMatchObject({
    items: [],
    closed: false,
    runs: 0,
  });
});
