import { createWords, type Tongue, type Words } from '../../../ui/words.ts';
import { de } from '../text/de/cards.ts';
import { en, type TextKey } from '../text/en/cards.ts';

const spoken = new Map<Tongue, Words<TextKey>>();

/** The words of the cards in a tongue: made once. */
export function wordsOf(tongue: Tongue): Words<TextKey> {
  const known = spoken.get(tongue);
  if (known !== undefined) return known;
  const made = createWords(tongue, { en, de });
  spoken.set(tongue, made);
  return made;
}
