import type { TableUpdate } from '../../shared/rpc/messages/tables.ts';
import { GAME_TABLES } from '../games/index.ts';

/** A game without a table of its own shows its cards at the table in words, as nothing else of it is drawn. */
export const isPictured = (update: TableUpdate | null): boolean =>
  update !== null && !Object.hasOwn(GAME_TABLES, update.game);
