import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { PackPlace, TextDraft } from '../../../shared/packs/document/entry.ts';
import type { StepOutcome } from '../../../shared/packs/document/step.ts';
import { isRefused } from '../../../shared/packs/sentence/change.ts';
import { copyOf } from '../../../shared/packs/sentence/gestures.ts';
import type { Copied, SentenceChoice } from '../../../shared/packs/sentence/types.ts';
import type { ChoiceList, GestureOutcome, SentenceGesture } from '../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { draftPlace, stepFor } from './gesture-step.ts';
import type { Told } from './protocol.ts';
import { choiceRow, Sentences, type CardAtWork } from './sentences.ts';
import type { CardViews } from './views.ts';

/** How the editor of a pack does something and says what came of it. */
interface Doing {
  made(language: Language, work: () => StepOutcome): Told;
  told(came: StepOutcome, language: Language): Told;
  draft(draft: Pick<TextDraft, 'place' | 'text'>): void;
}

/** Answers pages that work on the sentences of a pack's cards. What they ask of a card that is another one by now is refused. */
export class Gestures {
  readonly #document: PackDocument;
  readonly #views: CardViews;
  readonly #doing: Doing;
  readonly #sentences = new Sentences();

  constructor(document: PackDocument, views: CardViews, doing: Doing) {
    this.#document = document;
    this.#views = views;
    this.#doing = doing;
  }

  choices(revision: number, card: PackPlace, at: string, language: Language): ChoiceList {
    return this.#list(revision, card, (found) => this.#sentences.choices(found, at, language));
  }

  offers(revision: number, card: PackPlace, gap: string, text: string, language: Language): ChoiceList {
    return this.#list(revision, card, (found) => this.#sentences.offers(found, gap, text, language));
  }

  copy(
    revision: number,
    card: PackPlace,
    at: string,
    language: Language,
  ): { readonly copied: Copied | null } {
    const found = this.#found(revision, card);
    if (found === null) return { copied: null };
    return { copied: copyOf(found.bench, found.definition, at, language) ?? null };
  }

  /** Carries out a gesture as one step. */
  make(revision: number, card: PackPlace, gesture: SentenceGesture, language: Language): Told {
    const { file, pointer } = card;
    const stale = { kind: 'stale', file, pointers: [pointer] } as const;
    if (this.#views.worked(card) === null)
      return this.#doing.told({ kind: 'no-place', file, pointer }, language);
    const found = this.#found(revision, card);
    if (found === null) return this.#doing.told(stale, language);
    if (gesture.do === 'draft') {
      const { at, text } = gesture;
      this.#doing.draft({ place: draftPlace(found, at), text });
      const focus = { at, role: text === '' ? 'gap' : 'draft' } as const;
      return this.#noStep(card, { focus, told: null, draft: null, lost: null }, language);
    }
    const change = this.#sentences.change(found, gesture, language);
    if (change === undefined) return this.#doing.told(stale, language);
    if (isRefused(change)) return this.#refused(card, change.refused[language], language);
    const { operations, focus, told = null, draft = null, lost = null } = change;
    const outcome = { focus, told: told && told[language], draft, lost };
    // What only selects something is no step.
    if (operations.length === 0) return this.#noStep(card, outcome, language);
    const step = stepFor(found, change, gesture, this.#document.revision, Date.now());
    const came = this.#doing.made(language, () => this.#document.edit(step));
    if (!came.ok) return came;
    this.#sentences.remember(found, change, this.#views.at(card)!.definition);
    return { ...came, outcome };
  }

  /** A card as it was at a revision; null: it is another one now, or has no sentence. */
  #found(revision: number, card: PackPlace): CardAtWork | null {
    const found = this.#views.worked(card);
    return found === null || this.#document.isOther(found.place, revision) ? null : found;
  }

  #list(
    revision: number,
    card: PackPlace,
    choices: (found: CardAtWork) => readonly SentenceChoice[],
  ): ChoiceList {
    const found = this.#found(revision, card);
    return { revision: this.#document.revision, rows: found && choices(found).map(choiceRow) };
  }

  #noStep(card: PackPlace, outcome: GestureOutcome, language: Language): Told {
    const { revision } = this.#document;
    const view = this.#views.view(card, language);
    return { ok: true, revision, files: [], step: null, card: view, outcome };
  }

  #refused(card: PackPlace, sentence: string, language: Language): Told {
    const { revision } = this.#document;
    const view = this.#views.view(card, language);
    return { ok: false, why: 'refused', sentence, revision, places: [], problem: null, card: view };
  }
}
