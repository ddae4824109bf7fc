// A worker thread that watches pack folders: following many files takes time that the main thread does not have.
import { existsSync, watch, type FSWatcher } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { foldersToWatch, type PackFolder } from './folders.ts';

/** What to watch; passed to the worker when it starts. */
export interface WatchOrder {
  readonly folders: readonly PackFolder[];
  /** Milliseconds without a change before changes are reported. */
  readonly settle: number;
}

export type FromWatcher =
  /** Everything that is there is being watched: the answer to each message. */
  | { readonly kind: 'watching' }
  /** Something has changed directly in these folders, and is quiet now. */
  | { readonly kind: 'changed'; readonly folders: readonly string[] }
  | { readonly kind: 'trouble'; readonly line: string };

/** A system allows only a limited number. */
const MOST = 1000;

if (parentPort === null) throw new Error('folders are watched in a worker thread');
const port = parentPort;
const { folders, settle } = workerData as WatchOrder;
const send = (message: FromWatcher): void => port.postMessage(message);

/** Each kind is reported once: with one cause a thousand folders may fail. */
const told = new Set<string>();
function trouble(kind: string, line: string): void {
  if (told.has(kind)) return;
  told.add(kind);
  send({ kind: 'trouble', line });
}

let watchers: FSWatcher[] = [];
let timer: NodeJS.Timeout | undefined;

/**
 * Watches what is there now. Each folder is watched separately: that reports everything that is read, costs one watch
 * per
 * folder and works alike on all systems. All watches are recreated, since one of a folder that was removed and made
 * again
 * is dead; no change is lost meanwhile, because packs are read after each call.
 */
function sync(): void {
  for (const watcher of watchers) watcher.close();
  const paths = foldersToWatch(folders, MOST + 1);
  if (paths.length > MOST) trouble('most', `only ${MOST} pack folders are watched, and there are more`);
  watchers = paths.slice(0, MOST).flatMap((path) => {
    const { there, awaited } = sightOf(path);
    try {
      const watcher = watch(there, (_, name) => {
        if (awaited === null || name === null || name === awaited) changed(path);
      });
      watcher.on('error', (error) => {
        watcher.close();
        failed(path, error);
      });
      return [watcher];
    } catch (error) {
      failed(path, error);
      return [];
    }
  });
}

/** Where a folder is watched: itself, or the one above it that is there, and what has to come into that before it can be. */
function sightOf(path: string): { readonly there: string; readonly awaited: string | null } {
  let [there, awaited] = [path, null as string | null];
  while (!existsSync(there) && dirname(there) !== there) [there, awaited] = [dirname(there), basename(there)];
  return { there, awaited };
}

function failed(path: string, error: unknown): void {
  const { code = 'unknown', message } = error as NodeJS.ErrnoException;
  trouble(code, `changes in ${path} and perhaps elsewhere are not noticed: ${message}`);
}

const touched = new Set<string>();

function changed(path: string): void {
  touched.add(path);
  clearTimeout(timer);
  timer = setTimeout(() => {
    sync();
    send({ kind: 'changed', folders: [...touched] });
    touched.clear();
  }, settle);
}

port.on('message', () => {
  sync();
  send({ kind: 'watching' });
});
