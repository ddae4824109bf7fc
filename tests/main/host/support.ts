import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Host, HostOptions } from '../../../main/host/host.ts';
import { afterFile } from '../../support/left-open.ts';
import { openHost } from './clients.ts';

export * from './clients.ts';

/** A new empty folder, deleted when the tests of the file are over. */
export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A host of all shipped packs on a folder; closed when the tests of the file are over. */
export async function hostOn(dataDir: string, options: Partial<HostOptions> = {}): Promise<Host> {
  const host = await openHost(dataDir, options);
  afterFile(() => host.close());
  return host;
}
