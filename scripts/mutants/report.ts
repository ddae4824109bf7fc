// docs/mutants.md: what was changed, and what no test noticed.
import type { Equivalent } from './equivalent.ts';
import type { Mutant } from './sites.ts';

/** A file fails from this share of survivors on. */
export const MOST_SURVIVORS = 0.15;

/** What came of the mutants of one file. */
export interface Row {
  readonly file: string;
  mutants: number;
  killed: number;
  survivors: Mutant[];
}

/** What came of a game. */
export interface Measured {
  readonly id: string;
  readonly rows: readonly Row[];
  readonly seconds: number;
}

export const isWeak = ({ mutants, survivors }: Row): boolean => survivors.length / mutants >= MOST_SURVIVORS;

/** Share of mutants killed, in words. */
export const percent = (killed: number, of: number): string =>
  of === 0 ? '-' : `${((killed / of) * 100).toFixed(1)} %`;

function chapterOf({ id, rows, seconds }: Measured): string[] {
  const mutants = rows.reduce((sum, row) => sum + row.mutants, 0);
  const killed = rows.reduce((sum, row) => sum + row.killed, 0);
  const table = rows.map(
    (row) =>
      `| ${row.file} | ${row.mutants} | ${row.killed} | ${row.survivors.length} | ${percent(row.killed, row.mutants)} |`,
  );
  const lists = rows
    .filter(({ survivors }) => survivors.length > 0)
    .map(
      ({ file, survivors }) =>
        `#### ${file}\n\n${survivors.map(({ line, change }) => `- ${line}: ${change}`).join('\n')}\n`,
    );
  return [
    `## ${id}`,
    '',
    `${mutants} mutants, ${killed} killed (${percent(killed, mutants)}), in ${seconds.toFixed(0)} s.`,
    '',
    '| file | mutants | killed | survivors | killed |',
    '| --- | --- | --- | --- | --- |',
    ...table,
    '',
    '### Survivors',
    '',
    ...(lists.length > 0 ? lists : ['None.', '']),
  ];
}

/** The chapter of a game that an earlier report has, as lines; none if it has none. */
function earlierChapter(report: string, id: string): string[] {
  const chapter = report.split(/^(?=## )/m).find((text) => text.startsWith(`## ${id}\n`));
  return chapter === undefined ? [] : chapter.trimEnd().concat('\n').split('\n');
}

/**
 * The whole report, as Markdown.
 *
 * @param ids of all games; the chapters of those that were not measured are those of the earlier report
 */
export function reportOf(
  ids: readonly string[],
  measured: readonly Measured[],
  leftOut: readonly Equivalent[],
  earlier: string,
): string {
  return [
    '# Mutants',
    '',
    'Written by `npm run mutants`: the rules of each game are changed in one place at a time, and all its scenarios are run. A',
    'mutant that no scenario notices survives: a rule without a proof, or a change that means the same. A file must keep less',
    `than ${MOST_SURVIVORS * 100} % alive. What only says, shows, offers or forms is no rule and is not changed`,
    '(`scripts/mutants/unseen.ts`).',
    '',
    ...ids.flatMap((id) => {
      const game = measured.find((found) => found.id === id);
      return game ? chapterOf(game) : earlierChapter(earlier, id);
    }),
    '## Left out',
    '',
    'Changes that mean the same program, or that no scenario can see (`scripts/mutants/equivalent.json`).',
    '',
    ...leftOut.map(({ file, change, why }) => `- ${file}: ${change}. ${why}`),
    '',
  ].join('\n');
}
