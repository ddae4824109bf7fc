import { copyOf } from './copy.ts';
import type { EventBase, Game, MatchBase, Seat, StateBase } from './game.ts';
import type { Json } from './json.ts';
import { streamKeys, type Draw } from './random.ts';

/**
 * Another world that the viewer cannot distinguish from this one: the cards hidden from the viewer are redealt among
 * their places, the random streams get new keys, and loaded dice are forgotten. Which world it is depends only on the
 * draws and on what the viewer may know: neither the real order of the cards nor the real keys come into it.
 *
 * @param draw independent of the streams of the table
 * @param pinned cards that have been seen since the state was taken (a planner asked in mid-step) and must stay
 */
export function redeal<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  game: Pick<Game<M, S, A, E>, 'hidden' | 'copy'>,
  match: M,
  state: S,
  viewer: readonly Seat[],
  draw: Draw,
  pinned: ReadonlySet<number> = new Set(),
): { match: M; state: S } {
  const copy = copyOf(game, state);
  for (const { piles, stays } of game.hidden(match, copy, viewer)) {
    const places = piles.flatMap((pile) =>
      pile
        .map((card, i) => ({ pile, i, card }))
        .filter(({ card }) => !pinned.has(card) && !stays.includes(card)),
    );
    // Independent of their real order: the same draws lead to the same world.
    const cards = places.map(({ card }) => card).sort((a, b) => a - b);
    for (let i = cards.length - 1; i > 0; i--) {
      const j = draw(i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    places.forEach(({ pile, i }, k) => (pile[i] = cards[k]));
  }
  copy.dice = [];
  const streams = Array.from({ length: match.keys.length / 2 }, (_, stream) => `stream ${stream}`);
  const keys = streamKeys(`redeal ${draw(0x7fffffff)}`, streams);
  return { match: { ...match, keys }, state: copy };
}
