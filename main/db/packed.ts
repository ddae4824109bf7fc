import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Json } from '../../shared/engine/json.ts';
import { readJson, Unreadable } from './readable.ts';

/** Positions repeat themselves a lot; the lowest level takes off most of it in a fraction of a millisecond. */
const LEVEL = 1;
/** Bytes of a position: a hundred times those of a game of six heroes. What says more was not written by this program. */
const MOST = 1024 * 1024;

/** A position as it is stored. */
export const packed = (state: Json): Buffer => packedText(JSON.stringify(state));

/** @throws Unreadable */
export const unpacked = (stored: Buffer): Json => readJson(unpackedText(stored, MOST));

export const packedText = (text: string): Buffer => deflateRawSync(text, { level: LEVEL });

/**
 * @param most bytes of the text
 * @throws Unreadable
 */
export function unpackedText(stored: Uint8Array, most: number): string {
  try {
    return inflateRawSync(stored, { maxOutputLength: most }).toString('utf8');
  } catch (error) {
    throw new Unreadable(error);
  }
}
