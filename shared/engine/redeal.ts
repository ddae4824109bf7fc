import type { EventBase, Game, MatchBase, Seat, StateBase } from './game.ts';
import { clone, type Json } from './json.ts';
import { streamKeys } from './random.ts';

/** Draws 0..n-1; whoever redeals brings a source of its own. */
export type Draw = (n: number) => number;

/**
 * Another world that the viewer cannot tell from this one: the cards hidden from the viewer are dealt anew among their
 * places, and the random streams get new keys.
 *
 * @param pinned cards that have been seen since the state was taken (a planner asked in mid-step) and must stay
 */
export function redeal<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  game: Game<M, S, A, E>,
  match: M,
  state: S,
  viewer: readonly Seat[],
  draw: Draw,
  pinned: ReadonlySet<number> = new Set(),
): { match: M; state: S } {
  const copy = clone(state);
  for (const piles of game.hidden(match, copy, viewer)) {
    const places = piles.flatMap((pile) =>
      pile.map((card, i) => ({ pile, i, card })).filter(({ card }) => !pinned.has(card)),
    );
    const cards = places.map(({ card }) => card);
    for (let i = cards.length - 1; i > 0; i--) {
      const j = draw(i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    places.forEach(({ pile, i }, k) => (pile[i] = cards[k]));
  }
  const keys = streamKeys(
    `redeal ${draw(0x7fffffff)}`,
    match.keys.map(String).slice(0, match.keys.length / 2),
  );
  return { match: { ...match, keys }, state: copy };
}
