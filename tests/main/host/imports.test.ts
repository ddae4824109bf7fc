// Tables from files are taken in as jobs: they tell how far they are, and can be stopped.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Host } from '../../../main/host/host.ts';
import { GamePlayer } from '../../../main/host/play/player.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { Table } from '../../../shared/engine/table.ts';
import { startOf } from '../../../shared/engine/versions.ts';
import { games } from '../../../shared/games/index.ts';
import { FILE_LIMITS } from '../../../shared/rpc/saved-table.ts';
import { readRecording } from '../../../scripts/commands/support/recording.ts';
import { hostOn, offered, received, sent, temporary, TestClient, watch } from './support.ts';

const saved = readRecording(join(import.meta.dirname, '../../recorded/madness.json'));
const bytes = Buffer.from(JSON.stringify(saved));

let host: Host;
beforeAll(async () => {
  host = await hostOn(temporary());
});

/** How many tables are over. */
const finished = async (client: TestClient): Promise<number> =>
  (await client.call('tables.list', { state: 'finished', offset: 0, limit: 1 })).total;

test('a table that is played through tells how far it is', async () => {
  const player = new GamePlayer(null);
  const told: number[] = [];
  const { head } = await player.replay(bytes, undefined, (done) => told.push(done));
  await player.close();
  expect(head.hash).toBe(saved.hash);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.length).toBeGreaterThan(10);
  expect(told.at(-1)).toBe(1);
});

test('one that is stopped is not taken in, and the next one is', async () => {
  const client = new TestClient(host);
  const before = await finished(client);
  const begun = client.next('job', ({ kind, state }) => kind === 'import' && state === 'running');
  const came = sent(client, bytes).catch((error: unknown) => String(error));
  const { job } = await begun;
  await client.call('jobs.cancel', { job });
  expect(await came).toContain('cancelled');
  expect(await client.call('jobs.list', {})).toContainEqual(
    expect.objectContaining({ job, state: 'cancelled' }),
  );
  expect(await finished(client)).toBe(before);
  expect(await sent(client, bytes)).toMatch(/^[a-z0-9]+$/);
});

test('a log without end is refused before anything of it is played, and says how long it may be', async () => {
  const client = new TestClient(host);
  const most = FILE_LIMITS.entries;
  for (const length of [600_000, most + 1]) {
    const log = Array.from({ length }, () => 0);
    // A number and what it counts stand on one line.
    await expect(sent(client, Buffer.from(JSON.stringify({ ...saved, log })))).rejects.toThrow(
      new RegExp(`${length}\\sentries, at most\\s${most}\\.`),
    );
  }
});

/** The file with some changes, as it is sent. */
const changed = (change: (table: Loose) => void): Buffer => {
  const table = structuredClone(saved) as unknown as Loose;
  change(table);
  return Buffer.from(JSON.stringify(table));
};

test('what the file holds besides is left out', async () => {
  const client = new TestClient(host);
  const extra = changed((table) => {
    const setup = table['setup'] as Loose;
    Object.assign(setup, { more: 'in the setup' });
    Object.assign(table, { more: 'in the table' });
    table['players'] = [{ kind: 'person', name: '\u202eAnn\n', more: 'of a player', person: '?' }];
  });
  const table = await sent(client, extra);
  expect((await watch(client, table)).seats[0].player).toEqual({ kind: 'person', name: 'Ann' });
  expect(String(await received(client, table)).includes('"more"')).toBe(false);
});

describe('a refusal names the place and a cure', () => {
  test.each<[string, (table: Loose) => void, RegExp]>([
    [
      'a seat',
      ({ log }) => ((log as Loose[])[2]['seat'] = 5),
      /log\/2 is missing or not as it has to be\. Save/,
    ],
    [
      'an option',
      ({ setup }) => (((setup as Loose)['options'] as Loose)['a\nb'] = []),
      /setup\/options\/a b /,
    ],
    [
      'a card',
      ({ definitions }) => ((definitions as Loose)['none\nat all'] = {}),
      /definitions\/none at all /,
    ],
    [
      'another name',
      ({ definitions: all }) => renameCard(all as Loose),
      /its card base:renamed is not .* Save/,
    ],
    [
      'many values',
      (table) => (table['more'] = Array(1_000_001).fill(0)),
      /more than\s1000000\svalues\. Save/,
    ],
    [
      'a long text',
      ({ setup }) => ((setup as Loose)['seed'] = 'x'.repeat(5000)),
      /setup(\/seed)? is missing/,
    ],
    [
      'a large card',
      ({ definitions: all }) => (first(all as Loose)['story'] = 'x'.repeat(40_000)),
      /its card base:[a-z-]+ is not/,
    ],
    [
      'many cards',
      ({ definitions: all }) => copyCard(all as Loose, 'weapon', 2_000),
      /its definitions may be\s2000\sat most, with\s80000\svalues\. Begin/,
    ],
    [
      'cards that hold much together',
      ({ definitions: all }) => copyCard(all as Loose, 'hero', 1_600),
      /its definitions may be\s2000\s/,
    ],
  ])('%s', async (_, change, expected) => {
    await expect(sent(new TestClient(host), changed(change))).rejects.toThrow(expected);
  });
});

test.each([2, 3])(
  'a position in a file of rules version %i that breaks the rules is refused',
  async (rulesVersion) => {
    const client = new TestClient(host);
    const { game } = games.find((entry) => entry.game.id === saved.game)!;
    const { state } = new Table(game, saved.setup, saved.definitions);
    const begun = { ...saved, rulesVersion, log: [], checkpoint: null };
    const sentWith = (position: object): Promise<string> => {
      const base = { entries: 0, state: position as Json };
      const hash = startOf(game, { ...begun, base }).hash();
      return sent(client, Buffer.from(JSON.stringify({ ...begun, base, hash })));
    };
    await expect(sentWith({ ...state, more: 1 })).rejects.toThrow('the position');
    expect(await sentWith(state)).toMatch(/^[a-z0-9]+$/);
  },
);

test('more files than are taken in at once are refused, and none is lost', async () => {
  const client = new TestClient(host);
  const before = await finished(client);
  const replies = await Promise.all(Array.from({ length: 6 }, () => offered(client, bytes)));
  const refused = replies.flatMap((reply) => (reply.ok ? [] : reply.failure.sentence));
  expect(refused).toEqual(Array(2).fill('Too many files are under way. Finish or close one first.'));
  expect(await finished(client)).toBe(before + 4);
  await sent(client, bytes);
});

interface Loose {
  [field: string]: unknown;
}

const first = (record: Loose): Loose => Object.values(record)[0] as Loose;

/** Adds many cards of a kind, each as it may be and under its own name. */
function copyCard(definitions: Loose, kind: string, count: number): void {
  const card = (Object.values(definitions) as Loose[]).findLast((each) => each['kind'] === kind)!;
  for (let i = 0; i < count; i++) definitions[`base:copy-${i}`] = { ...card, id: `copy-${i}` };
}

/** Puts a card under a name that it does not have itself. */
function renameCard(definitions: Loose): void {
  definitions['base:renamed'] = first(definitions);
}
