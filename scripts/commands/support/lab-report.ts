import type { Group, LabResult, MeasuredEffect } from '../../../shared/lab/results.ts';
import type { Estimate } from '../../../shared/lab/statistics.ts';
import { print } from './output.ts';

const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`;
const interval = ({ mean, low, high }: Estimate): string =>
  `${points(mean)} (${points(low)} to ${points(high)})`;
const percent = (share: number | null): string => (share === null ? '–' : `${(share * 100).toFixed(0)} %`);
const plainly = (x: number | null): string => (x === null ? '–' : x.toFixed(1));
const turns = (estimate: Estimate | null): string => {
  if (estimate === null) return '–';
  const { mean } = estimate;
  return `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(2)}`;
};

const HEAD = ['', 'win rate', 'verdict', 'turns', 'seen', 'bought', 'in all', 'power', 'peers'];

/** Cells of the table of a result, one row a subject; win rates in points. */
export const rowsOf = (result: LabResult): string[][] => [
  HEAD,
  ...result.subjects.map((subject) => [
    subject.subject.id,
    ...cells(subject),
    plainly(subject.figures?.power ?? null),
    plainly(subject.figures?.peers ?? null),
  ]),
];

const cells = ({ pairs, wins, verdict, turns: more, seen, affordable, bought }: MeasuredEffect): string[] => [
  interval(wins),
  verdict,
  turns(more),
  percent(seen),
  percent(bought),
  percent(bought === null ? null : (bought * affordable) / pairs),
];

/** What the bot did at each party and difficulty. */
const levelRows = ({ level, levels }: LabResult): string[][] =>
  [{ by: 'party', ids: ['all'], value: level } as Group<typeof level>, ...levels].map(({ ids, value }) => [
    ids.join(' '),
    `${(value.winRate * 100).toFixed(1)} %`,
    value.turns.toFixed(1),
    String(value.games),
  ]);

/** Prints a result as tables. */
export function reportLab(run: string, result: LabResult): void {
  const { identity, pairs, played, confidence, anytime } = result;
  print(`run ${run}: ${pairs} of ${identity.games} pairs, ${played} games played by ${identity.bot}`);
  table([['', 'win rate', 'turns', 'games'], ...levelRows(result)]);
  print('');
  const when = anytime ? ', at every look until all is done' : '';
  print(`Effects on the win rate in points; all intervals together hold with ${percent(confidence)}${when}.`);
  table(rowsOf(result));
}

function table(rows: readonly (readonly string[])[]): void {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
}
