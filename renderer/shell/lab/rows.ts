import type { LabReport } from '../../../shared/rpc/messages/lab.ts';
import type { Group, MeasuredEffect, Verdict } from '../../../shared/lab/results.ts';

/** A line of the table. */
export interface Row {
  readonly id: string;
  /** What the card is called; null for the pack as a whole. */
  readonly name: string | null;
  readonly effect: MeasuredEffect;
  /** Power beyond that of its peers; null where there is none. */
  readonly power: number | null;
}

/** What may come of a trial, the most telling first. */
export const VERDICTS = ['strong', 'weak', 'neutral', 'unclear'] as const satisfies readonly Verdict[];

export const COLUMNS = ['name', 'winRate', 'turns', 'bought', 'peers'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Order {
  readonly column: Column;
  readonly descending: boolean;
}

/** Whether two groups are games of the same party or difficulty. */
const same = (a: Group<unknown>, b: Group<unknown>): boolean =>
  a.by === b.by && a.ids.join(' ') === b.ids.join(' ');

/** @param group the games to look at; null for all */
export const rowsOf = ({ result, names }: LabReport, group: Group<unknown> | null): Row[] =>
  result.subjects.map((subject) => {
    const { figures } = subject;
    const power = figures?.power ?? null;
    const peers = figures?.peers ?? null;
    return {
      id: subject.subject.id,
      name: subject.subject.kind === 'pack' ? null : (names[subject.subject.id] ?? subject.subject.id),
      effect: (group && subject.groups.find((each) => same(each, group))?.value) ?? subject,
      power: power === null || peers === null ? null : power - peers,
    };
  });

/** What a row is sorted by; rows without it come last. */
function keyOf({ name, effect, power }: Row, column: Exclude<Column, 'name'>): number | null {
  switch (column) {
    case 'winRate':
      return effect.wins.mean;
    case 'turns':
      return effect.turns?.mean ?? null;
    case 'bought':
      return effect.bought;
    case 'peers':
      return name === null ? null : power;
  }
}

/** The pack as a whole first, then its cards in the order that was asked for. */
export function sorted(rows: readonly Row[], { column, descending }: Order, language: string): Row[] {
  const way = descending ? -1 : 1;
  const byName = (a: Row, b: Row): number => (a.name ?? '').localeCompare(b.name ?? '', language);
  const compare = (a: Row, b: Row): number => {
    if (column === 'name') return way * byName(a, b);
    const [x, y] = [keyOf(a, column), keyOf(b, column)];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || byName(a, b);
    return way * (x - y) || byName(a, b);
  };
  return rows.toSorted((a, b) => Number(b.name === null) - Number(a.name === null) || compare(a, b));
}
