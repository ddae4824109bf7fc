// Measures what the workshop promises about speed. Figures in milliseconds.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from '../../main/host/host.ts';
import { MODS, openHost, packsLoaded, TestClient } from '../main/host/clients.ts';
import { writeExpansions } from '../main/host/packs/many.ts';

export interface WritingTimes {
  /** From the call to its answer, of a pack that was open before. */
  readonly opening: number;
  /** From an edit to the answer with text, face and problems; 95 of 100 were quicker. */
  readonly edit: number;
}

const EDITS = 200;
/** Edits before the first that counts. */
const WARM = 20;

/**
 * Opens a pack and edits one of its cards again and again.
 *
 * @param folder an empty folder
 */
export async function writing(folder: string, cards: number): Promise<WritingTimes> {
  const mods = join(folder, 'mods');
  mkdirSync(mods);
  const [pack] = writeExpansions(mods, 1, cards);
  const host: Host = await openHost(join(folder, 'data'), {
    packFolders: [
      { path: MODS, origin: 'shipped', single: false },
      { path: mods, origin: 'user', single: false },
    ],
  });
  try {
    const client = new TestClient(host);
    await packsLoaded(client);
    const place = { folder: join(mods, pack) };
    await client.call('workshop.open', place);
    await client.call('workshop.close', place);
    const began = performance.now();
    const { state, cards: rows } = await client.call('workshop.open', place);
    const opening = performance.now() - began;
    const [{ place: card }] = rows.slice(rows.length / 2);
    const path = `${card.pointer}/name`;
    const times: number[] = [];
    let { revision } = state;
    for (let i = 0; i < WARM + EDITS; i++) {
      const operations = [{ op: 'replace' as const, path, value: `Card ${i}` }];
      const edits = [{ file: card.file, operations }];
      const sent = performance.now();
      const step = { revision, edits, label: 'name', place: { ...card, pointer: path }, merge: 'name' };
      const came = await client.call('workshop.edit', { ...place, ...step });
      times.push(performance.now() - sent);
      if (!came.ok || came.card?.face === null)
        throw new Error(`the edit was refused: ${JSON.stringify(came)}`);
      ({ revision } = came);
    }
    const sorted = times.slice(WARM).sort((a, b) => a - b);
    return { opening, edit: sorted[Math.floor(sorted.length * 0.95)] };
  } finally {
    await host.close();
  }
}
