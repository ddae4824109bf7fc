// Plays one game of any sort at a real table and prints, as JSON, what came of it: `sitting <game> <seed>`. The best bot
// plays, but picks anything now and then; entries are taken back and done again.
import { playGame } from '../../../shared/engine/drive.ts';
import { randomPlayer } from '../../../shared/engine/players.ts';
import { drawFrom } from '../../../shared/engine/random.ts';
import type { SavedTable } from '../../../shared/engine/log.ts';
import { Table } from '../../../shared/engine/table.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import type { SetupForm } from '../../../shared/tableau/presenter.ts';
import { chosenBot, chosenGame, firstHeroes } from '../../../scripts/commands/support/games.ts';
import { chosenPacks, loadShelf } from '../../../scripts/commands/support/packs.ts';
import { replay, type AnyTable } from '../../../scripts/commands/support/recording.ts';
import { scriptOf, type Gesture } from '../../e2e/driver/script.ts';

/** What is printed. */
export interface Sitting {
  readonly saved: SavedTable;
  /** Fingerprint of the same game, played again from its log. */
  readonly replayed: string;
  /** The most that could have been taken back at once. */
  readonly undoable: number;
  /** How many of `DUELS` games for two the best bot wins against one that plays anything. */
  readonly wins: number;
  readonly title: { readonly [L in Language]: string };
  readonly form: { readonly [L in Language]: SetupForm };
  /** What a player does at the page to play it again. */
  readonly gestures: { readonly [L in Language]: readonly Gesture[] };
}

const DUELS = 100;

const [, , id, seed = 'sitting'] = process.argv;
const entry = chosenGame(id);
const shelf = loadShelf([]);
const packs = chosenPacks(shelf, entry, []);
const definitions = shelf.definitions(packs);
const setup = { seed, heroes: firstHeroes(entry, definitions), packs, options: {} };
const table: AnyTable = new Table(entry.game, setup, definitions);
const draw = drawFrom(seed);
const best = entry.bots[chosenBot(entry, undefined)](seed);
const players = [best, randomPlayer(entry.game, draw)];
let undoable = 0;

while (table.state.outcome === null) {
  const { question, match, state } = table;
  const [{ seat }] = table.decisions();
  const player = players[draw(2)];
  const result = question
    ? table.answer(seat, player.answer(question, match, state))
    : table.act(seat, player.act(match, state, seat));
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  undoable = Math.max(undoable, table.undoable);
  if (table.undoable === 0 || draw(3) > 0) continue;
  const hash = table.hash();
  const ok = table.undo(seat).ok && table.redo(seat).ok;
  if (!ok || table.hash() !== hash) throw new Error('what is done again comes out otherwise');
}

/** Whether the best bot wins a game; it sits first in one game and second in the next. */
function wins(number: number): boolean {
  const match = entry.game.match({ ...setup, seed: `${seed}/${number}` }, definitions);
  const own = number % 2;
  const { state } = playGame(entry.game, match, { player: (seat) => (seat === own ? best : players[1]) });
  return state.outcome?.winners.includes(own) ?? false;
}

const saved = table.save();
const inAll = <T>(make: (language: Language) => T): { readonly [L in Language]: T } =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as { [L in Language]: T };
const titles = (language: Language) => shelf.titles(language, definitions);
const sitting: Sitting = {
  saved,
  replayed: replay(entry.game, saved).table.hash(),
  undoable,
  wins: Array.from({ length: DUELS }, (_, i) => i).filter(wins).length,
  title: inAll((language) => entry.words[language].title),
  form: inAll((language) => entry.setupForm(definitions, language, titles(language))),
  gestures: inAll((language) => scriptOf(entry, saved, language, titles(language))),
};
process.stdout.write(`${JSON.stringify(sitting)}\n`);
