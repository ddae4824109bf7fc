import { createHash } from 'node:crypto';
import type { Json } from '../../../shared/engine/json.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { FieldBench } from '../../../shared/packs/fields/bench.ts';
import { choicesAt, offersAt } from '../../../shared/packs/sentence/choices.ts';
import { draftOffers } from '../../../shared/packs/sentence/drafts.ts';
import { duplicate, join, paste, set, split } from '../../../shared/packs/sentence/gestures.ts';
import { carry, move } from '../../../shared/packs/sentence/moves.ts';
import { remove } from '../../../shared/packs/sentence/removal.ts';
import type { CarryPlace, Change, Refused, SentenceChoice } from '../../../shared/packs/sentence/types.ts';
import type { ChoiceRow, PlaceRow, SentenceGesture } from '../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { CardDraft } from './card-drafts.ts';
import type { LostParts } from './lost-parts.ts';

/** A card whose sentence and fields are worked on. */
export interface CardAtWork {
  readonly place: PackPlace;
  readonly definition: Json;
  readonly bench: FieldBench;
  readonly drafts: readonly CardDraft[];
}

/** A gesture that changes a definition. */
type ChangingGesture = Exclude<SentenceGesture, { do: 'draft' }>;

/** What may be chosen in the sentences of cards, and what gestures do to them. */
export class Sentences {
  readonly #lost: LostParts;
  /** What was shown last: most often something of it is chosen next. */
  #shown: { readonly definition: Json; readonly asked: string; readonly choices: readonly SentenceChoice[] } =
    { definition: null, asked: '', choices: [] };

  constructor(lost: LostParts) {
    this.#lost = lost;
  }

  /** What may be at a place of a card. */
  choices(card: CardAtWork, at: string, language: Language): readonly SentenceChoice[] {
    return this.#once(card, ['at', at, language], () =>
      choicesAt(card.bench, card.definition, at, language, this.#lost.of(card)),
    );
  }

  /** What may be put into a gap, or made of the draft there: what is usual there, and has the words that were typed. */
  offers(card: CardAtWork, gap: string, text: string, language: Language): readonly SentenceChoice[] {
    const { bench, definition } = card;
    const draft = card.drafts.find((one) => one.draft.anchor === gap)?.draft;
    const usual = this.#once(card, ['gap', gap, language, draft?.part ?? null, draft !== undefined], () =>
      draft === undefined
        ? offersAt(bench, definition, gap, language)
        : draftOffers(bench, definition, draft, language),
    );
    // A reader of typed sentences (`Offers`) is passed to `offersAt` and `draftOffers` here.
    const typed = wordsOf(text, language);
    return usual.filter(({ name, sentence }) => {
      const words = wordsOf(`${name} ${sentence}`, language);
      return typed.every((word) => words.some((other) => other.startsWith(word)));
    });
  }

  /** What a gesture does. @returns undefined where what was to be chosen is not there any more */
  change(card: CardAtWork, gesture: ChangingGesture, language: Language): Change | Refused | undefined {
    const { bench, definition } = card;
    switch (gesture.do) {
      case 'choose':
        return this.choices(card, gesture.at, language).find((one) => keyOf(one) === gesture.key);
      case 'take':
        return this.offers(card, gesture.gap, gesture.text, language).find(
          (one) => keyOf(one) === gesture.key,
        );
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
      case 'paste':
        return paste(bench, definition, gesture.at, gesture.json);
      case 'split':
        return split(bench, definition, gesture.at);
      case 'join':
        return join(bench, definition, gesture.at);
    }
  }

  #once(
    { definition }: CardAtWork,
    question: readonly Json[],
    answer: () => readonly SentenceChoice[],
  ): readonly SentenceChoice[] {
    const asked = JSON.stringify(question);
    if (this.#shown.definition !== definition || this.#shown.asked !== asked)
      this.#shown = { definition, asked, choices: answer() };
    return this.#shown.choices;
  }
}

/** What is shown of a choice. */
export const choiceRow = (choice: SentenceChoice): ChoiceRow => {
  const { name, sentence, chosen, way } = choice;
  return { key: keyOf(choice), name, sentence, chosen, way };
};

/** What is shown of a place. */
export const placeRow = ({ at, refused }: CarryPlace, language: Language): PlaceRow => ({
  at,
  refused: refused?.[language] ?? null,
});

/** A choice by what it does; of those that do nothing, by its name. */
function keyOf({ operations, name }: SentenceChoice): string {
  const content = operations.length === 0 ? name : operations;
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 24);
}

const wordsOf = (text: string, language: Language): readonly string[] =>
  text.toLocaleLowerCase(language).match(/[\p{L}\p{N}]+/gu) ?? [];
