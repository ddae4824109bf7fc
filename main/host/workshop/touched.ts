import { same, type Json } from '../../../shared/engine/json.ts';
import { nameInPack } from '../../../shared/packs/card-id.ts';
import { nameOf } from '../../../shared/packs/cards.ts';
import type { CardText } from '../../../shared/packs/schema.ts';
import { parse } from '../../../shared/packs/parse.ts';
import { valueAt } from '../../../shared/packs/pointer.ts';
import { briefly, isCardFile } from './card-place.ts';

/** A card that a step has changed. */
export interface TouchedCard {
  /** Its id in the pack after the step, or its place where it has none. */
  readonly card: string;
  readonly name: string;
  /** What it was called before, where that differs; else null. */
  readonly was: string | null;
}

/** The card at an index of a file. */
export const touchedAt = (path: string, index: number, definition: Json): TouchedCard => {
  const card = nameOf(definition) ?? `${path}/cards/${index}`;
  return { card, name: briefly(definition).name || card, was: null };
};

/** A card that is said in other words in another language. @param id its full one */
export const retoldCard = (id: string, definition: Json): TouchedCard => {
  const card = nameInPack(id);
  return { card, name: briefly(definition).name || card, was: null };
};

/** What has become of a list in which cards came, went, or got another id. */
export function cameAndWent(
  path: string,
  before: readonly Json[],
  after: readonly Json[],
): readonly TouchedCard[] {
  const [old, fresh] = [keyed(path, before), keyed(path, after)];
  const came = after.flatMap((definition, i): TouchedCard[] => {
    const now = touchedAt(path, i, definition);
    const known = old.get(now.card);
    if (known !== undefined) return same(known, definition) ? [] : [now];
    const there = before.length === after.length ? touchedAt(path, i, before[i]).card : now.card;
    return [{ ...now, was: there === now.card || fresh.has(there) ? null : there }];
  });
  const renamed = new Set(came.map(({ was }) => was));
  const gone = before
    .map((definition, i) => touchedAt(path, i, definition))
    .filter(({ card }) => !fresh.has(card) && !renamed.has(card));
  return [...came, ...gone];
}

/** The cards that a change of a whole file has changed. */
export const touchedBetween = (
  path: string,
  before: string | null,
  after: string | null,
): readonly TouchedCard[] => (isCardFile(path) ? cameAndWent(path, cardsOf(before), cardsOf(after)) : []);

function cardsOf(text: string | null): readonly Json[] {
  const list = text === null ? undefined : valueAt(parse(text).document?.value, '/cards');
  return Array.isArray(list) ? (list as Json[]) : [];
}

const keyed = (path: string, cards: readonly Json[]): ReadonlyMap<string, Json> =>
  new Map(cards.map((definition, i) => [touchedAt(path, i, definition).card, definition]));

/** The words of a card in another language, by its full id. */
export type CardTextRow = readonly [id: string, text: CardText];

/** The cards whose words in another language have changed, by full id. */
export function retold(before: readonly CardTextRow[], after: readonly CardTextRow[]): readonly string[] {
  const [old, fresh] = [new Map(before), new Map(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].filter((id) => {
    const [was, is] = [old.get(id), fresh.get(id)];
    return was === undefined || is === undefined || !same(was as Json, is as Json);
  });
}
