// A pack that is written alone, with a clock of the test's own.
import { join } from 'node:path';
import { vi } from 'vitest';
import { openStore } from '../../../../main/db/store.ts';
import { Mine } from './mine.ts';
import { Writing, type Gloom } from './writing.ts';

type AtNoon = Omit<Gloom, 'opened'>;

/** When the clock begins. */
export const NOON = new Date(2026, 2, 1, 12).getTime();

/** Begins to write `gloom` alone, with a clock of the test's own. */
export async function beginAtNoon(files: Record<string, string>): Promise<AtNoon> {
  vi.useFakeTimers({ now: NOON, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const mine = new Mine({ gloom: files });
  const store = await openStore({ folder: join(mine.root, 'data'), now: Date.now });
  const writing = new Writing(mine, 'gloom', store);
  await writing.begin();
  return { mine, store, writing };
}

/** Ends what `beginAtNoon` has begun. */
export async function endAtNoon({ store, writing }: Pick<AtNoon, 'store' | 'writing'>): Promise<void> {
  await writing.ask('close', {});
  store.close();
  vi.useRealTimers();
}

/** Lets milliseconds pass of the test's own clock. */
export const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
