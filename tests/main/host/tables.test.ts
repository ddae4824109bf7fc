import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { games as shipped } from '../../../shared/games/index.ts';
import { readRecording } from '../../../scripts/commands/support/recording.ts';
import type { Host } from '../../../main/host/host.ts';
import { backId } from '../../../shared/face/model.ts';
import type { TableUpdate } from '../../../shared/rpc/messages/tables.ts';
import { botsToTheEnd, received, sent } from './clients.ts';
import {
  answer,
  firstMove,
  hostOn,
  legalChoices,
  newTable,
  nonce,
  pairAt,
  step,
  temporary,
  TestClient,
  watch,
} from './support.ts';

let host: Host;
let owner: TestClient;

beforeAll(async () => {
  host = await hostOn(temporary());
  owner = new TestClient(host);
});

/** Plays some entries of the first table that a client watches. */
async function played(table: string, entries: number, client = owner): Promise<TableUpdate> {
  let update = await watch(client, table);
  while (update.n < entries) update = await step(client, update);
  return update;
}

describe('submitting', () => {
  test('a repeated nonce gets the first answer and is not carried out again', async () => {
    const table = await newTable(owner);
    const update = await watch(owner, table);
    const [prompt] = update.prompts;
    const entry = { table, after: 0, nonce: nonce(), seat: 0, ...firstMove(prompt), free: false };
    expect(await owner.call('table.submit', entry)).toEqual({ ok: true, n: 1 });
    expect(await owner.call('table.submit', entry)).toEqual({ ok: true, n: 1 });
    expect((await owner.update(table, 1)).n).toBe(1);
  });

  test('a nonce is known even after the program was started again', async () => {
    const folder = temporary();
    const first = await hostOn(folder);
    const client = new TestClient(first);
    const table = await newTable(client);
    const [prompt] = (await watch(client, table)).prompts;
    const entry = { table, after: 0, nonce: nonce(), seat: 0, ...firstMove(prompt), free: false };
    await client.call('table.submit', entry);
    await first.close();
    const again = new TestClient(await hostOn(folder));
    expect(await again.call('table.submit', entry)).toEqual({ ok: true, n: 1 });
    expect((await watch(again, table)).n).toBe(1);
  });

  test('a client that saw an older position is told so, and gets the newest', async () => {
    const table = await newTable(owner);
    const second = new TestClient(host);
    const old = await watch(second, table);
    await played(table, 2);
    const came = await second.call('table.submit', {
      table,
      after: old.n,
      nonce: nonce(),
      seat: 0,
      ...firstMove(old.prompts[0]),
      free: false,
    });
    expect(came).toMatchObject({ ok: false, why: 'stale' });
    expect((await second.update(table, 2)).n).toBeGreaterThanOrEqual(2);
  });

  test('a refusal changes nothing and says why', async () => {
    const table = await newTable(owner);
    let update = await watch(owner, table);
    const refusedNow = () =>
      update.prompts[0].groups.flatMap(({ choices }) => choices).find(({ refusal }) => refusal !== null);
    while (refusedNow() === undefined) update = await step(owner, update);
    const refused = refusedNow()!;
    const entry = {
      table,
      after: update.n,
      nonce: nonce(),
      seat: 0,
      kind: 'action',
      body: refused.action,
      free: false,
    } as const;
    const came = await owner.call('table.submit', entry);
    expect(came).toMatchObject({
      ok: false,
      why: 'refused',
      refusal: { sentence: refused.refusal!.sentence },
    });
    expect((await watch(owner, table)).n).toBe(update.n);
  });
});

describe('what clients are told', () => {
  test('the options of a game, in the words of the form and in the language of each', async () => {
    const options = { flanking: true, overwhelm: false, madness: 1, first: 1 };
    const table = await newTable(owner, { seats: 2, options });
    const told = async (language: 'en' | 'de') => {
      const client = new TestClient(host);
      await client.call('app.language', { language });
      return (await watch(client, table)).details.options;
    };
    expect(await told('en')).toEqual([
      { label: 'Interfering in battles', value: true },
      { label: 'Overwhelming', value: false },
      { label: 'Patience of the tower', value: 'Longer: one more' },
      { label: 'Who begins', value: 'Crimson Reaver' },
    ]);
    expect((await told('de'))[2]).toEqual({ label: 'Geduld des Turms', value: 'Länger: eins mehr' });
  });

  test('no hero is drawn for the options of a table', async () => {
    const drawn: string[] = [];
    const watched = shipped.map((entry) => ({
      ...entry,
      heroes: (...given: Parameters<typeof entry.heroes>) => (drawn.push('heroes'), entry.heroes(...given)),
      setupForm: (...given: Parameters<typeof entry.setupForm>) => (
        drawn.push('form'),
        entry.setupForm(...given)
      ),
    }));
    const client = new TestClient(await hostOn(temporary(), { games: watched }));
    const table = await newTable(client, { options: { flanking: true } });
    expect((await watch(client, table)).details.options).toHaveLength(1);
    expect(drawn).toEqual([]);
  });

  test('updates come in order, each with the chapters since the one before', async () => {
    const table = await newTable(owner);
    const client = new TestClient(host);
    await watch(client, table);
    await played(table, 8);
    await client.update(table, 8);
    const updates = client.pushed
      .filter(({ name }) => name === 'table')
      .map(({ data }) => data as TableUpdate);
    const numbers = updates.map(({ n }) => n);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    const told = updates.flatMap(({ chapters }) => chapters.map(({ n }) => n));
    expect(told).toEqual(Array.from({ length: numbers.at(-1)! }, (_, i) => i + 1));
  });

  test('a client that cannot keep up gets the newest position when it can', async () => {
    const table = await newTable(owner);
    const slow = new TestClient(host);
    await watch(slow, table);
    slow.willing = false;
    const { n } = await played(table, 6);
    const updates = () =>
      slow.pushed.filter(({ name }) => name === 'table').map(({ data }) => data as TableUpdate);
    // One message may be on its way when it turns out to be one too many.
    expect(updates().length).toBeLessThanOrEqual(1);
    const told = updates().at(0)?.n ?? 0;
    slow.willing = true;
    slow.connection.drained();
    const update = await slow.update(table, n);
    expect(update.chapters.map((chapter) => chapter.n)).toEqual(
      Array.from({ length: n - told }, (_, i) => told + i + 1),
    );
  });

  test('a client that watches gets the events; a later one, or one that reads the log, only their text', async () => {
    const table = await newTable(owner);
    const client = new TestClient(host);
    const first = await watch(client, table);
    expect(first.chapters.map(({ events }) => events)).toEqual([[]]);
    const { n } = await played(table, 9);
    await client.update(table, n);
    const news = client.pushed
      .filter(({ name }) => name === 'table')
      .flatMap(({ data }) => (data as TableUpdate).chapters);
    expect(news.length).toBe(n);
    for (const { lines, events } of news) {
      const kinds = events.map((event) => (event as { readonly kind: string }).kind);
      expect(kinds).toEqual(lines.map(({ kind }) => kind));
    }
    expect(news.flatMap(({ events }) => events).length).toBeGreaterThan(9);
    const page = await owner.call('table.log', { table, from: 0, to: n });
    expect(page.flatMap(({ events }) => events)).toEqual([]);
    const back = await client.call('table.watch', { table, since: n - 2, eyes: null });
    expect(back.chapters.map(({ events }) => events)).toEqual(news.slice(-2).map(({ events }) => events));
    const late = await client.call('table.watch', { table, since: n - 9, eyes: null });
    expect(late.chapters.flatMap(({ events }) => events)).toEqual([]);
  });

  test('what happens is shown to each viewer as that viewer may see it', async () => {
    const table = await newTable(owner, { seats: 2, options: { flanking: true } });
    const spectator = new TestClient(host, { role: 'spectator', table, seats: [] });
    const players = [0, 1].map((seat) => new TestClient(host, { role: 'seat', table, seats: [seat] }));
    let updates = await Promise.all([spectator, ...players].map((client) => watch(client, table)));
    for (let n = 0; n < 24; n = updates[0].n) {
      const acting = players.findIndex((_, i) => updates[i + 1].prompts.length > 0);
      const { n: after, prompts } = updates[acting + 1];
      const entry = { table, after, nonce: nonce(), seat: acting, ...firstMove(prompts[0]), free: false };
      expect(await players[acting].call('table.submit', entry)).toEqual({ ok: true, n: after + 1 });
      updates = await Promise.all([spectator, ...players].map((client) => client.update(table, after + 1)));
    }
    /** The cards that a seat has drawn, as a client was told. */
    const drawn = (client: TestClient, seat: number): number[] =>
      client.pushed
        .filter(({ name }) => name === 'table')
        .flatMap(({ data }) => (data as TableUpdate).chapters.flatMap(({ events }) => events))
        .map((event) => event as { readonly kind: string; readonly seat: number; readonly cards: number[] })
        .filter((event) => event.kind === 'handDrawn' && event.seat === seat)
        .flatMap(({ cards }) => cards);
    for (const seat of [0, 1]) {
      const own = drawn(players[seat], seat);
      expect(own.length).toBeGreaterThan(5);
      expect(own).not.toContain(-1);
      const hidden = own.map(() => -1);
      expect(drawn(spectator, seat)).toEqual(hidden);
      expect(drawn(players[1 - seat], seat)).toEqual(hidden);
    }
  });

  test('another language: everything is sent again in it', async () => {
    const table = await newTable(owner);
    const client = new TestClient(host);
    const english = await watch(client, table);
    await client.call('app.language', { language: 'de' });
    const german = (await client.next('table', (update) => update.table === table)) as TableUpdate;
    expect(Object.keys(german.faces)).toEqual(Object.keys(english.faces));
    expect(german.tableau).not.toEqual(english.tableau);
    expect(german.view).toEqual(english.view);
  });

  test('faces of cards and of the backs of decks come once, with what is drawn on them', async () => {
    const table = await newTable(owner);
    const client = new TestClient(host);
    const first = await watch(client, table);
    await played(table, 3);
    const later = await client.update(table, 3);
    const drawn = Object.values(first.faces).map(({ drawing }) => drawing.type);
    expect(drawn.filter((type) => type === 'hero')).toHaveLength(1);
    expect(drawn.filter((type) => type === 'card').length).toBeGreaterThan(3);
    expect(Object.keys(first.faces).filter((id) => id === backId(id.slice('back/'.length)))).toHaveLength(6);
    expect(Object.keys(later.faces).filter((id) => id in first.faces)).toEqual([]);
  });

  test('the chronicle of any part of the game, and any past position', async () => {
    const table = await newTable(owner);
    const { n } = await played(table, 30);
    const all = await owner.call('table.log', { table, from: 0, to: n });
    expect(all.map((chapter) => chapter.n)).toEqual(Array.from({ length: n + 1 }, (_, i) => i));
    expect(await owner.call('table.log', { table, from: 7, to: 9 })).toEqual(all.slice(7, 10));
    const early = await owner.call('table.at', { table, n: 0 });
    expect(early).toMatchObject({ n: 0, of: n });
    expect(early.tableau).not.toEqual((await watch(owner, table)).tableau);
    expect(await owner.fails('table.at', { table, n: n + 1 })).toMatchObject({ code: 'not-found' });
  });
});

describe('taking back', () => {
  const undo = (table: string, after: number, free: boolean, seat = 0) =>
    ({ table, after, nonce: nonce(), seat, kind: 'undo', body: null, free }) as const;

  test('alone, free undo makes a practice table; redo brings it all back', async () => {
    const table = await newTable(owner);
    const { n, tableau, practice } = await played(table, 12);
    expect(practice).toBe(false);
    let after = n;
    for (let i = 0; i < 12; i++) {
      expect(await owner.call('table.submit', undo(table, after, true))).toEqual({ ok: true, n: ++after });
    }
    let update = await watch(owner, table);
    expect(update).toMatchObject({ practice: true, undo: { can: 'no' }, redo: true });
    for (let i = 0; i < 12; i++) {
      const redo = { ...undo(table, after, true), kind: 'redo' as const, nonce: nonce() };
      expect(await owner.call('table.submit', redo)).toEqual({ ok: true, n: ++after });
    }
    update = await watch(owner, table);
    expect(update.tableau).toEqual(tableau);
    expect(update.redo).toBe(false);
  });

  test('without leave, nothing that was turned up can be taken back', async () => {
    const table = await newTable(owner);
    let update = await played(table, 1);
    for (let i = 0; i < 20 && update.undo.can !== 'practice'; i++) update = await step(owner, update);
    expect(update.undo).toEqual({ can: 'practice', why: null });
    expect(await owner.call('table.submit', undo(table, update.n, false))).toMatchObject({
      ok: false,
      why: 'refused',
    });
  });

  test('the entries of a bot go along, so that a person decides again', async () => {
    const table = await newTable(owner, { seats: 1, bots: 1 });
    let update = await watch(owner, table);
    for (let i = 0; i < 40 && update.outcome === null; i++) {
      const last = update.chapters.at(-1);
      if (update.n > 5 && last?.seat === 1) break;
      update = await step(owner, update);
    }
    expect(update.chapters.at(-1)!.seat).toBe(1);
    await owner.call('table.submit', undo(table, update.n, true));
    const back = await watch(owner, table);
    expect(back.prompts.map(({ seat }) => seat)).toEqual([0]);
    expect(back.chapters.at(-1)!.of).not.toBeNull();
  });

  test('where others sit elsewhere, all of them have to agree', async () => {
    const { table, ann, ben, update } = await pairAt(host, owner);
    expect(update.undo).toEqual({ can: 'consent', why: null });

    expect(await ann.call('table.submit', undo(table, update.n, true))).toEqual({
      ok: false,
      why: 'consent',
    });
    const asked = await ben.next('table', ({ consent }) => consent !== null);
    expect(asked.consent).toMatchObject({ by: 0, kind: 'undo', waiting: [1], asked: [1] });
    const { wish } = asked.consent!;
    expect(await ann.fails('table.consent', { table, wish, seat: 0, yes: true })).toMatchObject({
      code: 'not-possible',
    });
    await answer(ben, table, 1, false);
    expect((await watch(ann, table)).n).toBe(update.n);

    await ann.call('table.submit', undo(table, update.n, true));
    await answer(ben, table, 1, true);
    expect(await watch(ann, table)).toMatchObject({ n: update.n + 1, practice: true, consent: null });
  });
});

describe('several people at one screen', () => {
  test('without secrets they see together what all of them see', async () => {
    const table = await newTable(owner, { seats: 2 });
    expect(await watch(owner, table)).toMatchObject({ eyes: [0, 1], curtain: null });
  });

  test('with secrets the screen is handed over to the seat that decides', async () => {
    const table = await newTable(owner, { seats: 2, options: { flanking: true } });
    const closed = await watch(owner, table);
    expect(closed).toMatchObject({ eyes: [], curtain: 0, prompts: [] });
    const mine = await owner.call('table.watch', { table, since: -1, eyes: [0] });
    expect(mine).toMatchObject({ eyes: [0], curtain: null });
    expect(mine.prompts.map(({ seat }) => seat)).toEqual([0]);
    // A client cannot look through two seats at once, nor through one that is not asked.
    expect(await owner.call('table.watch', { table, since: -1, eyes: [0, 1] })).toMatchObject({ eyes: [0] });
    expect(await owner.call('table.watch', { table, since: -1, eyes: [1] })).toMatchObject({
      eyes: [],
      curtain: 0,
    });
  });

  test('a seat that another client plays is no longer the owner’s', async () => {
    const table = await newTable(owner, { seats: 2 });
    const ben = new TestClient(host, { role: 'seat', table, seats: [1] });
    await watch(ben, table);
    expect(await watch(owner, table)).toMatchObject({ eyes: [0] });
    ben.connection.close();
    expect(await watch(owner, table)).toMatchObject({ eyes: [0, 1] });
  });
});

describe('bots', () => {
  test('a bot plays its seat, and the hint is a legal move with a reason', async () => {
    const table = await newTable(owner, { seats: 1, bots: 1 });
    let update = await watch(owner, table);
    const hint = await owner.call('table.hint', { table, seat: 0 });
    expect(hint.reason.length).toBeGreaterThan(0);
    const [prompt] = update.prompts;
    const bodies = [
      ...(prompt.answers ?? []).map(({ value }) => JSON.stringify(value)),
      ...legalChoices(prompt).map(({ action }) => JSON.stringify(action)),
    ];
    expect(bodies).toContain(JSON.stringify(hint.body));
    for (let i = 0; i < 12 && update.outcome === null; i++) update = await step(owner, update);
    const seats = new Set(
      (await owner.call('table.log', { table, from: 1, to: update.n })).map(({ seat }) => seat),
    );
    expect(seats).toEqual(new Set([0, 1]));
  });

  test('every step of a bot is told by itself, so that it can be seen', async () => {
    const table = await newTable(owner, { seats: 0, bots: 2 });
    const first = await watch(owner, table);
    await owner.update(table, first.n + 20);
    const told = owner.pushed
      .filter(({ name, data }) => name === 'table' && (data as TableUpdate).table === table)
      .map(({ data }) => (data as TableUpdate).n);
    expect(told.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, i) => first.n + 1 + i));
  });

  test('a table of bots plays itself to the end', async () => {
    const table = await newTable(owner, { seats: 0, bots: 2 });
    const last = await botsToTheEnd(owner, table);
    expect(last.details.hash).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('lists, files and records', () => {
  test('a table can be put into the bin and taken out again', async () => {
    const table = await newTable(owner, { seed: 'bin' });
    const listed = async (state: 'open' | 'removed') =>
      (await owner.call('tables.list', { state, offset: 0, limit: 200 })).tables.some(
        (row) => row.table === table,
      );
    expect([await listed('open'), await listed('removed')]).toEqual([true, false]);
    await owner.call('tables.remove', { table, removed: true });
    expect([await listed('open'), await listed('removed')]).toEqual([false, true]);
    await owner.call('tables.remove', { table, removed: false });
    expect([await listed('open'), await listed('removed')]).toEqual([true, false]);
  });

  test('a branch goes on from a past position, as practice', async () => {
    const table = await newTable(owner);
    await played(table, 20);
    const { tableau } = await owner.call('table.at', { table, n: 9 });
    const branch = (await owner.call('tables.branch', { table, n: 9 })).table;
    const update = await watch(owner, branch);
    expect(update).toMatchObject({ practice: true, n: 9 });
    expect(update.tableau).toEqual(tableau);
    expect((await played(branch, 12)).n).toBeGreaterThanOrEqual(12);
  });

  test('a finished game is a result, is signed once, and goes out and comes in as a file', async () => {
    const recording = readRecording(join(import.meta.dirname, '../../recorded/madness.json'));
    const bytes = Buffer.from(JSON.stringify(recording));
    const table = await sent(owner, bytes);
    const update = await watch(owner, table);
    expect(update.outcome?.result).toBe('lost');
    expect(update.details.hash).toBe(recording.hash);
    // What came from outside does not count.
    expect(update.practice).toBe(true);
    expect(await owner.fails('records.sign', { table, players: ['Ann'] })).toMatchObject({
      code: 'not-possible',
    });

    const bots = await newTable(owner, { seats: 0, bots: 1, seed: 'record' });
    await botsToTheEnd(owner, bots);
    const { results } = await owner.call('results.list', { offset: 0, limit: 50 });
    expect(results.find((row) => row.table === bots)).toMatchObject({ game: 'ravingspire', seed: 'record' });
    expect(await owner.call('records.of', { table: bots })).toEqual({ record: null });
    const record = await owner.call('records.sign', { table: bots, players: ['Ann'] });
    expect(await owner.call('records.of', { table: bots })).toEqual({ record });
    expect(record).toMatchObject({
      table: bots,
      players: ['Ann'],
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect((await owner.call('records.list', { offset: 0, limit: 50 })).records).toContainEqual(record);
    expect(await owner.fails('records.sign', { table: bots, players: ['Ben'] })).toMatchObject({
      code: 'not-possible',
    });

    const copy = await sent(owner, await received(owner, bots));
    expect((await watch(owner, copy)).details.hash).toBe((await watch(owner, bots)).details.hash);
  });

  test('files that are not what they say are refused, with the reason', async () => {
    const good = readRecording(join(import.meta.dirname, '../../recorded/madness.json'));
    const wrong: [unknown, RegExp][] = [
      ['no JSON', /JSON/],
      [{ ...good, log: undefined }, /log is missing/],
      [{ ...good, hash: '0'.repeat(16) }, /does not lead/],
      [{ ...good, log: good.log.slice(0, -1) }, /does not lead/],
      [{ ...good, log: [...good.log, { ...good.log[3], n: good.log.length + 1 }] }, /rules refuse/],
      [{ ...good, setup: { ...good.setup, heroes: ['base:nobody'] } }, /hero/],
      [{ ...good, game: 'chess' }, /chess/],
      [{ ...good, rulesVersion: 99 }, /version\s99 of the rules/],
    ];
    for (const [content, reason] of wrong) {
      const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
      await expect(sent(owner, bytes)).rejects.toThrow(reason);
    }
  });

  test('pieces have to come in order, whole and as announced', async () => {
    const bytes = Buffer.from('twelve bytes');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { file } = await owner.call('files.begin', { name: 'a.json', size: bytes.length, sha256 });
    const piece = bytes.toString('base64');
    expect(await owner.fails('files.write', { file, offset: 3, data: piece })).toMatchObject({
      code: 'not-possible',
    });
    await owner.call('files.write', { file, offset: 0, data: piece });
    expect(await owner.fails('files.write', { file, offset: 12, data: piece })).toMatchObject({
      code: 'not-possible',
    });
    const stranger = new TestClient(host);
    expect(await stranger.fails('files.import', { file })).toMatchObject({ code: 'not-found' });
    await expect(owner.call('files.import', { file })).rejects.toThrow(/no exported table/);
    expect(await owner.fails('files.import', { file })).toMatchObject({ code: 'not-found' });
  });
});

test('the words of the host are there in both languages', async () => {
  const read = (language: string) =>
    readFileSync(join(import.meta.dirname, `../../../main/host/text/${language}.ts`), 'utf8');
  const keys = (language: string) =>
    [...read(language).matchAll(/^ {2}'([^']+)':/gm)].map(([, key]) => key).sort();
  expect(keys('de')).toEqual(keys('en'));
});
