// A position as a game's own table looks at it: the view with its types, and what the host says of cards and places.
import type { Moment, TableUpdate } from '../../shared/rpc/messages/tables.ts';
import type { Fact, Prompt, TableCard, Tableau, Zone } from '../../shared/tableau/tableau.ts';
import { NONE } from './deeds.ts';

/** A position as it is shown: the present one, or the moment that is looked back at. */
export interface Look<V = unknown> {
  readonly update: TableUpdate;
  readonly view: V;
  readonly tableau: Tableau;
  /** What may be done now; nothing while looking back. */
  readonly prompts: readonly Prompt[];
  /** The past is looked at. */
  readonly past: boolean;
}

/**
 * The position to show.
 *
 * @param moment the past position that is looked at (`desk.session.moment`), or null
 */
export function lookAt<V = unknown>(update: TableUpdate, moment: Moment | null): Look<V> {
  const { view, tableau } = moment ?? update;
  return {
    update,
    // The host makes it with the function whose type this is; the contract only knows that it is JSON.
    view: view as unknown as V,
    tableau,
    prompts: moment === null ? update.prompts : [],
    past: moment !== null,
  };
}

/** What the host says of a card as it lies there: notes and tone. Null where it does not lie open. */
export function lyingCard({ tableau }: Look, card: number): TableCard | null {
  if (card === NONE) return null;
  for (const zone of tableau.zones) {
    const found = zone.cards.find((other) => other.card === card);
    if (found !== undefined) return found;
  }
  return null;
}

/** A place of the table by its id, as the game's presenter names it. */
export const zoneOf = ({ tableau }: Look, id: string): Zone | null =>
  tableau.zones.find((zone) => zone.id === id) ?? null;

/** A fact by its id, of a zone or of the whole table. */
export const factOf = (of: { readonly facts: readonly Fact[] } | null, id: string): Fact | null =>
  of?.facts.find((fact) => fact.id === id) ?? null;
