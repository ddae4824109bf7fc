import { backId, type BackModel } from './model.ts';

/** How the back of a deck looks. */
export type BackLook = Pick<BackModel, 'dye' | 'glyph' | 'sealed'>;

/** The backs of a game's decks. */
export interface Backs<D extends string> {
  /** The ids of the backs; no card can have such an id. */
  readonly ids: readonly string[];
  /** The emblems on the backs. */
  readonly glyphs: readonly string[];
  /**
   * The back with an id, or null for an id of another form.
   *
   * @param nameOf what the cards of a deck are called
   */
  model(id: string, nameOf: (deck: D) => string): BackModel | null;
}

/** Makes the backs of a game's decks. */
export function backsOf<D extends string>(decks: { readonly [deck in D]: BackLook }): Backs<D> {
  const names = Object.keys(decks) as D[];
  return {
    ids: names.map(backId),
    glyphs: names.map((name) => decks[name].glyph),
    model(id, nameOf) {
      const deck = names.find((name) => backId(name) === id);
      return deck === undefined ? null : { type: 'back', id, name: nameOf(deck), ...decks[deck] };
    },
  };
}
