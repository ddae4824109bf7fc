// boardgame.io's reducer on a trivial move, in its production build: started as a process of its own, because that build
// is chosen by NODE_ENV when it is loaded. Prints moves a second
// in a game of 300 moves and in one of 10,000.
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';

interface Internal {
  ProcessGameConfig(game: object): object;
  CreateGameReducer(options: { game: object }): (state: unknown, action: object) => unknown;
  InitializeGame(options: { game: object; numPlayers: number }): unknown;
}

const { ProcessGameConfig, CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  'boardgame.io/internal',
) as Internal;

const game = ProcessGameConfig({
  setup: () => ({ count: 0 }),
  moves: { add: ({ G }: { G: { count: number } }) => ({ ...G, count: G.count + 1 }) },
});
const reducer = CreateGameReducer({ game });
const start = InitializeGame({ game, numPlayers: 2 });
const move = { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID: '0' } };

/** Plays some moves of one game and says how many a second. */
function play(moves: number): number {
  let state = start;
  const began = performance.now();
  for (let i = 0; i < moves; i++) state = reducer(state, move);
  const { G } = state as { G: { count: number } };
  if (G.count !== moves) throw new Error(`only ${G.count} of ${moves} moves were made`);
  return moves / ((performance.now() - began) / 1000);
}

/** The best rate of several games of `moves` moves. */
const best = (moves: number, games: number): number =>
  Math.max(...Array.from({ length: games }, () => play(moves)));

// The undo list grows with each move, and with it the price of the next: a short game and a long one.
console.log(JSON.stringify([best(300, 40), best(10_000, 3)]));
