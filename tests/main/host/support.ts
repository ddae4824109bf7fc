import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Host, HostOptions } from '../../../main/host/host.ts';
import { afterFile, afterUse } from '../../support/left-open.ts';
import { openHost } from './clients.ts';

export * from './clients.ts';

/** A new empty folder, deleted when the tests of the file are over. */
export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A host of all shipped packs on a folder; closed after the test, or after the tests, that it was opened for. */
export async function hostOn(dataDir: string, options: Partial<HostOptions> = {}): Promise<Host> {
  const host = await openHost(dataDir, options);
  afterUse(() => host.close());
  return host;
}
