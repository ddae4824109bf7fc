import { isDeeperThan, MOST_DEPTH, type Request } from '../../shared/rpc/wire.ts';

/**
 * Reads what a client sent. Names and parameters are the host's to judge.
 *
 * @returns null if it is not JSON, nested too deeply, or anything else than `{ id, name, params }`
 */
export function readRequest(text: string): Request | null {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || isDeeperThan(value, MOST_DEPTH)) return null;
  if (!('id' in value && 'name' in value && 'params' in value) || Object.keys(value).length !== 3)
    return null;
  const { id, name, params } = value;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || typeof name !== 'string') return null;
  return { id, name, params };
}

/** Undefined, which no JSON is, for what cannot be parsed. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
