// A data folder that has been altered, with all its checksums right: what does not fit is told, and nothing breaks.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawFrom } from '../../../shared/engine/random.ts';
import { askAltered, livedFolder, STORED_KINDS } from './altered/stored.ts';
import { temporary } from './support.ts';

/** Every eighth kind; the soak takes them all (part `altered`). */
const EVERY = 8;

test('rows that say something else are refused with a sentence, or do no harm', async () => {
  const folder = join(temporary(), 'lived');
  const { tables } = await livedFolder(folder);
  const faults: string[] = [];
  for (let number = 0; number < STORED_KINDS.length; number += EVERY) {
    const { kind, fault } = await askAltered({ folder, tables }, number, drawFrom(`stored ${number}`));
    if (fault !== null) faults.push(`${kind}: ${fault.slice(0, 600)}`);
  }
  expect(faults).toEqual([]);
});
