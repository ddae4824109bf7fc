// docs/balance.md.
import { spawnSync } from 'node:child_process';
import type { LabResult } from '../../shared/lab/results.ts';
import { rowsOf } from '../commands/support/lab-report.ts';
import { ROOT } from '../commands/support/paths.ts';
import { bandCells, type Row } from './bands.ts';
import { finaleCells, type Finale } from './finales.ts';

/** All that was measured, and what of it lies outside its bounds, in words. */
interface Measured {
  /** What it was measured with, to be repeated. */
  readonly command: string;
  readonly rows: readonly Row[];
  readonly finales: readonly Finale[];
  /** Hash of the weights of the bot that tries the Spire cards. */
  readonly master: string | null;
  readonly cards: { readonly run: string; readonly result: LabResult };
  readonly broken: readonly string[];
}

/** The page, as Markdown. */
export function page({ command, rows, finales, master, cards: { run, result }, broken }: Measured): string {
  const { identity, pairs, played, confidence, margin, subjects, levels } = result;
  const { bot, weights, rulesVersion, lab, parties, difficulties } = identity;
  const commit = spawnSync('git', ['log', '-1', '--format=%h of %cs'], { cwd: ROOT, encoding: 'utf8' });
  const [head, ...cells] = rowsOf(result);
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  const count = (verdict: string): number => subjects.filter((subject) => subject.verdict === verdict).length;
  const special = subjects.flatMap(({ subject, groups }) =>
    groups
      .filter(({ value }) => value.verdict === 'strong' || value.verdict === 'weak')
      .map(({ ids, value }) => `- ${subject.id} is ${value.verdict} for ${ids.join(' and ')}`),
  );
  return `# Balance

Written by \`${command}\` at commit ${commit.stdout.trim()}. What is outside its bounds:

${broken.length === 0 ? 'Nothing.' : broken.map((one) => `- ${one}`).join('\n')}

## Games won

By ${bot}${hashed(weights)}; the interval holds the true share in 95 of 100 cases. Heroes of a party are drawn for
each game.

${markdown(bandCells(rows))}

## Spire cards

The master${hashed(master)} plays on from late positions: the first turn on the last place of the madness track, in solo games of the
adept with all heroes. From each position every Spire card is tried once.

${markdown(finaleCells(finales))}

## The cards

The difference in games won of a hundred, with the card minus with a plain card in its place; of ${subjects.length} cards
${count('strong')} are strong, ${count('weak')} weak and ${count('neutral')} neutral, and ${count('unclear')} need more games to tell.
docs/modding/lab.md tells how it is measured and what the columns mean.

| what | |
| --- | --- |
| run | \`${run}\` |
| lab and rules version | ${lab}, ${rulesVersion} |
| packs | ${identity.packs.map(({ id, version, hash }) => `${id} ${version} (\`${hash}\`)`).join(', ')} |
| parties, difficulties | ${parties.length}, ${difficulties.join(' ')} |
| pairs of games, games really played | ${pairs.toLocaleString('en')}, ${played.toLocaleString('en')} |
| all ${subjects.length} intervals hold together with | ${percent(confidence)} |
| called neutral within | ±${Math.round(margin * 100)} points |

${markdown([['card', ...head.slice(1)], ...cells])}
${levels.length === 0 || special.length === 0 ? '' : `\n### For one hero or difficulty\n\n${special.join('\n')}\n`}`;
}

const hashed = (weights: string | null): string =>
  weights === null ? '' : ` (hash of the weights \`${weights}\`)`;

function markdown([head, ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
