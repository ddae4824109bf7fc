import { packOf } from '../../../shared/packs/card-id.ts';
import { signOf } from '../../../shared/packs/check-pictures.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import { plainName } from '../../../shared/words/names.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { Manifest } from '../../../shared/packs/schema.ts';
import type { CardTexts } from '../../../shared/packs/texts.ts';
import type { Titles } from '../../../shared/tableau/presenter.ts';

/**
 * What cards are called in a language: as translated, else as the author wrote it, else by their ids.
 *
 * @param definition the definition of a card by its full id, or undefined
 * @param manifest what a pack says of itself, by its id
 */
export function cardTitles(
  language: Language,
  texts: CardTexts,
  definition: (id: string) => Definition | undefined,
  manifest: (pack: string) => Manifest | undefined = () => undefined,
): Titles {
  const find = (id: string, field: 'name' | 'story'): string | undefined =>
    texts[language]?.[id]?.[field] ?? plainName(definition(id)?.[field]);
  return {
    name: (id) => find(id, 'name') ?? id,
    forms: (id) => texts[language]?.[id]?.forms,
    story: (id) => find(id, 'story'),
    sign: (id) => signOf(manifest(packOf(id))?.symbol),
  };
}
