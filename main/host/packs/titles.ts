import type { Definition } from '../../../shared/packs/content.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { CardTexts } from '../../../shared/packs/texts.ts';
import type { Titles } from '../../../shared/tableau/presenter.ts';

/**
 * What cards are called in a language: as translated, else as the author wrote it, else by their ids.
 *
 * @param definition the definition of a card by its full id, or undefined
 */
export function cardTitles(
  language: Language,
  texts: CardTexts,
  definition: (id: string) => Definition | undefined,
): Titles {
  const find = (id: string, field: 'name' | 'story'): string | undefined => {
    const own = texts[language]?.[id]?.[field] ?? definition(id)?.[field];
    return typeof own === 'string' ? own : undefined;
  };
  return { name: (id) => find(id, 'name') ?? id, story: (id) => find(id, 'story') };
}
