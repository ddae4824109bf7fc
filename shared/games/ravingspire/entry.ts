import type { Definitions } from '../../engine/game.ts';
import { greedyPlayer } from './bots/greedy.ts';
import { drawFrom, randomPlayer } from './bots/random.ts';
import { ravingspireContent } from './content/index.ts';
import type { CardDefinition } from './content/schema.ts';
import { ravingspire } from './index.ts';
import { narrator } from './narrate.ts';
import { ravingspireScenarios } from './scenario/index.ts';

const DIFFICULTIES = ['normal', 'hard', 'expert'];

/** Heroes by difficulty, then by id (OPT-1: normal is recommended for first games). */
function heroes(definitions: Definitions): string[] {
  const rank = (id: string): number =>
    DIFFICULTIES.indexOf((definitions[id] as unknown as CardDefinition).hero?.difficulty ?? '');
  return Object.keys(definitions)
    .filter((id) => (definitions[id] as unknown as CardDefinition).kind === 'hero')
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** Ravingspire, for the registry of games. */
export const ravingspireEntry = {
  game: ravingspire,
  content: ravingspireContent,
  scenarios: ravingspireScenarios,
  bots: {
    random: (seed: string) => randomPlayer(drawFrom(seed)),
    greedy: () => greedyPlayer,
  },
  heroes,
  narrator,
};
