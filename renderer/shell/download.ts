import type { Client } from '../../shared/rpc/client.ts';
import type { OpenedFile } from '../../shared/rpc/messages/profile.ts';

/**
 * Reads a file that the host has opened, piece by piece, and hands it to the browser as a download.
 *
 * @throws RpcError
 */
export async function download(host: Client, { file, name }: OpenedFile): Promise<void> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let offset = 0, end = false; !end;) {
      const piece = await host.call('files.read', { file, offset });
      const bytes = Uint8Array.from(atob(piece.data), (letter) => letter.charCodeAt(0));
      pieces.push(bytes);
      offset += bytes.length;
      end = piece.end;
    }
  } finally {
    await host.call('files.close', { file });
  }
  handOut(name, pieces);
}

/** Hands a file to the browser as a download. */
export function handOut(name: string, pieces: BlobPart[]): void {
  const address = URL.createObjectURL(new Blob(pieces));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
