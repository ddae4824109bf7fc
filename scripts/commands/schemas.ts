import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../shared/games/index.ts';
import { MANIFEST_FILE } from '../../shared/packs/manifest.ts';
import { oneOf, readArgs, UsageError } from './support/args.ts';
import { print } from './support/output.ts';
import { ROOT, userPath } from './support/paths.ts';

const GAMES = games.flatMap(({ game, content }) => (content === null ? [] : game.id));

export const help = `schemas <pack folder> [--game id]

Puts the schemas for editors into the folder schemas/ of a pack; the folders are made if they are not there. An editor that
knows JSON schemas then completes, explains and checks the files of the pack, by the lines

  "$schema": "schemas/pack.schema.json"                  in pack.json
  "$schema": "../schemas/<game>-cards.schema.json"       in cards/*.json
  "$schema": "../schemas/patches.schema.json"            in patches/*.json
  "$schema": "../schemas/text.schema.json"               in text/*.json
  "$schema": "../schemas/<game>-scenario.schema.json"    in scenarios/*.json

Run it again after an update of the game. The game itself does not read that folder.

  --game <id>   whose cards: ${GAMES.join(', ')} (the one that pack.json names, else the first)`;

/** Schemas of every pack, whatever its game. */
const COMMON = ['pack', 'patches', 'text'];

/** The command `cli schemas`. */
export async function run(args: string[]): Promise<number> {
  const { flags, positionals } = readArgs(args, { game: { type: 'string' } });
  if (positionals.length !== 1)
    throw new UsageError('Name the folder of one pack: cli schemas <pack folder>.');
  const folder = userPath(positionals[0]);
  const game = oneOf('game', flags.game ?? gameOf(folder) ?? GAMES[0], GAMES);
  const target = join(folder, 'schemas');
  mkdirSync(target, { recursive: true });
  for (const name of [...COMMON, `${game}-cards`, `${game}-scenario`]) {
    const file = `${name}.schema.json`;
    if (!existsSync(join(ROOT, 'schemas', file))) continue; // not every game has one for its scenarios
    writeFileSync(join(target, file), readFileSync(join(ROOT, 'schemas', file)));
    print(`${positionals[0].replace(/[\\/]+$/, '')}/schemas/${file}`);
  }
  return 0;
}

/** The game that a pack says it is for; undefined where there is no pack.json yet, or none that can be read. */
function gameOf(folder: string): string | undefined {
  const file = join(folder, MANIFEST_FILE);
  if (!existsSync(file)) return undefined;
  try {
    const { game } = JSON.parse(readFileSync(file, 'utf8')) as { game?: unknown };
    return typeof game === 'string' ? game : undefined;
  } catch (error) {
    throw new UsageError(`${file} is no JSON (${(error as Error).message}). Name the game with --game.`);
  }
}
