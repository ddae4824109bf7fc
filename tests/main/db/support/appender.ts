// Appends to a table without end and prints each entry that was acknowledged.
import { writeSync } from 'node:fs';
import { openStore } from '../../../../main/db/store.ts';
import { appended } from './entries.ts';

const [folder, id] = process.argv.slice(2);
const store = await openStore({ folder, now: Date.now });
for (let n = store.tables.get(id)!.head.entries + 1; ; n++) {
  store.tables.append(id, appended(n));
  // Not through a stream: what was acknowledged must be told before the process can be killed for it.
  writeSync(1, `${n}\n`);
}
