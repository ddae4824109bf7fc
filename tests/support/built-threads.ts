// Run by Vitest before each test file: tests start hundreds of threads, and what is built begins in half the time.
import { existsSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Worker as Thread, WorkerOptions } from 'node:worker_threads';

/** Set by the gate, which has built them. */
const BUILT = process.env['BUILT_THREADS'];

/** What the build has made of a thread. */
const builtOf = (script: URL): string =>
  join(BUILT!, basename(fileURLToPath(script)).replace(/\.ts$/, '.js'));

/** Whether a thread is handed games that are not in the build: the source of a game needs the source of the engine. */
const bringsGames = (data: unknown): boolean =>
  typeof data === 'string' || typeof (data as { readonly module?: unknown } | null)?.module === 'string';

if (BUILT !== undefined) {
  const threads = createRequire(import.meta.url)('node:worker_threads') as { Worker: typeof Thread };
  const { Worker } = threads;
  if (Worker.name !== 'BuiltThread') {
    threads.Worker = class BuiltThread extends Worker {
      constructor(script: string | URL, options?: WorkerOptions) {
        const isBuilt =
          script instanceof URL && !bringsGames(options?.workerData) && existsSync(builtOf(script));
        super(isBuilt ? builtOf(script) : script, options);
      }
    };
    syncBuiltinESMExports();
  }
}
