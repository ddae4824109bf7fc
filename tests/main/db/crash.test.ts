import { expect, it } from 'vitest';
import { appended, entry, fill, head } from './support/entries.ts';
import { nextLine, start } from './support/child.ts';
import { open, temporaryFolder } from './support/store.ts';

const KILLS = 10;

it(`loses no acknowledged entry when the process is killed at any moment, ${KILLS} times`, async () => {
  const folder = temporaryFolder();
  const store = await open(folder);
  fill(store, 't', 0);
  store.close();

  let reached = 0;
  for (let round = 0; round < KILLS; round++) {
    const child = start('appender.ts', [folder, 't']);
    await nextLine(child);
    // The moment is meant to be any: after some more entries, in the middle of what the process does next.
    for (let more = Math.floor(Math.random() * 30); more > 0; more--) await nextLine(child);
    child.process.kill('SIGKILL');
    await child.exited;
    const acknowledged = Number(child.printed.at(-1));
    expect(acknowledged).toBeGreaterThan(reached);

    const after = await open(folder);
    expect(after.opening).toEqual([]);
    reached = after.tables.get('t')!.head.entries;
    // The last one may have been kept without having been told.
    expect(reached - acknowledged).toBeGreaterThanOrEqual(0);
    expect(reached - acknowledged).toBeLessThanOrEqual(1);
    expect(after.tables.get('t')!.head).toEqual(head(reached));
    expect(after.tables.log('t')).toEqual(Array.from({ length: reached }, (_, i) => entry(i + 1)));
    expect(after.tables.checkpoints('t')).toHaveLength(Math.floor(reached / 10));
    after.tables.append('t', appended(++reached));
    after.close();
  }
});
