import { beforeAll, describe, expect, test } from 'vitest';
import { procedures, type Params, type ProcedureName } from '../../../shared/rpc/contract.ts';
import { FAILURES } from '../../../shared/rpc/failure.ts';
import { isAtLeast, ROLES, type Role } from '../../../shared/rpc/roles.ts';
import { HEROES, hostOn, newTable, nonce, OWNER, step, temporary, TestClient } from './support.ts';

/** Parameters that fit, for every procedure: a new one without an example does not compile. */
const CARD = { file: 'cards/a.json', pointer: '/cards/0' };
const examples = (table: string): { [N in ProcedureName]: Params<N> } => ({
  'app.hello': { language: 'en' },
  'app.language': { language: 'en' },
  'app.dismiss': { notice: 'none' },
  'games.list': {},
  'games.form': { game: 'ravingspire', packs: null },
  'tables.create': {
    game: 'ravingspire',
    seed: 'walk',
    seats: [{ hero: HEROES[0], player: { kind: 'person', name: 'Ann' } }],
    packs: ['base'],
    options: {},
  },
  'tables.list': { state: 'open', offset: 0, limit: 10 },
  'tables.remove': { table, removed: false },
  'tables.branch': { table, n: 1 },
  'table.watch': { table, since: -1, eyes: null },
  'table.leave': { table },
  'table.submit': { table, after: 0, nonce: nonce(), seat: 0, kind: 'undo', body: null, free: false },
  'table.consent': { table, wish: 'none', seat: 0, yes: true },
  'table.seat': { table, seat: 0, player: { kind: 'person', name: 'Ann' } },
  'table.check': { table, seat: 0, action: { do: 'skipMove' } },
  'table.hint': { table, seat: 0 },
  'table.log': { table, from: 0, to: 3 },
  'table.at': { table, n: 1 },
  'packs.state': {},
  'packs.problems': { pack: null, offset: 0, limit: 10 },
  'packs.enable': { pack: 'base', on: true },
  'packs.safeMode': { on: false },
  'packs.reload': {},
  'library.search': { text: 'sword', offset: 0, limit: 10 },
  'library.kinds': {},
  'library.card': { id: HEROES[0] },
  'lab.offer': { pack: 'base' },
  'lab.start': { pack: 'nothing', bot: 'none', games: 1 },
  'lab.resume': { run: 'none' },
  'lab.report': { run: 'none' },
  'workshop.prepare': {},
  'workshop.open': { folder: 'none' },
  'workshop.close': { folder: 'none' },
  'workshop.card': { folder: 'none', place: { file: 'cards/a.json', pointer: '/cards/0' } },
  'workshop.edit': {
    folder: 'none',
    revision: 1,
    edits: [
      { file: 'cards/a.json', operations: [{ op: 'remove', path: '/cards/0' }] },
      { file: 'cards/a.json', splice: { offset: 0, length: 1, text: 'x' } },
      { file: 'cards/a.json', whole: null },
    ],
    label: 'an edit',
    place: null,
    merge: null,
  },
  'workshop.undo': { folder: 'none', revision: 1 },
  'workshop.redo': { folder: 'none', revision: 1 },
  'workshop.keep': { folder: 'none' },
  'workshop.raw': { folder: 'none', file: 'cards/a.json' },
  'workshop.complete': { folder: 'none', file: 'cards/a.json', offset: 12 },
  'workshop.save': { folder: 'none', file: 'cards/a.json' },
  'workshop.draft': { folder: 'none', place: { file: 'cards/a.json', pointer: '/cards/0' }, text: 'draw' },
  'workshop.beside': { folder: 'none', cards: [{ file: 'cards/a.json', pointer: '/cards/0' }], past: null },
  'workshop.plan': { folder: 'none' },
  'workshop.planned': { folder: 'none', revision: 1, change: { do: 'propose', size: 30 } },
  'workshop.texts': { folder: 'none', to: 'de', known: null },
  'workshop.table': { folder: 'none', to: 'de', format: { separator: ';', isMarked: true } },
  'workshop.tablePreview': { folder: 'none', to: 'de', table: 'id;pointer;target' },
  'workshop.translated': {
    folder: 'none',
    change: { do: 'write', to: 'de', card: 'a', field: 'name', text: 'Laterne', run: null },
  },
  'workshop.numbers': { folder: 'none' },
  'workshop.addPicture': { folder: 'none', file: 'none', maker: { author: 'Ann Ink' } },
  'workshop.pictures': { folder: 'none' },
  'workshop.credits': { folder: 'none' },
  'packs.credits': { folder: 'none' },
  'workshop.choose': {
    folder: 'none',
    revision: 1,
    file: 'cards/a.json',
    choices: [{ pointer: '/cards/0', take: 'mine' }],
  },
  'workshop.choices': { folder: 'none', revision: 1, card: CARD, at: '/rules/0' },
  'workshop.offers': { folder: 'none', revision: 1, card: CARD, gap: '/rules/0', text: 'draw' },
  'workshop.gesture': { folder: 'none', revision: 1, card: CARD, gesture: { do: 'remove', at: '/rules/0' } },
  'workshop.create': { game: 'none', id: 'lamps', title: 'Lamps' },
  'workshop.createFrom': { from: 'none', id: 'lamps', title: 'Lamps' },
  'workshop.cards': { folder: 'none' },
  'workshop.shelf': {},
  'workshop.bin': { folder: 'none' },
  'workshop.unbin': { entry: '1700000000000-none', as: null },
  'workshop.emptyBin': { entries: ['1700000000000-none'] },
  'library.changes': { pack: 'none' },
  'workshop.copyCard': { card: 'base:none', to: 'none' },
  'workshop.patch': { card: 'base:none', to: 'none' },
  'workshop.send': { folder: 'none', revision: 1, card: CARD, to: 'none-2', how: 'copy' },
  'workshop.details': { folder: 'none' },
  'workshop.detail': {
    folder: 'none',
    change: { detail: 'title', language: null, text: 'Lamps', run: null },
  },
  'workshop.command': { folder: 'none', revision: 1, command: { do: 'delete', card: CARD } },
  'workshop.other': { folder: 'none', card: CARD, language: 'de' },
  'workshop.explain': { folder: 'none', card: CARD, at: '/rules/0' },
  'workshop.named': { folder: 'none', revision: 1, card: CARD, at: '/hero/deck' },
  'workshop.places': { folder: 'none', revision: 1, card: CARD, at: '/rules/0' },
  'workshop.copy': { folder: 'none', revision: 1, card: CARD, at: '/rules/0' },
  'workshop.similar': { folder: 'none', card: CARD },
  'workshop.uses': { folder: 'none', card: CARD },
  'workshop.history': { folder: 'none', before: null, limit: 10, card: null, pointsOnly: false },
  'workshop.compare': { folder: 'none', n: 1, against: 'now' },
  'workshop.difference': { folder: 'none', n: 1, against: 'before', what: { kind: 'card', key: 'a' } },
  'workshop.overview': { folder: 'none' },
  'workshop.cells': { folder: 'none', places: [CARD] },
  'workshop.faces': { folder: 'none', places: [CARD] },
  'workshop.preview': { folder: 'none', cards: [CARD], change: { how: 'clear', at: '/story' } },
  'workshop.foresee': {
    folder: 'none',
    command: { do: 'change', cards: [CARD], change: { how: 'clear', at: '/story' }, seen: 'x' },
  },
  'workshop.find': {
    folder: 'none',
    search: { text: 'lamp', whole: true, exact: false, ids: false },
    by: 'torch',
  },
  'workshop.past': { folder: 'none', n: 1, file: 'cards/a.json' },
  'workshop.restore': { folder: 'none', revision: 1, n: 1, what: { kind: 'pack' } },
  'workshop.mark': { folder: 'none', label: 'a point' },
  'settings.get': {},
  'settings.set': { change: { motion: 'fast' } },
  'results.list': { offset: 0, limit: 10 },
  'records.list': { offset: 0, limit: 10 },
  'records.of': { table },
  'records.ending': { table },
  'records.sign': { table, players: ['Ann'] },
  'backups.list': {},
  'backups.make': {},
  'backups.restore': { name: 'none' },
  'jobs.list': {},
  'jobs.cancel': { job: 'none' },
  'files.export': { table },
  'files.results': { run: 'none', as: 'csv' },
  'files.read': { file: 'none', offset: 0 },
  'files.begin': { name: 'a.json', size: 10, sha256: '0'.repeat(64) },
  'files.write': { file: 'none', offset: 0, data: 'AAAA' },
  'files.import': { file: 'none' },
  'files.close': { file: 'none' },
});

const names = Object.keys(procedures) as ProcedureName[];
const inWords = (least: Role) => names.filter((name) => procedures[name].role === least);

let owner: TestClient;
let host: Awaited<ReturnType<typeof hostOn>>;
let table: string;
let other: string;
const logged: string[] = [];

beforeAll(async () => {
  host = await hostOn(temporary(), { log: (line) => logged.push(line) });
  owner = new TestClient(host);
  table = await newTable(owner, { seats: 3 });
  other = await newTable(owner);
  let update = await owner.call('table.watch', { table, since: -1, eyes: null });
  for (let i = 0; i < 3; i++) update = await step(owner, update);
});

describe('every procedure declares the least role that may call it', () => {
  test('guests may say hello and nothing else', () => {
    expect(inWords('guest')).toEqual(['app.hello']);
  });

  test.each(names)('%s', async (name) => {
    const params = examples(table)[name];
    for (const role of ROLES) {
      if (isAtLeast(role, procedures[name].role)) continue;
      const client = new TestClient(host, { role, table, seats: [0] });
      expect(await client.fails(name, params)).toMatchObject({ code: 'not-allowed' });
      client.connection.close();
    }
  });

  test('a role that is enough is not turned away for its role', async () => {
    for (const name of names) {
      const { role } = procedures[name];
      if (role === 'owner') continue;
      const client = new TestClient(host, { role, table: role === 'guest' ? null : table, seats: [0] });
      const reply = await client.request(name, examples(table)[name]);
      const code = reply.ok ? 'fine' : reply.failure.code;
      expect([name, code]).not.toEqual([name, 'not-allowed']);
      client.connection.close();
    }
  });

  test('a guest learns nothing from its hello, and is told nothing afterwards', async () => {
    const guest = new TestClient(host, { role: 'guest', table: null, seats: [] });
    expect(await guest.call('app.hello', {})).toMatchObject({ role: 'guest', dataFolder: null, notices: [] });
    await owner.call('settings.set', { change: { motion: 'normal' } });
    await owner.next('settings');
    expect(guest.pushed).toEqual([]);
  });
});

describe('spectators and seats stay at their table', () => {
  const tableProcedures = names.filter((name) => name.startsWith('table.'));

  test.each(tableProcedures)('%s of another table', async (name) => {
    for (const role of ['spectator', 'seat'] as const) {
      const client = new TestClient(host, { role, table: other, seats: [0] });
      const reply = await client.request(name, examples(table)[name]);
      // Leaving a table at which one is not is no secret.
      if (name === 'table.leave') expect(reply.ok).toBe(true);
      else expect(reply).toMatchObject({ ok: false, failure: { code: 'not-allowed' } });
      client.connection.close();
    }
  });

  test.each(['table.submit', 'table.consent', 'table.check', 'table.hint'] as const)(
    '%s for a seat that is not one’s own',
    async (name) => {
      const client = new TestClient(host, { role: 'seat', table, seats: [1] });
      const params = { ...examples(table)[name], seat: 0 };
      expect(await client.fails(name, params)).toMatchObject({ code: 'not-allowed' });
      expect(await client.fails(name, { ...params, seat: 11 })).toMatchObject({ code: 'not-allowed' });
      client.connection.close();
    },
  );

  test('a spectator is shown no prompt and no secret of any seat', async () => {
    const secret = await newTable(owner, { seats: 2, options: { flanking: true } });
    const spectator = new TestClient(host, { role: 'spectator', table: secret, seats: [0, 1] });
    const update = await spectator.call('table.watch', { table: secret, since: -1, eyes: [0, 1] });
    expect(update.eyes).toEqual([]);
    expect(update.prompts).toEqual([]);
    expect(update.details.hash).toBeNull();
    const heroes = (update.view as unknown as { heroes: { hand: unknown; handCount: number }[] }).heroes;
    expect(heroes.map(({ hand }) => hand)).toEqual([null, null]);
    expect(heroes[0].handCount).toBeGreaterThan(0);
  });
});

describe('malformed input', () => {
  /** A table of the owner alone: only such a one may be taken out while it is played. */
  let table: string;
  beforeAll(async () => {
    table = await newTable(owner, { seats: 3 });
  });

  const junk: unknown[] = [null, undefined, 7, 'text', [], [1], true, Number.NaN, -1, 1e99, {}, { a: 1 }];

  /** The same parameters with one thing wrong. */
  function* spoilt(params: Readonly<Record<string, unknown>>): Generator<unknown> {
    yield* [null, 7, 'text', [], true];
    yield { ...params, surplus: 1 };
    yield JSON.parse(
      `{"__proto__": {"role": "owner"}, ${JSON.stringify(params).slice(1)}`.replace(', }', '}'),
    );
    for (const field of Object.keys(params)) {
      yield Object.fromEntries(Object.entries(params).filter(([name]) => name !== field));
      for (const value of junk) yield { ...params, [field]: value };
      yield { ...params, [field]: 'x'.repeat(300_000) };
      yield { ...params, [field]: deep(60) };
    }
  }

  const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

  test.each(names)('%s never breaks', async (name) => {
    const before = logged.length;
    const hash = (await owner.call('files.export', { table })).sha256;
    for (const params of spoilt(examples(table)[name] as Readonly<Record<string, unknown>>)) {
      const reply = await owner.request(name, params);
      if (reply.ok) continue; // it happened to fit
      expect(FAILURES).toContain(reply.failure.code);
      expect(reply.failure.code).not.toBe('internal');
      expect(reply.failure.sentence).toMatch(/\S{3}/);
      expect(reply.failure.sentence).not.toMatch(/\.ts|node_modules|\bat \//);
    }
    expect(logged.slice(before).filter((line) => line.startsWith('defect'))).toEqual([]);
    // Taking back and removing fit by chance; what was played stands as it was.
    if (!['table.submit', 'tables.remove'].includes(name)) {
      expect((await owner.call('files.export', { table })).sha256).toBe(hash);
    }
    await closeFiles();
  });

  async function closeFiles(): Promise<void> {
    owner.connection.close();
    owner = new TestClient(host, OWNER);
  }

  test.each(['constructor', '__proto__', 'toString', '', 'table', 7, null, undefined, {}])(
    'there is no procedure %j',
    async (name) => {
      expect(await owner.fails(name as string, {})).toMatchObject({ code: 'no-such-procedure' });
    },
  );

  test('actions that no game knows are refused in words', async () => {
    const { n, prompts } = await owner.call('table.watch', { table, since: -1, eyes: null });
    for (const body of [
      null,
      7,
      [],
      {},
      { do: 'fly' },
      { do: 'acquire', card: 'x', pay: null },
      { do: 'move', path: [1.5] },
    ]) {
      const came = await owner.call('table.submit', {
        table,
        after: n,
        nonce: nonce(),
        seat: prompts[0].seat,
        kind: 'action',
        body: body as never,
        free: false,
      });
      expect(came).toMatchObject({ ok: false, why: 'refused' });
    }
  });
});
