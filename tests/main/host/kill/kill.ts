// Kills a host while entries are on their way, again and again, and looks what became of them.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../../../shared/engine/json.ts';
import type { Params } from '../../../../shared/rpc/contract.ts';
import type { Submitted, TableUpdate } from '../../../../shared/rpc/messages/tables.ts';
import { received } from '../clients.ts';
import type { SocketClient } from './client.ts';
import { start, stop, type Running } from './running.ts';

const TABLES = 4;
/** Clients that compete for the next entry of a table. */
const RIVALS = 2;
/**
 * Longest time between a send and the kill, in milliseconds; of every other kill between the first acknowledgement and the kill,
 * so that on the slowest machine some entries get through.
 */
const LONGEST = 5;
/** Entries of a table before it is replaced by a new one, so that early and late positions are met. */
const LONG = 400;
const HEROES = [
  'base:aurora-the-all-knowing',
  'base:quinn-apblanc',
  'base:shayla-nimblenook',
  'base:crimson-reaver',
];

/** What came of many kills. */
export interface Killed {
  kills: number;
  /** Entries that were acknowledged, over all rounds. */
  acknowledged: number;
  /** Entries that were stored although the kill came before their acknowledgement. */
  unacknowledged: number;
  /** Kills with an open question at one of the tables, the middle of a step. */
  midStep: number;
  /** Kills at which at least one entry was still unanswered. */
  underWay: number;
  /** What must not be; empty. */
  faults: string[];
}

interface Kept {
  id: string;
  /** Every entry that was acknowledged, by its number. */
  acknowledged: Map<number, Json>;
  update: TableUpdate;
}

type Submission = Params<'table.submit'>;

/**
 * @param folder an empty folder to work in
 * @param draw draws 0..n-1
 */
export async function killMany(folder: string, kills: number, draw: (n: number) => number): Promise<Killed> {
  const found: Killed = { kills: 0, acknowledged: 0, unacknowledged: 0, midStep: 0, underWay: 0, faults: [] };
  const tables: Kept[] = [];
  let running = await start(folder, RIVALS);
  try {
    while (found.kills < kills) {
      await fill(running, tables, draw);
      const sent = await sendAndKill(running, tables, found, draw);
      running = await start(folder, RIVALS);
      for (const [i, kept] of tables.entries()) await inspect(running, kept, sent[i], found);
      found.kills++;
    }
  } finally {
    await stop(running);
  }
  return found;
}

/** Half of the tables are brought to an open question, in the middle of a step, within this many entries. */
const TRIES = 40;

/** Sees that there are tables that are not over yet, and that all positions are known. */
async function fill(
  { clients: [client] }: Running,
  tables: Kept[],
  draw: (n: number) => number,
): Promise<void> {
  for (let i = 0; i < TABLES; i++) {
    const kept = tables.at(i);
    if (kept && kept.update.outcome === null && kept.update.n < LONG) {
      if (i < TABLES / 2) await toQuestion(client, kept, draw);
      continue;
    }
    const { table } = await client.call('tables.create', {
      game: 'ravingspire',
      seed: `kill ${draw(1_000_000)}`,
      seats: [{ hero: HEROES[i % HEROES.length], player: { kind: 'person', name: 'Ann' } }],
      packs: ['base'],
      options: {},
    });
    tables[i] = { id: table, acknowledged: new Map(), update: await watch(client, table) };
    // Some entries in peace, so that not all are killed at their beginning.
    for (let n = draw(6); n > 0; n--) await play(client, tables[i], draw);
  }
}

async function toQuestion(client: SocketClient, kept: Kept, draw: (n: number) => number): Promise<void> {
  for (let tries = 0; tries < TRIES && kept.update.outcome === null; tries++) {
    if (kept.update.prompts[0].answers !== null) return;
    await play(client, kept, draw);
  }
}

const watch = (client: SocketClient, table: string): Promise<TableUpdate> =>
  client.call('table.watch', { table, since: -1, eyes: null });

/** Any move that is allowed now, now and then taking something back. */
function anyMove(update: TableUpdate, draw: (n: number) => number): Omit<Submission, 'nonce'> {
  const [prompt] = update.prompts;
  const entry = { table: update.table, after: update.n, seat: prompt.seat };
  if (update.undo.can !== 'no' && draw(10) === 0) return { ...entry, kind: 'undo', body: null, free: true };
  if (prompt.answers) {
    return { ...entry, kind: 'answer', body: prompt.answers[draw(prompt.answers.length)].value, free: false };
  }
  const choices = prompt.groups.flatMap((group) => group.choices).filter(({ refusal }) => refusal === null);
  return { ...entry, kind: 'action', body: choices[draw(choices.length)].action, free: false };
}

async function play(client: SocketClient, kept: Kept, draw: (n: number) => number): Promise<void> {
  if (kept.update.outcome !== null) return;
  const entry = { ...anyMove(kept.update, draw), nonce: randomUUID() };
  const came = (await client.call('table.submit', entry)) as Submitted;
  if (!came.ok) throw new Error(`${JSON.stringify(entry)}: ${JSON.stringify(came)}`);
  kept.acknowledged.set(came.n, entry.body);
  kept.update = await watch(client, kept.id);
}

/** Rounds of entries at all tables at once, by rivals; in the middle of one the host dies. */
async function sendAndKill(
  { process: child, clients }: Running,
  tables: readonly Kept[],
  found: Killed,
  draw: (n: number) => number,
): Promise<Submission[][]> {
  const playable = tables.filter(({ update }) => update.prompts.length > 0);
  if (playable.some(({ update }) => update.prompts.some(({ answers }) => answers !== null))) found.midStep++;
  const sent: Submission[][] = tables.map(() => []);
  let unanswered = 0;
  const gone = once(child, 'exit');
  const answers = tables.flatMap((kept, i) =>
    kept.update.prompts.length === 0
      ? []
      : clients.map((client) => {
          const entry: Submission = { ...anyMove(kept.update, draw), nonce: randomUUID() };
          sent[i].push(entry);
          unanswered++;
          return client.send('table.submit', entry).then((reply) => {
            if (reply === null) return;
            unanswered--;
            if (!reply.ok) throw new Error(reply.failure.sentence);
            const came = reply.result as Submitted;
            if (!came.ok) return;
            kept.acknowledged.set(came.n, entry.body);
            found.acknowledged++;
          });
        }),
  );
  if (found.kills % 2 > 0 && answers.length > 0) await Promise.race(answers);
  // Whole and broken milliseconds: `pause` alone would always wait for a full one.
  const until = performance.now() + (draw(1000) / 1000) * LONGEST;
  while (performance.now() < until) await setImmediate();
  if (unanswered > 0) found.underWay++;
  child.kill('SIGKILL');
  await gone;
  for (const client of clients) client.close();
  await Promise.all(answers);
  return sent;
}

/** What the new host knows of a table, against what the old one acknowledged. */
async function inspect(
  { clients: [client] }: Running,
  kept: Kept,
  sent: readonly Submission[],
  found: Killed,
): Promise<void> {
  const fault = (text: string): void =>
    void found.faults.push(`kill ${found.kills + 1}, table ${kept.id}: ${text}`);
  const before = kept.update.n;
  const update = await watch(client, kept.id);
  const newest = Math.max(before, ...kept.acknowledged.keys());
  if (update.n < newest) fault(`entry ${newest} was acknowledged, but only ${update.n} are there`);
  if (update.n > newest + 1) fault(`${update.n} entries, although ${newest} were acknowledged`);
  if (update.n === newest + 1) found.unacknowledged++;

  const log = await logOf(client, kept.id);
  if (log.length !== update.n) fault(`the log has ${log.length} entries, the table ${update.n}`);
  log.forEach(({ n }, i) => {
    if (n !== i + 1) fault(`entry ${i + 1} has the number ${n}`);
  });
  for (const [n, body] of kept.acknowledged) {
    if (log[n - 1] && !isDeepStrictEqual(log[n - 1].body, body))
      fault(`entry ${n} is another one: ${JSON.stringify(log[n - 1])} for ${JSON.stringify(body)}`);
  }

  // Sending everything again must not do twice what was stored; what was lost is done now, once.
  const lost = sent.length > 0 && update.n === before ? 1 : 0;
  for (const entry of sent) {
    const came = (await client.call('table.submit', entry)) as Submitted;
    if (came.ok) kept.acknowledged.set(came.n, entry.body);
  }
  kept.update = await watch(client, kept.id);
  if (kept.update.n !== update.n + lost) {
    fault(`sending again has made ${kept.update.n} entries of ${update.n}`);
  }
  if (kept.update.outcome === null && kept.update.prompts.length > 0) await playOn(client, kept);
  kept.acknowledged = new Map([...kept.acknowledged].slice(-50));
}

async function playOn(client: SocketClient, kept: Kept): Promise<void> {
  await play(client, kept, (n) => Math.floor(n / 2));
}

/** The log of a table, as an exported file has it. */
async function logOf(client: SocketClient, table: string): Promise<{ n: number; body: Json }[]> {
  return (
    JSON.parse((await received(client, table)).toString('utf8')) as { log: { n: number; body: Json }[] }
  ).log;
}
