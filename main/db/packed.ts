import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Json } from '../../shared/engine/json.ts';

/** Positions repeat themselves a lot; the lowest level takes off most of it in a fraction of a millisecond. */
const LEVEL = 1;

/** A position as it is stored. */
export const packed = (state: Json): Buffer => deflateRawSync(JSON.stringify(state), { level: LEVEL });

export const unpacked = (stored: Buffer): Json => JSON.parse(inflateRawSync(stored).toString('utf8')) as Json;
