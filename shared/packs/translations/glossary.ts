import { GLOSSARY } from '../../generated/glossary.js';
import type { GlossaryTerm } from './types.ts';

/** The words of a game, as it says them in each language. */
export const glossaryOf = (game: string): readonly GlossaryTerm[] =>
  GLOSSARY.filter(({ games }) => games.length === 0 || games.includes(game)).map(
    ({ words, forms, about, not }) => ({ words, forms, about, not }),
  );
