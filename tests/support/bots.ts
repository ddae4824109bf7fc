// Whether a bot of Ravingspire decides by what its seat can see, and by nothing else.
import { clone, same, type Json } from '../../shared/engine/json.ts';
import { drawFrom } from '../../shared/engine/random.ts';
import { redeal } from '../../shared/engine/redeal.ts';
import type { MakeBot } from '../../shared/engine/drive.ts';
import { ravingspire } from '../../shared/games/ravingspire/index.ts';
import type { Action, Match, State } from '../../shared/games/ravingspire/types.ts';
import { Broken } from './checked-game.ts';
import { sampleTable } from './sampled.ts';
import type { TowerTable } from './ravingspire.ts';

/** Worlds that a decision is compared in with the real one. */
const WORLDS = 2;

export type RavingspireBot = MakeBot<Match, State, Action>;

/** What a bot does at a table: answers the open question, or acts for a seat that may. */
function decision(
  make: RavingspireBot,
  { question }: Pick<TowerTable, 'question'>,
  seat: number,
  match: Match,
  state: State,
): Json {
  const bot = make('the same in all worlds');
  return question ? bot.answer(question, match, state) : (bot.act(match, state, seat) as unknown as Json);
}

/**
 * Has bots decide in a sampled position and in worlds that they cannot tell from it.
 *
 * @param number names the position
 * @returns the kinds of the decisions compared; none where the game is over
 * @throws Broken when a bot decides otherwise in another world
 */
export function checkBots(number: number, bots: { readonly [name: string]: RavingspireBot }): string[] {
  const table = sampleTable(number);
  const { match, state } = table;
  if (state.outcome !== null) return [];
  const draw = drawFrom(`bots ${number}`);
  return table.decisions().map(({ seat, kind }) => {
    const worlds = Array.from({ length: WORLDS }, () => redeal(ravingspire, match, state, [seat], draw));
    for (const [name, make] of Object.entries(bots)) {
      const real = decision(make, table, seat, match, clone(state));
      for (const world of worlds) {
        const other = decision(make, table, seat, world.match, world.state);
        if (same(real, other)) continue;
        throw new Broken(
          `position ${number}, seat ${seat}: ${name} looks at what is hidden (${kind})\n` +
            `  here      ${JSON.stringify(real)}\n  elsewhere ${JSON.stringify(other)}\n` +
            `  setup ${JSON.stringify(table.setup)}`,
        );
      }
    }
    return kind;
  });
}
