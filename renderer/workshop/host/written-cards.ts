import type { Json } from '../../../shared/engine/json.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type {
  WorkshopPack,
  WrittenCard,
  WrittenCardRow,
  WrittenPatchRow,
} from '../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../shared/words/languages.ts';

export const isSamePlace = (a: PackPlace, b: PackPlace): boolean =>
  a.file === b.file && a.pointer === b.pointer;

/** Whether something is in the card at a place. */
export const isInCard = ({ file, pointer }: PackPlace, card: PackPlace): boolean =>
  file === card.file && pointer.startsWith(`${card.pointer}/`);

const placeKey = ({ file, pointer }: PackPlace): string => `${file}${pointer}`;

/** The keys of cards in lists and addresses: their ids in the pack, or places for those without one, or with that of another. */
export function keysOf(cards: readonly WrittenCardRow[]): readonly string[] {
  const taken = new Set<string>();
  return cards.map(({ id, place }) => {
    if (id === null || taken.has(id)) return placeKey(place);
    taken.add(id);
    return id;
  });
}

export const rowOfKey = (cards: readonly WrittenCardRow[], key: string): WrittenCardRow | undefined =>
  cards.find(({ id }) => id === key) ?? cards.find(({ place }) => placeKey(place) === key);

/** The same among all that is written in a pack; a card of another pack that it changes goes by its full id. */
export const rowOfAny = (
  { cards, patches }: Pick<WorkshopPack, 'cards' | 'patches'>,
  key: string,
): WrittenCardRow | undefined => rowOfKey(cards, key) ?? patches.find(({ card }) => card === key);

export const patchAt = (patches: readonly WrittenPatchRow[], place: PackPlace): WrittenPatchRow | undefined =>
  patches.find((patch) => isSamePlace(patch.place, place));

export const rowAt = (cards: readonly WrittenCardRow[], place: PackPlace): WrittenCardRow | undefined =>
  cards.find((card) => isSamePlace(card.place, place));

/** The card that comes up when another one is gone: the one in its place, or else the last of its file, or else the first of all. */
export function neighbourOf(
  cards: readonly WrittenCardRow[],
  gone: PackPlace | null,
): WrittenCardRow | undefined {
  if (gone === null) return cards.at(0);
  return rowAt(cards, gone) ?? cards.findLast(({ place }) => place.file === gone.file) ?? cards.at(0);
}

/** A text in a definition, whatever else that is. */
function textIn(definition: Json, field: string): string | null {
  if (typeof definition !== 'object' || definition === null || Array.isArray(definition)) return null;
  const value = (definition as { readonly [name: string]: Json | undefined })[field];
  return typeof value === 'string' ? value : null;
}

export const idOf = ({ definition }: WrittenCard): string | null => textIn(definition, 'id');

/** What a card calls itself; its id where it has no name yet. */
export const nameOf = ({ definition }: WrittenCard): string =>
  textIn(definition, 'name') ?? textIn(definition, 'id') ?? '';

/** What a card is called in a language, or else in that of its pack; its id where it has no name yet. */
export const calledIn = ({ id, name, names }: WrittenCardRow, language: Language): string =>
  names[language] ?? (name || id || '');

/** A list with one of its cards as that is now; the same list where nothing in it is another. */
export function withCard(
  cards: readonly WrittenCardRow[],
  { place, definition, problems }: WrittenCard,
): readonly WrittenCardRow[] {
  const row = rowAt(cards, place);
  if (row === undefined) return cards;
  const now: WrittenCardRow = {
    ...row,
    id: textIn(definition, 'id'),
    name: textIn(definition, 'name') ?? '',
    kind: textIn(definition, 'kind') ?? '',
    problems: problems.length,
  };
  const isSame = (['id', 'name', 'kind', 'problems'] as const).every((field) => row[field] === now[field]);
  return isSame ? cards : cards.map((one) => (one === row ? now : one));
}
