import { PICTURES_PATH } from '../../shared/rpc/wire.ts';
import { ownToken } from './token.ts';

/**
 * Reads a picture of some pack by its name.
 *
 * @returns null: no pack has it
 * @throws Error when it cannot be had
 */
export async function readPicture(name: string): Promise<Blob | null> {
  const token = ownToken();
  const headers: HeadersInit = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(new URL(PICTURES_PATH + name, location.href), { headers });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The picture ${name} cannot be loaded: ${response.status}.`);
  return response.blob();
}
