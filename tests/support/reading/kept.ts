// Whether the grammar that comes with a game is what is learned of its cards today.
import { isDeepStrictEqual } from 'node:util';
import type { GameContent } from '../../../shared/packs/content.ts';
import { keptGrammar } from '../../../shared/packs/reading/kept.ts';
import { learned } from '../../../shared/packs/reading/learn.ts';
import type { Language } from '../../../shared/words/languages.ts';

/** It takes some seconds for a game with many words. */
export async function isLearnedToday(content: GameContent, language: Language): Promise<boolean> {
  const { language: words, grammars } = content;
  const kept = await grammars![language]();
  return isDeepStrictEqual(JSON.parse(JSON.stringify(keptGrammar(learned(words!, language), words!))), kept);
}
