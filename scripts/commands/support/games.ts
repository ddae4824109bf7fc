import type { Definitions } from '../../../shared/engine/game.ts';
import { games, type GameEntry } from '../../../shared/games/index.ts';
import { oneOf } from './args.ts';

/** The game of a command line; the first of the registry when none is named. */
export function chosenGame(id: string | undefined): GameEntry {
  if (id === undefined) return games[0];
  const known = games.map(({ game }) => game.id);
  return games[known.indexOf(oneOf('game', id, known))];
}

/** Whether there is a game of this id. */
export const isGame = (id: string | undefined): boolean => games.some(({ game }) => game.id === id);

/** A bot of a game by its name; the best when none is named. */
export const chosenBot = ({ bots }: GameEntry, name: string | undefined): string =>
  oneOf('bot', name ?? Object.keys(bots).at(-1) ?? '', Object.keys(bots));

/** As many heroes as a game wants at least: those that it recommends first. */
export const firstHeroes = (entry: GameEntry, definitions: Definitions): string[] =>
  entry.heroes(definitions).slice(0, entry.game.seats.min);

/** For help: "which game: chess, draughts (the first when none is named)". */
export const gamesInWords = (): string =>
  `which game: ${games.map(({ game }) => game.id).join(', ')} (the first when none is named)`;

/** For help: the bots of every game, the best last. */
export const botsInWords = (): string =>
  games.map(({ game, bots }) => `${Object.keys(bots).join(', ')} (${game.id})`).join('; ');
