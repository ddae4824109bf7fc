import type { Definitions } from '../../shared/engine/game.ts';
import { packOf } from '../../shared/packs/card-id.ts';
import type { PackSign } from '../../shared/packs/pictures.ts';
import type { Lookup } from '../../shared/packs/content.ts';
import type { Language } from '../../shared/words/languages.ts';
import type { NameInForms } from '../../shared/words/names.ts';
import type { Titles } from '../../shared/tableau/presenter.ts';
import type { LibraryRepository } from '../db/library.ts';

/** What the cards of a table are called; `set` names the set of definitions, which never changes. */
export type TitlesOf = (set: string, definitions: Definitions, language: Language) => Titles;

/** The same for a few cards: each is looked for when it is asked for. */
export type FewTitles = (cards: Lookup, language: Language) => Titles;

/** What a pack is called; its id where it is not there any more. */
export type PackTitle = (pack: string, language: Language) => string;

/** The signs of packs that are there, by their ids. */
type PackSigns = (pack: string) => PackSign | undefined;

/** What one text says of a card. */
interface Said {
  readonly name?: string;
  /** How the name declines; null or left out: that is not said. */
  readonly forms?: NameInForms | null;
  readonly story?: string;
}

/** All that is said of a card: in the definition of its table, and in the library now. */
interface Known {
  readonly frozen: Said;
  /** In the definition that the library has now. */
  readonly written: { readonly name: unknown; readonly story: unknown } | undefined;
  /** In the language that is asked for; where there is no translation the same as written. */
  readonly said: Said | undefined;
}

/**
 * Names and stories of the cards of tables. A definition that is frozen into a table says its own name; a translation
 * comes from the library, as long as the card there still has that name.
 *
 * @param sign that of a pack as it is now
 */
export function titlesFrom(
  library: LibraryRepository,
  sign: PackSigns = () => undefined,
): {
  of: TitlesOf;
  few: FewTitles;
  forget(): void;
} {
  const known = new Map<string, Titles>();
  const of: TitlesOf = (set, definitions, language) => {
    const key = `${set} ${language}`;
    const found = known.get(key);
    if (found) return found;
    const made = titlesOfAll(library, definitions, language, sign);
    known.set(key, made);
    return made;
  };
  const few: FewTitles = (cards, language) =>
    titles(
      (id) => ({
        frozen: cards.card(id) ?? {},
        written: library.textsWritten([id]).get(id),
        said: library.texts([id], language).get(id),
      }),
      sign,
    );
  return { of, few, forget: () => known.clear() };
}

function titlesOfAll(
  library: LibraryRepository,
  definitions: Definitions,
  language: Language,
  sign: PackSigns,
): Titles {
  const ids = Object.keys(definitions);
  const said = library.texts(ids, language);
  const written = library.textsWritten(ids);
  return titles(
    (id) => ({
      frozen: (definitions[id] ?? {}) as Said,
      written: written.get(id),
      said: said.get(id),
    }),
    sign,
  );
}

function titles(known: (id: string) => Known, sign: PackSigns): Titles {
  return {
    sign: (id) => sign(packOf(id)),
    name(id) {
      const { frozen, written, said } = known(id);
      return (written?.name === frozen.name ? said?.name : undefined) ?? frozen.name ?? id;
    },
    forms(id) {
      const { frozen, written, said } = known(id);
      return (written?.name === frozen.name ? said?.forms : undefined) ?? undefined;
    },
    story(id) {
      const { frozen, written, said } = known(id);
      const isTranslated = written?.name === frozen.name && said?.story !== written?.story;
      return (isTranslated ? said?.story : undefined) || frozen.story;
    },
  };
}
