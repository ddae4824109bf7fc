import { csvText } from '../words/csv.ts';
import type { LabResult, MeasuredEffect, SubjectResult } from './results.ts';

const COLUMNS = [
  ...['subject', 'kind', 'group', 'pairs', 'seen', 'win_difference', 'win_low', 'win_high', 'verdict'],
  ...[
    'turn_difference',
    'turn_low',
    'turn_high',
    'affordable',
    'bought',
    'card_cost',
    'card_power',
    'peer_power',
  ],
] as const;

/** The results as a table (RFC 4180): one row per subject, and one per group of games. Shares are 0 to 1. */
export function csvOf({ subjects }: LabResult): string {
  const rows = subjects.flatMap((subject) => [
    rowOf(subject, '', subject),
    ...subject.groups.map(({ ids, value }) => rowOf(subject, ids.join(' '), value)),
  ]);
  return csvText([COLUMNS, ...rows.map((row) => row.map(rounded))]);
}

function rowOf(
  { subject, figures }: SubjectResult,
  group: string,
  effect: MeasuredEffect,
): (string | number | null)[] {
  const { pairs, seen, wins, verdict, turns, affordable, bought } = effect;
  return [
    ...[subject.id, figures?.kind ?? subject.kind, group, pairs, seen],
    ...[wins.mean, wins.low, wins.high, verdict],
    ...[turns?.mean ?? null, turns?.low ?? null, turns?.high ?? null, affordable, bought],
    ...[figures?.cost ?? null, figures?.power ?? null, figures?.peers ?? null],
  ];
}

/** A number with as many digits as mean something. */
function rounded(value: string | number | null): string | number | null {
  if (typeof value !== 'number') return value;
  return Number.isFinite(value) ? Number(value.toFixed(6)) : null;
}
