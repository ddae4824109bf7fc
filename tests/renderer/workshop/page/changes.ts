// What gestures do, by the functions that are called for a card in a pack as well.
import { fieldChange } from '../../../../main/host/workshop/field-gestures.ts';
import type { Json } from '../../../../shared/engine/json.ts';
import type { FieldBench } from '../../../../shared/packs/fields/bench.ts';
import { translate } from '../../../../shared/packs/fields/changes.ts';
import { isRefused } from '../../../../shared/packs/sentence/change.ts';
import { choicesAt, offersAt } from '../../../../shared/packs/sentence/choices.ts';
import { finishDraft } from '../../../../shared/packs/sentence/drafts.ts';
import { duplicate, join, paste, set, split } from '../../../../shared/packs/sentence/gestures.ts';
import { carry, move } from '../../../../shared/packs/sentence/moves.ts';
import { remove } from '../../../../shared/packs/sentence/removal.ts';
import type {
  Change,
  Draft,
  Lost,
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
}

export const rowOf = ({ operations, name, sentence, chosen, way }: SentenceChoice): ChoiceRow => ({
  key: `${name} ${JSON.stringify(operations)}`,
  name,
  sentence,
  chosen,
  way,
});

export const choicesOn = (
  { bench, definition, language, lost }: OnBench,
  at: string,
): readonly SentenceChoice[] => choicesAt(bench, definition, at, language, lost);

export const offersOn = ({ bench, definition, language }: OnBench, gap: string): readonly SentenceChoice[] =>
  offersAt(bench, definition, gap, language);

/** What is done to the card, or to the file of the other language. */
export function changeFor(
  card: OnBench,
  gesture: Exclude<CardGesture, { readonly do: 'draft' | 'cure' }>,
): Change | Refused {
  const { bench, definition, lost, texts } = card;
  switch (gesture.do) {
    case 'choose':
      return choicesOn(card, gesture.at).find((one) => rowOf(one).key === gesture.key)!;
    case 'take':
      return taken(card, gesture.gap, gesture.key);
    case 'set':
      return set(bench, definition, gesture.at, gesture.value);
    case 'remove':
      return remove(bench, definition, gesture.at);
    case 'shift':
      return move(bench, definition, gesture.at, gesture.way);
    case 'carry':
      return carry(bench, definition, gesture.at, gesture.to);
    case 'duplicate':
      return duplicate(bench, definition, gesture.at);
    case 'split':
      return split(bench, definition, gesture.at);
    case 'join':
      return join(bench, definition, gesture.at);
    case 'paste':
      return paste(bench, definition, gesture.at, gesture.json);
    case 'write':
    case 'fill':
    case 'clear':
    case 'reorder':
      return fieldChange(card, gesture, lost);
    case 'translate':
      return translate(bench, texts, gesture.at, gesture.text === '' ? undefined : gesture.text);
  }
}

function taken(card: OnBench, at: string, key: string): Change | Refused {
  const choice = offersOn(card, at).find((one) => rowOf(one).key === key)!;
  const draft = card.drafts.find(({ anchor }) => anchor === at);
  const [operation] = choice.operations;
  if (draft === undefined || operation === undefined || !('value' in operation)) return choice;
  const finished = finishDraft(card.bench, card.definition, draft, operation.value);
  // A rule as a whole takes the place of one of which only the trigger was known.
  return isRefused(finished) ? { ...choice, done: at } : finished;
}
