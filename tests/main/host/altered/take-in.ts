// Altered tables are sent to a host: each is refused with a sentence, or does no harm.
import type { Result } from '../../../../shared/rpc/contract.ts';
import type { Failure } from '../../../../shared/rpc/failure.ts';
import { offered, withBots, type TestClient } from '../clients.ts';

/** Failures with which a table may be refused: each has a sentence of its own. */
const TOLD: readonly Failure['code'][] = ['not-possible', 'not-found'];

/** What became of a file, and what must not have. */
export interface Came {
  readonly taken: boolean;
  readonly fault: string | null;
}

/** Sends a file. A table that is made of it has to open and, where it is not over, to be played on by bots. */
export async function takeIn(client: TestClient, bytes: Buffer): Promise<Came> {
  const came = await offered(client, bytes);
  if (!came.ok) {
    const { code, sentence } = came.failure;
    return { taken: false, fault: TOLD.includes(code) ? null : `${code}: ${sentence}` };
  }
  const { table } = came.result as Result<'files.import'>;
  try {
    const { tables } = await client.call('tables.list', { state: 'open', offset: 0, limit: 1 });
    const row = tables.find((each) => each.table === table);
    if (row) await withBots(client, row);
    else await client.call('table.watch', { table, since: -1, eyes: null });
    await client.call('tables.remove', { table, removed: true });
    return { taken: true, fault: null };
  } catch (error) {
    return { taken: true, fault: String(error) };
  }
}
