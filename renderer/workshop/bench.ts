// What the bench of one card is told, and what it asks for. A host, or a test, implements the port.
import type { Json } from '../../shared/engine/json.ts';
import type { AdviceRow, Cure } from '../../shared/packs/advice/advice-row.ts';
import type { SentenceChoice, Copied, Focus, Sentence } from '../../shared/packs/sentence/types.ts';
import type { CardFace } from '../../shared/tableau/tableau.ts';
import type { Language } from '../../shared/words/languages.ts';

/** A card of the pack, in its list. */
export interface BenchCard {
  readonly id: string;
  readonly name: string;
  /** Its kind in words, in the plural: what it is listed under. */
  readonly kind: string;
  /** How much is wrong with it. */
  readonly problems: number;
}

/** A number beside the sentence; null: it is not written. */
export interface BenchNumber {
  /** JSON pointer in the definition. */
  readonly at: string;
  readonly label: string;
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
}

/** A value that a field may have. */
interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** A field of the card outside of its programs. All words come with it. */
export type BenchField = {
  /** JSON pointer in the definition; of several numbers, that of what they are in. */
  readonly at: string;
  readonly label: string;
  /** Above the sentence, or below it. */
  readonly place: 'head' | 'foot';
} & (
  | {
      readonly kind: 'text';
      readonly value: string;
      /** The most letters; null: as many as one likes. */
      readonly most: number | null;
    }
  | { readonly kind: 'numbers'; readonly numbers: readonly BenchNumber[] }
  | { readonly kind: 'choice'; readonly value: string; readonly options: readonly FieldOption[] }
  | { readonly kind: 'set'; readonly values: readonly string[]; readonly options: readonly FieldOption[] }
);

/** The card in the other language: the text of each rule, and its face. */
interface OtherLanguage {
  readonly language: Language;
  /** By the pointer of the rule. */
  readonly rules: readonly { readonly at: string; readonly text: string }[];
  readonly face: CardFace | null;
}

/** All that the bench shows, in the language that is shown. */
export interface BenchState {
  readonly pack: { readonly title: string; readonly version: string };
  readonly cards: readonly BenchCard[];
  /** Id of the card on the bench. */
  readonly card: string;
  readonly sentence: Sentence;
  /** Null while it cannot be drawn. */
  readonly face: CardFace | null;
  readonly other: OtherLanguage | null;
  readonly fields: readonly BenchField[];
  readonly problems: readonly AdviceRow[];
  /** Whether nothing of it can be lost any more. */
  readonly kept: boolean;
  /** Name of the step that would be taken back; null: there is none. */
  readonly undo: string | null;
  readonly redo: string | null;
}

/** What is done to the card. Each is a step of its own, but those of one `run` are one step together. */
export type BenchGesture =
  /** What may be chosen at a place, or in a gap. */
  | { readonly do: 'choose'; readonly at: string; readonly choice: SentenceChoice }
  | { readonly do: 'set'; readonly at: string; readonly value: Json; readonly run?: string }
  | { readonly do: 'remove'; readonly at: string }
  | { readonly do: 'shift'; readonly at: string; readonly way: 'up' | 'down' }
  | { readonly do: 'duplicate'; readonly at: string }
  | { readonly do: 'split'; readonly at: string }
  | { readonly do: 'join'; readonly at: string }
  /** Into a gap, or in place of a part. */
  | { readonly do: 'paste'; readonly at: string; readonly json: string }
  /** Keeps what was typed in a gap and is no program yet; an empty text drops the draft. */
  | { readonly do: 'draft'; readonly at: string; readonly text: string }
  | { readonly do: 'cure'; readonly problem: AdviceRow; readonly cure: Cure };

/** What came of it, when the state has changed: where the focus goes and what else is to be said. Or why nothing was done. */
export type BenchAnswer =
  | { readonly focus: Focus; readonly told: string | null }
  /** In words. */
  | { readonly refused: string };

/** What a word does, for those who ask. */
export interface BenchHelp {
  readonly does: string;
  /** A sentence with it. */
  readonly example: string;
}

/** What the bench works on. */
export interface BenchPort {
  /** Read it in templates and effects: it changes. */
  readonly state: BenchState;
  do(gesture: BenchGesture): Promise<BenchAnswer>;
  undo(): Promise<BenchAnswer>;
  redo(): Promise<BenchAnswer>;
  /** What may be at a place, in its reading order; in a gap what is usual there. */
  choices(at: string): Promise<readonly SentenceChoice[]>;
  /** What typed words may mean in a gap, the best first. */
  offers(at: string, typed: string): Promise<readonly SentenceChoice[]>;
  /** A part for the clipboard; null: there is none. */
  copy(at: string): Promise<Copied | null>;
  /** What is known of the word at a place; null: nothing. */
  explain(at: string): Promise<BenchHelp | null>;
  /** Puts another card of the pack on the bench. */
  show(card: string): void;
}
