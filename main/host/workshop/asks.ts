import type { Taken } from '../../../shared/packs/document/outside.ts';
import type { PassedCard, PassedTo, Passing } from '../../../shared/packs/card-commands/between.ts';
import type { WantedStep } from '../../../shared/packs/document/step.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import type { PackPlace, TextDraft } from '../../../shared/packs/document/entry.ts';
import type {
  CardGesture,
  CardInOther,
  ChoiceList,
  DetailChange,
  PackAbout,
  PackCommand,
  PackDetails,
  PlaceRow,
  RawCompletions,
  RawFile,
  WordHelp,
  WorkshopAnswer,
  WorkshopPack,
  WrittenCard,
  WrittenCardRow,
  WrittenPatchRow,
} from '../../../shared/rpc/messages/workshop.ts';
import type { ComparedCard, PackPlan } from '../../../shared/rpc/messages/workshop-plan.ts';
import type { PlanChange } from '../../../shared/packs/plan/types.ts';
import type { TableFormat } from '../../../shared/packs/translations/table.ts';
import type { TranslationChange } from '../../../shared/packs/translations/types.ts';
import type { ChangedTexts, PackTexts, TablePreview } from '../../../shared/rpc/messages/workshop-texts.ts';
import type { PackPictures } from '../../../shared/rpc/messages/workshop-pictures.ts';
import type { PackNumbers } from '../../../shared/rpc/messages/workshop-numbers.ts';
import type {
  ComparedThing,
  ComparedWith,
  PackComparison,
  RestoredThing,
  ThingDifference,
} from '../../../shared/rpc/messages/workshop-history.ts';
import type {
  CardCells,
  CardOverview,
  ChangePreview,
  ForeseenProblems,
  FoundRows,
  StampedFace,
} from '../../../shared/rpc/messages/workshop-overview.ts';
import type { PackCredit } from '../../../shared/packs/credit.ts';
import type { Maker } from '../../../shared/packs/pictures.ts';
import type { TextSearch } from '../../../shared/packs/card-commands/find-texts.ts';
import type { FieldChange } from '../../../shared/packs/card-commands/many-cards.ts';
import type { SimilarRow, UseRow } from '../../../shared/packs/advice/around.ts';
import type { CardOffer } from '../../../shared/packs/fields/types.ts';
import type { Copied } from '../../../shared/packs/sentence/types.ts';
import type { Language } from '../../../shared/words/languages.ts';

// What is asked of the worker of a pack that is being written, and what it answers. Plain data throughout.

type Done = Extract<WorkshopAnswer, { ok: true }>;
type NotDone = Extract<WorkshopAnswer, { ok: false }>;

/** A refusal of which the main thread has yet to say why. */
export type Unsaid = Omit<NotDone, 'sentence' | 'why'> & { readonly why: Exclude<NotDone['why'], 'refused'> };

/** A gesture says itself why it does nothing. */
export type Told = Done | Unsaid | (NotDone & { readonly why: 'refused' });

/** A card of another pack, with the version that this has. */
export interface ForeignDefinition {
  readonly id: string;
  readonly definition: Definition;
  readonly version: string;
}

/** A card that is passed on, and what may keep it from that. */
export interface PassedOn {
  readonly ok: true;
  readonly card: PassedCard;
  /** What is not finished in it, by places within it. */
  readonly drafts: readonly TextDraft[];
  /** Whether its author has locked it. */
  readonly isLocked: boolean;
  /** The packs whose cards it names, its own among them. */
  readonly names: readonly string[];
  /** What names it in its pack, in words. */
  readonly namedBy: readonly string[];
}

/** What is asked of the worker, and what it answers. */
export interface Asks {
  open: { readonly asked: object; readonly answer: WorkshopPack };
  cards: {
    readonly asked: object;
    readonly answer: {
      readonly cards: readonly WrittenCardRow[];
      readonly patches: readonly WrittenPatchRow[];
      readonly about: PackAbout;
    };
  };
  details: { readonly asked: object; readonly answer: PackDetails };
  detail: { readonly asked: { readonly change: DetailChange }; readonly answer: Told };
  card: { readonly asked: { readonly place: PackPlace }; readonly answer: WrittenCard | null };
  edit: { readonly asked: { readonly wanted: Omit<WantedStep, 'at'> }; readonly answer: Told };
  undo: { readonly asked: { readonly revision: number }; readonly answer: Told };
  redo: { readonly asked: { readonly revision: number }; readonly answer: Told };
  /** The focus has left: all is put down in the journal at once. Answers the newest revision that is. */
  keep: { readonly asked: object; readonly answer: { readonly kept: number } };
  raw: { readonly asked: { readonly file: string }; readonly answer: RawFile };
  complete: {
    readonly asked: { readonly file: string; readonly offset: number };
    readonly answer: { readonly found: RawCompletions | null };
  };
  /** Writes a file as it is, readable or not. */
  save: { readonly asked: { readonly file: string }; readonly answer: object };
  draft: {
    readonly asked: { readonly place: PackPlace; readonly text: string };
    readonly answer: { readonly revision: number };
  };
  choices: {
    readonly asked: { readonly revision: number; readonly card: PackPlace; readonly at: string };
    readonly answer: ChoiceList;
  };
  offers: {
    readonly asked: {
      readonly revision: number;
      readonly card: PackPlace;
      readonly gap: string;
      readonly text: string;
    };
    readonly answer: ChoiceList;
  };
  places: {
    readonly asked: { readonly revision: number; readonly card: PackPlace; readonly at: string };
    readonly answer: { readonly rows: readonly PlaceRow[] | null };
  };
  gesture: {
    readonly asked: {
      readonly revision: number;
      readonly card: PackPlace;
      readonly gesture: CardGesture;
    };
    readonly answer: Told;
  };
  command: {
    readonly asked: { readonly revision: number; readonly command: PackCommand };
    readonly answer: Told;
  };
  other: {
    readonly asked: { readonly card: PackPlace; readonly language: Language };
    readonly answer: { readonly card: CardInOther | null };
  };
  explain: {
    readonly asked: { readonly card: PackPlace; readonly at: string };
    readonly answer: { readonly help: WordHelp | null };
  };
  named: {
    readonly asked: { readonly revision: number; readonly card: PackPlace; readonly at: string };
    readonly answer: { readonly rows: readonly CardOffer[] | null };
  };
  copy: {
    readonly asked: { readonly revision: number; readonly card: PackPlace; readonly at: string };
    readonly answer: { readonly copied: Copied | null };
  };
  similar: {
    readonly asked: { readonly card: PackPlace };
    readonly answer: { readonly rows: readonly SimilarRow[] };
  };
  uses: {
    readonly asked: { readonly card: PackPlace };
    readonly answer: { readonly rows: readonly UseRow[] };
  };
  beside: {
    /** @property past the first of them as it was after an entry of the journal comes before all of them; null: it does not */
    readonly asked: { readonly cards: readonly PackPlace[]; readonly past: number | null };
    readonly answer: { readonly cards: readonly (ComparedCard | null)[] };
  };
  plan: { readonly asked: object; readonly answer: PackPlan };
  planned: {
    readonly asked: { readonly revision: number; readonly change: PlanChange };
    readonly answer: Told;
  };
  /** Null while the pack is not in order. @property known revision of the texts that the page has in that language */
  texts: {
    readonly asked: { readonly to: string; readonly known: number | null };
    readonly answer: PackTexts | ChangedTexts | null;
  };
  table: {
    readonly asked: { readonly to: string; readonly format: TableFormat };
    readonly answer: { readonly name: string; readonly text: string } | null;
  };
  tablePreview: {
    readonly asked: { readonly to: string; readonly table: string };
    readonly answer: TablePreview | null;
  };
  translated: { readonly asked: { readonly change: TranslationChange }; readonly answer: Told };
  /** Between other answers, which go first. */
  numbers: { readonly asked: object; readonly answer: PackNumbers };
  overview: { readonly asked: object; readonly answer: CardOverview };
  cells: {
    readonly asked: { readonly places: readonly PackPlace[] };
    readonly answer: { readonly rows: readonly (CardCells | null)[] };
  };
  faces: {
    readonly asked: { readonly places: readonly PackPlace[] };
    readonly answer: { readonly rows: readonly (StampedFace | null)[] };
  };
  preview: {
    readonly asked: { readonly cards: readonly PackPlace[]; readonly change: FieldChange };
    readonly answer: ChangePreview;
  };
  find: {
    readonly asked: { readonly search: TextSearch; readonly by: string };
    readonly answer: FoundRows;
  };
  /** Which problems a command would bring and take away; null: it would not be done, or something else is to be foreseen by now. */
  foresee: {
    readonly asked: { readonly command: PackCommand };
    readonly answer: { readonly found: ForeseenProblems | null };
  };
  choose: {
    readonly asked: {
      readonly revision: number;
      readonly file: string;
      readonly choices: readonly { readonly pointer: string; readonly take: Taken }[];
    };
    readonly answer: Told;
  };
  /** Writes all that the disk lacks and that can be read. */
  write: { readonly asked: object; readonly answer: object };
  /** A card as it was at a revision, to be brought into another pack; a refusal where it is another one by now. */
  pass: {
    readonly asked: { readonly revision: number; readonly card: PackPlace };
    readonly answer: PassedOn | Unsaid;
  };
  /** Takes in a card that another pack has passed on. @property at when that was begun, the same for both packs */
  take: {
    readonly asked: {
      readonly card: PassedCard;
      readonly drafts: readonly TextDraft[];
      /** The folder of the pack that it comes from: its pictures are there. */
      readonly from: string;
      readonly how: Passing;
      readonly at: number;
    };
    readonly answer: { readonly told: Told; readonly id: string | null };
  };
  /** Changes a card of another pack: of what is there, one field is set to what it is. Null: it is changed here already. */
  patch: {
    readonly asked: { readonly card: ForeignDefinition; readonly at: number };
    readonly answer: Told | null;
  };
  /** Lets a card go that another pack has taken in. */
  give: {
    readonly asked: {
      readonly revision: number;
      readonly card: PackPlace;
      readonly to: PassedTo;
      readonly at: number;
    };
    readonly answer: Told;
  };
  /** A file as it was after an entry of the journal; null: that is not known any more. */
  past: {
    readonly asked: { readonly n: number; readonly file: string };
    readonly answer: { readonly text: string | null } | null;
  };
  /** All is put down in the journal, and typing goes on. */
  flush: { readonly asked: object; readonly answer: object };
  /** What is not as it was; null: it is not known any more what was. */
  compare: {
    readonly asked: { readonly n: number; readonly against: ComparedWith };
    readonly answer: PackComparison | null;
  };
  difference: {
    readonly asked: { readonly n: number; readonly against: ComparedWith; readonly what: ComparedThing };
    readonly answer: { readonly found: ThingDifference | null } | null;
  };
  /** The pack, or one thing in it, becomes what it was after an entry, as a step. */
  restore: {
    readonly asked: { readonly revision: number; readonly n: number; readonly what: RestoredThing };
    readonly answer: Told | null;
  };
  /** The pack as it is now becomes a restore point. */
  mark: { readonly asked: { readonly label: string }; readonly answer: { readonly isKept: boolean } };
  /** Others may have changed files of this pack, or of those that it needs. */
  look: { readonly asked: object; readonly answer: object };
  addPicture: {
    readonly asked: { readonly bytes: Uint8Array; readonly maker: Maker };
    readonly answer: { readonly told: Told; readonly name: string | null };
  };
  pictures: { readonly asked: object; readonly answer: PackPictures };
  credits: { readonly asked: object; readonly answer: { readonly credits: readonly PackCredit[] } };
  /** Puts everything down and writes what can be read. The worker has nothing left to lose then. */
  close: {
    readonly asked: object;
    /** @property unnamed pictures that no text of the pack names now */
    readonly answer: { readonly unnamed: readonly string[] };
  };
}
export type AskKind = keyof Asks;

/** What is asked of all cards at once. */
export type OverviewAsk = 'overview' | 'cells' | 'faces' | 'preview' | 'find' | 'foresee';
