// Data folders that earlier versions have written: each has to open, and its running games have to go on. What the newer
// one holds is played to its end as files (earlier.test.ts).
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { STANDARD } from '../../../main/host/settings.ts';
import { games } from '../../support/games-of-rules-3.ts';
import { hostOn, temporary, TestClient, withBots } from './support.ts';

const PROFILES = join(import.meta.dirname, '../../fixtures/profiles');
const gamesModule = new URL('../../support/games-of-rules-3.ts', import.meta.url).href;
/** Entries that the bots add. */
const MORE = 20;

const versions = readdirSync(PROFILES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

async function opened(version: string): Promise<TestClient> {
  const folder = temporary();
  cpSync(join(PROFILES, version), folder, { recursive: true });
  return new TestClient(await hostOn(folder, { games, gamesModule }));
}

describe.each(versions)('the data folder of version %s', (version) => {
  let client: TestClient;
  beforeAll(async () => {
    client = await opened(version);
  });

  test('opens without loss', async () => {
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

  test('bots go on with its running games', async () => {
    const { tables } = await client.call('tables.list', { state: 'open', offset: 0, limit: 50 });
    for (const row of tables) {
      const { n, outcome } = await withBots(client, row, row.entries + MORE);
      expect(n).toBeGreaterThan(row.entries);
      if (n < row.entries + MORE) expect(outcome).not.toBeNull();
    }
  });

  test('its backup can be restored', async () => {
    const [backup] = await client.call('backups.list', {});
    await client.call('backups.restore', { name: backup.name });
    await client.next('reset');
    expect((await client.call('tables.list', { state: 'open', offset: 0, limit: 50 })).total).toBeGreaterThan(
      0,
    );
  });
});
