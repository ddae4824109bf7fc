// Positions there and back: from a table to the words of scenarios, and from these to a table again.
import type { AnyTable } from '../../scripts/commands/support/recording.ts';
import type { MatchBase } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { Fields } from '../../shared/engine/scenario.ts';
import { Table } from '../../shared/engine/table.ts';
import type { GameEntry } from '../../shared/games/index.ts';

/** Lists of card numbers in views. */
const CARD_LISTS: ReadonlySet<string> = new Set(['turned', 'live', 'generating', 'departed']);

/** A view or an observation with ids in place of card numbers: copies of a card count as one. */
function withoutNumbers(match: MatchBase, value: Json): string {
  const { cards } = match as unknown as { readonly cards: readonly { readonly id: string }[] };
  return JSON.stringify(value, (key, part: unknown) => {
    if (key === 'card' && typeof part === 'number') return undefined;
    return CARD_LISTS.has(key) && Array.isArray(part) ? part.map((card: number) => cards[card].id) : part;
  });
}

/** All that is to be seen of a position: the order of decks, and what each viewer sees. */
function seen({ scenarios, game }: GameEntry, table: AnyTable): string[] {
  const { match, state } = table;
  // What the newest entry told is not part of the position.
  const observed = { ...(scenarios.observe(table) as Fields), events: null };
  const viewers = [[], ...Array.from({ length: match.seats }, (_, seat) => [seat])];
  const views = viewers.map((viewer) => game.view(match, state, viewer));
  return [observed, ...views].map((value) => withoutNumbers(match, value));
}

/**
 * Sets a position up again from its `given`.
 *
 * @returns null if all that is to be seen of it has come back, else where that differs first
 */
export function lostOnTheWay(entry: GameEntry, table: AnyTable, given: Fields): string | null {
  const again: AnyTable = new Table(
    entry.game,
    table.setup,
    table.definitions,
    entry.scenarios.opening(given),
  );
  const problem = entry.game.unsound?.(again.match, again.state) ?? null;
  if (problem !== null) return problem;
  const [was, is] = [seen(entry, table), seen(entry, again)];
  const view = was.findIndex((text, i) => text !== is[i]);
  if (view < 0) return null;
  const at = [...was[view]].findIndex((letter, i) => letter !== is[view][i]);
  return `${was[view].slice(Math.max(0, at - 60), at + 60)} became ${is[view].slice(Math.max(0, at - 60), at + 60)}`;
}
