import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore, type Store, type StoreError, type StoreOptions } from '../../../../main/db/store.ts';
import { NOON } from './entries.ts';

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store that is closed after the test. */
export async function open(folder: string, options: Partial<StoreOptions> = {}): Promise<Store> {
  const store = await openStore({ folder, now: () => NOON, ...options });
  onTestFinished(() => store.close());
  return store;
}

/** What an opening fails with. */
export async function refusal(folder: string, options: Partial<StoreOptions> = {}): Promise<StoreError> {
  return open(folder, options).then(
    () => {
      throw new Error('The store was opened.');
    },
    (error: unknown) => error as StoreError,
  );
}
