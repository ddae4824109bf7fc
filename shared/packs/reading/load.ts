import type { Language } from '../../words/languages.ts';
import { LANGUAGES } from '../../words/languages.ts';
import type { GameContent } from '../content.ts';
import type { Grammar } from './grammar.ts';
import { grammarOf } from './kept.ts';
import { Reader, type ReaderParts } from './reader.ts';

/** A reader of all languages, with the grammars that come with a game; null for a game without any. */
export async function readerFor(
  content: GameContent,
  among: Pick<ReaderParts, 'cards' | 'names'>,
): Promise<Reader | null> {
  const { language: words, grammars } = content;
  if (words === undefined || grammars === undefined) return null;
  const kept = await Promise.all(LANGUAGES.map((language) => grammars[language]()));
  const made = LANGUAGES.map((language, i): [Language, Grammar] => [language, grammarOf(kept[i], words)]);
  return new Reader({ content, grammars: Object.fromEntries(made), ...among });
}
