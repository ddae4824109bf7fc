import type { Lookup } from '../../../packs/content.ts';
import type { CardDefinition, Kind } from './schema.ts';

/** A card of one kind, as its author wrote it; undefined where it is not there or of another kind. */
export function find<K extends Kind>(
  cards: Lookup,
  kind: K,
  id: string,
): Extract<CardDefinition, { kind: K }> | undefined {
  const found = cards.card(id) as unknown as CardDefinition | undefined;
  return found?.kind === kind ? (found as Extract<CardDefinition, { kind: K }>) : undefined;
}
