import { same, type Json } from '../../../shared/engine/json.ts';
import { validateTextFile } from '../../../shared/generated/validators.js';
import { isFields } from '../../../shared/packs/card-schema.ts';
import type { CardText } from '../../../shared/packs/schema.ts';
import { plainText, type CardTexts } from '../../../shared/packs/texts.ts';
import { retold, type CardTextRow } from './touched.ts';

/** What a file with words in another language has brought. */
interface NewTexts {
  /** Words of all cards in that language, by full id. */
  readonly texts: { readonly [id: string]: CardText };
  /** Full ids of the cards that are said in other words now. */
  readonly retold: readonly string[];
  /** Whether a card has another name now. */
  readonly isRenamed: boolean;
}

/**
 * The words of cards in another language as they are written now.
 *
 * @param data of the file; what a reader refuses waits until all is made again
 * @param known words in that language, by full id
 * @param pack whose file it is
 * @param resolve leads from an old name of a card to the one that it has now
 */
export function newTexts(
  data: Json | undefined,
  known: { readonly [id: string]: CardText } = {},
  pack: string,
  resolve: (id: string) => string,
): NewTexts | null {
  if (data === undefined || !validateTextFile(data) || !isFields(data)) return null;
  const [before, others]: [CardTextRow[], CardTextRow[]] = [[], []];
  for (const row of Object.entries(known)) (row[0].startsWith(`${pack}:`) ? before : others).push(row);
  const now = Object.entries(data).flatMap(([name, said]): CardTextRow[] =>
    isFields(said) ? [[resolve(`${pack}:${name}`), plainText(said)]] : [],
  );
  return {
    texts: Object.fromEntries([...others, ...now]),
    retold: retold(before, now),
    isRenamed: !same(namesAmong(before), namesAmong(now)),
  };
}

/** What a card is called in each language. @param id its full one */
export const namesIn = (texts: CardTexts, id: string): { readonly [language: string]: string } =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, known]) => {
      const name = known[id]?.name;
      return name === undefined ? [] : [[language, name]];
    }),
  );

/** Names by id, whatever their order. */
const namesAmong = (texts: readonly CardTextRow[]): Json =>
  Object.fromEntries(texts.map(([id, { name }]) => [id, name ?? null]));
