import { resolve } from 'node:path';

/** The packs that ship with the game. */
export const MODS = resolve(import.meta.dirname, '../../../../mods');
