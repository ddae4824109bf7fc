// All games, with Ravingspire at rules version 3 at least: what version 2 has saved is of an earlier version to it.
import { games as shipped, type GameEntry } from '../../shared/games/index.ts';

export const games: readonly GameEntry[] = shipped.map((entry) =>
  entry.game.id === 'ravingspire' && entry.game.rulesVersion < 3
    ? { ...entry, game: { ...entry.game, rulesVersion: 3 } }
    : entry,
);
