import { createHash } from 'node:crypto';
import type { Json } from '../../../shared/engine/json.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { FieldBench } from '../../../shared/packs/fields/bench.ts';
import { choicesAt, taken } from '../../../shared/packs/sentence/choices.ts';
import { typedChoices, usualChoices, type TypingPlace } from '../../../shared/packs/sentence/typed.ts';
import type {
  CarryPlace,
  Change,
  Offers,
  Refused,
  SentenceChoice,
} from '../../../shared/packs/sentence/types.ts';
import type { ChoiceRow, PlaceRow, SentenceGesture } from '../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { CardDraft } from './card-drafts.ts';
import type { PatchedCard } from './patched-cards.ts';
import type { LostParts } from './lost-parts.ts';
import { sentenceChange } from './sentence-gestures.ts';

/** A card whose sentence and fields are worked on. */
export interface CardAtWork {
  /** Of the document. */
  readonly revision: number;
  readonly place: PackPlace;
  readonly definition: Json;
  readonly patched: PatchedCard | null;
  readonly bench: FieldBench;
  readonly drafts: readonly CardDraft[];
  /** What reads typed sentences; null until that is ready, which being asked for it sets going. */
  offers(): Offers | null;
}

/** A gesture that changes a definition. */
type ChangingGesture = Exclude<SentenceGesture, { do: 'draft' }>;

/** Answers that are kept. */
const MOST_ASKED = 4;

/** What may be chosen in the sentences of cards, and what gestures do to them. */
export class Sentences {
  readonly #lost: LostParts;
  /** What was asked of one card last, with the answers: most often something of them is chosen next. */
  #asked: {
    readonly revision: number;
    readonly definition: Json;
    readonly answers: Map<string, readonly SentenceChoice[]>;
  } = { revision: -1, definition: null, answers: new Map() };

  constructor(lost: LostParts) {
    this.#lost = lost;
  }

  /** What may be at a place of a card. */
  choices(card: CardAtWork, at: string, language: Language): readonly SentenceChoice[] {
    return this.#once(card, ['at', at, language], () =>
      choicesAt(card.bench, card.definition, at, language, this.#lost.of(card)),
    );
  }

  /** What may be put into a gap, or made of the draft there, for what was typed. */
  offers(card: CardAtWork, gap: string, text: string, language: Language): readonly SentenceChoice[] {
    const place = typingPlace(card, gap);
    const offers = card.offers();
    return this.#once(card, ['typed', gap, text, language, draftIn(place), offers !== null], () =>
      typedChoices(place, text, language, () => this.#usual(card, gap, language), offers),
    );
  }

  #usual(card: CardAtWork, gap: string, language: Language): readonly SentenceChoice[] {
    const place = typingPlace(card, gap);
    return this.#once(card, ['usual', gap, language, draftIn(place)], () => usualChoices(place, language));
  }

  /** What a gesture does. @returns undefined where what was to be chosen is not there any more */
  change(card: CardAtWork, gesture: ChangingGesture, language: Language): Change | Refused | undefined {
    switch (gesture.do) {
      case 'choose':
        return found(this.choices(card, gesture.at, language), gesture.key);
      case 'take':
        // Before anything could be read that was something usual.
        return (
          found(this.offers(card, gesture.gap, gesture.text, language), gesture.key) ??
          found(this.#usual(card, gesture.gap, language), gesture.key)
        );
      default:
        return sentenceChange(card.bench, card.definition, gesture);
    }
  }

  #once(
    { revision, definition }: CardAtWork,
    question: readonly Json[],
    answer: () => readonly SentenceChoice[],
  ): readonly SentenceChoice[] {
    // The names of other cards may have changed as well.
    if (this.#asked.definition !== definition || this.#asked.revision !== revision)
      this.#asked = { revision, definition, answers: new Map() };
    const { answers } = this.#asked;
    const key = JSON.stringify(question);
    const known = answers.get(key) ?? answer();
    answers.delete(key);
    answers.set(key, known);
    if (answers.size > MOST_ASKED) answers.delete(answers.keys().next().value!);
    return known;
  }
}

/** What is done where the choice of a key is taken. */
const found = (choices: readonly SentenceChoice[], key: string): Change | undefined => {
  const choice = choices.find((one) => keyOf(one) === key);
  return choice && taken(choice);
};

/** What is shown of a choice. */
export const choiceRow = (choice: SentenceChoice): ChoiceRow => {
  const { name, sentence, chosen, way, parts, without } = choice;
  const more = { ...(parts && { parts }), ...(without !== undefined && { without }) };
  return { key: keyOf(choice), name, sentence, chosen, way, ...more };
};

/** What is shown of a place. */
export const placeRow = ({ at, refused }: CarryPlace, language: Language): PlaceRow => ({
  at,
  refused: refused?.[language] ?? null,
});

const typingPlace = ({ bench, definition, drafts }: CardAtWork, gap: string): TypingPlace => ({
  bench,
  definition,
  gap,
  draft: drafts.find(({ draft }) => draft.anchor === gap)?.draft,
});

const draftIn = ({ draft }: TypingPlace): Json => (draft ?? null) as unknown as Json;

/** A choice by what it does; of those that do nothing, by its name. */
function keyOf({ operations, name }: SentenceChoice): string {
  const content = operations.length === 0 ? name : operations;
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 24);
}
