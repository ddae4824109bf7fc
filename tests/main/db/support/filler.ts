// Appends to a table until that fails, and tells how it failed and how many entries were acknowledged.
import { openStore, StoreError } from '../../../../main/db/store.ts';
import { appended } from './entries.ts';

const [folder, id] = process.argv.slice(2);
const store = await openStore({ folder, now: Date.now });
let n = store.tables.get(id)!.head.entries;
try {
  for (;;) {
    store.tables.append(id, appended(n + 1));
    n++;
  }
} catch (error) {
  if (!(error instanceof StoreError)) throw error;
  const { entries } = store.tables.get(id)!.head;
  console.log(JSON.stringify({ code: error.code, message: error.message, acknowledged: n, entries }));
}
store.close();
