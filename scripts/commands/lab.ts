import { availableParallelism } from 'node:os';
import type { CardBody } from '../../main/db/definitions.ts';
import type { StoredRun } from '../../main/db/model.ts';
import { openStore, type Store } from '../../main/db/store.ts';
import { carryOut } from '../../main/host/lab/runner.ts';
import { defaultDataFolder } from '../../main/shells/paths.ts';
import type { Definitions } from '../../shared/engine/game.ts';
import { games } from '../../shared/games/index.ts';
import { csvOf } from '../../shared/lab/csv.ts';
import { identityOf, PlanError, versionsOf, type Identity } from '../../shared/lab/plan.ts';
import { planOf } from '../../shared/lab/propose.ts';
import { resultOf } from '../../shared/lab/results.ts';
import { contentHash } from '../../shared/packs/freeze.ts';
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
import { note, print, printJson } from './support/output.ts';
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

  --pack <id>            tries a pack, and all cards of it that lie in shared decks
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
/** Milliseconds between two lines of progress. */
const EVERY = 2000;

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
        return await playOut(store, begin(store, flags), flags);
      case 'resume':
        return await playOut(store, named(store, rest), flags);
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

/** The run of a command line: a new one, or the one with the same identity that has been begun before. */
function begin(store: Store, flags: Flags): StoredRun {
  const entry = chosenGame(flags.game);
  const shelf = loadShelf(flags.mods);
  const needed = chosenPacks(entry, commaList(flags.packs));
  const pack = flags.pack ?? null;
  const packs = pack === null || needed.includes(pack) ? needed : [...needed, pack];
  const definitions = shelf.definitions(packs);
  const heroes = (names: string): string[] => chosenHeroes(entry, definitions, commaList(names));
  const given = (flag: string | undefined): string[] | undefined =>
    flag === undefined ? undefined : commaList(flag);
  const plan = planOf(entry, definitions, {
    packs: shelf.versions(packs),
    needed: entry.scenarios.defaultPacks,
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
  const identity = identityOf(entry, plan, definitions);
  return store.lab.begin(identity, store.definitions.keep(bodiesOf(definitions)), Date.now());
}

/** The cards of a set, as the store keeps them. */
const bodiesOf = (definitions: Definitions): { [id: string]: CardBody } =>
  Object.fromEntries(
    Object.entries(definitions).map(([id, definition]) => [
      id,
      { hash: contentHash(definition), body: JSON.stringify(definition) },
    ]),
  );

/** The run that a command line names by its id or the beginning of it. */
function named(store: Store, [id, ...rest]: readonly string[]): StoredRun {
  noPositionals(rest);
  if (id === undefined) throw new UsageError('Name a run; `cli lab list` shows them.');
  const found = store.lab.list().filter((run) => run.id.startsWith(id));
  if (found.length !== 1)
    throw new UsageError(
      `There ${found.length === 0 ? 'is no run' : 'are several runs'} "${id}". \`cli lab list\` shows them.`,
    );
  return found[0];
}

/** Plays what is left of a run, with progress on stderr, and says what came of it. */
async function playOut(store: Store, run: StoredRun, flags: Flags): Promise<number> {
  const { identity } = run;
  const changed = changedSince(identity);
  if (changed !== null) throw new UsageError(`Run ${run.id} cannot go on: ${changed}. Begin a new one.`);
  const workers = wholeNumber('workers', flags.workers, availableParallelism(), 1, MOST_WORKERS);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort(new Error('stopped'));
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  note(`run ${run.id}: ${run.pairs} of ${identity.games} pairs are there`);
  try {
    await carryOut({
      lab: store.lab,
      run,
      definitions: JSON.stringify(store.definitions.load(run.cards)),
      module: null,
      workers,
      counted: progress(run),
      signal: stop.signal,
    });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    note(`stopped; \`cli lab resume ${run.id}\` goes on`);
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
  report(store, store.lab.get(run.id)!, flags);
  return stop.signal.aborted ? 1 : 0;
}

/** Why this program would count other games than a run has counted so far; null when it would not. */
function changedSince(identity: Identity): string | null {
  const entry = chosenGame(identity.game);
  const now = versionsOf(entry, identity.bot);
  const fields = ['lab', 'rulesVersion', 'weights'] as const;
  const field = fields.find((name) => now[name] !== identity[name]);
  return field === undefined ? null : `${field} was ${identity[field]} and is ${now[field]}`;
}

/** Says on stderr how far it is, at most every few seconds. */
function progress({ identity: { games }, pairs: before }: StoredRun): (pairs: number) => void {
  const begun = performance.now();
  let last = -Infinity;
  return (pairs) => {
    const now = performance.now();
    if (now - last < EVERY && pairs < games) return;
    last = now;
    const rate = (pairs - before) / ((now - begun) / 1000);
    note(`${pairs} of ${games} pairs, ${rate.toFixed(1)} a second`);
  };
}

function report(store: Store, run: StoredRun, flags: Flags): void {
  const entry = chosenGame(run.identity.game);
  const result = resultOf(entry, run.identity, store.definitions.load(run.cards), store.lab.tally(run));
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
