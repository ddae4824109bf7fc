// Positions there and back: from a table to the words of scenarios, and from these to a table again.
import type { EventBase, MatchBase, StateBase } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { Fields, ScenarioGame } from '../../shared/engine/scenario.ts';
import { Table } from '../../shared/engine/table.ts';

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
function seen<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  scenarios: ScenarioGame<M, S, A, E>,
  table: Table<M, S, A, E>,
): string[] {
  const { match, state, game } = table;
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
export function lostOnTheWay<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  scenarios: ScenarioGame<M, S, A, E>,
  table: Table<M, S, A, E>,
  given: Fields,
): string | null {
  const { game, setup, definitions } = table;
  const again = new Table(game, setup, definitions, scenarios.opening(given));
  const problem = game.unsound?.(again.match, again.state) ?? null;
  if (problem !== null) return problem;
  const [was, is] = [seen(scenarios, table), seen(scenarios, again)];
  const view = was.findIndex((text, i) => text !== is[i]);
  if (view < 0) return null;
  const at = [...was[view]].findIndex((letter, i) => letter !== is[view][i]);
  return `${was[view].slice(Math.max(0, at - 60), at + 60)} became ${is[view].slice(Math.max(0, at - 60), at + 60)}`;
}
