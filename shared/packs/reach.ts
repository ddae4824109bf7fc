import { fits, type ReadyPack } from './order.ts';
import type { Shelf } from './shelf.ts';

/**
 * Whether a pack may change or translate the cards of another one that it names: its own; those of one that is there; of an
 * optional one that is not there, or not in that version; or of one that it does not declare.
 */
export type Reach = 'own' | 'there' | 'absent' | 'undeclared';

/** How far a pack reaches. @param owner id of the other pack */
export function reachOf({ id, manifest }: ReadyPack, owner: string, { packs }: Pick<Shelf, 'packs'>): Reach {
  if (owner === id) return 'own';
  const { optional = {}, requires = {} } = manifest;
  if (!Object.hasOwn(optional, owner)) return Object.hasOwn(requires, owner) ? 'there' : 'undeclared';
  const other = packs.get(owner)?.pack.manifest;
  return other !== undefined && fits(other, optional[owner]) ? 'there' : 'absent';
}
