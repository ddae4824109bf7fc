// What the forms of both games' cards are made with, and all cards that ship.
import type { Json } from '../../../shared/engine/json.ts';
import { createFieldBench, type FieldBench } from '../../../shared/packs/fields/bench.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import { baseCards, cardsOf } from '../advice/workshop.ts';
import { workplaces } from '../sentence/benches.ts';

export interface FieldPlace {
  readonly game: string;
  readonly bench: FieldBench;
  /** The cards of all packs, by full id. */
  readonly cards: readonly (readonly [id: string, definition: Definition])[];
  accepts(definition: Json): boolean;
}

export const fieldPlaces: readonly FieldPlace[] = workplaces.map(({ game, content, bench }) => {
  const known = cardsOf(game).map(({ id, definition }) => [id, definition] as const);
  const byId = new Map(known);
  const own = { ...bench, cards: { card: (id: string) => byId.get(id) } };
  return {
    game,
    bench: createFieldBench(own, {
      content,
      base: baseCards(game).map(({ definition }) => definition),
      known: () => known,
    }),
    cards: known,
    accepts: (definition) => content.validateCards({ cards: [definition] }),
  };
});

export const fieldPlaceOf = (game: string): FieldPlace => fieldPlaces.find((one) => one.game === game)!;
