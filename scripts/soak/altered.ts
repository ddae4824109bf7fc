// Altered tables come in as files: each is refused or harmless, and no other client is kept waiting.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { drawFrom } from '../../shared/engine/random.ts';
import type { SavedTable } from '../../shared/engine/log.ts';
import { altered, KINDS } from '../../tests/host/altered/alter.ts';
import { takeIn } from '../../tests/host/altered/take-in.ts';
import { openHost, TestClient } from '../../tests/host/clients.ts';
import { measure, sayMeasured, type Delay } from '../../tests/host/packs/delay.ts';
import { games } from '../../tests/support/games-of-rules-3.ts';
import type { Part } from './host.ts';

const EXPORTS = resolve(import.meta.dirname, '../../tests/fixtures/exports/rules-2');
const GAMES = new URL('../../tests/support/games-of-rules-3.ts', import.meta.url).href;
/** Milliseconds that no other work may be kept waiting. */
const LONGEST = 50;

/** Sends altered tables to a host, one after the other. */
export async function alteredPart(count: number): Promise<Part> {
  const saved = readdirSync(EXPORTS).map(
    (file) => JSON.parse(readFileSync(join(EXPORTS, file), 'utf8')) as SavedTable,
  );
  const folder = mkdtempSync(join(tmpdir(), 'soak-altered-'));
  const host = await openHost(folder, { games, gamesModule: GAMES });
  const failures: string[] = [];
  let taken = 0;
  let worst: Delay = { p99: 0, max: 0 };
  try {
    const client = new TestClient(host);
    for (let number = 0; number < count; number++) {
      const draw = drawFrom(`altered ${number}`);
      const { kind, bytes } = altered(saved[draw(saved.length)], number, draw);
      // What it took to make the file is not the host's time.
      await setImmediate();
      let fault: string | null = null;
      const delays = await measure(async () => {
        const came = await takeIn(client, bytes);
        fault = came.fault;
        if (came.taken) taken++;
      });
      const { computed } = delays;
      if (computed.max > worst.max) worst = computed;
      if (fault !== null) failures.push(`altered table ${number} (${kind}): ${String(fault)}`);
      if (computed.max > LONGEST) failures.push(`altered table ${number} (${kind}): ${sayMeasured(delays)}`);
    }
  } finally {
    await host.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const text = `## Altered tables

Exported tables are altered in ${KINDS.length} ways (cards in a thousand million copies, boards without end, logs of
600,000 entries, damaged positions, fields anywhere) and sent to a host. Each has to be refused with a sentence, or to
open and be played on to its end by bots, and the event loop may be kept busy for ${LONGEST} ms at most.

| what | figure |
| --- | --- |
| tables | ${count} |
| refused | ${count - taken} |
| taken in, and harmless | ${taken} |
| longest stretch of the event loop | ${worst.max.toFixed(1)} ms |
| failures | ${failures.length} |
`;
  return { text, failures };
}
