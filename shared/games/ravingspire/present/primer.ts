import { phraseText } from '../../../tableau/plain.ts';
import type { PrimerPart } from '../../../tableau/presenter.ts';
import { lexicon } from '../narrate/lexicon.ts';
import type { Language } from '../../../words/languages.ts';

/** The parts of the page in reading order. */
const PARTS = ['goal', 'end', 'power', 'cards', 'ring', 'foes', 'turn'] as const;

/** How the game is played, on one page. */
export function primerOf(language: Language): PrimerPart[] {
  const { say } = lexicon(language);
  return PARTS.map((id) => ({
    id,
    title: phraseText(say(`primer.${id}`)),
    text: [phraseText(say(`primer.${id}.text`))],
    terms: [],
  }));
}
