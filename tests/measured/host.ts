// Measures what the host promises about speed. Figures in milliseconds.
import { join } from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fdatasyncSync, mkdirSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readRecording } from '../../scripts/commands/support/recording.ts';
import type { Host } from '../../main/host/host.ts';
import { LANGUAGES } from '../../shared/words/languages.ts';
import type { PackState } from '../../shared/rpc/messages/packs.ts';
import type { TableUpdate } from '../../shared/rpc/messages/tables.ts';
import { SocketClient } from '../main/host/kill/client.ts';
import { measure, sayMeasured, type Measured } from '../main/host/packs/delay.ts';
import { writeExpansions } from '../main/host/packs/many.ts';
import {
  botsToTheEnd,
  firstMove,
  newTable,
  nonce,
  OWNER,
  packsLoaded,
  sent,
  TestClient,
} from '../main/host/clients.ts';

export interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

function timesOf(all: number[]): Times {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { p50: at(0.5), p99: at(0.99), max: sorted.at(-1)! };
}

export const sayTimes = ({ p50, p99, max }: Times): string =>
  `p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)}, max ${max.toFixed(1)} ms`;

/** Entries before the first that counts: a program that has just started is slower. */
const WARM = 100;

/** How long answers took; `bare` ones are those to a question that asks for no work. */
export interface Answered {
  readonly entries: Times;
  readonly bare: Times;
}

/**
 * Entries over a real socket, to a host in a process of its own: from sending an accepted entry to its answer, which
 * comes after it has reached the disk. Between them a bare question, which takes what the way there and back takes.
 *
 * @param folder an empty folder
 */
export async function answers(folder: string, entries: number): Promise<Answered> {
  const { child, client } = await served(folder);
  const times: number[] = [];
  const bare: number[] = [];
  let update: TableUpdate | null = null;
  for (let i = 0; i < WARM + entries; i++) {
    if (update === null || update.outcome !== null) {
      const { table } = await client.call('tables.create', {
        game: 'ravingspire',
        seed: `speed ${i}`,
        seats: [{ hero: 'base:crimson-reaver', player: { kind: 'person', name: 'Ann' } }],
        packs: ['base'],
        options: {},
      });
      update = await client.call('table.watch', { table, since: -1, eyes: null });
    }
    const { table, n: after, prompts }: TableUpdate = update;
    const [prompt] = prompts;
    const pushed = client.updatePast(table, after);
    const entry = { table, after, nonce: nonce(), seat: prompt.seat, ...firstMove(prompt), free: false };
    const start = performance.now();
    const came = await client.call('table.submit', entry);
    if (i >= WARM) times.push(performance.now() - start);
    if (!came.ok) throw new Error(JSON.stringify(came));
    update = await pushed;
    // Slower than what counts as a flood of requests.
    await pause(10);
    const asked = performance.now();
    await client.call('table.leave', { table: NO_TABLE });
    if (i >= WARM) bare.push(performance.now() - asked);
    await pause(10);
  }
  client.close();
  child.kill('SIGKILL');
  await once(child, 'exit');
  return { entries: timesOf(times), bare: timesOf(bare) };
}

/** A table that does not exist: to leave it is the cheapest call there is. */
const NO_TABLE = 'none';

/** What the store sends to the disk with an entry, in bytes; about. */
const WRITTEN = 16_384;

/**
 * The disk alone: this many writes like those of an entry, each sent to it before the next. No answer can be quicker,
 * and a disk that others use as well is slow now and then.
 *
 * @param folder an empty folder
 */
export async function disk(folder: string, writes: number): Promise<Times> {
  const file = openSync(join(folder, 'written'), 'w');
  const data = Buffer.alloc(WRITTEN, 1);
  const times: number[] = [];
  for (let i = 0; i < writes; i++) {
    const start = performance.now();
    writeSync(file, data);
    fdatasyncSync(file);
    times.push(performance.now() - start);
    await pause(10);
  }
  closeSync(file);
  return timesOf(times);
}

async function served(folder: string): Promise<{ child: ChildProcess; client: SocketClient }> {
  const page = join(folder, 'page');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>page</title>');
  const program = join(import.meta.dirname, '../main/host/kill/child.ts');
  const child = spawn(process.execPath, [program, join(folder, 'data'), page], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout!.setEncoding('utf8'), 'data')) as [string];
  return { child, client: await SocketClient.open(line.trim()) };
}

/** A long game that was recorded, and comes in as a file. */
const LONG_GAME = join(import.meta.dirname, '../recorded/dawn.json');

/** Takes a long game in; returns the table and the number of its entries. */
export async function longTable(client: TestClient): Promise<{ table: string; entries: number }> {
  const recording = readRecording(LONG_GAME);
  const table = await sent(client, Buffer.from(JSON.stringify(recording)));
  return { table, entries: recording.log.length };
}

/** Opening a table that the host has not seen since it was started, and looking at any of its past positions. */
export async function openingAndScrubbing(
  host: Host,
  table: string,
  entries: number,
): Promise<{ opening: number; scrubbing: Times }> {
  const client = new TestClient(host);
  // The packs are read when a host starts; that is another matter.
  await client.call('games.form', { game: 'ravingspire', packs: null });
  const start = performance.now();
  await client.connection.request('table.watch', { table, since: -1, eyes: null });
  const opening = performance.now() - start;
  const times: number[] = [];
  for (let i = 0; i <= 200; i++) {
    const n = (i * 619) % (entries + 1);
    const before = performance.now();
    await client.connection.request('table.at', { table, n });
    times.push(performance.now() - before);
  }
  return { opening, scrubbing: timesOf(times) };
}

/** Expansions that came while others played. */
export interface Loaded {
  /** Of the main thread, until the library has taken their cards in. */
  readonly delays: Measured;
  /** From noticing the expansions until they have been checked and can be played with. */
  readonly checked: number;
  /** From then on until a new game with one of them can be set up. */
  readonly form: number;
  /** From noticing them until the library holds all their cards. */
  readonly filled: number;
}

/**
 * Many expansions come while bots play, and a person plays at a table.
 *
 * @param mods an empty folder of packs that the host watches
 */
export async function whileLoading(
  host: Host,
  mods: string,
  expansions: number,
  cards: number,
): Promise<Loaded> {
  const client = new TestClient(host, OWNER, (data) => {
    JSON.stringify(data); // what a shell does with it; reading it is the work of another process
    return data;
  });
  await packsLoaded(client);
  const { generation } = await client.call('packs.state', {});
  const mine = await newTable(client, { seats: 1 });
  const written = join(mods, '..', 'written');
  const ids = writeExpansions(written, expansions, cards);
  const isLoaded = ({ packs }: PackState): boolean =>
    ids.every((id) => packs.some((row) => row.id === id && row.state === 'loaded' && row.cards === cards));

  let busy = true;
  const times = { checked: 0, form: 0, filled: 0 };
  const delays = await measure(async () => {
    const playing = play(client, mine, () => busy);
    const bots = playBots(client, () => busy);
    for (const id of ids) renameSync(join(written, id), join(mods, id));
    await client.next('packs', (news) => news.stage === 'reading' && news.generation > generation);
    const start = performance.now();
    await client.next('packs', (news) => news.stage === 'filling' && isLoaded(news));
    times.checked = performance.now() - start;
    await client.call('games.form', { game: 'ravingspire', packs: ['base', ids[expansions >> 1]] });
    times.form = performance.now() - start - times.checked;
    await client.next('packs', (news) => news.stage === 'ready' && isLoaded(news));
    times.filled = performance.now() - start;
    busy = false;
    await Promise.all([playing, bots]);
  });
  return { delays, ...times };
}

/** In one line. */
export const sayLoaded = ({ delays, checked, form, filled }: Loaded): string =>
  `loaded after ${checked.toFixed(0)} ms, a new game ${form.toFixed(0)} ms later, in the library after ` +
  `${filled.toFixed(0)} ms; ${sayMeasured(delays)}`;

/** In words of both languages, beginnings of words, and several of them; one of them is in no card. */
const SOUGHT = {
  en: ['sword', 's', 'dr', 'gain', 'if you', 'discard a card', 'b f', 'xylophone', '7', 'the of'],
  de: [
    'schwert',
    's',
    'dr',
    'erhalte',
    'wenn du',
    'wirf eine karte ab',
    'argument fleischers',
    '7',
    'die der',
  ],
};
/** How many cards a page of the library shows. */
const PAGE = 60;

/** Searching the library for all kinds of things, in all packs and in single ones. */
export async function searching(host: Host, packs: readonly string[]): Promise<Times> {
  const client = new TestClient(host);
  const times: number[] = [];
  for (const language of LANGUAGES) {
    await client.call('app.language', { language });
    for (const text of SOUGHT[language]) {
      for (const pack of [undefined, ...packs]) {
        const query = { text, offset: 0, limit: PAGE, ...(pack !== undefined && { pack }) };
        const start = performance.now();
        const { ok } = await client.connection.request('library.search', query);
        times.push(performance.now() - start);
        if (!ok) throw new Error(`searching for "${text}" failed`);
      }
    }
  }
  return timesOf(times);
}

/**
 * How long the main thread is kept from its work while the lab tries every card of the base set on all cores and a
 * person plays at a table.
 *
 * @param entries that the person makes meanwhile
 */
export async function whileTrying(host: Host, entries: number): Promise<Measured> {
  const client = new TestClient(host, OWNER, (data) => {
    JSON.stringify(data);
    return data;
  });
  await client.call('games.form', { game: 'ravingspire', packs: null });
  const mine = await newTable(client, { seats: 1 });
  const { job } = await client.call('lab.start', { pack: 'base', bot: 'greedy', games: 100_000 });
  await client.next('job', (news) => news.job === job && news.progress > 0);
  let left = entries;
  const measured = await measure(() => play(client, mine, () => left-- > 0));
  await client.call('jobs.cancel', { job });
  await client.next('job', (news) => news.job === job && news.state === 'cancelled');
  return measured;
}

/** Milliseconds that a person takes to look, at the least. */
const LOOKING = 10;

/** An entry now and then, as a person plays. */
async function play(client: TestClient, first: string, goOn: () => boolean): Promise<void> {
  let table = first;
  while (goOn()) {
    const update = await client.call('table.watch', { table, since: -1, eyes: null });
    if (update.outcome !== null) {
      table = await newTable(client, { seats: 1, seed: table });
      continue;
    }
    // Between what is shown and what is done a person thinks: they are two messages, never one stretch of work.
    await pause(LOOKING);
    const [prompt] = update.prompts;
    const entry = {
      table,
      after: update.n,
      nonce: nonce(),
      seat: prompt.seat,
      ...firstMove(prompt),
      free: false,
    };
    await client.call('table.submit', entry);
    await pause(LOOKING);
  }
}

/** Bots play one game after the other as fast as they can, and one that a client watches. */
async function playBots(client: TestClient, goOn: () => boolean): Promise<void> {
  const watched = await newTable(client, { seats: 0, bots: 2, seed: 'watched' });
  await client.call('table.watch', { table: watched, since: -1, eyes: null });
  for (let i = 0; goOn(); i++) {
    await botsToTheEnd(client, await newTable(client, { seats: 0, bots: 2, seed: `bots ${i}` }));
    client.pushed.length = 0;
  }
  await client.call('table.leave', { table: watched });
}
