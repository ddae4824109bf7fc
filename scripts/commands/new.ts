import { basename, dirname } from 'node:path';
import { isTold, toFailure } from '../../main/host/failures.ts';
import { readPackFolder } from '../../main/host/packs/read.ts';
import { makePack } from '../../main/host/workshop/make-pack.ts';
import { packDataOf } from '../../main/host/workshop/pack-data.ts';
import { games } from '../../shared/games/index.ts';
import { newPack, packFrom } from '../../shared/packs/card-commands/new-pack.ts';
import { oneOf, readArgs, UsageError } from './support/args.ts';
import { note, print } from './support/output.ts';
import { userPath } from './support/paths.ts';
import { run as putSchemas } from './schemas.ts';

const GAMES = games.flatMap(({ game, content }) => (content === null ? [] : game.id));

export const help = `new <pack folder> [--game id] [--title text] [--author name] [--licence name] [--from <pack folder>]

Makes a new pack in a folder of that name, which is its id: pack.json, a file for cards, and the schemas for editors.

  --game <id>       whose cards: ${GAMES.join(', ')} (${GAMES[0]}, or that of the example)
  --title <text>    what people read (its id)
  --author <name>   who makes it ("me")
  --licence <name>  what others may do with it (CC-BY-4.0)
  --from <folder>   a finished pack to begin with: its cards, words, patches, scenarios and pictures`;

/**
 * The command `cli new`.
 *
 * @returns the exit code: 1 where the pack cannot be made
 * @throws UsageError when the arguments cannot be understood
 */
export async function run(args: string[]): Promise<number> {
  const { flags, positionals } = readArgs(args, {
    game: { type: 'string' },
    title: { type: 'string' },
    author: { type: 'string' },
    licence: { type: 'string' },
    from: { type: 'string' },
  });
  if (positionals.length !== 1)
    throw new UsageError('Name the folder of the new pack: cli new <pack folder>.');
  const [named] = positionals;
  const folder = userPath(named);
  const from = flags.from === undefined ? null : userPath(flags.from);
  const example = from === null ? null : packDataOf(readPackFolder(from, 'commandLine'));
  if (from !== null && example === null)
    throw new UsageError(`${flags.from} is no pack that can be read; cli validate says why.`);
  const about = {
    id: basename(folder),
    game: oneOf('game', flags.game ?? example?.manifest.game ?? GAMES[0], GAMES),
    title: flags.title ?? basename(folder),
    authors: [flags.author ?? 'me'],
    licence: flags.licence ?? 'CC-BY-4.0',
  };
  try {
    makePack(dirname(folder), example === null ? newPack(about) : packFrom(about, example), from, 'en');
  } catch (error) {
    if (!isTold(error)) throw error;
    print(toFailure(error, 'en', note).sentence);
    return 1;
  }
  print(`${named.replace(/[\\/]+$/, '')}/pack.json`);
  return putSchemas([folder]);
}
