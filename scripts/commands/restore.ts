import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listBackups } from '../../main/db/backup-files.ts';
import { restoreBackup } from '../../main/db/store.ts';
import { takeInBackup } from '../../main/db/take-in.ts';
import { defaultDataFolder } from '../../main/shells/paths.ts';
import { oneOf, readArgs, UsageError } from './support/args.ts';
import { print, printJson } from './support/output.ts';
import { userPath } from './support/paths.ts';

export const help = `restore [name or file] [--data folder] [--json]

Goes back to a backup. Without an argument it lists those there are, newest first; "newest" names the first of them. A
file that lies elsewhere is taken in first. What is there now is kept in the folder "replaced". The game must not run.

  --data <folder>  where games and settings are kept (${defaultDataFolder()})
  --json           prints one JSON document`;

/** The command `cli restore`. */
export async function run(args: string[]): Promise<number> {
  const { flags, positionals } = readArgs(args, { data: { type: 'string' }, json: { type: 'boolean' } });
  if (positionals.length > 1) throw new UsageError(`Unexpected argument "${positionals[1]}".`);
  const folder = flags.data === undefined ? defaultDataFolder() : userPath(flags.data);
  const rows = listBackups(join(folder, 'backups'));
  const [wanted] = positionals;
  if (wanted === undefined) {
    const lines = rows.map(({ name, size }) => `${name}  ${Math.ceil(size / 1024)} KiB`);
    if (flags.json) printJson({ backups: rows });
    else if (lines.length === 0) print(`There is no backup in ${folder}.`);
    else for (const line of lines) print(line);
    return 0;
  }
  const name = chosen(
    wanted,
    rows.map((row) => row.name),
    folder,
  );
  const { setAside } = await restoreBackup(folder, name, Date.now());
  const kept = setAside === '' ? '' : ` What was there is in ${setAside}.`;
  if (flags.json) printJson({ restored: name, setAside });
  else print(`${name} is restored.${kept}`);
  return 0;
}

/** The name of the backup that is meant, after taking it in if it lies elsewhere. */
function chosen(wanted: string, names: readonly string[], folder: string): string {
  if (names.includes(wanted)) return wanted;
  if (wanted === 'newest') {
    if (names.length === 0) throw new UsageError(`There is no backup in ${folder}.`);
    return names[0];
  }
  const file = userPath(wanted);
  return existsSync(file)
    ? takeInBackup(folder, file, Date.now())
    : oneOf('backup', wanted, ['newest', ...names]);
}
