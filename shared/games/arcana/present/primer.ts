import type { Language } from '../../../words/languages.ts';
import { phraseText } from '../../../tableau/plain.ts';
import type { PrimerPart } from '../../../tableau/presenter.ts';
import { lexicon, type Lexicon } from '../narrate/lexicon.ts';
import type { TextKey } from '../text/en/table.ts';

/** The parts of the page in reading order, each with the terms that it explains. */
const PARTS = {
  goal: [],
  end: [],
  turn: ['play', 'focus', 'rest'],
  suits: ['blows', 'cups', 'pentacles'],
  wards: ['human', 'celestial', 'beast'],
  who: ['king', 'knight', 'page', 'queen'],
  hands: [],
  silent: ['pictures', 'angels', 'open', 'lead', 'both', 'fool', 'fallen', 'reading', 'die'],
} as const;

type Part = keyof typeof PARTS;
/** The keys of the terms: one without a message is a type error below. */
type TermKey = { [P in Part]: `primer.${P}.${(typeof PARTS)[P][number]}` }[Part];

/** What is said below a title; a part of terms alone has nothing there. */
function textOf(lex: Lexicon, id: Part): string[] {
  const key = `primer.${id}.text`;
  return lex.has(key) ? [phraseText(lex.say(key))] : [];
}

/** How the game is played, on one page. */
export function primerOf(language: Language): PrimerPart[] {
  const lex = lexicon(language);
  const say = (key: TextKey): string => phraseText(lex.say(key));
  return (Object.keys(PARTS) as Part[]).map((id) => ({
    id,
    title: say(`primer.${id}`),
    text: textOf(lex, id),
    terms: PARTS[id].map((term) => {
      const key = `primer.${id}.${term}` as TermKey;
      return { term: say(key), about: say(`${key}.about`) };
    }),
  }));
}
