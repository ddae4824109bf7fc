// What it takes to check one card while its author types.
import { join } from 'node:path';
import { readPackFolders } from '../../main/host/packs/read.ts';
import type { Json } from '../../shared/engine/json.ts';
import { drawFrom } from '../../shared/engine/random.ts';
import { contents } from '../../shared/games/index.ts';
import { checkCard } from '../../shared/packs/check-card.ts';
import { openPacks } from '../../shared/packs/load.ts';
import { nameInPack } from '../../shared/packs/card-id.ts';
import { withOneChange } from '../../tests/support/checked-alone.ts';
import { Stopwatch, type Timing } from './measure.ts';

const ROUNDS = 5;

/**
 * Checks every card that ships as it is, and as often with one value changed, which mostly is a mistake: the first round,
 * in which nothing is compiled yet, does not count.
 *
 * @param root folder of the project
 */
export function checkTimes(root: string): Timing {
  const { loaded, shelf } = openPacks(readPackFolders(join(root, 'mods'), 'shipped'), contents);
  const draw = drawFrom('bench');
  let watch = new Stopwatch();
  for (let round = 0; round <= ROUNDS; round++) {
    if (round === 1) watch = new Stopwatch();
    for (const [id, { pack, file, definition }] of Object.entries(loaded.cards)) {
      const pointer = shelf.cards.get(id)?.pointer ?? '';
      const place = { shelf, pack, file, pointer };
      const written: Json = { ...definition, id: nameInPack(id) };
      watch.time(() => checkCard(written, place));
      const mistaken = withOneChange(written, draw);
      watch.time(() => checkCard(mistaken, place));
    }
  }
  return watch.timing;
}
