import { copyFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../../main/db/store.ts';
import { defaultDataFolder } from '../../main/shells/paths.ts';
import { noPositionals, readArgs, UsageError } from './support/args.ts';
import { print, printJson } from './support/output.ts';
import { userPath } from './support/paths.ts';

export const help = `backup [--data folder] [--to path] [--json]

Makes a backup of all games, results and settings, checks it, and prints where it lies. While the game runs, make one
in its settings instead: the data folder belongs to one program at a time.

  --data <folder>  where games and settings are kept (${defaultDataFolder()})
  --to <path>      puts a copy there as well: a file that is not there yet, or a folder
  --json           prints one JSON document`;

/** The command `cli backup`. */
export async function run(args: string[]): Promise<number> {
  const { flags, positionals } = readArgs(args, {
    data: { type: 'string' },
    to: { type: 'string' },
    json: { type: 'boolean' },
  });
  noPositionals(positionals);
  const folder = flags.data === undefined ? defaultDataFolder() : userPath(flags.data);
  if (!existsSync(folder)) throw new UsageError(`There is no data folder ${folder}.`);
  const to = flags.to === undefined ? null : userPath(flags.to);
  if (to !== null && existsSync(to) && !statSync(to).isDirectory()) {
    throw new UsageError(`${to} is there already; a backup never replaces a file.`);
  }
  const store = await openStore({ folder, now: Date.now });
  try {
    const { name, size } = await store.backups.make('manual');
    const file = store.backups.file(name);
    const copy = to === null ? null : existsSync(to) ? join(to, name) : to;
    if (copy !== null) copyFileSync(file, copy);
    if (flags.json) printJson({ name, file, copy, size });
    else print(`${copy ?? file} (${Math.ceil(size / 1024)} KiB)`);
    return 0;
  } finally {
    store.close();
  }
}
