// What gestures do, by the functions that are called for a card in a pack as well.
import { fieldChange } from '../../../../main/host/workshop/field-gestures.ts';
import { sentenceChange } from '../../../../main/host/workshop/sentence-gestures.ts';
import type { Json } from '../../../../shared/engine/json.ts';
import type { FieldBench } from '../../../../shared/packs/fields/bench.ts';
import { translate } from '../../../../shared/packs/fields/changes.ts';
import { choicesAt, taken } from '../../../../shared/packs/sentence/choices.ts';
import { typedChoices, usualChoices } from '../../../../shared/packs/sentence/typed.ts';
import type {
  Change,
  Draft,
  Lost,
  Offers,
  Refused,
  SentenceChoice,
} from '../../../../shared/packs/sentence/types.ts';
import type { CardGesture, ChoiceRow } from '../../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../../shared/words/languages.ts';

/** The card on the bench with what is known beside it. */
export interface OnBench {
  readonly bench: FieldBench;
  readonly language: Language;
  readonly definition: Json;
  readonly drafts: readonly Draft[];
  readonly lost: readonly Lost[];
  /** The file of the other language. */
  readonly texts: Json;
  /** What reads typed sentences. */
  readonly offers: Offers | null;
}

export const rowOf = ({
  operations,
  name,
  sentence,
  chosen,
  way,
  parts,
  without,
}: SentenceChoice): ChoiceRow => ({
  key: `${name} ${JSON.stringify(operations)}`,
  name,
  sentence,
  chosen,
  way,
  ...(parts && { parts }),
  ...(without !== undefined && { without }),
});

export const choicesOn = (
  { bench, definition, language, lost }: OnBench,
  at: string,
): readonly SentenceChoice[] => choicesAt(bench, definition, at, language, lost);

export function offersOn(card: OnBench, gap: string, typed: string): readonly SentenceChoice[] {
  const { bench, definition, drafts, language, offers } = card;
  const place = { bench, definition, gap, draft: drafts.find(({ anchor }) => anchor === gap) };
  return typedChoices(place, typed, language, () => usualChoices(place, language), offers);
}

/** What is done to the card, or to the file of the other language. */
export function changeFor(
  card: OnBench,
  gesture: Exclude<CardGesture, { readonly do: 'draft' | 'cure' }>,
): Change | Refused {
  const { bench, definition, lost, texts } = card;
  switch (gesture.do) {
    case 'choose':
      return taken(choicesOn(card, gesture.at).find((one) => rowOf(one).key === gesture.key)!);
    case 'take':
      return taken(offersOn(card, gesture.gap, gesture.text).find((one) => rowOf(one).key === gesture.key)!);
    case 'write':
    case 'fill':
    case 'clear':
    case 'reorder':
      return fieldChange(card, gesture, lost);
    case 'translate':
      return translate(bench, texts, gesture.at, gesture.text === '' ? undefined : gesture.text);
    default:
      return sentenceChange(bench, definition, gesture);
  }
}
