import { availableParallelism } from 'node:os';
import type { StoredRun } from '../../main/db/model.ts';
import { openStore, type Store } from '../../main/db/store.ts';
import { defaultDataFolder } from '../../main/shells/paths.ts';
import { games } from '../../shared/games/index.ts';
import { csvOf } from '../../shared/lab/csv.ts';
import { PlanError } from '../../shared/lab/plan.ts';
import {
  commaList,
  noPositionals,
  oneOf,
  readArgs,
  tableOptions,
  UsageError,
  wholeNumber,
} from './support/args.ts';
import { writeSafely } from './support/files.ts';
import { botsInWords, chosenBot, chosenGame, gamesInWords } from './support/games.ts';
import { reportLab } from './support/lab-report.ts';
import { beginRun, playOut, resultSoFar } from './support/lab-run.ts';
import { print, printJson } from './support/output.ts';
import { chosenHeroes, chosenPacks, loadShelf } from './support/packs.ts';
import { userPath } from './support/paths.ts';

export const help = `lab run [--pack id] [--cards id,id] [--games N] [--bot name] ...
lab resume <run>
lab report <run> [--csv file] [--json]
lab list [--json]

Tries what cards do to the game: each game is played by bots with the card, and again with a plain card in its place, on
the same shuffled decks; a pack is tried by playing with and without it. See docs/modding/lab.md for what the numbers
mean. What has been counted is kept in the data folder batch by batch: Ctrl-C, or the end of the machine, loses nothing
but the batches under way, and the same run goes on from there. While the application runs, its data folder is taken:
use its Expansions screen, or another --data.

  --pack <id>            tries a pack, and all cards of it that are in shared decks
  --cards <id,id>        tries these cards, by full id (those of --pack unless given)
  --games <n>            pairs of games, over all heroes and difficulties (1000)
  --heroes <id,id>       heroes who play alone, each in as many games (all that can be chosen; with a game for two or
                         more, each with those after it)
  --party <id,id>        heroes who play together (may be repeated; besides or instead of --heroes)
  --difficulty <id,id>   difficulties (the game's first): ${difficultiesInWords()}
  --bot <name>           who plays (the game's quick one): ${botsInWords()}
  --seed <text>          (lab)
  --game <id>            ${gamesInWords()}
  --packs <id,id>        packs to play with (those that the game needs, and --pack)
  --mods <folder>        a pack, or a folder of packs, besides those in mods/ (may be repeated)
  --option <name=value>  an option of the game (may be repeated)
  --workers <n>          threads (as many as the machine runs at once)
  --data <folder>        where results are kept (${defaultDataFolder()})
  --csv <file>           writes the results as a table
  --json                 prints them as one JSON document

Exit code: 0 done, 1 a game could not be played, or it was stopped before the end, 2 wrong use.`;

/** For help: the difficulties of every game that has a lab. */
function difficultiesInWords(): string {
  return games
    .flatMap(({ game, lab }) =>
      lab === null ? [] : `${lab.difficulties.map(({ id }) => id).join(', ')} (${game.id})`,
    )
    .join('; ');
}

const MOST_GAMES = 10_000_000;
const MOST_WORKERS = 256;
const VERBS = ['run', 'resume', 'report', 'list'] as const;

const FLAGS = {
  pack: { type: 'string' },
  cards: { type: 'string' },
  games: { type: 'string' },
  heroes: { type: 'string' },
  party: { type: 'string', multiple: true },
  difficulty: { type: 'string' },
  bot: { type: 'string' },
  seed: { type: 'string' },
  game: { type: 'string' },
  packs: { type: 'string' },
  mods: { type: 'string', multiple: true },
  option: { type: 'string', multiple: true },
  workers: { type: 'string' },
  data: { type: 'string' },
  csv: { type: 'string' },
  json: { type: 'boolean' },
} as const;

type Flags = ReturnType<typeof readArgs<typeof FLAGS>>['flags'];

/** The command `cli lab`. */
export async function run(args: string[]): Promise<number> {
  const { flags, positionals } = readArgs(args, FLAGS);
  const [word, ...rest] = positionals;
  if (word === undefined) throw new UsageError(`lab wants to know what to do: ${VERBS.join(', ')}.`);
  const verb = oneOf('command of lab', word, VERBS);
  const folder = flags.data === undefined ? defaultDataFolder() : userPath(flags.data);
  const store = await openStore({ folder, now: Date.now });
  try {
    switch (verb) {
      case 'run':
        noPositionals(rest);
        return await carryOn(store, begin(store, flags), flags);
      case 'resume':
        return await carryOn(store, named(store, rest), flags);
      case 'report':
        report(store, named(store, rest), flags);
        return 0;
      case 'list':
        noPositionals(rest);
        list(store, flags);
        return 0;
    }
  } catch (error) {
    if (error instanceof PlanError) throw new UsageError(error.message);
    throw error;
  } finally {
    store.close();
  }
}

/** The run of a command line. */
function begin(store: Store, flags: Flags): StoredRun {
  const entry = chosenGame(flags.game);
  const shelf = loadShelf(flags.mods);
  const named = commaList(flags.packs);
  const pack = flags.pack ?? null;
  const base = named.length > 0 ? named : entry.scenarios.defaultPacks;
  const packs = chosenPacks(shelf, entry, pack === null ? base : [...base, pack]);
  const definitions = shelf.definitions(packs);
  const heroes = (names: string): string[] => chosenHeroes(entry, definitions, commaList(names));
  const given = (flag: string | undefined): string[] | undefined =>
    flag === undefined ? undefined : commaList(flag);
  return beginRun(store, shelf, entry, {
    packs,
    pack,
    cards: given(flags.cards),
    heroes: flags.heroes === undefined ? undefined : heroes(flags.heroes),
    parties: flags.party.map(heroes),
    difficulties: given(flags.difficulty),
    options: tableOptions(flags.option),
    bot: flags.bot === undefined ? undefined : chosenBot(entry, flags.bot),
    seed: flags.seed,
    games: wholeNumber('games', flags.games, 1000, 1, MOST_GAMES),
  });
}

/** The run that a command line names by its id or the beginning of it. */
function named(store: Store, [id, ...rest]: readonly string[]): StoredRun {
  noPositionals(rest);
  if (id === undefined) throw new UsageError('Name a run; `cli lab list` shows them.');
  const found = store.lab.list().filter((run) => run.id.startsWith(id));
  if (found.length === 1) return found[0];
  const what = found.length === 0 ? 'There is no run' : 'There are several runs';
  throw new UsageError(`${what} "${id}". \`cli lab list\` shows them.`);
}

async function carryOn(store: Store, run: StoredRun, flags: Flags): Promise<number> {
  const workers = wholeNumber('workers', flags.workers, availableParallelism(), 1, MOST_WORKERS);
  const done = await playOut(store, run, workers);
  report(store, store.lab.get(run.id)!, flags);
  return done ? 0 : 1;
}

function report(store: Store, run: StoredRun, flags: Flags): void {
  const result = resultSoFar(store, run);
  if (flags.csv !== undefined) writeSafely(userPath(flags.csv), csvOf(result));
  if (flags.json) printJson({ run: run.id, ...result });
  else reportLab(run.id, result);
}

function list(store: Store, { json }: Flags): void {
  const runs = store.lab.list();
  if (json) printJson(runs);
  for (const { id, identity, pairs, begun } of json ? [] : runs) {
    const { tested, cards, bot, games } = identity;
    const what = tested ?? (cards.length === 1 ? cards[0] : `${cards.length} cards`);
    print(
      `${id}  ${new Date(begun).toISOString().slice(0, 16)}  ${what}, ${bot}: ${pairs} of ${games} pairs`,
    );
  }
}
