import { basename } from 'node:path';
import type { GameEntry } from '../../shared/games/index.ts';
import type { Language } from '../../shared/words/languages.ts';
import { wordsOf } from '../../shared/packs/words-of.ts';
import type { Job, Settings } from '../../shared/rpc/messages/profile.ts';
import type { Notice } from '../../shared/rpc/messages/app.ts';
import type { Pushed, PushedName } from '../../shared/rpc/contract.ts';
import { openStore, type FolderLock, type Store } from '../db/store.ts';
import { CardSets } from './card-sets.ts';
import { toFailure } from './failures.ts';
import { Hall } from './hall.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { LabService } from './lab/service.ts';
import { Notices } from './notices.ts';
import type { PackFolder } from './packs/folders.ts';
import type { Halt } from './packs/loader.ts';
import { createPackService, type PackService } from './packs/service.ts';
import { GamePlayer, type BotClock } from './play/player.ts';
import { SettingsService } from './settings.ts';
import { Shelf } from './shelf.ts';
import type { Claims } from './tables/seats.ts';
import { TablesInPlay } from './tables/service.ts';
import { titlesFrom, type PackTitle } from './titles.ts';
import { Transfers } from './transfers.ts';
import { WorkshopService } from './workshop/service.ts';

export interface CoreOptions {
  readonly games: readonly GameEntry[];
  readonly dataDir: string;
  readonly packFolders: readonly PackFolder[];
  readonly version: string;
  readonly log: (line: string) => void;
  readonly now?: () => number;
  /** Address of a module that exports `games`, where those are not the shipped ones: worker threads import it. */
  readonly gamesModule?: string;
  /** How long bots may think at tables. */
  readonly botClock?: BotClock;
  /** Milliseconds between two looks whether an automatic backup is due. */
  readonly backupEvery?: number;
}

/** How the services reach the clients. */
export interface Audience {
  /** Pushes to all owners, each in its language. */
  owners<N extends PushedName>(name: N, data: (language: Language) => Pushed[N]): void;
  /** Pushes to all clients except guests. */
  all<N extends PushedName>(name: N, data: Pushed[N]): void;
}

/** What stays as it is when the folder is opened again. */
export interface Around {
  readonly audience: Audience;
  readonly claims: Claims;
  /** Goes back to a backup and begins again. */
  readonly restore: (name: string) => Promise<void>;
}

/** Everything that works on one open data folder. */
export interface Core {
  readonly version: string;
  readonly games: readonly GameEntry[];
  readonly store: Store;
  readonly jobs: Jobs;
  readonly notices: Notices;
  readonly settings: SettingsService;
  readonly packs: PackService;
  readonly tables: TablesInPlay;
  readonly shelf: Shelf;
  readonly hall: Hall;
  readonly lab: LabService;
  readonly transfers: Transfers;
  readonly workshop: WorkshopService;
  /** Restores a backup and restarts; all clients are notified. */
  restore(name: string): Promise<void>;
  close(): Promise<void>;
  /** Like `close`, except for the lock of the data folder, which passes to the caller. */
  release(): Promise<FolderLock>;
}

const BACKUP_EVERY = 60_000;
/** Minimum milliseconds between two notifications that the list of tables has changed. */
const LIST_PACE = 250;

/**
 * Opens the data folder and starts everything that works on it.
 *
 * @throws StoreError when the folder cannot be used
 */
export async function openCore(
  options: CoreOptions,
  { audience, claims, restore }: Around,
  lock?: FolderLock,
): Promise<Core> {
  const { games, version, log, now = Date.now, gamesModule } = options;
  const store = await openStore({ folder: options.dataDir, now, ...(lock && { lock }) });
  const notices = new Notices((list: (language: Language) => Notice[]) => audience.owners('notices', list));
  tellOpening(store, notices);

  const jobs = createJobs((_: Job, inLanguage) => audience.owners('job', inLanguage), log);
  const settings = new SettingsService(store.settings, (changed: Settings) =>
    audience.all('settings', changed),
  );
  const titles = titlesFrom(
    store.library,
    (pack) => packs.state().packs.find(({ id, state }) => id === pack && state === 'loaded')?.sign,
  );
  const cards = new CardSets(store.definitions);
  const player = new GamePlayer(gamesModule ?? null, options.botClock);
  const packs = createPackService({
    folders: options.packFolders,
    library: store.library,
    settings: store.settings,
    jobs,
    changed(state) {
      tellProblems();
      audience.owners('packs', () => state);
      workshop.threads.look();
    },
    halted: (halt) => tellHalted(halt, notices),
    written(packs) {
      titles.forget();
      tables.renamed(packs);
      shelf.renamed();
      listed.call();
    },
    log,
    ...(gamesModule !== undefined && { gamesModule }),
  });
  const packTitle: PackTitle = (id, language) => {
    const pack = packs.state().packs.find((row) => row.id === id);
    return pack ? wordsOf(pack, language).title : id;
  };
  const listed = paced(LIST_PACE, () => audience.all('tables', {}));
  const tables = new TablesInPlay({
    store,
    games,
    cards,
    player,
    titles: titles.of,
    packTitle,
    now,
    log,
    claims,
    listed: listed.call,
  });
  const shelf = new Shelf({
    store,
    games,
    cards,
    jobs,
    packs,
    player,
    tables,
    titles: titles.of,
    few: titles.few,
    now,
    listed: listed.call,
  });
  const hall = new Hall({ store, games, cards, shelf, tables, few: titles.few, now });
  const lab = new LabService({
    store,
    cards,
    packs,
    shelf,
    jobs,
    titles: titles.of,
    now,
    gamesModule: gamesModule ?? null,
  });
  const workshop = new WorkshopService({
    journal: store.journal,
    settings: store.settings,
    library: store.library,
    packs,
    folders: options.packFolders,
    author: () => settings.get().names[0],
    notices,
    now,
    log,
    gamesModule: gamesModule ?? null,
    changed: () => tellProblems(),
  });
  /** Of a pack that is open in the workshop that tells what is wrong. */
  function tellProblems(): void {
    const wrong = packs
      .state()
      .packs.filter(({ errors, folder }) => errors > 0 && !workshop.threads.isOpen(folder));
    tellSkipped(wrong.length, notices);
  }
  const stopBackups = keepBackups(store, notices, options.backupEvery ?? BACKUP_EVERY, log);
  const stop = async (): Promise<void> => {
    listed.stop();
    stopBackups();
    tables.close();
    await player.close();
    await workshop.threads.shut();
    await packs.close();
    await jobs.close();
  };

  return {
    version,
    games,
    store,
    jobs,
    notices,
    settings,
    packs,
    tables,
    shelf,
    hall,
    lab,
    transfers: new Transfers(),
    workshop,
    restore,
    async close() {
      await stop();
      store.close();
    },
    async release() {
      await stop();
      return store.release();
    },
  };
}

/** Checks now and then whether an automatic backup is due; returns what stops that. */
function keepBackups(
  { backups }: Store,
  notices: Notices,
  every: number,
  log: (line: string) => void,
): () => void {
  const roll = (): void => {
    backups.roll().then(
      () => notices.withdraw('notice.backup'),
      (error: unknown) => {
        if (error instanceof Error && error.name === 'AbortError') return;
        const reason = toFailure(error, 'en', log).sentence;
        notices.add({ tone: 'warning', key: 'notice.backup', values: { reason } });
      },
    );
  };
  const timer = setInterval(roll, every);
  timer.unref();
  return () => clearInterval(timer);
}

function tellOpening(store: Store, notices: Notices): void {
  for (const note of store.opening) {
    if (note.kind === 'migrated') continue;
    if (note.kind === 'lacking') {
      notices.add({ tone: 'warning', key: 'notice.lacking', values: { made: madeOf(store, note.backup) } });
      continue;
    }
    const { backup, setAside } = note;
    if (backup === null) {
      notices.add({ tone: 'error', key: 'notice.empty', values: { folder: setAside } });
      continue;
    }
    const values = { made: madeOf(store, backup), folder: setAside };
    notices.add({ tone: 'warning', key: 'notice.restored', values });
  }
}

/** When a backup was made, for people; its name where it is not there any more. */
function madeOf(store: Store, backup: string): string {
  const made = store.backups.list().find(({ name }) => name === backup)?.made;
  return made === undefined ? backup : new Date(made).toISOString().slice(0, 16).replace('T', ' ');
}

/** Reports where a load did not finish; one that did withdraws earlier reports. */
function tellHalted(halt: Halt | null, notices: Notices): void {
  const folder = halt?.folder ?? null;
  if (folder === null) notices.withdraw('notice.packHalted');
  else notices.add({ tone: 'error', key: 'notice.packHalted', values: { pack: basename(folder) } });
  if (halt === null || folder !== null) notices.withdraw('notice.packsHalted');
  else notices.add({ tone: 'error', key: 'notice.packsHalted', values: {} });
}

function tellSkipped(count: number, notices: Notices): void {
  if (count === 0) notices.withdraw('notice.skipped');
  else notices.add({ tone: 'warning', key: 'notice.skipped', values: { count } });
}

/** Calls at most once in a while, but not less than once after the last request. */
function paced(pace: number, call: () => void): { call: () => void; stop: () => void } {
  let timer: NodeJS.Timeout | null = null;
  return {
    call() {
      timer ??= setTimeout(() => {
        timer = null;
        call();
      }, pace).unref();
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
