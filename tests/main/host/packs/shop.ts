// A pack service on temporary folders with a library in memory.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LibraryEntry } from '../../../../main/db/model.ts';
import { createJobs, type Jobs } from '../../../../main/host/jobs.ts';
import type { Deadlines } from '../../../../main/host/packs/deadline.ts';
import type { PackFolder } from '../../../../main/host/packs/folders.ts';
import type { Halt } from '../../../../main/host/packs/loader.ts';
import type { Changes } from '../../../../main/host/packs/protocol.ts';
import type { PackLibrary, PackSettings } from '../../../../main/host/packs/parts.ts';
import { createPackService, type PackService } from '../../../../main/host/packs/service.ts';
import type { Json } from '../../../../shared/engine/json.ts';
import type { Job } from '../../../../shared/rpc/messages/profile.ts';
import type { PackRow, PackState } from '../../../../shared/rpc/messages/packs.ts';
import { card, cardFile, manifest } from '../../../shared/packs/toy.ts';

const TOY_GAMES = new URL('./toy-games.ts', import.meta.url).href;

/** A library that counts what is written. */
class MemoryLibrary implements PackLibrary {
  readonly entries = new Map<string, LibraryEntry>();
  puts = 0;
  removes = 0;

  known(): Map<string, string> {
    return new Map([...this.entries].map(([id, { hash }]) => [id, hash]));
  }

  apply({ put, remove }: Changes): void {
    this.puts += put.length;
    this.removes += remove.length;
    for (const entry of put) this.entries.set(entry.id, entry);
    for (const id of remove) this.entries.delete(id);
  }
}

class MemorySettings implements PackSettings {
  readonly values = new Map<string, Json>();
  get = (key: string): Json | undefined => this.values.get(key);
  set = (key: string, value: Json): void => void this.values.set(key, value);
}

/** Folders of packs and what is kept of them between starts. */
export class Shop {
  readonly root = mkdtempSync(join(tmpdir(), 'pack-service-'));
  readonly library = new MemoryLibrary();
  readonly settings = new MemorySettings();
  readonly log: string[] = [];
  readonly states: PackState[] = [];
  /** Packs that were written, load by load. */
  readonly written: string[][] = [];
  readonly told: Job[] = [];
  /** Where loads came to no end; null for one that ended well. */
  readonly halted: (Halt | null)[] = [];
  deadlines: Deadlines = { pack: 60_000, load: 60_000 };
  folders: PackFolder[] = [
    { path: join(this.root, 'shipped'), origin: 'shipped', single: false },
    { path: join(this.root, 'user'), origin: 'user', single: false },
  ];
  #open: { service: PackService; jobs: Jobs } | null = null;
  #waiting: (() => void)[] = [];

  constructor() {
    mkdirSync(join(this.root, 'shipped'));
    mkdirSync(join(this.root, 'user'));
  }

  write(path: string, content: string | object): void {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }

  /** A pack of the toy game with cards of these names. */
  pack(path: string, names: readonly string[], more: object = {}): void {
    const id = path.split('/').at(-1) ?? path;
    this.write(`${path}/pack.json`, manifest(id, more));
    this.write(`${path}/cards/a.json`, cardFile(...names.map((name) => card(name))));
  }

  remove(path: string): void {
    rmSync(join(this.root, path), { recursive: true });
  }

  /** Starts a service, as a start of the program would; without a module, for the games of the program. */
  start(gamesModule: string | null = TOY_GAMES, library: PackLibrary = this.library): PackService {
    const ring = (): void => {
      for (const go of this.#waiting.splice(0)) go();
    };
    const log = (line: string): void => void this.log.push(line);
    const jobs = createJobs((job) => {
      this.told.push(job);
      ring();
    }, log);
    const changed = (state: PackState): void => {
      this.states.push(state);
      ring();
    };
    const { folders, settings } = this;
    const own = gamesModule === null ? {} : { gamesModule };
    const written = (packs: ReadonlySet<string>): void => void this.written.push([...packs].sort());
    const service = createPackService({
      folders,
      library,
      settings,
      jobs,
      changed,
      written,
      halted: (halt) => void this.halted.push(halt),
      deadlines: this.deadlines,
      log,
      settle: 20,
      ...own,
    });
    this.#open = { service, jobs };
    return service;
  }

  get jobs(): Jobs {
    if (this.#open === null) throw new Error('nothing has been started');
    return this.#open.jobs;
  }

  /** Waits until something holds; it is looked at whenever packs or jobs have changed. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((go) => this.#waiting.push(go));
  }

  /** Ids of what the library holds. */
  get cards(): string[] {
    return [...this.library.entries.keys()].sort();
  }

  async stop(): Promise<void> {
    await this.#open?.service.close();
    await this.#open?.jobs.close();
    this.#open = null;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.root, { recursive: true });
  }
}

/** The packs in one line each: `id state cards/errors/warnings`. */
export const brief = ({ packs }: { packs: readonly PackRow[] }): string[] =>
  packs.map(({ id, state, cards, errors, warnings }) => `${id} ${state} ${cards}/${errors}/${warnings}`);
