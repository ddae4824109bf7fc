import type { Definition, GameContent } from '../content.ts';
import { Habits } from './habits.ts';
import { Usual } from './outliers.ts';

/** What is known of the cards that others are measured by: what they write where, and what their numbers are. */
export interface BaseSet {
  readonly habits: Habits;
  readonly usual: Usual | undefined;
}

/** Made once for a game. @param cards those of its base set, by full id */
export function baseSetOf(
  cards: readonly (readonly [id: string, definition: Definition])[],
  { language, advice }: GameContent,
): BaseSet {
  return {
    habits: new Habits(
      cards.map(([, definition]) => definition),
      language,
    ),
    usual: advice && new Usual(cards, advice),
  };
}
