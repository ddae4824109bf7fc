import type { Json } from '../../../engine/json.ts';
import { ScenarioError, type Fields } from '../../../engine/scenario.ts';
import type { Table } from '../../../engine/table.ts';
import type { Action, Event, Match, State } from '../types.ts';

export type ArcanaTable = Table<Match, State, Action, Event>;

/** The last entry of a list of cards, if the rest of the pile stays. */
export const REST = '...';

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
