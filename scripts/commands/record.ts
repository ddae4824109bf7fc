import type { Player } from '../../shared/engine/drive.ts';
import type { MatchBase, Setup, StateBase } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import { Table } from '../../shared/engine/table.ts';
import type { Recording } from '../../shared/rpc/recording.ts';
import { commaList, noPositionals, readArgs, tableOptions, UsageError, wholeNumber } from './support/args.ts';
import { botsInWords, chosenBot, chosenGame, firstHeroes, gamesInWords } from './support/games.ts';
import { note, print, printJson } from './support/output.ts';
import { chosenHeroes, chosenPacks, loadShelf } from './support/packs.ts';
import { userPath } from './support/paths.ts';
import { writeRecording, type AnyTable } from './support/recording.ts';

export const help = `record --out <file> [--heroes id,id] [--bot name] [--seed text]

Has bots play one game at a real table, action by action and answer by answer, and writes it with the hash of the table
after each entry. \`cli replay\` checks such a file.

  --out <file>           where to write the recording
  --game <id>            ${gamesInWords()}
  --heroes <id,id>       the heroes (as many as the game wants at least, those it recommends first)
  --bot <name>           who plays, the best when none is named: ${botsInWords()}
  --seed <text>          (record)
  --packs <id,id>        packs to play with
  --mods <folder>        a pack, or a folder of packs, besides those in mods/ (may be repeated)
  --option <name=value>  an option of the game (may be repeated)
  --entries <n>          stop after this many entries of the log
  --json                 print one JSON document: { file, entries, turns, outcome, hash }`;

/** A game longer than this has lost its way. */
const MOST_ENTRIES = 100_000;

/** The command `cli record`. */
export async function run(args: string[]): Promise<number> {
  const { flags, positionals } = readArgs(args, {
    out: { type: 'string' },
    game: { type: 'string' },
    heroes: { type: 'string' },
    bot: { type: 'string' },
    seed: { type: 'string' },
    packs: { type: 'string' },
    mods: { type: 'string', multiple: true },
    option: { type: 'string', multiple: true },
    entries: { type: 'string' },
    json: { type: 'boolean' },
  });
  noPositionals(positionals);
  if (flags.out === undefined) throw new UsageError('Where to? --out names the file.');
  const entry = chosenGame(flags.game);
  const shelf = loadShelf(flags.mods);
  const packs = chosenPacks(shelf, entry, commaList(flags.packs));
  const definitions = shelf.definitions(packs);
  const named = commaList(flags.heroes);
  const heroes = named.length > 0 ? chosenHeroes(entry, definitions, named) : firstHeroes(entry, definitions);
  const bot = chosenBot(entry, flags.bot);
  const most = wholeNumber('entries', flags.entries, MOST_ENTRIES, 0, MOST_ENTRIES);
  const seed = flags.seed ?? 'record';
  const setup: Setup = { seed, heroes, packs, options: tableOptions(flags.option) };
  const table: AnyTable = new Table(entry.game, setup, definitions);
  const recording = record(table, (seat) => entry.bots[bot](`${seed}/seat ${seat}`), most);
  const file = userPath(flags.out);
  writeRecording(file, recording);
  const { outcome, turn: turns } = table.state;
  const result = { file, entries: table.log.length, turns, outcome, hash: recording.hash };
  if (flags.json) printJson(result);
  else
    print(
      `${file}: ${result.entries} entries, ${turns} turns, ${outcome ? `${outcome.result} (${outcome.reason})` : 'not over'}`,
    );
  if (outcome === null && most === MOST_ENTRIES) note('The game does not end.');
  return outcome === null && most === MOST_ENTRIES ? 1 : 0;
}

/** Has bots play at a table to the end, or for `most` entries. */
export function record(
  table: AnyTable,
  makePlayer: (seat: number) => Player<MatchBase, StateBase, Json>,
  most = MOST_ENTRIES,
): Recording {
  const players = Array.from({ length: table.match.seats }, (_, seat) => makePlayer(seat));
  const hashes = [table.hash()];
  while (table.state.outcome === null && table.log.length < most) {
    const [{ seat }] = table.decisions();
    const { question, match, state } = table;
    const result = question
      ? table.answer(seat, players[seat].answer(question, match, state, table.openStep))
      : table.act(seat, players[seat].act(match, state, seat));
    if (!result.ok) throw new Error(`a bot tried what is not allowed: ${JSON.stringify(result.refusal)}`);
    hashes.push(table.hash());
  }
  return { ...table.save(), hashes };
}
