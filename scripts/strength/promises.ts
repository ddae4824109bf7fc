// What is promised of the bots of Ravingspire, and whether it holds for some games.
import { compare, interval, winRate, type Share } from '../commands/support/compare.ts';
import type { Weighed } from './worker.ts';

/** By how many points of win rate one bot is promised to beat another; 0: beyond doubt. */
export const LEADS = [
  { bot: 'master', over: 'adept', points: 10 },
  { bot: 'adept', over: 'novice', points: 15 },
  { bot: 'novice', over: 'random', points: 0 },
] as const;

/** Processor time that a bot may take for a solo game, in seconds. */
const LONGEST: { readonly [bot: string]: number } = { adept: 0.5, master: 12 };

/** What one bot did with one hero. */
export interface Line {
  readonly hero: string;
  readonly bot: string;
  readonly games: readonly Weighed[];
}

/** What a promise about two bots came to, for one hero. */
export interface Lead extends Share {
  readonly hero: string;
  readonly bot: string;
  readonly over: string;
  readonly promised: number;
}

const played = ({ games }: Line) => games.map(({ game }) => game);
const longest = ({ games }: Line): number => Math.max(...games.map(({ seconds }) => seconds));

/** The leads of the bots that were played, hero by hero: they played the same games. */
export const leadsOf = (lines: readonly Line[]): Lead[] =>
  lines.flatMap((line) =>
    LEADS.flatMap(({ bot, over, points }) => {
      const other = lines.find(({ hero, bot: name }) => hero === line.hero && name === over);
      if (line.bot !== bot || !other) return [];
      return [{ hero: line.hero, bot, over, promised: points, ...compare(played(line), played(other)) }];
    }),
  );

/** Promises that are broken, in words. A lead counts as measured; one "beyond doubt" must be outside its interval. */
export function broken(lines: readonly Line[]): string[] {
  const short = leadsOf(lines)
    .filter(({ promised, points, off }) => (promised > 0 ? points < promised : points <= off))
    .map(
      ({ hero, bot, over, promised, points, off }) =>
        `${hero}: ${bot} beats ${over} by ${points.toFixed(1)} ± ${off.toFixed(1)} points, ` +
        (promised > 0 ? `but ${promised} are promised` : 'which may be chance'),
    );
  const slow = lines
    .filter((line) => longest(line) > (LONGEST[line.bot] ?? Infinity))
    .map((line) => {
      const seconds = longest(line).toFixed(2);
      return `${line.hero}: a game of ${line.bot} took ${seconds} s, but ${LONGEST[line.bot]} s are promised`;
    });
  return [...short, ...slow];
}

/** The figures as tables. */
export function tables(lines: readonly Line[]): string {
  const rows = lines.map((line) => {
    const games = played(line);
    const [low, high] = interval(games);
    const turns = games.reduce((sum, game) => sum + game.turns, 0) / games.length;
    const mean = line.games.reduce((sum, { seconds }) => sum + seconds, 0) / games.length;
    return (
      `| ${line.hero} | ${line.bot} | ${winRate(games).toFixed(1)} % | ${low.toFixed(1)} to ${high.toFixed(1)} % ` +
      `| ${turns.toFixed(1)} | ${mean.toFixed(3)} s | ${longest(line).toFixed(2)} s |`
    );
  });
  const leads = leadsOf(lines).map(
    ({ hero, bot, over, points, off, promised }) =>
      `| ${hero} | ${bot} over ${over} | ${points.toFixed(1)} ± ${off.toFixed(1)} | ${promised > 0 ? promised : 'clearly'} |`,
  );
  return `| hero | bot | won | interval | turns | a game | longest game |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

| hero | lead | points | promised |
| --- | --- | --- | --- |
${leads.join('\n')}
`;
}
