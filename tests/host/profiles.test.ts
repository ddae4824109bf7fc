// Data folders that earlier versions have written: each has to open, and its running games have to come to an end.
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STANDARD } from '../../main/host/settings.ts';
import { games } from '../support/games-of-rules-3.ts';
import { hostOn, temporary, TestClient, withBots } from './support.ts';

const PROFILES = join(import.meta.dirname, '../fixtures/profiles');
const gamesModule = new URL('../support/games-of-rules-3.ts', import.meta.url).href;
const versions = readdirSync(PROFILES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

async function opened(version: string): Promise<TestClient> {
  const folder = temporary();
  cpSync(join(PROFILES, version), folder, { recursive: true });
  return new TestClient(await hostOn(folder, { games, gamesModule }));
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
  });

  test('its running games are played to their end by bots', async () => {
    const client = await opened(version);
    const { tables } = await client.call('tables.list', { state: 'open', offset: 0, limit: 50 });
    for (const row of tables) {
      const update = await withBots(client, row);
      expect(update.n).toBeGreaterThan(row.entries);
      expect(update.outcome).not.toBeNull();
    }
  });

  test('its backup can be restored', async () => {
    const client = await opened(version);
    const [backup] = await client.call('backups.list', {});
    await client.call('backups.restore', { name: backup.name });
    await client.next('reset');
    expect((await client.call('tables.list', { state: 'open', offset: 0, limit: 50 })).total).toBeGreaterThan(
      0,
    );
  });
});
