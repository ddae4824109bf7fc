// Packs that are being written: what has changed, and a card with all that is said of it.
import type { Json } from '../../engine/json.ts';
import type { DetailPlace } from '../../packs/card-commands/details.ts';
import type { TextSearch } from '../../packs/card-commands/find-texts.ts';
import type { FieldChange } from '../../packs/card-commands/many-cards.ts';
import type { PackPlace, StepLabel, TextDraft } from '../../packs/document/entry.ts';
import type { ClashPlace } from '../../packs/document/outside.ts';
import type { AdviceRow } from '../../packs/advice/advice-row.ts';
import type { FileLines, FilePosition } from '../../packs/parse.ts';
import type { Completions } from '../../packs/raw/completions.ts';
import type { PlanTemplate } from '../../packs/plan/types.ts';
import type { FieldGroup } from '../../packs/fields/types.ts';
import type { Draft, Focus, Lost, Sentence, SentenceChoice } from '../../packs/sentence/types.ts';
import type { CardFace } from '../../tableau/tableau.ts';
import type { Language } from '../../words/languages.ts';
import type { FormsBeside } from '../../words/names.ts';
import type { ProblemRow } from './packs.ts';

/** A step of the author by its name and place; from outside it has no name. */
export interface StepRow {
  readonly label: StepLabel;
  readonly place: PackPlace | null;
  readonly at: number;
}

/** A file that is not simply on the disk as it is here, or cannot be read there. */
export interface UnsavedFile {
  readonly path: string;
  /**
   * `unsaved`: it is written after a second of quiet. `draft`: it cannot be read, and is written only when that is asked
   * for. `broken`: it cannot be read, and is on the disk like that. `clash`: another program has written it as well, and a
   * choice is open.
   */
  readonly state: 'unsaved' | 'draft' | 'broken' | 'clash';
}

/** How a pack that is being written stands; the newest one counts. */
export interface WorkshopState {
  /** As in the list of packs. */
  readonly folder: string;
  /** Counts up with each change of a text or a draft; edits name the one that they were made on. */
  readonly revision: number;
  /** The newest revision of which nothing can be lost any more. */
  readonly kept: number;
  /** The revision that brought other cards, or other names of cards: then `workshop.cards` has changed. */
  readonly listed: number;
  /**
   * The newest revision of which all follows: cards that stand or fall with others, and names in other languages. It comes after
   * a moment of quiet; then a card that is shown may have other problems.
   */
  readonly settled: number;
  readonly unsaved: readonly UnsavedFile[];
  readonly undo: StepRow | null;
  readonly redo: StepRow | null;
  readonly drafts: readonly TextDraft[];
}

/** A card of the pack in a list. */
export interface WrittenCardRow {
  readonly place: PackPlace;
  /** Its name in the pack; null where it has none. */
  readonly id: string | null;
  readonly name: string;
  /** What it is called in other languages, by their tags. */
  readonly names: { readonly [language: string]: string };
  readonly kind: string;
  /** How many errors and warnings the pack had in it when all of it was looked at last. */
  readonly problems: number;
}

/** A card of another pack that the pack changes. */
export interface WrittenPatchRow extends WrittenCardRow {
  /** Its full id. */
  readonly card: string;
  /** What its pack is called. */
  readonly of: string;
}

/** A kind of card that a pack may have. */
export interface CardKind {
  readonly kind: string;
  /** "attack" */
  readonly name: string;
  /** "attacks": what such cards are listed under. */
  readonly plural: string;
  /** What it is on the table, in one sentence. */
  readonly about: string;
  /** The same in a few words. */
  readonly brief: string;
  /** What it is listed under with kinds that belong to it; empty: under nothing. */
  readonly sort: string;
}

/** What a pack is, in the language of the caller. */
export interface PackAbout {
  /** Its id, or the name of its folder while it has none. */
  readonly pack: string;
  /** Its id while it has none. */
  readonly title: string;
  /** Empty while it has none. */
  readonly version: string;
  /** Empty while its `pack.json` names none. */
  readonly game: string;
  /** The kinds of card of its game in the order of its schema, in the language of the caller. */
  readonly kinds: readonly CardKind[];
  /** What new cards may start from besides finished ones. */
  readonly templates: readonly PlanTemplate[];
  /** How many of its own texts are missing in languages of the program: its title, and its description where it has one. */
  readonly unsaid: number;
  /** What a first card may be, for the tour; null: none is known. */
  readonly first: { readonly kind: string; readonly typed: string } | null;
}

export interface WorkshopPack extends PackAbout {
  readonly state: WorkshopState;
  /** Paths of all its files that can be written here. */
  readonly files: readonly string[];
  readonly cards: readonly WrittenCardRow[];
  readonly patches: readonly WrittenPatchRow[];
}

/** What the author of a card is told, at its place in the file of the card: the one that the checker names. */
export interface WrittenAdvice extends AdviceRow, Readonly<FilePosition> {}

/** A card as it is now, with all that is said of it in the language of the caller. */
export interface WrittenCard {
  readonly revision: number;
  readonly place: PackPlace;
  /** Where it is in the text of its file. */
  readonly lines: FileLines;
  /**
   * Why its file cannot be read as it is now; null: it can. Until then all that is said of the card, lines among it, is as of the
   * last text that could be read.
   */
  readonly fault: ProblemRow | null;
  readonly definition: Json;
  /** Whether its author has locked it by the plan: what would change it is refused. */
  readonly isLocked: boolean;
  /** Its text as it is edited, drafts among it, whatever is written in the card; null for a game whose cards have no words. */
  readonly sentence: Sentence | null;
  /** What is outside its sentence, other languages among it; empty for a game without a card language. */
  readonly fields: readonly FieldGroup[];
  readonly face: CardFace | null;
  /** Of this card alone, those of its text first. */
  readonly problems: readonly ProblemRow[];
  /** What its author is told: those problems that loading the pack would find in it, in other words, and what is beyond errors. */
  readonly advice: readonly WrittenAdvice[];
}

/** A card in a language beside that of the caller. */
export interface CardInOther {
  readonly revision: number;
  readonly language: Language;
  /** The text of each rule by its pointer. */
  readonly rules: readonly { readonly at: string; readonly text: string }[];
  readonly face: CardFace | null;
}

/** What a word of the card language, or a field, does. */
export interface WordHelp {
  /** The word as lists call it: "draw cards". */
  readonly name: string;
  readonly does: string;
  /** A sentence with it; empty for a field of a word. */
  readonly example: string;
  /** Cards that came with the program and have it, by full id, the simplest first; at most five. */
  readonly cards: readonly { readonly id: string; readonly name: string }[];
}

type Shown = 'name' | 'sentence' | 'chosen' | 'way' | 'parts' | 'without';

/** Something that may be chosen in a sentence: what it does is told by its key alone. */
export interface ChoiceRow extends Pick<SentenceChoice, Shown> {
  readonly key: string;
}

/** What may be chosen at a place, as of a revision. */
export interface ChoiceList {
  readonly revision: number;
  /** Null: the card is not what it was any more. */
  readonly rows: readonly ChoiceRow[] | null;
}

/** A place that an element of a list may be carried to: before what is there, or behind the last of its list. */
export interface PlaceRow {
  readonly at: string;
  /** Why it may not come there; null: it may. */
  readonly refused: string | null;
}

/** What is done in the sentence of a card. Pointers are those in its definition. */
export type SentenceGesture =
  /** One of `workshop.choices` at a place, by its key. */
  | { readonly do: 'choose'; readonly at: string; readonly key: string }
  /** One of `workshop.offers` for what was typed in a gap. A draft there is finished by it. */
  | { readonly do: 'take'; readonly gap: string; readonly text: string; readonly key: string }
  /** @property run typing and turning: all with the same one and less than a second between them are one step */
  | { readonly do: 'set'; readonly at: string; readonly value: Json; readonly run: string | null }
  | { readonly do: 'remove' | 'duplicate' | 'split' | 'join'; readonly at: string }
  | { readonly do: 'shift'; readonly at: string; readonly way: 'up' | 'down' }
  /** An element of a list to one of `workshop.places`. */
  | { readonly do: 'carry'; readonly at: string; readonly to: string }
  /** JSON into a gap, or in place of a part. */
  | { readonly do: 'paste'; readonly at: string; readonly json: string }
  /** Keeps what was typed in a gap and is no program yet; an empty text drops the draft. It is no step. */
  | { readonly do: 'draft'; readonly at: string; readonly text: string };

/** What is done in the fields of a card outside its sentence. Pointers are those of `WrittenCard.fields`. */
export type FieldGesture =
  /** Writes a value. @property run as in `SentenceGesture` */
  | { readonly do: 'write'; readonly at: string; readonly value: Json; readonly run: string | null }
  /** Writes what is usual where nothing is yet; in a list, one more of what is usual, at the index that `at` ends with. */
  | { readonly do: 'fill'; readonly at: string }
  /** Takes away what is there. */
  | { readonly do: 'clear'; readonly at: string }
  /** Moves an element within its list to an index. */
  | { readonly do: 'reorder'; readonly at: string; readonly to: number }
  /** A text of the card in another language, by the tag of that. An empty one takes it away. */
  | {
      readonly do: 'translate';
      readonly language: string;
      readonly at: string;
      readonly text: string;
      /** How a name declines; left out: as before. */
      readonly forms?: FormsBeside;
      readonly run: string | null;
    };

/** Carries out a cure of `WrittenCard.advice`: that of the row with this code and place, by its label. */
export interface CureGesture {
  readonly do: 'cure';
  readonly code: string;
  readonly at: string;
  readonly label: string;
}

export type CardGesture = SentenceGesture | FieldGesture | CureGesture;

/** What is done with whole cards of a pack. */
export type PackCommand =
  /** A card of a kind, made from a finished one. */
  | {
      readonly do: 'new';
      readonly kind: string;
      readonly name: string;
      /** The least number of the band that the finished card is to be in; null: it has no number; left out: any. */
      readonly least?: number | null;
      /** Of the pack, by its name, in place of a finished card. */
      readonly template?: string;
    }
  | { readonly do: 'duplicate' | 'delete'; readonly card: PackPlace }
  /** Another name in the pack; all that names the card follows. */
  | { readonly do: 'rename'; readonly card: PackPlace; readonly id: string }
  /** Into another file of cards, which may be new. */
  | { readonly do: 'relocate'; readonly card: PackPlace; readonly file: string }
  /** A field of several cards, as `workshop.preview` has shown it. Cards for which that had a reason against it stay as they are. */
  | {
      readonly do: 'change';
      readonly cards: readonly PackPlace[];
      readonly change: FieldChange;
      readonly seen: string;
    }
  /** Words in the texts of the pack, as `workshop.find` has shown them. @property without indices of rows that stay as they are */
  | {
      readonly do: 'replace';
      readonly search: TextSearch;
      readonly by: string;
      readonly without: readonly number[];
      readonly seen: string;
    };

/** Something that a pack says of itself, as text. */
export interface DetailRow extends DetailPlace {
  /** Of authors a line for each. */
  readonly text: string;
  /** What is wrong with it, in words; null: nothing. */
  readonly problem: string | null;
}

/** All that a pack says of itself. */
export interface PackDetails {
  readonly revision: number;
  readonly id: string;
  /** The tag of the language that it is written in. */
  readonly written: string;
  /** In its own language first; of the others those of the program and those that it speaks already. */
  readonly rows: readonly DetailRow[];
  /** What else is wrong in its `pack.json`, in words. */
  readonly problems: readonly string[];
}

/** Another text of what a pack says of itself; an empty one takes away what can be left out. @property run as in `SentenceGesture` */
export interface DetailChange extends DetailPlace {
  readonly text: string;
  readonly run: string | null;
}

/** What a gesture did besides. */
export interface GestureOutcome {
  /** Where the focus goes. */
  readonly focus: Focus;
  /** What went with it, in words; null: nothing. */
  readonly told: string | null;
  /** What is left of a rule that lost its last effect. */
  readonly draft: Draft | null;
  /** What comes back when the change is changed back. */
  readonly lost: Lost | null;
}

/** What came of an edit, a gesture, a command, an undo or a redo. */
export type WorkshopAnswer =
  | {
      readonly ok: true;
      readonly revision: number;
      /** Paths of the files that have another text now. */
      readonly files: readonly string[];
      /** What was done, undone or done again; null where nothing has changed. */
      readonly step: StepRow | null;
      /** The card that this was about, where it is there; null: it was about none. */
      readonly card: WrittenCard | null;
      /** Null: it was no gesture. */
      readonly outcome: GestureOutcome | null;
    }
  | {
      readonly ok: false;
      /**
       * `stale`: others have changed the same. `unfit`: a pack may not say that. `nothing`: there is no such step. `refused`: a
       * gesture that does nothing there. `locked`: the author has locked the card, and has to be asked.
       */
      readonly why: 'stale' | 'unreadable' | 'unfit' | 'no-place' | 'nothing' | 'refused' | 'locked';
      readonly sentence: string;
      readonly revision: number;
      /** Where it does not fit. */
      readonly places: readonly PackPlace[];
      /** What the reader of packs has against the text, or against the value; null: nothing. */
      readonly problem: ProblemRow | null;
      readonly card: WrittenCard | null;
    };

/** A file as text, for the raw view. */
export interface RawFile {
  readonly revision: number;
  /** Null: there is no such file. */
  readonly text: string | null;
  /** Why it cannot be read; null: it can. */
  readonly fault: ProblemRow | null;
  /** Places for which a choice is open between what is here and what another program has written. */
  readonly clashes: readonly ClashPlace[];
}

/** What may be written at an offset of a file, as of a revision. */
export interface RawCompletions extends Completions {
  readonly revision: number;
}
