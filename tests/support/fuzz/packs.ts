// The cards of both packs of Ravingspire that ship, frozen, for the fuzz.
import { readPackFolder } from '../../../main/host/packs/read.ts';
import type { Definitions } from '../../../shared/engine/game.ts';
import { ravingspireContent } from '../../../shared/games/ravingspire/content/index.ts';
import { freeze, thaw } from '../../../shared/packs/freeze.ts';
import { loadPacks } from '../../../shared/packs/load.ts';

const MODS = new URL('../../../mods', import.meta.url).pathname;
const folders = ['base', 'goblin-queen'].map((name) => readPackFolder(`${MODS}/${name}`, 'shipped'));
const { cards } = loadPacks(folders, [ravingspireContent]);

/** One object, so that games compile it once. */
export const bothPacks: Definitions = thaw(freeze(cards, Object.keys(cards))) as Definitions;
