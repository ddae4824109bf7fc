// Where the pages that tests have built are kept while a run lasts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Workers get it with their environment. */
const PLACE = 'BUILT_PAGES';

/** Makes the folder, in the process that starts the workers; it goes when that ends. */
export function keepPages(): void {
  if (process.env[PLACE] !== undefined) return;
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  process.env[PLACE] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** The folder. @throws Error outside of a run */
export function pagesOfRun(): string {
  const folder = process.env[PLACE];
  if (folder === undefined) throw new Error('playwright.config.ts has not made a place for built pages');
  return folder;
}
