import type { Json } from '../../../engine/json.ts';
import { ScenarioError, type Fields } from '../../../engine/scenario.ts';
import type { Table } from '../../../engine/table.ts';
import type { Action, CardNumber, Event, Match, State } from '../types.ts';
import { NONE } from '../types.ts';

export type ArcanaTable = Table<Match, State, Action, Event>;

/** The last entry of a list of cards, if the rest of the pile stays. */
export const REST = '...';

/** The number of a card by its full id. Throws a ScenarioError when there is none. */
export function cardNamed(match: Match, id: Json): CardNumber {
  const card = match.cards.findIndex((known) => known.id === id);
  if (card < 0)
    throw new ScenarioError(`there is no card ${JSON.stringify(id)} in the packs of this scenario`);
  return card;
}

/** Full id of a card; null where none is. */
export const idOf = (match: Match, card: CardNumber): string | null =>
  card === NONE ? null : match.cards[card].id;

export const idsOf = (match: Match, cards: readonly CardNumber[]): (string | null)[] =>
  cards.map((card) => idOf(match, card));

/** Throws a ScenarioError for an unknown field. */
export function expectFields(fields: Fields, known: readonly string[], place: string): void {
  const unknown = Object.keys(fields).find((field) => !known.includes(field));
  if (unknown !== undefined) {
    throw new ScenarioError(`${place} has no "${unknown}"; it has ${known.join(', ')}`);
  }
}

/** Throws a ScenarioError for a given field that is not a whole number from `least` to `most`. */
export function expectNumber(value: Json | undefined, field: string, least: number, most: number): void {
  if (value === undefined) return;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return;
  const range = most === Infinity ? `from ${least} on` : `from ${least} to ${most}`;
  throw new ScenarioError(`"${field}" is a whole number ${range}, not ${JSON.stringify(value)}`);
}
