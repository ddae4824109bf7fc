// What the bench of one card is told, and what it asks for. A host, or a test, implements the port.
import type { Json } from '../../shared/engine/json.ts';
import type { SimilarRow, UseRow } from '../../shared/packs/advice/around.ts';
import type { FileLines } from '../../shared/packs/parse.ts';
import type { CardOffer, FieldGroup } from '../../shared/packs/fields/types.ts';
import type { Copied, Focus, Sentence } from '../../shared/packs/sentence/types.ts';
import type {
  CardGesture,
  CardInOther,
  ChoiceRow,
  PlaceRow,
  WordHelp,
  WrittenAdvice,
} from '../../shared/rpc/messages/workshop.ts';
import type { CardFace } from '../../shared/tableau/tableau.ts';
import type { RawPort } from './raw/raw-port.ts';

/** A card of the pack, in its list. */
export interface BenchCard {
  readonly id: string;
  /** In the language that is shown, where it has one in that. */
  readonly name: string;
  /** What it is called in other languages. */
  readonly otherNames: readonly string[];
  /** Its kind in words, in the plural: what it is listed under. */
  readonly kind: string;
  /** How much is wrong with it. */
  readonly problems: number;
}

/** A place in a file that cannot be read. */
export interface BenchFault {
  readonly line: number;
  readonly column: number;
  /** What is wrong there, and what mends it. */
  readonly words: string;
}

/** The file that the card on the bench is in. */
export interface BenchFile {
  readonly path: string;
  /** Of the card. */
  readonly pointer: string;
  /** The newest revision of the pack that is known; texts are asked for by it. */
  readonly newest: number;
  /** That of which the card is shown, with its lines and the places of its problems. */
  readonly revision: number;
  readonly lines: FileLines;
  /** Why it cannot be read as it is now; null: it can. Else the card is shown as it was when it could be read last. */
  readonly fault: BenchFault | null;
}

/** All that the bench shows, in the language that is shown. */
export interface BenchState {
  readonly pack: { readonly title: string; readonly version: string };
  readonly cards: readonly BenchCard[];
  /** Id of the card on the bench. */
  readonly card: string;
  readonly file: BenchFile;
  /** Whether the card is locked: each change of it asks first. */
  readonly isLocked: boolean;
  /** As it is written. */
  readonly definition: Json;
  readonly sentence: Sentence;
  /** Null while it cannot be drawn. */
  readonly face: CardFace | null;
  /** Null until it has been asked for after a moment of quiet. */
  readonly other: Omit<CardInOther, 'revision'> | null;
  readonly fields: readonly FieldGroup[];
  readonly problems: readonly WrittenAdvice[];
  /** Whether nothing of it can be lost any more. */
  readonly kept: boolean;
  /** Name of the step that would be taken back; null: there is none. */
  readonly undo: string | null;
  readonly redo: string | null;
}

/** A card like the one on the bench. */
export interface BenchSimilar extends Omit<SimilarRow, 'card'> {
  /** Its id among the cards of the pack; null: it is of another one. */
  readonly card: string | null;
}

/** A place at which the card on the bench is named. */
export interface BenchUse extends Omit<UseRow, 'user'> {
  /** Id of the card that names it, among the cards of the pack; null: it is of another one, or it is a scenario. */
  readonly card: string | null;
}

/** What came of it, when the state has changed: where the focus goes and what else is to be said. Or why nothing was done. */
export type BenchAnswer =
  | { readonly focus: Focus; readonly told: string | null }
  /** In words. */
  | { readonly refused: string };

/** What the bench works on. */
export interface BenchPort {
  /** Read it in templates and effects: it changes. */
  readonly state: BenchState;
  /** The files of the pack as texts. */
  readonly raw: RawPort;
  do(gesture: CardGesture): Promise<BenchAnswer>;
  undo(): Promise<BenchAnswer>;
  redo(): Promise<BenchAnswer>;
  /** What may be at a place, in its reading order; in a gap what is usual there. */
  choices(at: string): Promise<readonly ChoiceRow[]>;
  /** What typed words may mean in a gap, the best first. */
  offers(at: string, typed: string): Promise<readonly ChoiceRow[]>;
  /** A part for the clipboard; null: there is none. */
  copy(at: string): Promise<Copied | null>;
  /** Where an element of a list may be carried to, and why not. */
  places(at: string): Promise<readonly PlaceRow[]>;
  /** The cards that are most like the one on the bench. */
  similar(): Promise<readonly BenchSimilar[]>;
  /** Where the card on the bench is named. */
  uses(): Promise<readonly BenchUse[]>;
  /** What is known of the word at a place; null: nothing. */
  explain(at: string): Promise<WordHelp | null>;
  /** The cards that may be named at a place of a field. */
  named(at: string): Promise<readonly CardOffer[]>;
  /** Unlocks the card, as one step. */
  unlock(): Promise<BenchAnswer>;
  /** The focus has left what was typed in: all is to be put down at once. */
  keep(): void;
  /** Puts another card of the pack on the bench. */
  show(card: string): void;
}
