// What there is to know of a card for those who do not see it, in the order in which it matters.
import { phraseText } from '../../../shared/tableau/plain.ts';
import type { CardFace, TableCard } from '../../../shared/tableau/tableau.ts';

/** "Tool. Costs 2. Used, turned over." Whatever only repeats the kind is left out. */
export function aboutCard(
  face: CardFace | undefined,
  lying: TableCard | null,
  more: readonly string[] = [],
): string {
  const kind = face === undefined ? '' : phraseText(face.kind);
  const notes = (lying?.notes ?? []).map(phraseText).filter((note) => note !== kind);
  const printed = lying === null || lying.notes.length === 0 ? (face?.values ?? []).map(phraseText) : [];
  return [kind, ...printed, ...notes, ...more]
    .filter((part) => part !== '')
    .map(sentence)
    .join(' ');
}

const sentence = (words: string): string => {
  const whole = words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
  return /[.!?:]$/.test(whole) ? whole : `${whole}.`;
};
