import { resolve } from 'node:path';
import { readPackFolder } from '../../main/host/packs/read.ts';
import { contents } from '../../shared/games/index.ts';
import { loadPacks, type Loaded } from '../../shared/packs/load.ts';

const MODS = resolve(import.meta.dirname, '../../mods');
const base = readPackFolder(resolve(MODS, 'base'), 'shipped');
const { cards } = loadPacks([base], contents);

/** The cards of a pack beside those of the base set. @param folder from the root of the project */
export const cardsBesideBase = (folder: string): Loaded['cards'] =>
  loadPacks([base, readPackFolder(resolve(MODS, '..', folder), 'user')], contents).cards;

/** The English name of a card of the base set, for texts that mention one. */
export const nameOf = (id: string): string => String(cards[id]?.definition.name ?? id);
