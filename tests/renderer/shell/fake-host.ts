// A host that lives in the page, for looking at the shell and for testing it: it keeps what it is told, checks that
// every call keeps to the contract, and does on request what a real host does rarely.
import { Value } from 'typebox/value';
import type { Transport } from '../../../shared/rpc/client.ts';
import {
  isProcedure,
  procedures,
  type Params,
  type ProcedureName,
  type Pushed,
  type PushedName,
  type Result,
} from '../../../shared/rpc/contract.ts';
import { RpcError, type FailureCode, type Reply } from '../../../shared/rpc/failure.ts';
import type { LabRun } from '../../../shared/rpc/messages/lab.ts';
import type { NewGameForm } from '../../../shared/rpc/messages/app.ts';
import type { PackState } from '../../../shared/rpc/messages/packs.ts';
import { labReport } from './fake-lab.ts';
import { binned, shelved, unbinned } from './fake-shelf.ts';
import { startingState, type FakeState } from './fake-state.ts';

type Handlers = { readonly [N in ProcedureName]?: (params: Params<N>, host: FakeHost) => Result<N> };

export interface Call {
  readonly name: string;
  readonly params: unknown;
}

export class FakeHost implements Transport {
  readonly state: FakeState;
  /** Everything that was asked, oldest first. */
  readonly calls: Call[] = [];
  private readonly failing = new Map<string, { code: FailureCode; sentence: string }>();
  private readonly pushedTo = new Set<(name: string, data: unknown) => void>();
  private readonly connectionTo = new Set<(connected: boolean) => void>();
  private connected = true;

  constructor(state: FakeState = startingState()) {
    this.state = state;
  }

  async request(name: string, params: unknown): Promise<Reply> {
    // A real answer never comes in the same turn either.
    await Promise.resolve();
    this.calls.push({ name, params });
    const failure = this.connected
      ? this.failing.get(name)
      : ({ code: 'closed', sentence: 'The connection to the program is lost.' } as const);
    if (failure) return { ok: false, failure };
    if (!isProcedure(name)) return { ok: false, failure: { code: 'no-such-procedure', sentence: name } };
    const [wrong] = Value.Errors(procedures[name].params, params);
    if (wrong !== undefined) {
      const sentence = `The request to ${name} is not understood: ${wrong.instancePath} ${wrong.message}.`;
      return { ok: false, failure: { code: 'bad-params', sentence } };
    }
    const handle = handlers[name] as ((params: unknown, host: FakeHost) => unknown) | undefined;
    try {
      if (handle === undefined) throw new RpcError('not-possible', `The fake host does not know ${name}.`);
      return { ok: true, result: structuredClone(handle(params, this)) };
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      return { ok: false, failure: { code: error.code, sentence: error.message } };
    }
  }

  onPushed(listener: (name: string, data: unknown) => void): () => void {
    this.pushedTo.add(listener);
    return () => void this.pushedTo.delete(listener);
  }

  onConnection(listener: (connected: boolean) => void): () => void {
    this.connectionTo.add(listener);
    return () => void this.connectionTo.delete(listener);
  }

  /** Tells all clients something. */
  push<N extends PushedName>(name: N, data: Pushed[N]): void {
    for (const tell of this.pushedTo) tell(name, structuredClone(data));
  }

  /** Loses the connection, or finds it again. */
  connect(connected: boolean): void {
    this.connected = connected;
    for (const tell of this.connectionTo) tell(connected);
  }

  /** Lets a procedure fail from now on; without a sentence it works again. */
  fail(name: ProcedureName, code: FailureCode, sentence: string | null): void {
    if (sentence === null) this.failing.delete(name);
    else this.failing.set(name, { code, sentence });
  }
}

const missing = (what: string): RpcError => new RpcError('not-found', `There is no ${what}.`);

function page<T>(
  rows: readonly T[],
  { offset, limit }: { offset: number; limit: number },
): { total: number; rows: T[] } {
  return { total: rows.length, rows: rows.slice(offset, offset + limit) };
}

/** The excerpt with the first match marked as the host marks it. */
function marked(excerpt: string, text: string): string {
  const at = text === '' ? -1 : excerpt.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return excerpt;
  const end = at + text.length;
  return `${excerpt.slice(0, at)}\u0001${excerpt.slice(at, end)}\u0002${excerpt.slice(end)}`;
}

function formOf({ form, forms }: FakeState, game: string): NewGameForm {
  const found = [form, ...forms].find((each) => each.game === game);
  if (found === undefined) throw missing(`game "${game}"`);
  return found;
}

function runOf(id: string, { runs }: FakeState): LabRun {
  const found = runs.find(({ run }) => run === id);
  if (found === undefined) throw missing(`run "${id}"`);
  return found;
}

/** A run is carried out up to two fifths; the test says when it goes on. */
function carryOn(id: string, host: FakeHost): { run: string; job: string } {
  const { state } = host;
  const job = `lab-${id}`;
  state.runs = state.runs.map((run) => (run.run === id ? { ...run, pairs: run.games * 0.4, job } : run));
  host.push('job', { job, kind: 'lab', state: 'running', progress: 0.4, note: id });
  return { run: id, job };
}

const handlers: Handlers = {
  'app.hello': (_, { state }) => ({ ...state.hello, language: state.settings.language }),
  'app.language': () => ({}),
  'app.dismiss': ({ notice }, { state }) => {
    state.hello = { ...state.hello, notices: state.hello.notices.filter(({ id }) => id !== notice) };
    return {};
  },
  'games.list': (_, { state }) => state.games,
  'games.form': ({ game, packs }, { state }) => {
    const form = formOf(state, game);
    const chosen = packs ?? form.packs.flatMap(({ id, needed }) => (needed ? [id] : []));
    const isThere = (pack: string): boolean => pack === '' || chosen.includes(pack);
    return { ...form, heroes: form.heroes.filter(({ pack }) => isThere(pack)) };
  },
  'tables.create': ({ game, seats, seed }, host) => {
    const { state } = host;
    const { heroes } = formOf(state, game);
    const hero = (id: string): string => heroes.find((hero) => hero.id === id)?.name ?? id;
    const table = `t${state.tables.length + 1}`;
    const row = { entries: 0, practice: false, outcome: null, created: 0, removed: false };
    state.tables.unshift({
      ...row,
      table,
      game,
      seats: seats.map(({ hero: id, player }, seat) => ({ seat, hero: hero(id), player })),
      portraits: seats.map(({ hero: id }) => id),
      turn: 1,
      seed,
      updated: Math.max(0, ...state.tables.map(({ updated }) => updated)) + 1,
    });
    host.push('tables', {});
    return { table };
  },
  'tables.list': ({ state: wanted, ...range }, { state }) => {
    const rows = state.tables.filter(({ removed, outcome }) =>
      wanted === 'removed' ? removed : !removed && (outcome === null) === (wanted === 'open'),
    );
    const { total, rows: tables } = page(rows, range);
    return { total, tables, faces: {} };
  },
  'tables.remove': ({ table, removed }, host) => {
    const { tables } = host.state;
    const at = tables.findIndex((row) => row.table === table);
    if (at < 0) throw missing('such table');
    tables[at] = { ...tables[at], removed };
    host.push('tables', {});
    return {};
  },
  'workshop.prepare': () => ({}),
  'workshop.shelf': (_, { state }) => ({ packs: shelved(state), bin: state.bin.map(({ pack }) => pack) }),
  'workshop.bin'({ folder }, host) {
    const entry = binned(host.state, folder);
    host.push('packs', host.state.packs);
    return { entry };
  },
  'workshop.unbin'({ entry }, host) {
    const folder = unbinned(host.state, entry);
    host.push('packs', host.state.packs);
    return { folder };
  },
  'workshop.emptyBin'({ entries }, { state }) {
    state.bin = state.bin.filter(({ pack }) => !entries.includes(pack.entry));
    return {};
  },
  'packs.state': (_, { state }) => state.packs,
  'packs.problems': ({ pack, ...range }, { state }) => {
    const { total, rows } = page(
      state.problems.filter((problem) => pack === null || problem.pack === pack),
      range,
    );
    return { total, problems: rows };
  },
  'packs.credits': () => ({
    credits: [
      { author: 'Lorc', licence: 'CC BY 3.0', parts: [{ of: 'icon', title: 'broadsword', source: null }] },
      {
        author: 'Mara Quill',
        licence: null,
        parts: [
          { of: 'picture', title: 'The thaw at noon', source: 'https://example.org/thaw' },
          { of: 'picture', title: null, source: null },
        ],
      },
    ],
  }),
  'packs.enable': ({ pack, on }, host) => {
    const { state } = host;
    const packs = state.packs.packs.map((row) =>
      row.id === pack ? { ...row, state: on ? ('loaded' as const) : ('disabled' as const) } : row,
    );
    state.packs = { ...state.packs, generation: state.packs.generation + 1, packs };
    host.push('packs', state.packs);
    return {};
  },
  'packs.safeMode': ({ on }, host) => {
    const { state } = host;
    state.packs = { ...state.packs, generation: state.packs.generation + 1, safeMode: on };
    host.push('packs', state.packs);
    return {};
  },
  'packs.reload': (_, host) => {
    atStage(host, 'reading');
    host.push('job', { job: 'j1', kind: 'packs', state: 'running', progress: 0.4, note: '' });
    return { job: 'j1' };
  },
  'library.search': ({ text, game, pack, kind, ...range }, { state }) => {
    const found = state.cards.filter(
      (card) =>
        (game === undefined || card.game === game) &&
        (pack === undefined || card.pack === pack) &&
        (kind === undefined || card.kind === kind) &&
        `${card.name} ${card.excerpt}`.toLowerCase().includes(text.toLowerCase()),
    );
    const { total, rows } = page(found, range);
    const others = found.filter(({ game: of, kind: sort }) =>
      state.games.find(({ id }) => id === of)?.others.includes(sort),
    );
    return {
      total,
      others: others.length,
      cards: rows.map((row) => ({ ...row, excerpt: marked(row.excerpt, text) })),
    };
  },
  'library.kinds': (_, { state }) => {
    const kinds = new Map(state.cards.map(({ game, kind }) => [`${game} ${kind}`, { game, kind }]));
    return [...kinds.values()];
  },
  'library.changes': ({ pack }) => ({
    made: [],
    suffered: pack === 'frost' ? [{ id: 'frost:mittens', name: 'Warm Mittens', by: 'thaw' }] : [],
  }),
  'library.card': ({ id }, { state }) => {
    const row = state.cards.find((card) => card.id === id);
    if (row === undefined) throw missing(`card "${id}"`);
    return state.cardOf(row);
  },
  'lab.offer': ({ pack }, { state }) => ({
    usual: 'steady',
    bots: [
      { id: 'steady', label: 'steady' },
      { id: 'wicked', label: 'wicked' },
    ],
    runs: state.runs.filter((run) => run.pack === pack),
  }),
  'lab.start': ({ pack, bot, games }, host) => {
    const run = `r${host.state.runs.length + 1}`;
    const begun = new Date(2026, 2, 14, 20, 15).getTime();
    host.state.runs.unshift({ run, pack, bot, games, pairs: 0, begun, job: null });
    return carryOn(run, host);
  },
  'lab.resume': ({ run }, host) => carryOn(run, host),
  'lab.report': ({ run }, { state }) => labReport(runOf(run, state)),
  'files.results': ({ run, as }) => ({
    file: 'f1',
    name: `balance-${run}.${as}`,
    size: 5,
    sha256: '0'.repeat(64),
  }),
  'files.export': ({ table }) => ({
    file: 'f2',
    name: `snow-fort-${table}.json`,
    size: 5,
    sha256: '0'.repeat(64),
  }),
  'files.begin': () => ({ file: 'f3' }),
  'files.write': () => ({}),
  'files.import': () => ({ table: 'a3' }),
  'files.read': () => ({ data: btoa('a,b\r\n'), end: true }),
  'files.close': () => ({}),
  'settings.get': (_, { state }) => state.settings,
  'settings.set': ({ change }, host) => {
    host.state.settings = { ...host.state.settings, ...change } as FakeState['settings'];
    host.push('settings', host.state.settings);
    return host.state.settings;
  },
  'results.list': (range, { state }) => {
    const { total, rows } = page(state.results, range);
    return { total, results: rows };
  },
  'records.list': (range, { state }) => {
    const { total, rows } = page(state.records, range);
    return { total, records: rows, faces: {} };
  },
  'records.ending': () => ({
    words: [
      {
        card: 'frost:owl-4',
        title: [{ text: 'First: ' }, { card: 'frost:owl-4', text: 'Owl of Noon' }],
        text: [{ text: 'It is late.' }],
      },
      { card: null, title: [], text: [{ text: 'Your words: none.' }] },
    ],
    faces: {},
  }),
  'backups.list': (_, { state }) => state.backups,
  'backups.make': (_, host) => {
    host.push('job', { job: 'j2', kind: 'backup', state: 'running', progress: 0.35, note: '' });
    return { job: 'j2' };
  },
  'backups.restore': (_, host) => {
    host.push('reset', {});
    return {};
  },
  'jobs.list': () => [],
  'jobs.cancel': ({ job }, host) => {
    const kind = (['packs', 'backup', 'import'] as const)[['j1', 'j2', 'j3'].indexOf(job)] ?? 'lab';
    host.push('job', { job, kind, state: 'cancelled', progress: 0.4, note: '' });
    if (kind === 'packs') atStage(host, 'ready');
    return {};
  },
};

/** The load of the packs gets on. */
function atStage(host: FakeHost, stage: PackState['stage']): void {
  const { packs } = host.state;
  host.state.packs = { ...packs, generation: packs.generation + 1, stage };
  host.push('packs', host.state.packs);
}

declare global {
  /** The host of the test page. */
  var fakeHost: FakeHost;
}
