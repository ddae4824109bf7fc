// How often bots win. The digest of Arcana tells what the reference policy won over thousands of games: rules that were
// understood otherwise would show here. The planner has to be better than the bots that it plays on with; at Ravingspire
// `npm run strength` measures that. No bot may see what is hidden from its seat.
import type { LossRule } from '../../shared/games/arcana/types.ts';
import { simulate } from '../commands/simulate.ts';
import { compare, winRate } from '../commands/support/compare.ts';
import { loadShelf } from '../commands/support/packs.ts';
import type { Played } from '../workers/simulation.ts';
import { ravingspireEntry } from '../../shared/games/ravingspire/entry.ts';
import { checkBots } from '../../tests/support/bots.ts';
import type { Part } from './host.ts';

/** A kind of game, and what the digest measured for it: docs/rules/arcana-scenarios.md, "Reference policy". */
export interface Line {
  readonly seats: number;
  readonly lossRule: LossRule;
  /** Games won, in percent. */
  readonly measured: number;
}

export const LINES: readonly Line[] = [
  { seats: 2, lossRule: 'allFallen', measured: 20 },
  { seats: 3, lossRule: 'allFallen', measured: 72 },
  { seats: 4, lossRule: 'allFallen', measured: 93 },
  { seats: 2, lossRule: 'anyFallen', measured: 12 },
  { seats: 3, lossRule: 'anyFallen', measured: 47 },
  { seats: 4, lossRule: 'anyFallen', measured: 77 },
];

/** Points of a win rate by which games may differ from what the digest measured. */
const WITHIN = 3;
/** Points of a win rate by which the planner beats the greedy bot, at least. */
const BETTER_BY = 10;

/** Positions of Ravingspire in which every bot decides in several worlds. */
const POSITIONS = 1000;

const PACKS = ['arcana'];

/**
 * Has bots play games with random courts: game number i is the same game for every bot.
 *
 * @throws Error when a game could not be played to its end
 */
export async function playedBy(
  bot: string,
  { seats, lossRule }: Pick<Line, 'seats' | 'lossRule'>,
  games: number,
  workers: number,
): Promise<readonly Played[]> {
  const definitions = loadShelf([]).definitions(PACKS);
  const options = { lossRule };
  const plan = {
    game: 'arcana',
    bot,
    seed: 'win rates',
    heroes: null,
    seats,
    packs: PACKS,
    options,
    definitions,
  };
  const { played } = await simulate(plan, games, workers);
  const broken = played.find(({ error }) => error !== undefined);
  if (broken) throw new Error(`game ${broken.i} of ${bot}: ${broken.error}`);
  return played;
}

/**
 * Plays and compares.
 *
 * @param games of the reference policy for each line of the digest
 * @param pairs games of the other bots with two seats
 */
export async function botsPart(games: number, pairs: number, workers: number): Promise<Part> {
  const failures: string[] = [];
  const lines: string[] = [];
  for (const line of LINES) {
    const rate = winRate(await playedBy('reference', line, games, workers));
    const { seats, lossRule, measured } = line;
    lines.push(`| ${seats} | ${lossRule} | ${measured} % | ${rate.toFixed(1)} % |`);
    if (Math.abs(rate - measured) > WITHIN)
      failures.push(
        `reference, ${seats} seats, ${lossRule}: ${rate.toFixed(1)} %, but ${measured} % was measured`,
      );
  }
  const bots: string[] = [];
  const [two] = LINES;
  const greedy = await playedBy('greedy', two, pairs, workers);
  for (const bot of ['random', 'reference', 'planner']) {
    const played = await playedBy(bot, two, pairs, workers);
    const { points, off } = compare(played, greedy);
    bots.push(`| ${bot} | ${winRate(played).toFixed(1)} % | ${points.toFixed(1)} ± ${off.toFixed(1)} |`);
    if (bot === 'planner' && points < BETTER_BY)
      failures.push(`planner: ${points.toFixed(1)} points above greedy, but ${BETTER_BY} are promised`);
  }
  const blind = decidesBlindly();
  failures.push(...blind.failures);
  const text = `## The bots

The reference policy of Arcana plays ${games.toLocaleString('en')} games a line with random courts; the digest tells what it won when the rules
were read for the first time. Both must agree within ${WITHIN} points.

| seats | lost when | digest | here |
| --- | --- | --- | --- |
${lines.join('\n')}

The others play the same ${pairs} games of two seats, of which the greedy bot wins ${winRate(greedy).toFixed(1)} %.

| bot | wins | points above greedy |
| --- | --- | --- |
${bots.join('\n')}

Every bot of Ravingspire decided in ${POSITIONS.toLocaleString('en')} positions (${blind.decisions.toLocaleString('en')} decisions each) and in other worlds that its seat cannot tell from
them: ${blind.failures.length} positions in which one decided otherwise.
`;
  return { text, failures };
}

/** Has every bot of Ravingspire decide in positions and in worlds that its seat cannot tell from them. */
function decidesBlindly(): { decisions: number; failures: string[] } {
  const failures: string[] = [];
  let decisions = 0;
  for (let number = 0; number < POSITIONS; number++) {
    try {
      decisions += checkBots(number, ravingspireEntry.bots).length;
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { decisions, failures };
}
