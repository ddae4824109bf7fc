// What is promised of the bots of Ravingspire, and whether it holds for some games.
import { compare, interval, winRate, type Share } from '../commands/support/compare.ts';
import type { Weighed } from './worker.ts';

/** By how many points of win rate one bot is promised to beat another; 0: beyond doubt. */
export const LEADS = [
  { bot: 'master', over: 'adept', points: 10 },
  { bot: 'adept', over: 'novice', points: 15 },
  { bot: 'novice', over: 'random', points: 0 },
] as const;

/** A lead is judged only where the weaker bot leaves this multiple of it to win: near 100 % there is no room. */
const ROOM = 2;

/**
 * Bots of which it is only promised that one is better win seldom, and cost next to nothing: they play this multiple of
 * the games, the first of them those of the others, so that seldom can be distinguished from never.
 */
const MORE = 10;
const SELDOM: ReadonlySet<string> = new Set(
  LEADS.filter(({ points }) => points === 0).flatMap(({ bot, over }) => [bot, over]),
);

/** How many games a bot plays where those for which a lead is promised play `games`. */
export const gamesOf = (bot: string, games: number): number => (SELDOM.has(bot) ? games * MORE : games);

/** Processor time that a bot may take for a solo game, in seconds. */
const LONGEST: { readonly [bot: string]: number } = { adept: 0.5, master: 12 };

/** What one bot did with one hero under some options of the game. */
export interface Line {
  readonly hero: string;
  /** As they were asked for, `name=value`. */
  readonly options: string;
  readonly bot: string;
  readonly games: readonly Weighed[];
}

/** What a promise about two bots came to, for one hero under some options. */
export interface Lead extends Share {
  readonly hero: string;
  readonly options: string;
  readonly bot: string;
  readonly over: string;
  readonly promised: number;
  /** Whether the weaker bot leaves enough to win. */
  readonly judged: boolean;
}

const played = ({ games }: Line) => games.map(({ game }) => game);
const longest = ({ games }: Line): number => Math.max(...games.map(({ seconds }) => seconds));

/** The leads of the bots that were played, hero by hero, over the games that both have played. */
export const leadsOf = (lines: readonly Line[]): Lead[] =>
  lines.flatMap((line) =>
    LEADS.flatMap(({ bot, over, points }) => {
      const { hero, options } = line;
      const other = lines.find((one) => one.hero === hero && one.options === options && one.bot === over);
      if (line.bot !== bot || !other) return [];
      const judged = 100 - winRate(played(other)) >= ROOM * points;
      const both = Math.min(line.games.length, other.games.length);
      const lead = compare(played(line).slice(0, both), played(other).slice(0, both));
      return [{ hero, options, bot, over, promised: points, judged, ...lead }];
    }),
  );

const isShort = ({ judged, promised, points, off }: Lead): boolean =>
  judged && (promised > 0 ? points < promised : points <= off);

/**
 * Promises that are broken, in words. A lead counts as measured; one "beyond doubt" must be outside its interval. With every
 * hero each lead has to be judged under some options at least.
 */
export function broken(lines: readonly Line[]): string[] {
  const leads = leadsOf(lines);
  const short = leads
    .filter(isShort)
    .map(
      ({ hero, options, bot, over, promised, points, off }) =>
        `${hero}, ${options}: ${bot} beats ${over} by ${points.toFixed(1)} ± ${off.toFixed(1)} points, ` +
        (promised > 0 ? `but ${promised} are promised` : 'which may be chance'),
    );
  const open = leads
    .filter((lead) => !leads.some((one) => one.judged && one.hero === lead.hero && one.bot === lead.bot))
    .map(({ hero, options, bot, over }) => `${hero}, ${options}: ${over} leaves ${bot} no room for its lead`);
  const slow = lines
    .filter((line) => longest(line) > (LONGEST[line.bot] ?? Infinity))
    .map((line) => {
      const seconds = longest(line).toFixed(2);
      return `${line.hero}, ${line.options}: a game of ${line.bot} took ${seconds} s, but ${LONGEST[line.bot]} s are promised`;
    });
  return [...short, ...open, ...slow];
}

/** The figures as tables. */
export function tables(lines: readonly Line[]): string {
  const rows = lines.map((line) => {
    const games = played(line);
    const [low, high] = interval(games);
    const turns = games.reduce((sum, game) => sum + game.turns, 0) / games.length;
    const mean = line.games.reduce((sum, { seconds }) => sum + seconds, 0) / games.length;
    return (
      `| ${line.hero} | ${line.options} | ${line.bot} | ${games.length} | ${winRate(games).toFixed(1)} % | ${low.toFixed(1)} to ${high.toFixed(1)} % ` +
      `| ${turns.toFixed(1)} | ${mean.toFixed(3)} s | ${longest(line).toFixed(2)} s |`
    );
  });
  const leads = leadsOf(lines).map(
    ({ hero, options, bot, over, points, off, promised, judged }) =>
      `| ${hero} | ${options} | ${bot} over ${over} | ${points.toFixed(1)} ± ${off.toFixed(1)} ` +
      `| ${promised > 0 ? promised : 'clearly'}${judged ? '' : ', but there is no room'} |`,
  );
  return `| hero | options | bot | games | won | interval | turns | a game | longest game |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

| hero | options | lead | points | promised |
| --- | --- | --- | --- | --- |
${leads.join('\n')}
`;
}
