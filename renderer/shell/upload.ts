import type { Client } from '../../shared/rpc/client.ts';
import { sendFile } from '../rpc/send-file.ts';

/**
 * Hands a file to the host, which makes a table of it.
 *
 * @returns the table
 * @throws RpcError
 */
export async function takeIn(host: Client, file: File): Promise<string> {
  const id = await sendFile(host, file, file.name);
  return (await host.call('files.import', { file: id })).table;
}
