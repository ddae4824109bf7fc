import { setTimeout as pause } from 'node:timers/promises';
import type { Seat } from '../../shared/engine/game.ts';
import type { Language } from '../../shared/words/languages.ts';
import type { Pushed, PushedName } from '../../shared/rpc/contract.ts';
import type { Role } from '../../shared/rpc/roles.ts';
import { restoreBackup, type FolderLock } from '../db/store.ts';
import { connect, type Connection } from './connection.ts';
import { openCore, type Around, type Audience, type Core, type CoreOptions } from './core.ts';
import { HostFailure } from './failures.ts';
import { Pictures, type ServedPicture } from './pictures.ts';
import { handlersOf, type Handlers } from './procedures/index.ts';
import type { Session } from './session.ts';
import { Claims } from './tables/seats.ts';
import { Turns } from './turns.ts';

export type { Connection } from './connection.ts';
export type { PackFolder } from './packs/folders.ts';
export type HostOptions = CoreOptions;

/** A client that wants to connect. Shells say who it is. */
export interface Who {
  readonly role: Role;
  /** The one table of a spectator or a seat; null for an owner. */
  readonly table: string | null;
  readonly seats: readonly Seat[];
}

/** What owns tables and data, under every shell. */
export interface Host {
  /**
   * Connects a client.
   *
   * @param send hands over a message to it and says whether it can take more now
   */
  connect(who: Who, send: (name: PushedName, data: unknown) => boolean): Connection;
  /** A picture of some pack by its name, for those who may see cards; null: no pack has it. */
  picture(name: string): Promise<ServedPicture | null>;
  /** Resolves when the host had to end by itself, with the reason: the shell reports it and ends. Never rejects. */
  readonly failed: Promise<unknown>;
  /** Stores and releases everything. Closing twice does nothing. */
  close(): Promise<void>;
}

/**
 * Makes the host of a data folder.
 *
 * @throws StoreError with a sentence when the folder is in use, cannot be written, or comes from a newer version
 */
export async function createHost(options: HostOptions): Promise<Host> {
  const host = new RunningHost(options);
  await host.open();
  return host;
}

/** How often the folder is reopened after restoring a backup, and how many milliseconds the pause grows each time. */
const REOPENINGS = 6;
const PAUSE = 150;

class RunningHost implements Host {
  readonly #failure = Promise.withResolvers<unknown>();
  readonly #options: HostOptions;
  readonly #sessions = new Set<Session>();
  readonly #turns = new Turns();
  readonly #claims = new Claims();
  readonly #pictures: Pictures;
  #core: Core | null = null;
  #handlers: Handlers | null = null;
  #closing: Promise<void> | null = null;
  /** Settles when no restoration is under way; never rejects. */
  #restoring: Promise<void> = Promise.resolve();

  constructor(options: HostOptions) {
    this.#options = options;
    this.#pictures = new Pictures(options.packFolders);
  }

  picture(name: string): Promise<ServedPicture | null> {
    return this.#pictures.read(name);
  }

  get failed(): Promise<unknown> {
    return this.#failure.promise;
  }

  async open(lock?: FolderLock): Promise<void> {
    const core = await openCore(this.#options, this.#around(), lock);
    this.#core = core;
    this.#handlers = handlersOf(core);
  }

  connect(who: Who, send: (name: PushedName, data: unknown) => boolean): Connection {
    const { connection, session } = connect({
      caller: who,
      language: this.#core?.settings.get().language ?? 'en',
      send,
      handlers: () => this.#ready(),
      isCurrent: (handlers) => handlers === this.#handlers,
      turns: this.#turns,
      drained: (drained) => {
        this.#core?.tables.catchUp(drained);
        this.#core?.workshop.threads.catchUp(drained);
      },
      closed: (gone) => {
        this.#sessions.delete(gone);
        this.#claims.gone(gone.caller);
        this.#core?.tables.forget(gone);
        this.#core?.transfers.forget(gone);
        this.#core?.workshop.threads.forget(gone);
      },
      log: this.#options.log,
    });
    this.#sessions.add(session);
    this.#claims.come(session.caller);
    return connection;
  }

  close(): Promise<void> {
    this.#closing ??= this.#shut();
    return this.#closing;
  }

  #ready(): Handlers {
    if (this.#handlers === null) throw new HostFailure('closed', 'failure.closed');
    return this.#handlers;
  }

  async #shut(): Promise<void> {
    await this.#restoring;
    const core = this.#core;
    this.#core = null;
    this.#handlers = null;
    await core?.close();
  }

  #restore(name: string): Promise<void> {
    const done = this.#goBack(name);
    this.#restoring = Promise.allSettled([this.#restoring, done]).then(() => undefined);
    return done;
  }

  /** Restores a backup. Should that fail, the host goes on with what it had. */
  async #goBack(name: string): Promise<void> {
    const core = this.#core;
    if (core === null) throw new HostFailure('closed', 'failure.closed');
    this.#core = null;
    this.#handlers = null;
    const lock = await core.release();
    try {
      await restoreBackup(this.#options.dataDir, name, this.#options.now?.() ?? Date.now(), lock);
    } finally {
      await this.#reopen(lock);
      // Whatever came of it, no client watches a table any more.
      this.#audience().all('reset', {});
    }
  }

  /** Reopens the folder. A program that holds its files for a moment (a virus scanner, say) must not end the game. */
  async #reopen(lock: FolderLock): Promise<void> {
    for (let tries = 1; this.#closing === null; tries++) {
      try {
        return await this.open(lock);
      } catch (error) {
        if (tries === REOPENINGS) {
          lock.release();
          this.#failure.resolve(error);
          throw error;
        }
        this.#options.log(`The data folder cannot be opened again yet: ${String(error)}`);
        await pause(PAUSE * tries);
      }
    }
    lock.release();
  }

  #around(): Around {
    return {
      audience: this.#audience(),
      claims: this.#claims,
      restore: (name) => this.#restore(name),
    };
  }

  #audience(): Audience {
    return {
      owners: <N extends PushedName>(name: N, data: (language: Language) => Pushed[N]) => {
        for (const session of this.#sessions) {
          if (session.caller.role === 'owner') session.push(name, data(session.language));
        }
      },
      all: <N extends PushedName>(name: N, data: Pushed[N]) => {
        for (const session of this.#sessions) if (session.caller.role !== 'guest') session.push(name, data);
      },
    };
  }
}
