import type { Json } from '../../../shared/engine/json.ts';
import type { AdviceRow } from '../../../shared/packs/advice/advice-row.ts';
import { refusal } from '../../../shared/packs/card-commands/pack-data.ts';
import { nameOf } from '../../../shared/packs/cards.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { PackPlace, TextDraft } from '../../../shared/packs/document/entry.ts';
import type { StepOutcome, WantedStep } from '../../../shared/packs/document/step.ts';
import { parted } from '../../../shared/packs/edit/operation.ts';
import { cardsFor } from '../../../shared/packs/fields/offers.ts';
import type { CardOffer } from '../../../shared/packs/fields/types.ts';
import { isRefused, refused } from '../../../shared/packs/sentence/change.ts';
import { copyOf } from '../../../shared/packs/sentence/gestures.ts';
import { placesFor } from '../../../shared/packs/sentence/moves.ts';
import type { PlanChange } from '../../../shared/packs/plan/types.ts';
import type { TranslationChange } from '../../../shared/packs/translations/types.ts';
import type { Change, Copied, Focus, Refused, SentenceChoice } from '../../../shared/packs/sentence/types.ts';
import type {
  CardGesture,
  ChoiceList,
  DetailChange,
  GestureOutcome,
  PackCommand,
  PlaceRow,
} from '../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { cardStep, commandStep } from './commands.ts';
import { curing } from './cures.ts';
import { fieldChange, translated } from './field-gestures.ts';
import { draftPlace, stepFor, stepOn, type Gestured, type StepTime } from './gesture-step.ts';
import { LostParts } from './lost-parts.ts';
import { isLocked, planStep } from './plan.ts';
import { textsStep } from './texts.ts';
import { detailStep } from './pack-details.ts';
import type { Told } from './asks.ts';
import { choiceRow, placeRow, Sentences, type CardAtWork } from './sentences.ts';
import type { CardViews } from './views.ts';
import type { WrittenPack } from './written-pack.ts';

/** How the editor of a pack does something and says what came of it. */
interface Doing {
  /** @param isWhole what depends on all cards is made again before that is said */
  edit(language: Language, step: WantedStep, isWhole?: boolean): Told;
  told(came: StepOutcome, language: Language): Told;
  draft(draft: Pick<TextDraft, 'place' | 'text'>): void;
}

/** Answers pages that work on the cards of a pack. What they ask of a card that is another one by now is refused. */
export class Gestures {
  readonly #document: PackDocument;
  readonly #pack: WrittenPack;
  readonly #views: CardViews;
  readonly #doing: Doing;
  readonly #lost = new LostParts();
  readonly #sentences = new Sentences(this.#lost);

  constructor(document: PackDocument, pack: WrittenPack, views: CardViews, doing: Doing) {
    this.#document = document;
    this.#pack = pack;
    this.#views = views;
    this.#doing = doing;
  }

  choices(revision: number, card: PackPlace, at: string, language: Language): ChoiceList {
    return this.#list(revision, card, (found) => this.#sentences.choices(found, at, language));
  }

  offers(revision: number, card: PackPlace, gap: string, text: string, language: Language): ChoiceList {
    return this.#list(revision, card, (found) => this.#sentences.offers(found, gap, text, language));
  }

  named(
    revision: number,
    card: PackPlace,
    at: string,
    language: Language,
  ): { readonly rows: readonly CardOffer[] | null } {
    const found = this.#found(revision, card);
    return { rows: found && cardsFor(found.bench, found.definition, at, language) };
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

  /** Where an element of a list may be carried to, and why not. */
  places(
    revision: number,
    card: PackPlace,
    at: string,
    language: Language,
  ): { readonly rows: readonly PlaceRow[] | null } {
    const found = this.#found(revision, card);
    if (found === null) return { rows: null };
    const places = placesFor(found.bench, found.definition, at);
    return { rows: places.map((place) => placeRow(place, language)) };
  }

  /** Carries out a gesture as one step. */
  make(revision: number, card: PackPlace, gesture: CardGesture, language: Language): Told {
    const { file, pointer } = card;
    const found = this.#views.worked(card);
    if (found === null) return this.#doing.told({ kind: 'no-place', file, pointer }, language);
    if (this.#document.isOther(found.place, revision)) return this.#stale(card, language);
    if (gesture.do === 'draft') {
      const { at, text } = gesture;
      this.#doing.draft({ place: draftPlace(found, at), text });
      return this.#noStep(card, outcomeAt(at, text === '' ? 'gap' : 'draft'), language);
    }
    const locked = this.locked(found.place, language);
    if (locked !== null) return locked;
    const came = this.#gestured(found, gesture, language);
    if (came === undefined) return this.#stale(card, language);
    if (came === null) return this.#noStep(card, outcomeAt('at' in gesture ? gesture.at : ''), language);
    if ('refused' in came) return this.refused(card, came, language);
    const { change, step, isWhole } = came;
    const { focus, told = null, draft = null, lost = null } = change;
    const outcome = { focus, told: told && told[language], draft, lost };
    // What only selects something is no step.
    if (step.edits.every((edit) => 'operations' in edit && edit.operations.length === 0))
      return this.#noStep(card, outcome, language);
    const made = this.#doing.edit(language, step, isWhole);
    if (!made.ok) return made;
    this.#lost.remember(found, change, this.#pack.at(card)!.definition);
    // What comes to the same text is no step.
    return { ...made, card: made.card ?? this.#views.view(card, language), outcome };
  }

  /** Does something with whole cards as one step. */
  command(revision: number, command: PackCommand, language: Language): Told {
    if (!('card' in command)) return this.#commanded(command, null, language);
    const { file, pointer } = command.card;
    const found = this.#pack.at(command.card);
    if (found === null) return this.#doing.told({ kind: 'no-place', file, pointer }, language);
    const { place } = found;
    if (this.#document.isOther(place, revision)) return this.#stale(place, language);
    const locked = command.do === 'duplicate' ? null : this.locked(place, language);
    if (locked !== null) return locked;
    const made = this.#commanded({ ...command, card: place }, place, language);
    if (made.ok && command.do === 'rename')
      this.#lost.remember(found, renaming(command.id), this.#pack.at(place)!.definition);
    if (!made.ok || made.card !== null || command.do !== 'delete') return made;
    // Behind the last card of a file there is none: then it leads to the one before.
    const [list, index] = parted(place.pointer);
    return { ...made, card: this.#views.view({ file, pointer: `${list}/${Number(index) - 1}` }, language) };
  }

  /** Has the pack say something else of itself, as one step. */
  detail(change: DetailChange, language: Language): Told {
    const step = detailStep(this.#document, this.#pack, change, Date.now());
    if ('refused' in step) return this.refused(null, step, language);
    // What is missing on each card depends on the language of the pack.
    return this.#doing.edit(language, step, change.detail === 'language');
  }

  /** Refuses to change the card at a place or around it where its author has locked it; null: that is not so. */
  locked(around: PackPlace, language: Language): Told | null {
    const found = this.#pack.at(around);
    if (found === null || found.patched !== null || !isLocked(this.#pack, found.definition)) return null;
    const { place } = found;
    const { revision } = this.#document;
    const card = this.#views.view(place, language);
    return { ok: false, why: 'locked', revision, places: [place], problem: null, card };
  }

  /** Changes the plan of the pack, as one step. */
  plan(change: PlanChange, language: Language): Told {
    const step = planStep(this.#document, this.#pack, change, Date.now());
    return 'refused' in step ? this.refused(null, step, language) : this.#doing.edit(language, step);
  }

  /** Changes texts of the pack in another language, as one step. */
  translate(change: TranslationChange, language: Language): Told {
    const step = textsStep(this.#document, this.#pack, change, Date.now());
    if (step === null) return this.#doing.told({ kind: 'stale', file: '', pointers: [] }, language);
    if ('refused' in step) return this.refused(null, step, language);
    // What is missing on each card depends on the language of the pack.
    return this.#doing.edit(language, step, change.do === 'settle');
  }

  #commanded(command: PackCommand, card: PackPlace | null, language: Language): Told {
    const step = commandStep(this.#document, this.#pack, this.#views, command, Date.now());
    if (step === null) return this.#doing.told({ kind: 'stale', file: '', pointers: [] }, language);
    if ('refused' in step) return this.refused(card, step, language);
    return this.#doing.edit(language, step, true);
  }

  /** @returns undefined where what it was meant for is not there any more; null where there is nothing to do */
  #gestured(
    found: CardAtWork,
    gesture: Exclude<CardGesture, { do: 'draft' }>,
    language: Language,
  ): Gestured | Refused | undefined | null {
    const run = 'run' in gesture ? gesture.run : null;
    const time: StepTime = { revision: this.#document.revision, at: Date.now(), run };
    switch (gesture.do) {
      case 'cure': {
        const advice = (one: Language): readonly AdviceRow[] => this.#views.advice(found, one);
        return curing(this.#pack, found, gesture, advice, language, time);
      }
      case 'translate': {
        if (found.patched !== null) return refusal('refused.unpatchable');
        const came = translated(this.#document, found, gesture);
        if (came === null || 'refused' in came) return came;
        const { change, edits } = came;
        return { change: { ...change, operations: [] }, step: stepOn(found.place, change, edits, time) };
      }
      case 'write':
        if (gesture.at === '/id' && nameOf(found.definition) !== undefined)
          return this.#renamed(found, gesture.value);
        return changed(found, fieldChange(found, gesture, this.#lost.of(found)), time);
      case 'fill':
      case 'clear':
      case 'reorder':
        return changed(found, fieldChange(found, gesture, this.#lost.of(found)), time);
      default:
        return changed(found, this.#sentences.change(found, gesture, language), time);
    }
  }

  /** All that names the card follows. */
  #renamed({ place, definition }: CardAtWork, id: Json): Gestured | Refused | null {
    if (typeof id !== 'string') return refused('value');
    if (id === nameOf(definition)) return null;
    const step = cardStep(this.#document, this.#pack, { do: 'rename', card: place, id }, Date.now());
    if ('refused' in step) return step;
    return { step, change: { ...renaming(id), focus: outcomeAt('/id').focus }, isWhole: true };
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

  #stale({ file, pointer }: PackPlace, language: Language): Told {
    return this.#doing.told({ kind: 'stale', file, pointers: [pointer] }, language);
  }

  /** Says why nothing was done. @param card that it was about */
  refused(card: PackPlace | null, { refused: why }: Refused, language: Language): Told {
    const { revision } = this.#document;
    const view = card && this.#views.view(card, language);
    return {
      ok: false,
      why: 'refused',
      sentence: why[language],
      revision,
      places: [],
      problem: null,
      card: view,
    };
  }
}

/** A change of a card as a step. */
const changed = (
  found: CardAtWork,
  change: Change | Refused | undefined,
  time: StepTime,
): Gestured | Refused | undefined => {
  if (change === undefined || isRefused(change)) return change;
  const step = stepFor(found, change, time);
  return 'refused' in step ? step : { change, step };
};

/** What another name does to the card itself. */
const renaming = (id: string): Pick<Change, 'operations' | 'carried'> => ({
  operations: [{ op: 'replace', path: '/id', value: id }],
  carried: [],
});

/** Nothing besides where the focus goes. */
const outcomeAt = (at: string, role: Focus['role'] = 'choice'): GestureOutcome => ({
  focus: { at, role },
  told: null,
  draft: null,
  lost: null,
});
