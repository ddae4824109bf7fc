import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { Bench } from './bench.ts';
import { isReading, offersAt } from './choices.ts';
import { draftOffers } from './drafts.ts';
import type { Draft, Offers, SentenceChoice } from './types.ts';

/** A gap of a card in which something is typed. */
export interface TypingPlace {
  readonly bench: Bench;
  readonly definition: Json;
  readonly gap: string;
  /** What waits there; undefined: nothing. */
  readonly draft: Draft | undefined;
}

/** What is usual in a gap, or of what is usual what may become of the draft there. */
export const usualChoices = (
  { bench, definition, gap, draft }: TypingPlace,
  language: Language,
): readonly SentenceChoice[] =>
  draft === undefined
    ? offersAt(bench, definition, gap, language)
    : draftOffers(bench, definition, draft, language);

/**
 * What may be put into a gap for what was typed there: all that it says, or else what may be meant by it, and whatever is usual
 * and has its words.
 *
 * @param usual what is usual there
 * @param offers null as long as nothing can be read
 */
export function typedChoices(
  place: TypingPlace,
  text: string,
  language: Language,
  usual: () => readonly SentenceChoice[],
  offers: Offers | null,
): readonly SentenceChoice[] {
  const meant = offers === null || text.trim() === '' ? [] : meantChoices(place, text, language, offers);
  if (meant.some(isReading)) return meant;
  const known = new Set(meant.map(({ sentence }) => sentence));
  const others = usual().filter((choice) => !known.has(choice.sentence) && hasWords(choice, text));
  // Those have all words that were typed.
  const isAlike = ({ way }: SentenceChoice): boolean => way === 'alike';
  return [...meant.filter((one) => !isAlike(one)), ...others, ...meant.filter(isAlike)];
}

const meantChoices = (
  { bench, definition, gap, draft }: TypingPlace,
  text: string,
  language: Language,
  offers: Offers,
): readonly SentenceChoice[] =>
  draft === undefined
    ? offersAt(bench, definition, gap, language, { text, offers })
    : draftOffers(bench, definition, { ...draft, text }, language, offers);

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether typed words are the beginnings of words of a choice. */
function hasWords({ name, sentence }: SentenceChoice, text: string): boolean {
  const words = wordsOf(`${name} ${sentence}`);
  return wordsOf(text).every((word) => words.some((other) => other.startsWith(word)));
}
