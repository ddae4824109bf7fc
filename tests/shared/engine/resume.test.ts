import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRecording, runEntries } from '../../../scripts/commands/support/recording.ts';
import { games } from '../../../shared/games/index.ts';
import type { Checkpoint, Entry } from '../../../shared/engine/log.ts';
import { startOf } from '../../../shared/engine/versions.ts';

const FOLDER = join(import.meta.dirname, '../../recorded');
const NAMES = ['escaped', 'madness', 'flanking-and-trading'];

/** A recorded game played entry by entry, with what a store would keep of it. */
function kept(name: string) {
  const saved = readRecording(join(FOLDER, `${name}.json`));
  const { game } = games.find((entry) => entry.game.id === saved.game)!;
  const table = startOf(game, saved);
  const flags = new Map<number, boolean>();
  const checkpoints = new Map<number, Checkpoint>();
  for (const entry of runEntries(saved)) {
    table.replayEntry(entry);
    if (!flags.has(entry.n))
      flags.set(entry.n, entry.kind === 'action' || entry.kind === 'answer' ? table.undoable === 0 : false);
    const { checkpoint } = table;
    if (checkpoint) checkpoints.set(checkpoint.n, checkpoint);
  }
  const fresh = (log: readonly Entry[], asked: number[] = []) => {
    const again = startOf(game, saved);
    again.resume({
      log,
      revealed: (n) => flags.get(n)!,
      checkpoints: [...checkpoints.keys()].filter((n) => n > 0 && n <= log.length),
      state: (n) => {
        asked.push(n);
        return checkpoints.get(n)!.state;
      },
    });
    return again;
  };
  return { saved, game, table, fresh };
}

describe('a log that was played before', () => {
  test.each(NAMES)('%s: any of its lengths comes back as it was, from one checkpoint', (name) => {
    const { saved, fresh } = kept(name);
    for (let n = 0; n <= saved.log.length; n += 7) {
      const asked: number[] = [];
      const again = fresh(saved.log.slice(0, n), asked);
      expect(again.hash()).toBe(saved.hashes![n]);
      expect(asked.length).toBeLessThanOrEqual(1);
    }
  });

  test.each(NAMES)('%s: goes on exactly as if it had never been closed, undo and redo included', (name) => {
    const { saved, fresh } = kept(name);
    const half = Math.floor(saved.log.length / 2);
    const again = fresh(saved.log.slice(0, half));
    for (const entry of saved.log.slice(half)) {
      again.replayEntry(entry);
      expect(again.hash()).toBe(saved.hashes![entry.n]);
    }
  });

  test.each(NAMES)('%s: can be taken back to its beginning, past all checkpoints', (name) => {
    const { saved, fresh, table } = kept(name);
    const again = fresh(saved.log);
    expect(again.undoable).toBe(table.undoable);
    while (again.lastEntry) expect(again.undo(0, true).ok).toBe(true);
    expect(again.hash()).toBe(saved.hashes![0]);
    expect(again.practice).toBe(true);
  });

  test.each(NAMES)('%s: every past position can be looked at, and nothing changes by it', (name) => {
    const { saved, table } = kept(name);
    const before = table.hash();
    for (let n = saved.log.length; n >= 0; n -= 11) expect(table.past(n).hash()).toBe(saved.hashes![n]);
    expect(table.hash()).toBe(before);
    expect(table.log).toHaveLength(saved.log.length);
  });
});
