// How scenarios name cards.
import type { Json } from '../../../engine/json.ts';
import { ScenarioError } from '../../../engine/scenario.ts';
import { NONE, type CardNumber, type Match } from '../types.ts';

/** The number of a card by its full id. Throws a ScenarioError when there is none. */
export function cardNamed(match: Match, id: Json): CardNumber {
  const card = match.cards.findIndex((known) => known.id === id);
  if (card < 0)
    throw new ScenarioError(`there is no card ${JSON.stringify(id)} in the packs of this scenario`);
  return card;
}

/** Full id of a card; null where none is. */
export const idOf = (match: Match, card: CardNumber): string | null =>
  card === NONE ? null : match.cards[card].id;

export const idsOf = (match: Match, cards: readonly CardNumber[]): (string | null)[] =>
  cards.map((card) => idOf(match, card));
