import type { Definitions } from '../../shared/engine/game.ts';
import type { Language } from '../../shared/packs/problems.ts';
import type { Titles } from '../../shared/tableau/presenter.ts';
import type { LibraryRepository } from '../db/library.ts';

/** What the cards of a table are called; `set` names the set of definitions, which never changes. */
export type TitlesOf = (set: string, definitions: Definitions, language: Language) => Titles;

/** What a pack is called; its id where it is not there any more. */
export type PackTitle = (pack: string, language: Language) => string;

/** The language that card definitions are written in; packs bring texts for the others. */
const WRITTEN_IN: Language = 'en';

interface Written {
  readonly name?: string;
  readonly story?: string;
}

/**
 * Names and stories of the cards of tables. A definition that is frozen into a table says its own name; a translation
 * comes from the library, as long as the card there still has that name.
 */
export function titlesFrom(library: LibraryRepository): { of: TitlesOf; forget(): void } {
  const known = new Map<string, Titles>();
  const of: TitlesOf = (set, definitions, language) => {
    const key = `${set} ${language}`;
    const found = known.get(key);
    if (found) return found;
    const made = make(library, definitions, language);
    known.set(key, made);
    return made;
  };
  return { of, forget: () => known.clear() };
}

function make(library: LibraryRepository, definitions: Definitions, language: Language): Titles {
  const written = (id: string): Written => (definitions[id] ?? {}) as Written;
  if (language === WRITTEN_IN) {
    return { name: (id) => written(id).name ?? id, story: (id) => written(id).story };
  }
  const ids = Object.keys(definitions);
  const translated = library.texts(ids, language);
  const original = library.texts(ids, WRITTEN_IN);
  const fits = (id: string): boolean => original.get(id)?.name === written(id).name;
  return {
    name: (id) => (fits(id) ? translated.get(id)?.name : undefined) ?? written(id).name ?? id,
    story: (id) => (fits(id) ? translated.get(id)?.story : undefined) || written(id).story,
  };
}
