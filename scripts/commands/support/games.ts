import { games, type GameEntry } from '../../../shared/games/index.ts';
import { oneOf } from './args.ts';

/** The game of a command line; the first of the registry when none is named. */
export function chosenGame(id: string | undefined): GameEntry {
  if (id === undefined) return games[0];
  const known = games.map(({ game }) => game.id);
  return games[known.indexOf(oneOf('game', id, known))];
}
