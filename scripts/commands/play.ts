import { randomBytes } from 'node:crypto';
import { defaultDataFolder } from '../../main/shells/paths.ts';
import { openConsole } from '../terminal/console.ts';
import { faceOf } from '../terminal/face.ts';
import { Saves } from '../terminal/saves.ts';
import { Session, type SessionParts } from '../terminal/session.ts';
import { findTable } from '../terminal/start.ts';
import { uiOf } from '../terminal/ui.ts';
import { commaList, noPositionals, readArgs, tableOptions } from './support/args.ts';
import { chosenGame, firstHeroes, gamesInWords, isGame } from './support/games.ts';
import { namedLanguage, systemLanguage } from './support/language.ts';
import { chosenHeroes, chosenPacks, loadShelf } from './support/packs.ts';
import { userPath } from './support/paths.ts';

export const help = `play [--hero id[,id]] [--seed text] [--lang en|de] [--new]

Plays in the terminal, alone or with several heroes at one keyboard. The game is saved after every step; the next start
offers to go on with it. Type ? in the game for its commands. Works on a pipe as well: one line, one command.

  --hero <id,id>         who goes in; without it you are asked
  --seed <text>          the seed of the game; the same seed gives the same tower
  --lang en|de           language (from the environment, else English)
  --option <name=value>  an option of the game (may be repeated)
  --packs <id,id>        packs to play with
  --mods <folder>        a pack, or a folder of packs, besides those in mods/ (may be repeated)
  --new                  do not offer the game under way; it is put aside, not lost
  --data <folder>        where games are kept (${defaultDataFolder()})
  --game <id>            ${gamesInWords()}; the one under way, if there is one`;

/** The command `cli play`. */
export async function run(args: string[]): Promise<number> {
  const { flags, positionals } = readArgs(args, {
    hero: { type: 'string' },
    seed: { type: 'string' },
    lang: { type: 'string' },
    option: { type: 'string', multiple: true },
    packs: { type: 'string' },
    mods: { type: 'string', multiple: true },
    new: { type: 'boolean' },
    data: { type: 'string' },
    game: { type: 'string' },
  });
  noPositionals(positionals);
  const saves = new Saves(flags.data === undefined ? defaultDataFolder() : userPath(flags.data));
  const underWay = flags.new || flags.hero !== undefined ? undefined : saves.game;
  const entry = chosenGame(flags.game ?? (isGame(underWay) ? underWay : undefined));
  const face = faceOf(entry.game.id);
  const language = namedLanguage(flags.lang) ?? systemLanguage();
  const shelf = loadShelf(flags.mods);
  const packs = chosenPacks(shelf, entry, commaList(flags.packs));
  const definitions = shelf.definitions(packs);
  const heroes = chosenHeroes(entry, definitions, commaList(flags.hero));
  const options = tableOptions(flags.option);
  const trial = heroes.length > 0 ? heroes : firstHeroes(entry, definitions);
  entry.game.match({ seed: '', heroes: trial, packs, options }, definitions); // says now what is wrong with the options
  const console = openConsole(process.stdin, process.stdout);
  const parts: SessionParts = { entry, face, console, saves, language, shelf };
  try {
    for (let first = true; ; first = false) {
      const seed = first && flags.seed !== undefined ? flags.seed : newSeed();
      const wanted = { heroes: first ? heroes : [], packs, seed, options, definitions, fresh: flags.new };
      const table = await findTable(parts, wanted);
      if (table === null || !(await new Session(parts, table).play())) return 0;
      const ui = uiOf(language);
      const again = await console.ask(`${ui('prompt.another')} `);
      if (again === null || !ui('yes.letters').includes(again.trim().toLowerCase().charAt(0) || '-'))
        return 0;
    }
  } finally {
    console.close();
  }
}

/** Short enough to read out. */
const newSeed = (): string => randomBytes(4).toString('hex');
