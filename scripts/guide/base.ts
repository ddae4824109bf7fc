import { resolve } from 'node:path';
import { readPackFolder } from '../../main/host/packs/read.ts';
import { contents } from '../../shared/games/index.ts';
import { loadPacks } from '../../shared/packs/load.ts';

const MODS = resolve(import.meta.dirname, '../../mods');
const { cards } = loadPacks([readPackFolder(resolve(MODS, 'base'), 'shipped')], contents);

/** The English name of a card of the base set, for texts that mention one. */
export const nameOf = (id: string): string => String(cards[id]?.definition.name ?? id);
