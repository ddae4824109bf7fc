import { packOf } from './card-id.ts';
import { plainName } from '../words/names.ts';
import type { LoadedCard, LoadedPack } from './load.ts';
import { LANGUAGES } from '../words/languages.ts';
import type { Manifest } from './schema.ts';
import type { CardTexts } from './texts.ts';

/** What a pack has no translation for in a language yet. */
export interface Untranslated {
  readonly language: string;
  /** Full ids of cards without their name or their story in it. */
  readonly cards: readonly string[];
  /** Whether its title or description is missing. */
  readonly pack: boolean;
}

/** The tag of the language that a pack is written in: its cards, and what its manifest says of it. */
export const writtenIn = (manifest: Pick<Manifest, 'language'> | null): string => manifest?.language ?? 'en';

/**
 * The languages in which something of a pack is missing: those that the program speaks, and those that its translations
 * have begun with. It plays all the same, in the words of its cards.
 *
 * @param cards those of the pack, by full id
 * @param begun the languages that its translations have begun with
 */
export function untranslatedIn(
  { manifest }: LoadedPack,
  cards: readonly (readonly [id: string, card: LoadedCard])[],
  texts: CardTexts,
  begun: ReadonlySet<string>,
): Untranslated[] {
  const own = writtenIn(manifest);
  const wanted = new Set<string>([...LANGUAGES, ...begun]);
  wanted.delete(own);
  return [...wanted].sort().flatMap((language) => {
    const said = texts[language] ?? {};
    const missing = cards.filter(([id, { definition }]) => {
      const { name, story } = said[id] ?? {};
      return isText(definition.name, name) || isText(definition.story, story);
    });
    const words = manifest.translations?.[language] ?? {};
    const pack = isText(manifest.title, words.title) || isText(manifest.description, words.description);
    return missing.length > 0 || pack ? [{ language, cards: missing.map(([id]) => id), pack }] : [];
  });
}

/** The languages that the translations of each pack have begun with; of packs without any there is no entry. */
export function languagesBegun(texts: CardTexts): ReadonlyMap<string, ReadonlySet<string>> {
  const begun = new Map<string, Set<string>>();
  for (const [language, cards] of Object.entries(texts)) {
    for (const id of Object.keys(cards)) {
      const pack = packOf(id);
      const known = begun.get(pack);
      if (known) known.add(language);
      else begun.set(pack, new Set([language]));
    }
  }
  return begun;
}

/** Whether there is a text without its translation. */
export const isText = (written: unknown, translated: string | undefined): boolean =>
  (plainName(written) ?? '') !== '' && translated === undefined;
