// What those who write cards as JSON have to know of a word beyond what it does: docs/modding/reference/<game>/details.json.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WORD_LISTS, type CardWords } from '../../shared/packs/card-words.ts';

const REFERENCE = resolve(import.meta.dirname, '../../docs/modding/reference');

/** Details by what they are about: "verbs.draw", "verbs.table.rows", "headings.verbs", "card.id". */
export type Details = { readonly [of: string]: string };

/**
 * The details of a game; none where it has no file of them.
 *
 * @throws Error naming details about what the language does not have
 */
export function detailsOf(game: string, words: CardWords): Details {
  const file = resolve(REFERENCE, game, 'details.json');
  if (!existsSync(file)) return {};
  const details = JSON.parse(readFileSync(file, 'utf8')) as Details;
  const known = new Set([
    ...Object.keys(words.headings).map((part) => `headings.${part}`),
    ...Object.keys(words.fields).map((field) => `card.${field}`),
    ...WORD_LISTS.flatMap((list) =>
      words[list].flatMap(({ name, help }) => [
        `${list}.${name}`,
        ...Object.keys(help.en.fields ?? {}).map((field) => `${list}.${name}.${field}`),
      ]),
    ),
  ]);
  for (const of of Object.keys(details))
    if (!known.has(of)) throw new Error(`${file} tells of "${of}", which is not in the language`);
  return details;
}

/** What something does, with its details behind it. */
export const inDetail = (does: string, details: Details, of: string): string =>
  Object.hasOwn(details, of) ? `${does} ${details[of]}` : does;
