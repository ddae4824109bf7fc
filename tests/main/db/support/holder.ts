// Opens a store, says so or why not, and keeps it until the input ends.
import { openStore, StoreError } from '../../../../main/db/store.ts';

const [folder] = process.argv.slice(2);
try {
  const store = await openStore({ folder, now: Date.now });
  console.log('open');
  process.stdin.resume().on('end', () => store.close());
} catch (error) {
  if (!(error instanceof StoreError)) throw error;
  console.log(JSON.stringify({ code: error.code, message: error.message, data: error.data }));
  process.exit(0);
}
