import type { Client } from '../../shared/rpc/client.ts';
import { CHUNK, MOST_BYTES } from '../../shared/rpc/params.ts';

/** Bytes of a piece: base64 makes four characters of three. */
const PIECE = (CHUNK / 4) * 3;

/**
 * Hands a file to the host, piece by piece.
 *
 * @returns by what the host knows it
 * @throws RpcError
 */
export async function sendFile(host: Client, file: Blob, called: string): Promise<string> {
  // One that is too large is not read at all: its size is what it is refused for.
  const bytes = new Uint8Array(await file.slice(0, file.size > MOST_BYTES ? 0 : file.size).arrayBuffer());
  const sha256 = hexadecimal(await crypto.subtle.digest('SHA-256', bytes));
  const name = called.slice(0, 200);
  const { file: id } = await host.call('files.begin', { name, size: file.size, sha256 });
  try {
    for (let offset = 0; offset < bytes.length; offset += PIECE) {
      const data = base64(bytes.subarray(offset, offset + PIECE));
      await host.call('files.write', { file: id, offset, data });
    }
  } catch (error) {
    await host.call('files.close', { file: id });
    throw error;
  }
  return id;
}

const hexadecimal = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
