// Loads the base pack and a large one into a store, as a host does, and measures what that costs the thread that serves.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '../../../../main/db/store.ts';
import type { Changes } from '../../../../main/host/packs/protocol.ts';
import { measure, type Measured } from './delay.ts';
import { manyCards } from './many.ts';
import { brief, Shop } from './shop.ts';

export interface Loading {
  /** What the packs are afterwards, a line each. */
  readonly state: readonly string[];
  /** Cards that the library has of the large pack, and those that a search of two words finds. */
  readonly cards: number;
  readonly found: number;
  /** Cards written by each transaction, and the milliseconds that it took. */
  readonly transactions: readonly { readonly cards: number; readonly ms: number }[];
  /** Transactions when it is loaded again and nothing has changed. */
  readonly again: number;
  /** Delays of the thread during the first load. */
  readonly delays: Measured;
}

/** @param count cards of the large pack */
export async function loadMany(count: number): Promise<Loading> {
  const shop = new Shop();
  const store = await openStore({ folder: join(shop.root, 'data'), now: Date.now });
  try {
    const mods = fileURLToPath(new URL('../../../../mods', import.meta.url));
    shop.folders = [{ path: mods, origin: 'shipped', single: false }, ...shop.folders.slice(1)];
    for (const [path, content] of Object.entries(manyCards(count))) shop.write(`user/many/${path}`, content);
    const transactions: { cards: number; ms: number }[] = [];
    const library = {
      known: () => store.library.known(),
      apply: (changes: Changes) => {
        const start = performance.now();
        store.library.apply(changes);
        const cards = changes.put.length + changes.remove.length;
        transactions.push({ cards, ms: performance.now() - start });
      },
    };
    const service = shop.start(null, library);
    const delays = await measure(() => service.ready());
    const first = transactions.length;
    const query = { text: 'argument fleischers', language: 'de', pack: 'many', offset: 0, limit: 5 } as const;
    service.reload();
    await service.ready();
    return {
      state: brief(service.state()),
      cards: store.library.count('many'),
      found: store.library.search(query).total,
      transactions: transactions.slice(0, first),
      again: transactions.length - first,
      delays,
    };
  } finally {
    await shop.stop();
    store.close();
    await shop.close();
  }
}
