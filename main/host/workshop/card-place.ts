import type { Json } from '../../../shared/engine/json.ts';
import { nameOf } from '../../../shared/packs/cards.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { WrittenCardRow } from '../../../shared/rpc/messages/workshop.ts';

export const isCardFile = (path: string): boolean => /^cards\/[^/]+\.json$/.test(path);

/** The place of the card that a place is in. */
export function cardPlace({ file, pointer }: PackPlace): PackPlace | null {
  const found = isCardFile(file) ? /^\/cards\/\d+(?=\/|$)/.exec(pointer) : null;
  return found === null ? null : { file, pointer: found[0] };
}

/** What a list says of a card, however it is written. */
export function briefly(card: Json): Pick<WrittenCardRow, 'id' | 'name' | 'kind'> {
  const said = typeof card === 'object' && card !== null ? (card as { readonly [field: string]: Json }) : {};
  const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
  return { id: nameOf(card) ?? null, name: text(said.name), kind: text(said.kind) };
}
