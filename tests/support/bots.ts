// Whether a bot of Ravingspire decides by what its seat can see, and by nothing else.
import { fitsTape, runStep, type OpenStep } from '../../shared/engine/drive.ts';
import type { Question } from '../../shared/engine/game.ts';
import { clone, same, type Json } from '../../shared/engine/json.ts';
import { seenSince } from '../../shared/engine/planner/again.ts';
import { drawFrom, type Draw } from '../../shared/engine/random.ts';
import { redeal } from '../../shared/engine/redeal.ts';
import type { MakeBot } from '../../shared/engine/drive.ts';
import { ravingspire } from '../../shared/games/ravingspire/index.ts';
import type { Action, Event, Match, State } from '../../shared/games/ravingspire/types.ts';
import { Broken } from './checked-game.ts';
import { sampleTable } from './sampled.ts';
import type { TowerTable } from './ravingspire.ts';

/** Worlds that a decision is compared in with the real one. */
const WORLDS = 2;

export type RavingspireBot = MakeBot<Match, State, Action>;
type Bots = { readonly [name: string]: RavingspireBot };

/** Where a bot decides: a position, and what is asked in it. */
interface Place {
  readonly match: Match;
  readonly state: State;
  readonly question: Question | null;
  readonly open: OpenStep<State, Action> | null;
}

/** What a bot does there: answers the open question, or acts for a seat that may. */
function decision(make: RavingspireBot, { match, state, question, open }: Place, seat: number): Json {
  const bot = make('the same in all worlds');
  return question
    ? bot.answer(question, match, state, open)
    : (bot.act(match, state, seat) as unknown as Json);
}

/** The same place in another world; null where the seat would notice it. */
function elsewhere({ match, state, question, open }: Place, seat: number, draw: Draw): Place | null {
  if (question === null || open === null)
    return { ...redeal(ravingspire, match, state, [seat], draw), question, open };
  const pinned = seenSince(ravingspire, match, open.before, state, seat);
  const other = redeal(ravingspire, match, open.before, [seat], draw, pinned);
  const runs: { readonly question: Question | null; readonly state: State }[] = [];
  // It does not fit where another seat has answered with a card that it has not got there.
  fitsTape(() => {
    runs.push(
      runStep<Match, State, Event>(other.match, other.state, clone(open.tape), (g) =>
        ravingspire.apply(g, open.seat, open.action),
      ),
    );
  });
  const [run] = runs;
  if (run === undefined || !same(run.question as Json, question as unknown as Json)) return null;
  const seen = [match, other.match].map((each, i) => ravingspire.view(each, [state, run.state][i], [seat]));
  if (!same(seen[0] as unknown as Json, seen[1] as unknown as Json)) return null;
  return { match: other.match, state: run.state, question, open: { ...open, before: other.state } };
}

/**
 * Has bots decide in a position and in worlds that they cannot tell from it.
 *
 * @param number names the position
 * @returns the kinds of the decisions compared; none where the game is over
 * @throws Broken when a bot decides otherwise in another world
 */
export function checkBotsAt(table: TowerTable, number: number, bots: Bots, worlds = WORLDS): string[] {
  const { match, state, question, openStep: open } = table;
  if (state.outcome !== null) return [];
  const draw = drawFrom(`bots ${number}`);
  const here = { match, state: clone(state), question, open };
  return table.decisions().flatMap(({ seat, kind }) => {
    const others = Array.from({ length: worlds }, () => elsewhere(here, seat, draw)).filter(
      (place) => place !== null,
    );
    for (const [name, make] of Object.entries(bots)) {
      const real = decision(make, here, seat);
      for (const there of others) {
        const other = decision(make, there, seat);
        if (same(real, other)) continue;
        throw new Broken(
          `position ${number}, seat ${seat}: ${name} looks at what is hidden (${kind})\n` +
            `  here      ${JSON.stringify(real)}\n  elsewhere ${JSON.stringify(other)}\n` +
            `  setup ${JSON.stringify(table.setup)}`,
        );
      }
    }
    return others.length > 0 ? [kind] : [];
  });
}

/** The same in a sampled position of the base set. */
export const checkBots = (number: number, bots: Bots): string[] =>
  checkBotsAt(sampleTable(number), number, bots);
