// Altered tables are sent to a host: each is refused with a sentence, or does no harm.
import { createHash } from 'node:crypto';
import type { Failure } from '../../../shared/rpc/failure.ts';
import { withBots, type TestClient } from '../clients.ts';

/** Failures with which a table may be refused: each has a sentence of its own. */
const TOLD: readonly Failure['code'][] = ['not-possible', 'not-found'];
const PIECE = 100_000;

/** What became of a file, and what must not have. */
export interface Came {
  readonly taken: boolean;
  readonly fault: string | null;
}

/** Sends a file. A table that is made of it has to open and, where it is not over, to be played on by bots. */
export async function takeIn(client: TestClient, bytes: Buffer): Promise<Came> {
  const refused = await send(client, bytes);
  if (typeof refused !== 'string') {
    const { code, sentence } = refused;
    return { taken: false, fault: TOLD.includes(code) ? null : `${code}: ${sentence}` };
  }
  try {
    const { tables } = await client.call('tables.list', { state: 'open', offset: 0, limit: 1 });
    const row = tables.find(({ table }) => table === refused);
    if (row) await withBots(client, row);
    else await client.call('table.watch', { table: refused, since: -1, eyes: null });
    await client.call('tables.remove', { table: refused, removed: true });
    return { taken: true, fault: null };
  } catch (error) {
    return { taken: true, fault: String(error) };
  }
}

/** The id of the table, or why there is none. */
async function send(client: TestClient, bytes: Buffer): Promise<string | Failure> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const begun = await client.request('files.begin', { name: 'altered.json', size: bytes.length, sha256 });
  if (!begun.ok) return begun.failure;
  const { file } = begun.result as { file: string };
  for (let offset = 0; offset < bytes.length; offset += PIECE) {
    const data = bytes.subarray(offset, offset + PIECE).toString('base64');
    await client.call('files.write', { file, offset, data });
  }
  const came = await client.request('files.import', { file });
  return came.ok ? (came.result as { table: string }).table : came.failure;
}
