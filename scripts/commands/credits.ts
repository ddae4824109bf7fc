import { creditsOf } from '../../shared/face/pack-credits.ts';
import { packDataOf } from '../../main/host/workshop/pack-data.ts';
import { readPackFolder } from '../../main/host/packs/read.ts';
import { readArgs, UsageError } from './support/args.ts';
import { print, printJson } from './support/output.ts';
import { userPath } from './support/paths.ts';

export const help = `credits <pack folder> [--json]

Prints who made the icons, outlines and pictures that a pack shows, and under which licence: what has to be named where the
pack is shared.

  --json        print one JSON document: [{ author, licence, parts }]`;

/**
 * The command `cli credits`.
 *
 * @returns the exit code: 1 where the folder is no pack that can be read
 * @throws UsageError when no folder is named
 */
export function run(args: string[]): Promise<number> {
  const { flags, positionals } = readArgs(args, { json: { type: 'boolean' } });
  if (positionals.length !== 1)
    throw new UsageError('Name the folder of one pack: cli credits <pack folder>.');
  const data = packDataOf(readPackFolder(userPath(positionals[0]), 'commandLine'));
  if (data === null) {
    print(`${positionals[0]} is no pack that can be read; cli validate says why.`);
    return Promise.resolve(1);
  }
  const credits = creditsOf(data);
  if (flags.json) printJson(credits);
  else
    for (const { author, licence, parts } of credits) {
      const named = parts.flatMap(({ of, title }) => (title === null ? [] : [`${title} (${of})`]));
      print(`${author}${licence === null ? '' : `, ${licence}`}: ${named.join(', ')}`);
    }
  return Promise.resolve(0);
}
