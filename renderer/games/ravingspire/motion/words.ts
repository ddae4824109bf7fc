import { useSurroundings } from '../../../ui/context.ts';
import { createWords, type Tongue, type Words } from '../../../ui/words.ts';
import { de } from '../text/de/motion.ts';
import { en, type TextKey } from '../text/en/motion.ts';

const spoken = new Map<Tongue, Words<TextKey>>();

/** The words of what moves here, in a tongue. */
function wordsOf(tongue: Tongue): Words<TextKey> {
  const known = spoken.get(tongue);
  if (known !== undefined) return known;
  const made = createWords(tongue, { en, de });
  spoken.set(tongue, made);
  return made;
}

/** The words of what moves here, in the language that is shown. */
export function useMotionWords(): Words<TextKey> {
  const surroundings = useSurroundings();
  return (key, values) => wordsOf(surroundings.tongue)(key, values);
}
