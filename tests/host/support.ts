import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Host, HostOptions } from '../../main/host/host.ts';
import { openHost } from './clients.ts';

export * from './clients.ts';

const folders: string[] = [];
const hosts: Host[] = [];

/** A new empty folder, deleted when the tests of the file are over. */
export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  folders.push(folder);
  return folder;
}

/** A host of all shipped packs on a folder; closed when the tests of the file are over. */
export async function hostOn(dataDir: string, options: Partial<HostOptions> = {}): Promise<Host> {
  const host = await openHost(dataDir, options);
  hosts.push(host);
  return host;
}

afterAll(async () => {
  await Promise.all(hosts.map((host) => host.close()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
