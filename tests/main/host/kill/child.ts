// A whole host behind the web shell, in a process of its own that the test is going to kill.
// Arguments: data folder, folder with a page, and a folder of packs of the user where those are the only ones.
import { createHost } from '../../../../main/host/host.ts';
import { serveWeb } from '../../../../main/web/server.ts';
import { games } from '../../../../shared/games/index.ts';
import { MODS } from './mods.ts';

const [dataDir, renderer, mods] = process.argv.slice(2) as [string, string, string?];
const log = (line: string): void => void process.stderr.write(`${line}\n`);
const host = await createHost({
  games,
  dataDir,
  packFolders: [
    mods === undefined
      ? { path: MODS, origin: 'shipped', single: false }
      : { path: mods, origin: 'user', single: false },
  ],
  version: '0.0.0',
  log,
});
const { url } = await serveWeb({ host, renderer, log });
process.stdout.write(`${url}\n`);
