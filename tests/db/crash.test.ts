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
    // Not a wait for something: the moment is meant to be any.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 120));
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
