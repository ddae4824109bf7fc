import type { Json } from '../../../shared/engine/json.ts';
import { isFields } from '../../../shared/packs/card-schema.ts';
import { nameOf } from '../../../shared/packs/cards.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { Translations } from '../../../shared/packs/fields/fields.ts';
import { escapeSegment, valueAt } from '../../../shared/packs/pointer.ts';
import type { WrittenText } from '../../../shared/packs/schema.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { fileOfLanguage, languageOfFile } from './card-place.ts';

/** The files of a pack at some time. */
export interface TranslatedFiles {
  readonly paths: readonly string[];
  /** What is in a file; undefined: there is none, or it cannot be read. */
  data(path: string): Json | undefined;
}

/** The files of a pack as they are written now, each by its last text that could be read. */
export const filesNow = (document: PackDocument): TranslatedFiles => ({
  paths: document.files.flatMap(({ path, text }) => (text === null ? [] : [path])),
  data: (path) => document.dataOf(path),
});

/**
 * What a pack says of a card in other languages: those of the program except the pack's own, whether there is a file or not, and
 * all that it has a file for. A card without a name has none.
 *
 * @param own the tag of the language that the pack is written in
 */
export function translationsOf(files: TranslatedFiles, definition: Json, own: string): Translations {
  const name = nameOf(definition);
  if (name === undefined) return {};
  const translated = files.paths.flatMap((path) => languageOfFile(path) ?? []);
  const tags = new Set<string>([...LANGUAGES.filter((tag) => tag !== own), ...translated]);
  return Object.fromEntries(
    Array.from(tags, (tag): [string, WrittenText] => {
      const data = files.data(fileOfLanguage(tag));
      const said = valueAt(data, `/${escapeSegment(name)}`) as Json | undefined;
      return [tag, said !== undefined && isFields(said) ? (said as WrittenText) : {}];
    }),
  );
}
