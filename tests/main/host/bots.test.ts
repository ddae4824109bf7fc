// Bots at live tables: their clock, what becomes of those that fail, and tables where none can go on.
import { beforeAll, describe, expect, test } from 'vitest';
import { HUNG_MS } from '../../../scripts/test/hung.ts';
import type { Host } from '../../../main/host/host.ts';
import type { PlayerChoice, TableUpdate } from '../../../shared/rpc/messages/tables.ts';
import { phraseText } from '../../../shared/words/tokens.ts';
import { games } from '../../support/bot-troubles.ts';
import { PILGRIMS } from '../../support/pilgrims.ts';
import { hostOn, nonce, temporary, TestClient } from './support.ts';

const GAMES_MODULE = new URL('../../support/bot-troubles.ts', import.meta.url).href;
const CLOCK = { soft: 100, hard: 300 };
const ANN: PlayerChoice = { kind: 'person', name: 'Ann' };
const bot = (name: string): PlayerChoice => ({ kind: 'bot', bot: name });

const logged: string[] = [];
const hostWith = (folder: string, botClock = CLOCK): Promise<Host> =>
  hostOn(folder, {
    games,
    gamesModule: GAMES_MODULE,
    botClock,
    log: (line) => logged.push(line),
  });
/** Nothing is cut off before a test is over, however busy the machine is. */
const LENIENT = { soft: CLOCK.soft, hard: HUNG_MS };

let host: Host;
let owner: TestClient;
beforeAll(async () => {
  host = await hostWith(temporary());
  owner = new TestClient(host);
  // The threads are there before anything is timed.
  const table = await begin([ANN, bot('plain')]);
  await owner.call('table.watch', { table, since: -1, eyes: null });
  await owner.update(table, 1);
});

/** @param game by default that of the bot at the table */
async function begin(
  players: readonly PlayerChoice[],
  game = gameOf(players),
  client = owner,
): Promise<string> {
  const seats = players.map((player, seat) => ({ hero: PILGRIMS[seat], player }));
  return (await client.call('tables.create', { game, seed: 'a way', seats, packs: [], options: {} })).table;
}

const gameOf = (players: readonly PlayerChoice[]): string =>
  players.flatMap((player) => (player.kind === 'bot' ? [player.bot] : [])).at(0) ?? 'plain';

const watch = (table: string, client = owner): Promise<TableUpdate> =>
  client.call('table.watch', { table, since: -1, eyes: null });

/** The table when it has this many entries, as a client that comes then sees it. */
async function at(table: string, n: number, client = owner): Promise<TableUpdate> {
  await client.update(table, n);
  return watch(table, client);
}

const submit = (update: TableUpdate, kind: 'action' | 'undo', body: { [field: string]: string } | null) =>
  owner.call('table.submit', {
    table: update.table,
    after: update.n,
    nonce: nonce(),
    seat: 0,
    kind,
    body,
    free: true,
  });

/** Until every bot that was asked before has decided, or would have been cut off. */
async function longEnough(): Promise<void> {
  const table = await begin([ANN, bot('endless')]);
  await watch(table);
  await owner.update(table, 1);
}

/** Milliseconds that something takes. */
async function timed(doing: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await doing();
  return performance.now() - before;
}

describe('the clock', () => {
  test('tells a bot that its time is up, and the bot decides itself', async () => {
    const client = new TestClient(await hostWith(temporary(), LENIENT));
    const table = await begin([ANN, bot('patient')], 'patient', client);
    const took = await timed(async () => {
      await watch(table, client);
      await client.update(table, 1);
    });
    expect(took).toBeGreaterThanOrEqual(CLOCK.soft - 5);
    expect(phraseText((await watch(table, client)).chapters.at(-1)!.reason)).toContain('patient');
  });

  test('cuts off one that does not listen; the next weaker one decides', async () => {
    const table = await begin([ANN, bot('endless')]);
    await watch(table);
    const { chapters } = await at(table, 1);
    expect(phraseText(chapters.at(-1)!.reason)).toContain('plain');
    expect(logged).toContainEqual(
      expect.stringMatching(`table ${table}, entry 1, seat 1: the bot "endless" fails: TimeUp`),
    );
  });
});

describe('a bot that fails', () => {
  let lenient: TestClient;
  beforeAll(async () => {
    lenient = new TestClient(await hostWith(temporary(), LENIENT));
  });

  test.each([
    ['thrower', /fails: Error: a defect in a bot/],
    ['crasher', /fails: ThreadGone/],
    ['cheat', /is refused: not-now {"do":"note"/],
    ['babbler', /is refused: unreadable "I have won."/],
  ])('%s is replaced this once, and the log says so', async (name, why) => {
    const table = await begin([bot(name), ANN], name, lenient);
    await watch(table, lenient);
    const { chapters, stuck, seats } = await at(table, 1, lenient);
    expect(phraseText(chapters.at(-1)!.reason)).toContain('plain');
    expect(seats[0].player).toEqual(bot(name));
    expect(stuck).toBeNull();
    expect(logged.filter((line) => line.includes(table) && why.test(line))).toHaveLength(1);
  });

  test('whose place is taken over does not decide any more', async () => {
    const table = await begin([ANN, bot('endless')]);
    await watch(table);
    await owner.call('table.seat', { table, seat: 1, player: bot('plain') });
    expect(phraseText((await at(table, 1)).chapters.at(-1)!.reason)).toContain('plain');
    await longEnough();
    expect((await watch(table)).n).toBe(1);
    expect(logged.filter((line) => line.includes(table))).toEqual([]);
  });
});

describe('what has become stale', () => {
  test('is dropped: a bot that is asked about a position that has passed', async () => {
    const table = await begin([ANN, bot('patient')]);
    const update = await watch(table);
    expect(await submit(update, 'action', { do: 'name', name: 'Ann' })).toMatchObject({ ok: true });
    const { chapters } = await at(table, 2);
    expect(chapters.map(({ seat, kind }) => `${kind} ${seat}`)).toEqual([
      'opening 0',
      'action 0',
      'action 1',
    ]);
  });

  test('is dropped: a bot whose turn was taken back', async () => {
    const table = await begin([ANN, bot('patient')]);
    await submit(await watch(table), 'action', { do: 'name', name: 'Ann' });
    let update = await at(table, 2);
    // Now it walks, and the bot thinks about its own walk; that is taken back meanwhile.
    await submit(update, 'action', { do: 'walk' });
    update = await watch(table);
    expect(update.n).toBe(3);
    expect(await submit(update, 'undo', null)).toMatchObject({ ok: true });
    await longEnough();
    update = await watch(table);
    expect(update.n).toBe(4);
    expect(update.prompts).toHaveLength(1);
  });

  test('is dropped with the table', async () => {
    const table = await begin([ANN, bot('patient')]);
    await watch(table);
    await owner.call('table.leave', { table });
    await owner.call('tables.remove', { table, removed: true });
    await longEnough();
    expect(logged.filter((line) => line.includes(table))).toEqual([]);
  });
});

describe('several tables', () => {
  test('think side by side: one that thinks without end does not keep a quick one waiting', async () => {
    const patientHost = await hostWith(temporary(), LENIENT);
    const client = new TestClient(patientHost);
    const opened = async (name: string): Promise<string> => {
      const table = await begin([ANN, bot(name)], name, client);
      await watch(table, client);
      return table;
    };
    const endless = await opened('endless');
    await opened('patient');
    const quick = await opened('plain');
    await client.update(quick, 1);
    expect((await watch(endless, client)).n).toBe(0);
    await patientHost.close();
  });

  test('no table waits for a bot that has been dropped', async () => {
    const tables = await Promise.all(Array.from({ length: 4 }, () => begin([ANN, bot('endless')])));
    for (const table of tables) {
      await watch(table);
      await owner.call('table.seat', { table, seat: 1, player: { kind: 'person', name: 'Bo' } });
    }
    const quick = await begin([ANN, bot('plain')]);
    await watch(quick);
    await owner.update(quick, 1);
    expect(logged.filter((line) => tables.some((table) => line.includes(table)))).toEqual([]);
  });
});

describe('where no bot can go on', () => {
  const stuckAt = async (client = owner): Promise<TableUpdate> => {
    const table = await begin([ANN, bot('thrower')], 'hopeless', client);
    await watch(table, client);
    await client.next('table', (update) => update.table === table && update.stuck !== null);
    return watch(table, client);
  };

  test('the table says so, to each in its language, with what can be done', async () => {
    const { table, stuck, n, seats } = await stuckAt();
    expect(n).toBe(0);
    expect(stuck).toMatchObject({ seat: 1, owner: true });
    expect(stuck!.sentence).toMatch(/The bot that plays The Green knows no way on.*Take the seat over, or/);
    expect(seats[1].toAct).toBe(true);
    const guest = new TestClient(host, { role: 'spectator', table, seats: [] });
    await guest.call('app.language', { language: 'de' });
    const told = (await watch(table, guest)).stuck!;
    expect(told.owner).toBe(false);
    expect(told.sentence).toMatch(/weiß nicht weiter.*Die Leute am Tisch/);
  });

  test('a person can take the seat over, and another bot after that', async () => {
    const { table } = await stuckAt();
    await owner.call('table.seat', { table, seat: 1, player: { kind: 'person', name: 'Bo' } });
    const update = await watch(table);
    expect(update.stuck).toBeNull();
    expect(update.prompts.map(({ seat }) => seat)).toEqual([0, 1]);
    await owner.call('table.seat', { table, seat: 1, player: bot('cheat') });
    await owner.next('table', ({ stuck, seats }) => stuck !== null && seats[1].player.kind === 'bot');
  });

  test('something can be taken back, and done otherwise', async () => {
    let update = await stuckAt();
    await submit(update, 'action', { do: 'name', name: 'Ann' });
    const { table } = update;
    await owner.next('table', (told) => told.table === table && told.n === 1 && told.stuck !== null);
    update = await watch(table);
    expect(await submit(update, 'undo', null)).toMatchObject({ ok: true });
    expect((await watch(table)).prompts).toHaveLength(1);
  });

  test('nothing is lost: it is found again as it was, and who plays what with it', async () => {
    const folder = temporary();
    const first = await hostWith(folder);
    const client = new TestClient(first);
    const { table } = await stuckAt(client);
    await client.call('table.seat', { table, seat: 1, player: { kind: 'person', name: 'Bo' } });
    await first.close();
    const again = new TestClient(await hostWith(folder));
    expect((await watch(table, again)).seats[1].player).toEqual({ kind: 'person', name: 'Bo' });
  });

  test('a hint is refused in words', async () => {
    const { table } = await stuckAt();
    expect(await owner.fails('table.hint', { table, seat: 0 })).toMatchObject({
      code: 'not-possible',
      sentence: 'No bot of this game knows what to do here.',
    });
  });

  test('only the owner says who plays what, and only what there is', async () => {
    const { table } = await stuckAt();
    expect(await owner.fails('table.seat', { table, seat: 2, player: ANN })).toMatchObject({
      sentence: 'This table has 2\u00a0seats.',
    });
    expect(await owner.fails('table.seat', { table, seat: 1, player: bot('master') })).toMatchObject({
      sentence: 'There is no bot "master".',
    });
  });
});

describe('reasons', () => {
  test('are kept with the entries: a client that comes later reads them, and on a branch too', async () => {
    const folder = temporary();
    const first = await hostWith(folder);
    const client = new TestClient(first);
    const table = await begin([ANN, bot('plain')], 'plain', client);
    await watch(table, client);
    await client.update(table, 1);
    await first.close();
    const again = new TestClient(await hostWith(folder));
    const told = (await watch(table, again)).chapters.at(-1)!;
    expect(phraseText(told.reason)).toContain('plain');
    const { table: branch } = await again.call('tables.branch', { table, n: 1 });
    expect((await watch(branch, again)).chapters.at(-1)!.reason).toEqual(told.reason);
    expect(await again.call('table.log', { table, from: 0, to: 1 })).toMatchObject([
      { reason: [] },
      { reason: told.reason },
    ]);
  });

  test('a hint tells the choice and why', async () => {
    const client = new TestClient(await hostWith(temporary(), LENIENT));
    const table = await begin([ANN, ANN], 'patient', client);
    await watch(table, client);
    const hint = await client.call('table.hint', { table, seat: 0 });
    expect(phraseText(hint.label)).toBe('Set out');
    expect(phraseText(hint.reason)).toContain('patient');
  });

  test('a hint about a position that has passed is not given', async () => {
    const table = await begin([ANN, ANN], 'patient');
    const update = await watch(table);
    const asked = owner.fails('table.hint', { table, seat: 1 });
    await submit(update, 'action', { do: 'name', name: 'Ann' });
    expect(await asked).toMatchObject({ sentence: 'The table has moved on meanwhile. Ask again.' });
  });
});
