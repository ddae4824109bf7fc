// Fills the data folder of an application that does not run: tables in the middle of a game, and settings.
import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SavedTable } from '../../../shared/engine/log.ts';
import type { Params, Result } from '../../../shared/rpc/contract.ts';
import type { PlayerChoice } from '../../../shared/rpc/messages/tables.ts';
import { packFolders } from '../../../main/shells/open-host.ts';
import { openHost, packsLoaded, sent, TestClient } from '../../main/host/clients.ts';

export type SettingsChange = Params<'settings.set'>['change'];

/** A board that is quick to draw where a processor plays the graphics card. */
export const PLAIN = { kind: 'solid', quality: 'low', ambient: false } as const;

/** A board without a tower, which needs no graphics card at all. */
export const FLAT = { kind: 'flat', quality: 'low', ambient: false } as const;

/** Nothing is heard, and nothing is made to be heard. */
export const MUTED = { effects: 0, ambience: 0, muted: true } as const;

/** A game as it stands, and who plays it. */
export interface Stored {
  readonly saved: SavedTable;
  readonly players: readonly PlayerChoice[];
  /** It is played entry by entry at a new table, so that it counts; else it is taken in like a file, for practice. */
  readonly counts: boolean;
}

/** A pack that has been tried by its game's quick bot. */
export interface Trial {
  readonly pack: string;
  /** Pairs of games. */
  readonly games: number;
}

/** A pack of one's own that is a copy of one that ships with the program. */
export interface Copied {
  /** Id of that pack. */
  readonly from: string;
  readonly id: string;
  readonly title: string;
}

/** What lies in a data folder before the application is started. */
export interface Stock {
  /** Tables, none where it is left out. They are asked for when a test needs them: it takes a while to find them. */
  readonly tables?: () => readonly Stored[];
  readonly settings: SettingsChange;
}

/** Fills data folders. What is only set is set once: most tests begin with the same, and a host takes a second for it. */
export class Stockroom {
  private readonly folder = mkdtempSync(join(tmpdir(), 'stock-'));
  private readonly made = new Map<string, Promise<string>>();

  /**
   * Fills a data folder that is not there yet.
   *
   * @returns the ids of its tables, in their order
   * @throws Error as `stock` does
   */
  async fill(dataDir: string, { tables, settings }: Stock): Promise<string[]> {
    await cp(await this.with(settings), dataDir, { recursive: true });
    return tables === undefined ? [] : stock(dataDir, tables());
  }

  /** A folder with these settings and nothing else. */
  private with(settings: SettingsChange): Promise<string> {
    const key = JSON.stringify(settings);
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const folder = join(this.folder, String(this.made.size));
    const made = stock(folder, [], settings).then(() => folder);
    this.made.set(key, made);
    return made;
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/**
 * Puts tables into a data folder.
 *
 * @param tables the last one is the newest
 * @param trials what the balance lab has done
 * @param copies the packs that are being written
 * @returns their ids, in the same order
 * @throws Error when a game cannot be taken in, or does not become what it was
 */
export async function stock(
  dataDir: string,
  tables: readonly Stored[],
  settings: SettingsChange = {},
  trials: readonly Trial[] = [],
  copies: readonly Copied[] = [],
): Promise<string[]> {
  const host = await openHost(dataDir, { packFolders: packFolders(dataDir, []) });
  try {
    const client = new TestClient(host);
    await client.call('settings.set', { change: settings });
    const ids: string[] = [];
    for (const table of tables)
      ids.push(await (table.counts ? played(client, table) : takenIn(client, table)));
    for (const trial of trials) await tried(client, trial);
    for (const copy of copies) await copied(client, copy);
    return ids;
  } finally {
    await host.close();
  }
}

async function tried(client: TestClient, { pack, games }: Trial): Promise<void> {
  await packsLoaded(client);
  const { usual } = await client.call('lab.offer', { pack });
  if (usual === null) throw new Error(`The pack "${pack}" cannot be tried.`);
  const { job } = await client.call('lab.start', { pack, bot: usual, games });
  const { state, note } = await client.next('job', (news) => news.job === job && news.state !== 'running');
  if (state !== 'done') throw new Error(`The trial of "${pack}" has ended as ${state}: ${note}`);
}

async function copied(client: TestClient, { from, id, title }: Copied): Promise<void> {
  await packsLoaded(client);
  const { packs } = await client.call('packs.state', {});
  const pack = packs.find((row) => row.id === from);
  if (pack === undefined) throw new Error(`There is no pack "${from}".`);
  await client.call('workshop.createFrom', { from: pack.folder, id, title });
}

const takenIn = (client: TestClient, { saved, players }: Stored): Promise<string> =>
  sent(client, Buffer.from(JSON.stringify({ ...saved, players })));

async function played(client: TestClient, { saved, players }: Stored): Promise<string> {
  const { game, setup, log } = saved;
  const seats = setup.heroes.map((hero, seat) => ({ hero, player: players[seat] }));
  const { seed, packs, options } = setup;
  const wanted = { game, seed, seats, packs: [...packs], options } as Params<'tables.create'>;
  const { table } = await client.call('tables.create', wanted);
  for (const { n, seat, kind, body } of log) {
    const nonce = `stock-${table}-${n}`;
    const entry = { table, after: n - 1, nonce, seat, kind, body, free: false };
    const came: Result<'table.submit'> = await client.call('table.submit', entry);
    if (!came.ok) throw new Error(`entry ${n} of the game with the seed ${seed}: ${JSON.stringify(came)}`);
  }
  return table;
}
