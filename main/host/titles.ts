import type { Definitions } from '../../shared/engine/game.ts';
import type { Lookup } from '../../shared/packs/content.ts';
import type { Language } from '../../shared/words/languages.ts';
import type { Titles } from '../../shared/tableau/presenter.ts';
import type { LibraryRepository } from '../db/library.ts';

/** What the cards of a table are called; `set` names the set of definitions, which never changes. */
export type TitlesOf = (set: string, definitions: Definitions, language: Language) => Titles;

/** The same for a few cards: each is looked for when it is asked for. */
export type FewTitles = (cards: Lookup, language: Language) => Titles;

/** What a pack is called; its id where it is not there any more. */
export type PackTitle = (pack: string, language: Language) => string;

/** The language that card definitions are written in; packs bring texts for the others. */
const WRITTEN_IN: Language = 'en';

/** What one text says of a card. */
interface Said {
  readonly name?: string;
  readonly story?: string;
}

/** All that is said of a card: in its definition, and in the library now. */
interface Known {
  readonly written: Said;
  readonly original: Said | undefined;
  readonly translated: Said | undefined;
}

/**
 * Names and stories of the cards of tables. A definition that is frozen into a table says its own name; a translation
 * comes from the library, as long as the card there still has that name.
 */
export function titlesFrom(library: LibraryRepository): {
  of: TitlesOf;
  few: FewTitles;
  forget(): void;
} {
  const known = new Map<string, Titles>();
  const of: TitlesOf = (set, definitions, language) => {
    const key = `${set} ${language}`;
    const found = known.get(key);
    if (found) return found;
    const made = titlesOfAll(library, definitions, language);
    known.set(key, made);
    return made;
  };
  const few: FewTitles = (cards, language) => {
    const text = (id: string, wanted: Language): Said | undefined =>
      language === WRITTEN_IN ? undefined : library.texts([id], wanted).get(id);
    return titles((id) => ({
      written: cards.card(id) ?? {},
      original: text(id, WRITTEN_IN),
      translated: text(id, language),
    }));
  };
  return { of, few, forget: () => known.clear() };
}

function titlesOfAll(library: LibraryRepository, definitions: Definitions, language: Language): Titles {
  const ids = language === WRITTEN_IN ? [] : Object.keys(definitions);
  const translated = library.texts(ids, language);
  const original = library.texts(ids, WRITTEN_IN);
  return titles((id) => ({
    written: (definitions[id] ?? {}) as Said,
    original: original.get(id),
    translated: translated.get(id),
  }));
}

function titles(known: (id: string) => Known): Titles {
  return {
    name(id) {
      const { written, original, translated } = known(id);
      return (original?.name === written.name ? translated?.name : undefined) ?? written.name ?? id;
    },
    story(id) {
      const { written, original, translated } = known(id);
      return (original?.name === written.name ? translated?.story : undefined) || written.story;
    },
  };
}
