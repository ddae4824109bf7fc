// Data folders that earlier versions have written: each has to open, and its running games have to come to an end.
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STANDARD } from '../../main/host/settings.ts';
import { hostOn, step, temporary, TestClient } from './support.ts';

const PROFILES = join(import.meta.dirname, '../fixtures/profiles');
const versions = readdirSync(PROFILES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** Entries after which a game that is only ever ended as soon as possible must be over. */
const LONG = 3000;

async function opened(version: string): Promise<TestClient> {
  const folder = temporary();
  cpSync(join(PROFILES, version), folder, { recursive: true });
  return new TestClient(await hostOn(folder));
}

describe.each(versions)('the data folder of version %s', (version) => {
  test('opens without loss', async () => {
    const client = await opened(version);
    const { notices } = await client.call('app.hello', {});
    expect(notices).toEqual([]);
    const list = (state: 'open' | 'finished' | 'removed') =>
      client.call('tables.list', { state, offset: 0, limit: 50 });
    expect((await list('open')).total).toBeGreaterThan(0);
    expect((await list('finished')).total).toBeGreaterThan(0);
    expect((await list('removed')).total).toBeGreaterThan(0);
    expect((await client.call('results.list', { offset: 0, limit: 50 })).total).toBeGreaterThan(0);
    expect((await client.call('records.list', { offset: 0, limit: 50 })).records[0].players).toEqual([
      'Ann',
      'Ben',
    ]);
    expect(await client.call('settings.get', {})).toMatchObject({
      language: 'de',
      textSize: 1.15,
      // What the version did not know yet.
      sound: STANDARD.sound,
    });
  }, 60_000);

  test('its running games are played to their end', async () => {
    const client = await opened(version);
    const { tables } = await client.call('tables.list', { state: 'open', offset: 0, limit: 50 });
    for (const { table, entries } of tables) {
      let update = await client.call('table.watch', { table, since: -1, eyes: null });
      expect(update.n).toBeGreaterThanOrEqual(entries);
      while (update.outcome === null && update.n < LONG) update = await step(client, update);
      expect(update.outcome).not.toBeNull();
    }
  }, 120_000);

  test('its backup can be restored', async () => {
    const client = await opened(version);
    const [backup] = await client.call('backups.list', {});
    await client.call('backups.restore', { name: backup.name });
    await client.next('reset');
    expect((await client.call('tables.list', { state: 'open', offset: 0, limit: 50 })).total).toBeGreaterThan(
      0,
    );
  }, 60_000);
});
