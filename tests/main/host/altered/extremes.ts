// Cards of every game with one value that is not meant there: each is refused, or can be played with.
import { unfitCard } from '../../../../main/host/fit-cards.ts';
import { SetupError, type Definitions } from '../../../../shared/engine/game.ts';
import { clone, type Json } from '../../../../shared/engine/json.ts';
import { drawFrom } from '../../../../shared/engine/random.ts';
import { Table } from '../../../../shared/engine/table.ts';
import type { GameEntry } from '../../../../shared/games/index.ts';
import type { Definition } from '../../../../shared/packs/content.ts';
import { phraseText } from '../../../../shared/words/tokens.ts';
import type { AnyTable } from '../../../../main/host/play/opened.ts';

const VALUES: readonly Json[] = [
  1_000_000_000,
  -1_000_000_000,
  0.5,
  1e308,
  -1,
  0,
  1,
  99,
  '5',
  '',
  'this',
  '__proto__',
  null,
  true,
  [],
  {},
];
const MOVES = 15;

/** A place in a card, and a card that has it. */
interface Place {
  readonly id: string;
  readonly path: readonly string[];
}

/** One card for each place of each kind: numbers, texts and flags, wherever in it they are. */
export function placesIn(definitions: Definitions): Place[] {
  const places = new Map<string, Place>();
  const visit = (id: string, kind: string, value: Json, path: readonly string[]): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inside] of Object.entries(value)) visit(id, kind, inside as Json, [...path, key]);
      return;
    }
    const place = path.map((key) => (/^\d+$/.test(key) ? '#' : key)).join('/');
    if (!places.has(`${kind} ${place}`)) places.set(`${kind} ${place}`, { id, path });
  };
  for (const [id, card] of Object.entries(definitions) as [string, Definition][])
    visit(id, String(card.kind), card, []);
  return [...places.values()];
}

/** How many there are to be tried. */
export const extremesOf = (places: readonly Place[]): number => places.length * VALUES.length;

/**
 * Puts a value into a place, by number, and plays with the card if it is let through.
 *
 * @returns what it was, and what went wrong, or null
 */
export function tryExtreme(
  entry: GameEntry,
  definitions: Definitions,
  packs: readonly string[],
  places: readonly Place[],
  number: number,
): { name: string; played: boolean; fault: string | null } {
  const { id, path } = places[Math.floor(number / VALUES.length) % places.length];
  const value = VALUES[number % VALUES.length];
  const name = `${id}/${path.join('/')} = ${JSON.stringify(value)}`;
  const changed: { [id: string]: Json } = { ...definitions, [id]: withValue(definitions[id], path, value) };
  try {
    const card = changed[id] as Definition;
    if (unfitCard(entry.content!, [[id, card]], changed) !== null)
      return { name, played: false, fault: null };
    play(entry, changed, packs);
    return { name, played: true, fault: null };
  } catch (error) {
    if (error instanceof SetupError) return { name, played: false, fault: null };
    return {
      name,
      played: true,
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

function withValue(card: Json, path: readonly string[], value: Json): Json {
  const copy = clone(card) as { [field: string]: Json };
  let inside = copy;
  for (const key of path.slice(0, -1)) inside = inside[key] as { [field: string]: Json };
  inside[path[path.length - 1]] = value;
  return copy;
}

/** Some moves of the weakest bot, with all that is shown of them. */
function play(entry: GameEntry, definitions: Definitions, packs: readonly string[]): void {
  const { game } = entry;
  const draw = drawFrom('extremes');
  const heroes = entry.heroes(definitions).slice(0, game.seats.min + 1);
  const table: AnyTable = new Table(game, { seed: 'extremes', heroes, packs, options: {} }, definitions);
  const titles = { name: (card: string) => card, story: () => undefined };
  const presenter = entry.presenter(table.match, definitions, 'en', titles);
  const [weakest] = Object.values(entry.bots);
  const bot = weakest(String(draw(1000)));
  for (let i = 0; i < MOVES && table.state.outcome === null; i++) {
    const { question, match, state } = table;
    const [{ seat }] = table.decisions();
    presenter.tableau(state, [seat]);
    presenter.prompt(state, seat, question);
    const came = question
      ? table.answer(seat, bot.answer(question, match, state))
      : table.act(seat, bot.act(match, state, seat));
    if (!came.ok) throw new Error(`the bot is refused: ${came.refusal.code}`);
    const narrator = presenter.narrator(table.state);
    for (const event of came.events) phraseText(narrator.event(event));
  }
  table.hash();
}
