import type { Json } from '../../../shared/engine/json.ts';
import { isFields } from '../../../shared/packs/card-schema.ts';
import { nameOf } from '../../../shared/packs/cards.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { Translations } from '../../../shared/packs/fields/fields.ts';
import { escapeSegment, valueAt } from '../../../shared/packs/pointer.ts';
import type { CardText } from '../../../shared/packs/schema.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { fileOfLanguage, languageOfFile } from './card-place.ts';

/**
 * What a pack says of a card in other languages: those of the program except the pack's own, whether there is a file or not, and
 * all that it has a file for. A card without a name has none.
 *
 * @param own the tag of the language that the pack is written in
 */
export function translationsOf(document: PackDocument, definition: Json, own: string): Translations {
  const name = nameOf(definition);
  if (name === undefined) return {};
  const translated = document.files.flatMap(({ path, text }) =>
    text === null ? [] : (languageOfFile(path) ?? []),
  );
  const tags = new Set<string>([...LANGUAGES.filter((tag) => tag !== own), ...translated]);
  return Object.fromEntries(
    Array.from(tags, (tag): [string, CardText] => {
      const data = document.file(fileOfLanguage(tag))?.readable?.parsed.document.value;
      const said = valueAt(data, `/${escapeSegment(name)}`) as Json | undefined;
      return [tag, said !== undefined && isFields(said) ? (said as CardText) : {}];
    }),
  );
}
