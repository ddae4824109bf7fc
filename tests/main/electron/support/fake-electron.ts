// A folder that looks like Electron's for Linux, so that a package can be made without it: nothing in it runs.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPackage } from '@electron/asar';

/** What @electron/fuses looks for in a binary; behind it come the version, the number of fuses, and the fuses. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSES = '101001101';

const EMPTY_FILES = [
  'version',
  'LICENSE',
  'LICENSES.chromium.html',
  'chrome-sandbox',
  'chrome_crashpad_handler',
  'resources.pak',
  'locales/en-US.pak',
];

/** Makes the stand-in in a folder that is not there yet. */
export async function fakeElectron(folder: string): Promise<void> {
  mkdirSync(join(folder, 'resources'), { recursive: true });
  mkdirSync(join(folder, 'locales'));
  const program = Buffer.concat([
    Buffer.from(`#!/bin/sh\nexit 0\n${SENTINEL}`),
    Buffer.from([1, FUSES.length]),
    Buffer.from(`${FUSES}\n`),
  ]);
  writeFileSync(join(folder, 'electron'), program);
  chmodSync(join(folder, 'electron'), 0o755);
  for (const file of EMPTY_FILES) writeFileSync(join(folder, file), 'x');
  const own = join(folder, 'default-app');
  mkdirSync(own);
  writeFileSync(join(own, 'package.json'), '{"name":"default-app"}');
  await createPackage(own, join(folder, 'resources/default_app.asar'));
}
