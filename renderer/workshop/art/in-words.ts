import { germanName } from '../../../shared/face/icon-search/german.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { useSurroundings } from '../../ui/context.ts';
import { languageOf } from '../../ui/words.ts';

/** An icon as it is read: "poison-bottle" is a poison bottle; in German where all of its words are known. */
const inWords = (icon: string, language: Language): string =>
  (language === 'de' ? germanName(icon) : null) ?? icon.replaceAll('-', ' ');

/** A hook for the names of icons, in the language that is shown. */
export function useIconNames(): (icon: string) => string {
  const surroundings = useSurroundings();
  return (icon) => inWords(icon, languageOf(surroundings.tongue));
}
