import { createHash } from 'node:crypto';
import type { Json } from '../../../shared/engine/json.ts';
import { differences } from '../../../shared/packs/edit/difference.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import { carried } from '../../../shared/packs/document/rebase.ts';
import { isWithin } from '../../../shared/packs/pointer.ts';
import { remembered } from '../../../shared/packs/sentence/anchors.ts';
import type { Bench } from '../../../shared/packs/sentence/bench.ts';
import { choicesAt, offersAt } from '../../../shared/packs/sentence/choices.ts';
import { draftOffers } from '../../../shared/packs/sentence/drafts.ts';
import { duplicate, join, paste, set, split } from '../../../shared/packs/sentence/gestures.ts';
import { move } from '../../../shared/packs/sentence/moves.ts';
import { remove } from '../../../shared/packs/sentence/removal.ts';
import type { Change, Lost, Refused, SentenceChoice } from '../../../shared/packs/sentence/types.ts';
import type { ChoiceRow, SentenceGesture } from '../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { CardDraft } from './card-drafts.ts';

/** A card whose sentence is worked on. */
export interface CardAtWork {
  readonly place: PackPlace;
  readonly definition: Json;
  readonly bench: Bench;
  readonly drafts: readonly CardDraft[];
}

/** A gesture that changes a definition. */
type ChangingGesture = Exclude<SentenceGesture, { do: 'draft' }>;

/** What may be chosen in the sentences of cards, and what gestures do to them. It remembers what changes have lost. */
export class Sentences {
  /** By card: what was lost, at the places where that is in a definition. */
  readonly #lost = new Map<string, { readonly definition: Json; readonly lost: readonly Lost[] }>();
  /** What was shown last: most often something of it is chosen next. */
  #shown: { readonly definition: Json; readonly asked: string; readonly choices: readonly SentenceChoice[] } =
    { definition: null, asked: '', choices: [] };

  /** What may be at a place of a card. */
  choices(card: CardAtWork, at: string, language: Language): readonly SentenceChoice[] {
    return this.#once(card, ['at', at, language], () =>
      choicesAt(card.bench, card.definition, at, language, this.lost(card)),
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

  /** What was lost of a card, where it is now. What has been changed since by other ways is forgotten where that touched it. */
  lost({ place, definition }: Pick<CardAtWork, 'place' | 'definition'>): readonly Lost[] {
    const known = this.#lost.get(keyOfCard(place, definition));
    if (known === undefined || known.definition === definition) return known?.lost ?? [];
    const made = differences(known.definition, definition);
    const isGone = ({ at }: Lost): boolean =>
      made.some(({ op, path }) => op !== 'add' && op !== 'insert' && isWithin(at, path));
    return known.lost.filter((one) => !isGone(one)).map((one) => ({ ...one, at: carried(one.at, made) }));
  }

  /**
   * A change of a card has been made.
   *
   * @param before the card before it
   * @param definition after it
   */
  remember(before: CardAtWork, change: Change, definition: Json): void {
    const lost = remembered(this.lost(before), change);
    if (lost.length > 0) this.#lost.set(keyOfCard(before.place, definition), { definition, lost });
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

/** A choice by what it does; of those that do nothing, by its name. */
function keyOf({ operations, name }: SentenceChoice): string {
  const content = operations.length === 0 ? name : operations;
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 24);
}

const wordsOf = (text: string, language: Language): readonly string[] =>
  text.toLocaleLowerCase(language).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Cards move in their list; their names stay. */
function keyOfCard({ file, pointer }: PackPlace, definition: Json): string {
  const id =
    typeof definition === 'object' && definition !== null && 'id' in definition ? definition.id : null;
  return `${file}#${typeof id === 'string' ? id : pointer}`;
}
