// The same log leads through the same positions in Node and in a browser.
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import type { Player } from '../../shared/engine/drive.ts';
import type { EventBase, MatchBase, StateBase } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import { drawFrom, type Draw } from '../../shared/engine/random.ts';
import type { SavedTable } from '../../shared/engine/log.ts';
import type { Table } from '../../shared/engine/table.ts';
import { planOf } from '../shared/games/arcana/properties/support.ts';
import { mixedPlayer } from '../support/properties.ts';
import { drawnSetup, newTable } from '../support/ravingspire.ts';
import { replayHashes } from '../support/replay-page.ts';

declare global {
  var replaying: { replayHashes(saved: object): string[] };
}

/** Plays a game with all kinds of entries, undo and redo among them. */
function played<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  table: Table<M, S, A, E>,
  players: readonly Player<M, S, A>[],
  draw: Draw,
): SavedTable {
  while (table.state.outcome === null) {
    const decisions = table.decisions();
    const { seat } = decisions[draw(decisions.length)];
    const { question, match, state } = table;
    if (question) table.answer(seat, players[seat].answer(question, match, state));
    else table.act(seat, players[seat].act(match, state, seat));
    if (draw(25) === 0) table.undo(seat, true);
    if (draw(25) === 0) table.redo(seat);
  }
  return table.save();
}

/** A game of Ravingspire with this many seats. */
function climbed(seats: number): SavedTable {
  const draw = drawFrom(`browser ${seats}`);
  const player = mixedPlayer(draw);
  return played(newTable(drawnSetup(`browser ${seats}`, seats)), new Array(seats).fill(player), draw);
}

/** A game of Arcana, by number. */
function read(number: number): SavedTable {
  const plan = planOf(number);
  return played(plan.fresh(), plan.players, drawFrom(plan.lots));
}

/** The engine and the rules as one script, minified as they would be shipped. */
async function bundle(): Promise<string> {
  const entry = new URL('../support/replay-page.ts', import.meta.url).pathname;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['iife'], name: 'replaying', fileName: 'replaying' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!('output' in first)) throw new Error('vite watches instead of building');
  return first.output[0].code;
}

test('every hash of a recorded game is the same in the browser', async ({ page }) => {
  const games = [...[1, 2, 4, 6].map(climbed), ...[0, 1, 2, 3].map(read)];
  await page.setContent('<!doctype html><title>replay</title>');
  await page.addScriptTag({ content: await bundle() });
  for (const saved of games) {
    const here = replayHashes(saved);
    const there = await page.evaluate((game) => globalThis.replaying.replayHashes(game), saved as object);
    expect(here.length).toBe(saved.log.length + 1);
    expect(here.at(-1)).toBe(saved.hash);
    expect(there).toEqual(here);
  }
  const kinds = new Set(games.flatMap(({ log }) => log.map(({ kind }) => kind)));
  expect([...kinds].sort()).toEqual(['action', 'answer', 'redo', 'undo']);
});
