// Clients of a host as tests use them, and what they do at tables.
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Json } from '../../../shared/engine/json.ts';
import { games } from '../../../shared/games/index.ts';
import type { Params, ProcedureName, Pushed, PushedName, Result } from '../../../shared/rpc/contract.ts';
import type { Failure, Reply } from '../../../shared/rpc/failure.ts';
import type { TableRow, TableUpdate } from '../../../shared/rpc/messages/tables.ts';
import type { Choice, Prompt } from '../../../shared/tableau/tableau.ts';
import {
  createHost,
  type Connection,
  type Host,
  type HostOptions,
  type Who,
} from '../../../main/host/host.ts';

export const MODS = resolve(import.meta.dirname, '../../../mods');
export const OWNER: Who = { role: 'owner', table: null, seats: [] };
export const GAME = 'ravingspire';
export const HEROES = ['base:aurora-the-all-knowing', 'base:crimson-reaver', 'base:quinn-apblanc'];

/** A host of all shipped packs on a folder. */
export const openHost = (dataDir: string, options: Partial<HostOptions> = {}): Promise<Host> =>
  createHost({
    games,
    dataDir,
    packFolders: [{ path: MODS, origin: 'shipped', single: false }],
    version: '0.0.0',
    log: () => undefined,
    ...options,
  });

/** A client as tests use it: calls that must succeed, calls that must fail, and what was pushed. */
export class TestClient {
  readonly connection: Connection;
  readonly pushed: { name: PushedName; data: unknown }[] = [];
  /** What `send` says: whether more can be taken. */
  willing = true;
  private readonly waiting = new Set<() => void>();

  /** @param carried what a transport makes of a message */
  constructor(
    host: Host,
    who: Who = OWNER,
    carried: (data: unknown) => unknown = (data) => JSON.parse(JSON.stringify(data)) as unknown,
  ) {
    this.connection = host.connect(who, (name, data) => {
      this.pushed.push({ name, data: carried(data) });
      for (const check of this.waiting) check();
      return this.willing;
    });
  }

  request(name: string, params: unknown): Promise<Reply> {
    return this.connection.request(name, params);
  }

  async call<N extends ProcedureName>(name: N, params: Params<N>): Promise<Result<N>> {
    const reply = await this.request(name, params);
    if (!reply.ok) throw new Error(`${name}: ${reply.failure.code}: ${reply.failure.sentence}`);
    return JSON.parse(JSON.stringify(reply.result)) as Result<N>;
  }

  /** The failure of a call that has to fail. */
  async fails(name: string, params: unknown): Promise<Failure> {
    const reply = await this.request(name, params);
    if (reply.ok) throw new Error(`${name} succeeded`);
    return reply.failure;
  }

  /** The first pushed message that fits, also one that has come already. */
  next<N extends PushedName>(name: N, fits: (data: Pushed[N]) => boolean = () => true): Promise<Pushed[N]> {
    return new Promise((done) => {
      const check = (): void => {
        const found = this.pushed.find((each) => each.name === name && fits(each.data as Pushed[N]));
        if (!found) return;
        this.waiting.delete(check);
        done(found.data as Pushed[N]);
      };
      this.waiting.add(check);
      check();
    });
  }

  /** Resolves once a message of this name comes after the first ones. @param known how many these are, whatever their names */
  more(name: PushedName, known: number): Promise<void> {
    return new Promise((done) => {
      const check = (): void => {
        if (!this.pushed.slice(known).some((each) => each.name === name)) return;
        this.waiting.delete(check);
        done();
      };
      this.waiting.add(check);
      check();
    });
  }

  /** The newest update of a table with at least this many entries. */
  async update(table: string, n: number): Promise<TableUpdate> {
    await this.next('table', (update) => update.table === table && update.n >= n);
    return this.pushed.findLast(
      ({ name, data }) => name === 'table' && (data as TableUpdate).table === table,
    )!.data as TableUpdate;
  }
}

/**
 * Resolves when the packs of a host that has just been opened are loaded: until then its tables may be told once more,
 * for what cards are called may have changed.
 */
export async function packsLoaded(client: TestClient): Promise<void> {
  await client.next('packs', ({ stage }) => stage === 'ready');
}

/** A table of people, all of them at one screen. */
export async function newTable(
  client: TestClient,
  wanted: {
    seats?: number;
    bots?: number;
    seed?: string;
    options?: { [name: string]: boolean | number };
  } = {},
): Promise<string> {
  const { seats = 1, bots = 0, seed = 'a seed', options = {} } = wanted;
  const { table } = await client.call('tables.create', {
    game: GAME,
    seed,
    seats: HEROES.slice(0, seats + bots).map((hero, seat) => ({
      hero,
      player: seat < seats ? { kind: 'person', name: `Player ${seat + 1}` } : { kind: 'bot', bot: 'greedy' },
    })),
    packs: ['base'],
    options,
  });
  return table;
}

/**
 * The end of a game that bots play, or what it has come to. No client watches meanwhile, so they wait for none.
 *
 * @param enough log entries with which the caller is content
 */
export async function botsToTheEnd(
  client: TestClient,
  table: string,
  enough = Infinity,
): Promise<TableUpdate> {
  await client.call('table.watch', { table, since: -1, eyes: null });
  await client.call('table.leave', { table });
  const rowIn = async (state: 'open' | 'finished'): Promise<TableRow | undefined> => {
    const { tables } = await client.call('tables.list', { state, offset: 0, limit: 200 });
    return tables.find((row) => row.table === table);
  };
  for (;;) {
    // The list of tables is another one after each entry.
    const known = client.pushed.length;
    if ((await rowIn('finished')) || ((await rowIn('open'))?.entries ?? 0) >= enough) break;
    await client.more('tables', known);
  }
  return client.call('table.watch', { table, since: -1, eyes: null });
}

/** The end of a table of which bots take over every seat, or what it has come to with enough log entries. */
export async function withBots(
  client: TestClient,
  { table, seats }: Pick<TableRow, 'table' | 'seats'>,
  enough?: number,
): Promise<TableUpdate> {
  for (const { seat } of seats) {
    await client.call('table.seat', { table, seat, player: { kind: 'bot', bot: 'greedy' } });
  }
  return botsToTheEnd(client, table, enough);
}

/** Sends a file to the host in pieces and asks for a table to be made of it, which may be refused. */
export async function offered(client: TestClient, bytes: Buffer): Promise<Reply> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const begun = await client.request('files.begin', { name: 'table.json', size: bytes.length, sha256 });
  if (!begun.ok) return begun;
  const { file } = begun.result as Result<'files.begin'>;
  const piece = 100_000;
  for (let offset = 0; offset < bytes.length; offset += piece) {
    const data = bytes.subarray(offset, offset + piece).toString('base64');
    await client.call('files.write', { file, offset, data });
  }
  return client.request('files.import', { file });
}

/** The table that the host makes of a file. @throws Error when it is refused */
export async function sent(client: TestClient, bytes: Buffer): Promise<string> {
  const came = await offered(client, bytes);
  if (!came.ok) throw new Error(`${came.failure.code}: ${came.failure.sentence}`);
  return (came.result as Result<'files.import'>).table;
}

/** Whatever asks a host and expects an answer. */
interface Caller {
  call<N extends ProcedureName>(name: N, params: Params<N>): Promise<Result<N>>;
}

/** Reads an exported table in pieces, and checks size and hash. */
export async function received(client: Caller, table: string): Promise<Buffer> {
  const { file, size, sha256 } = await client.call('files.export', { table });
  const pieces: Buffer[] = [];
  for (let offset = 0, end = false; !end;) {
    const read = await client.call('files.read', { file, offset });
    pieces.push(Buffer.from(read.data, 'base64'));
    offset += pieces.at(-1)!.length;
    end = read.end;
  }
  await client.call('files.close', { file });
  const whole = Buffer.concat(pieces);
  if (whole.length !== size || createHash('sha256').update(whole).digest('hex') !== sha256) {
    throw new Error('the file has not arrived as it was announced');
  }
  return whole;
}

let nonces = 0;
/** A nonce that no other submission has. */
export const nonce = (): string => `test-${process.pid}-${++nonces}`;

/** What a prompt allows first: an answer, or the choice that goes on (else any). */
export function firstMove(prompt: Prompt): { kind: 'action' | 'answer'; body: Json } {
  if (prompt.answers) return { kind: 'answer', body: prompt.answers[0].value };
  const legal = legalChoices(prompt);
  return { kind: 'action', body: (legal.find(({ onward }) => onward) ?? legal[0]).action };
}

export const legalChoices = (prompt: Prompt): Choice[] =>
  prompt.groups.flatMap(({ choices }) => choices.filter(({ refusal }) => refusal === null));

/** A table as a client sees it from now on, with all that has happened there. */
export const watch = (client: TestClient, table: string): Promise<TableUpdate> =>
  client.call('table.watch', { table, since: -1, eyes: null });

/** Answers the wish that waits at a table. */
export async function answer(client: TestClient, table: string, seat: number, yes: boolean): Promise<void> {
  const { consent } = await watch(client, table);
  await client.call('table.consent', { table, wish: consent!.wish, seat, yes });
}

/** Submits what the first prompt allows and returns the next update in which the client has to decide. */
export async function step(client: TestClient, update: TableUpdate): Promise<TableUpdate> {
  const [prompt] = update.prompts;
  const came = await client.call('table.submit', {
    table: update.table,
    after: update.n,
    nonce: nonce(),
    seat: prompt.seat,
    ...firstMove(prompt),
    free: false,
  });
  if (!came.ok) throw new Error(JSON.stringify(came));
  await client.next(
    'table',
    ({ table, n, prompts, outcome }) =>
      table === update.table && n >= came.n && (prompts.length > 0 || outcome !== null),
  );
  return client.update(update.table, came.n);
}

/** Two people at a table of the owner's, with a session each, after some entries of the first. */
export async function pairAt(
  host: Host,
  owner: TestClient,
): Promise<{ table: string; ann: TestClient; ben: TestClient; update: TableUpdate }> {
  const table = await newTable(owner, { seats: 2 });
  const ann = new TestClient(host, { role: 'seat', table, seats: [0] });
  const ben = new TestClient(host, { role: 'seat', table, seats: [1] });
  await watch(ben, table);
  let update = await watch(ann, table);
  while (update.n < 2) update = await step(ann, update);
  return { table, ann, ben, update };
}
