import type { Json } from '../../../shared/engine/json.ts';
import { plainName } from '../../../shared/words/names.ts';
import { nameOf } from '../../../shared/packs/cards.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { WrittenCardRow } from '../../../shared/rpc/messages/workshop.ts';

export const isCardFile = (path: string): boolean => /^cards\/[^/]+\.json$/.test(path);

export const isScenario = (path: string): boolean => /^scenarios\/.+\.json$/.test(path);

/** The tag of the language that a file of a pack is in; undefined for one that has no texts. */
export const languageOfFile = (path: string): string | undefined => /^text\/([^/]+)\.json$/.exec(path)?.[1];

export const fileOfLanguage = (tag: string): string => `text/${tag}.json`;

export const isPatchFile = (path: string): boolean => /^patches\/[^/]+\.json$/.test(path);

/** The place of the card that a place is in, or of the entry that changes a card of another pack. */
export function cardPlace({ file, pointer }: PackPlace): PackPlace | null {
  const form = isCardFile(file)
    ? /^\/cards\/\d+(?=\/|$)/
    : isPatchFile(file)
      ? /^\/patches\/\d+(?=\/|$)/
      : null;
  const found = form?.exec(pointer) ?? null;
  return found === null ? null : { file, pointer: found[0] };
}

/** What a card is known by while cards move in their list: its name, where it has one. */
export const keyOfCard = ({ file, pointer }: PackPlace, definition: Json): string =>
  `${file}#${(isCardFile(file) ? nameOf(definition) : undefined) ?? pointer}`;

/** What a list says of a card, however it is written. */
export function briefly(card: Json): Pick<WrittenCardRow, 'id' | 'name' | 'kind'> {
  const said = typeof card === 'object' && card !== null ? (card as { readonly [field: string]: Json }) : {};
  const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
  return { id: nameOf(card) ?? null, name: plainName(said.name) ?? '', kind: text(said.kind) };
}
