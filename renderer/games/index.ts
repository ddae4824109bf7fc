import type { Component } from 'svelte';
import type { TableUpdate } from '../../shared/rpc/messages/tables.ts';

/**
 * A game's own table, in the place of the table in words. It finds the desk in the context, and shows all but dialogs,
 * curtain and notices: heading, tools, log, prompts with their answers, messages, the past, the end.
 */
export type GameTable = Component<{ update: TableUpdate }>;

/** Tables that are drawn by the game's own code, loaded when a table is opened. Any other game has the plain table. */
export const GAME_TABLES: { readonly [game: string]: () => Promise<{ readonly default: GameTable }> } = {
  ravingspire: () => import('./ravingspire/RavingspireTable.svelte'),
};
