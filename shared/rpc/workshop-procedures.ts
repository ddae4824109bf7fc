import { Type } from '../generated/typebox.js';
import type { PackCredit } from '../packs/credit.ts';
import { Maker } from '../packs/pictures.ts';
import type { CardOffer } from '../packs/fields/types.ts';
import type { Copied } from '../packs/sentence/types.ts';
import type { SimilarRow, UseRow } from '../packs/advice/around.ts';
import type {
  CardInOther,
  ChoiceList,
  PackAbout,
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
} from './messages/workshop.ts';
import type { ComparedCard, PackPlan } from './messages/workshop-plan.ts';
import type { ChangedTexts, PackTexts, TablePreview } from './messages/workshop-texts.ts';
import type { PackNumbers } from './messages/workshop-numbers.ts';
import type { HistoryPage, PackComparison, ThingDifference } from './messages/workshop-history.ts';
import type { AddedPicture, PackPictures } from './messages/workshop-pictures.ts';
import type { PatchMade, SentCard, WorkshopShelf } from './messages/workshop-packs.ts';
import type {
  CardCells,
  CardOverview,
  ChangePreview,
  ForeseenProblems,
  FoundRows,
  StampedFace,
} from './messages/workshop-overview.ts';
import {
  Against,
  BinEntry,
  CardId,
  CardKey,
  Count,
  DraftText,
  FilePath,
  Folder,
  GameId,
  Id,
  Label,
  Language,
  Offset,
  OneFileEdit,
  OneThing,
  RestoredWhat,
  OneCommand,
  OneDetail,
  OneFieldChange,
  OneGesture,
  OnePlanChange,
  OneTranslation,
  LanguageTag,
  TableText,
  TableWanted,
  PackId,
  Place,
  Places,
  Pointer,
  Replacement,
  Rows,
  Search,
  closed,
} from './params.ts';
import { procedure, type Nothing } from './procedure.ts';

/** Cards of which something is asked at once. */
const Some = Type.Array(Place, { minItems: 1, maxItems: 60 });

/** What a client can ask about packs that are being written. */
export const workshopProcedures = {
  /** A pack is probably opened soon: what takes a while is begun. */
  'workshop.prepare': procedure<Nothing>()({}),
  /** Opens a pack of one's own to be written; from then on the event `workshop` tells how it stands. */
  'workshop.open': procedure<WorkshopPack>()({ folder: Folder }),
  'workshop.close': procedure<Nothing>()({ folder: Folder }),
  /** Makes an empty pack of one's own in a folder named after its id, and says which. It is not open yet. */
  'workshop.create': procedure<{ folder: string }>()({ game: GameId, id: PackId, title: Label }),
  /** The same with the cards of another pack, which is named in it. */
  'workshop.createFrom': procedure<{ folder: string }>()({ from: Folder, id: PackId, title: Label }),
  /** The packs of one's own in the order in which they were changed, and what is in the bin. */
  'workshop.shelf': procedure<WorkshopShelf>()({}),
  /** Puts a pack of one's own into the bin with its history; it is closed for all who have it open. */
  'workshop.bin': procedure<{ entry: string }>()({ folder: Folder }),
  /**
   * Takes a pack out of the bin, as it was and where it was. With another id it comes as a copy, and what is in the bin stays
   * there.
   */
  'workshop.unbin': procedure<{ folder: string }>()({
    entry: BinEntry,
    as: Type.Union([Type.Null(), closed({ id: PackId, title: Label })]),
  }),
  /** Removes packs that are in the bin from the disk, and their history from the store. */
  'workshop.emptyBin': procedure<Nothing>()({
    entries: Type.Array(BinEntry, { minItems: 1, maxItems: 1000 }),
  }),
  /**
   * Brings a card into another pack of one's own, as one step in each: undoing it in one undoes it in the other as well, where
   * nothing has been done there since.
   */
  'workshop.send': procedure<SentCard>()({
    folder: Folder,
    revision: Count,
    card: Place,
    to: Folder,
    how: Type.Enum(['move', 'copy']),
  }),
  /** All cards of an open pack, file by file, and what the pack is now. */
  'workshop.cards': procedure<{
    cards: readonly WrittenCardRow[];
    patches: readonly WrittenPatchRow[];
    about: PackAbout;
  }>()({ folder: Folder }),
  /** Has a pack of one's own change a card of another one, as one step. The answer has what the card is called there. */
  'workshop.patch': procedure<PatchMade>()({ card: CardId, to: Folder }),
  /** Puts a copy of a card of another pack into one of one's own, as one step. The answer has what the copy is called there. */
  'workshop.copyCard': procedure<PatchMade>()({ card: CardId, to: Folder }),
  /** What a pack says of itself. */
  'workshop.details': procedure<PackDetails>()({ folder: Folder }),
  /** Has it say something else, as one step. */
  'workshop.detail': procedure<WorkshopAnswer>()({ folder: Folder, change: OneDetail }),
  /** A card with all that is said of it, by a place in it; null: there is none. */
  'workshop.card': procedure<{ card: WrittenCard | null }>()({ folder: Folder, place: Place }),
  /** Edits that are one step, all or none. */
  'workshop.edit': procedure<WorkshopAnswer>()({
    folder: Folder,
    revision: Count,
    edits: Type.Array(OneFileEdit, { minItems: 1, maxItems: 2000 }),
    label: Label,
    place: Type.Union([Type.Null(), Place]),
    /** Of typing in one field: all with the same key and less than a second between them are one step. */
    merge: Type.Union([Type.Null(), Type.String({ minLength: 1, maxLength: 2500 })]),
  }),
  'workshop.undo': procedure<WorkshopAnswer>()({ folder: Folder, revision: Count }),
  'workshop.redo': procedure<WorkshopAnswer>()({ folder: Folder, revision: Count }),
  /** The focus has left the field: typing ends, and everything is put down at once. */
  'workshop.keep': procedure<{ kept: number }>()({ folder: Folder }),
  'workshop.raw': procedure<RawFile>()({ folder: Folder, file: FilePath }),
  /** What may be written at an offset of a file of cards; null: nothing is known of the place. */
  'workshop.complete': procedure<{ found: RawCompletions | null }>()({
    folder: Folder,
    file: FilePath,
    offset: Offset,
  }),
  /** Writes a file as it is, whether it can be read or not. */
  'workshop.save': procedure<Nothing>()({ folder: Folder, file: FilePath }),
  /** Keeps a text that is no program yet at the place where it is to become one; an empty one takes it away. */
  'workshop.draft': procedure<{ revision: number }>()({
    folder: Folder,
    place: Place,
    text: DraftText,
  }),
  /** What may be at a place of a card: of a part, of a field, written or not, or of a gap. */
  'workshop.choices': procedure<ChoiceList>()({ folder: Folder, revision: Count, card: Place, at: Pointer }),
  /** What may be put into a gap for what was typed; without that what is usual there. */
  'workshop.offers': procedure<ChoiceList>()({
    folder: Folder,
    revision: Count,
    card: Place,
    gap: Pointer,
    text: DraftText,
  }),
  /** The places of a card for an element of one of its lists; null: the card is not what it was any more. */
  'workshop.places': procedure<{ rows: readonly PlaceRow[] | null }>()({
    folder: Folder,
    revision: Count,
    card: Place,
    at: Pointer,
  }),
  /** Does something in the sentence or the fields of a card, as one step. It is made on the card as it was at the revision, or not at all. */
  'workshop.gesture': procedure<WorkshopAnswer>()({
    folder: Folder,
    revision: Count,
    card: Place,
    gesture: OneGesture,
  }),
  /** Does something with whole cards, as one step. The answer has the card that it leads to. */
  'workshop.command': procedure<WorkshopAnswer>()({ folder: Folder, revision: Count, command: OneCommand }),
  /** A card in another language than that of the caller; null: there is no card. */
  'workshop.other': procedure<{ card: CardInOther | null }>()({
    folder: Folder,
    card: Place,
    language: Language,
  }),
  /** What the word at a place of a card does; null: no word is there. */
  'workshop.explain': procedure<{ help: WordHelp | null }>()({ folder: Folder, card: Place, at: Pointer }),
  /** The cards that may be named at a place outside the sentence; null: the card is not what it was any more. */
  'workshop.named': procedure<{ rows: readonly CardOffer[] | null }>()({
    folder: Folder,
    revision: Count,
    card: Place,
    at: Pointer,
  }),
  /** A part of a card for the clipboard; null: there is none, or the card is not what it was any more. */
  'workshop.copy': procedure<{ copied: Copied | null }>()({
    folder: Folder,
    revision: Count,
    card: Place,
    at: Pointer,
  }),
  /** The cards that are most like one. */
  'workshop.similar': procedure<{ rows: readonly SimilarRow[] }>()({ folder: Folder, card: Place }),
  /** Where a card is named. */
  'workshop.uses': procedure<{ rows: readonly UseRow[] }>()({ folder: Folder, card: Place }),
  /** Cards as they are set side by side, after the first one as it was once; null for one that is not there, or was not. */
  'workshop.beside': procedure<{ cards: readonly (ComparedCard | null)[] }>()({
    folder: Folder,
    cards: Type.Array(Place, { minItems: 1, maxItems: 4 }),
    past: Type.Union([Type.Null(), Count]),
  }),
  'workshop.plan': procedure<PackPlan>()({ folder: Folder }),
  'workshop.planned': procedure<WorkshopAnswer>()({ folder: Folder, revision: Count, change: OnePlanChange }),
  /**
   * The texts of the pack beside those in another language; null while its `pack.json` is not in order.
   *
   * @property known revision of those that the page has in that language: it may get what is other since then
   */
  'workshop.texts': procedure<{ texts: PackTexts | ChangedTexts | null }>()({
    folder: Folder,
    to: LanguageTag,
    known: Type.Union([Type.Null(), Count]),
  }),
  /** The same as a file. */
  'workshop.table': procedure<{ table: { name: string; text: string } | null }>()({
    folder: Folder,
    to: LanguageTag,
    format: TableWanted,
  }),
  /** What such a file would do. */
  'workshop.tablePreview': procedure<{ preview: TablePreview | null }>()({
    folder: Folder,
    to: LanguageTag,
    table: TableText,
  }),
  /** Changes texts in another language, as one step. */
  'workshop.translated': procedure<WorkshopAnswer>()({ folder: Folder, change: OneTranslation }),
  /** The pack beside the base set, counted between other answers. */
  'workshop.numbers': procedure<PackNumbers>()({ folder: Folder }),
  /** The cards with the fields that their kinds may have. */
  'workshop.overview': procedure<CardOverview>()({ folder: Folder }),
  /** What some cards have in these fields; null for a place without a card. */
  'workshop.cells': procedure<{ rows: readonly (CardCells | null)[] }>()({ folder: Folder, places: Some }),
  'workshop.faces': procedure<{ rows: readonly (StampedFace | null)[] }>()({ folder: Folder, places: Some }),
  /** What a change of a field would come to on each of some cards. */
  'workshop.preview': procedure<ChangePreview>()({ folder: Folder, cards: Places, change: OneFieldChange }),
  /** Where words are in the texts of the pack, and whether others can be there. */
  'workshop.find': procedure<FoundRows>()({ folder: Folder, search: Search, by: Replacement }),
  /** Which problems of cards such a change, or other words, would bring and take away. */
  'workshop.foresee': procedure<{ found: ForeseenProblems | null }>()({
    folder: Folder,
    command: OneCommand,
  }),
  /**
   * Takes in a picture that was sent as a file (`files.begin`, `files.write`): a PNG or JPEG. Who made it is a step.
   */
  'workshop.addPicture': procedure<AddedPicture>()({ folder: Folder, file: Id, maker: Maker }),
  /** The pictures of a pack: how large they are, who made them, which cards show them, what is wrong with them. */
  'workshop.pictures': procedure<PackPictures>()({ folder: Folder }),
  /** Who made the icons, outlines and pictures of a pack, as it is now. */
  'workshop.credits': procedure<{ credits: readonly PackCredit[] }>()({ folder: Folder }),
  /** Says for places that another program has changed as well which of both is to stay. */
  'workshop.choose': procedure<WorkshopAnswer>()({
    folder: Folder,
    revision: Count,
    file: FilePath,
    choices: Type.Array(closed({ pointer: Pointer, take: Type.Enum(['mine', 'theirs']) }), {
      minItems: 1,
      maxItems: 1000,
    }),
  }),
  /** What was done before an entry, the newest first; null: the newest of all. */
  'workshop.history': procedure<HistoryPage>()({
    folder: Folder,
    before: Type.Union([Type.Null(), Count]),
    limit: Rows,
    /** Only what has changed this card; null: all. */
    card: Type.Union([Type.Null(), CardKey]),
    /** Only restore points. */
    pointsOnly: Type.Boolean(),
    /** Words that all have to be in what a line says, its cards, or its day; left out: all. */
    find: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  /** Which cards and files are not as they were after an entry, or which that entry has changed. */
  'workshop.compare': procedure<PackComparison>()({ folder: Folder, n: Count, against: Against }),
  /** What is not the same in one of them; null: there is no such card. */
  'workshop.difference': procedure<{ found: ThingDifference | null }>()({
    folder: Folder,
    n: Count,
    against: Against,
    what: OneThing,
  }),
  /** A file as it was after an entry of the history. */
  'workshop.past': procedure<{ text: string | null }>()({ folder: Folder, n: Count, file: FilePath }),
  /** Makes the pack, a card or a file of it what it was after an entry, as a step. */
  'workshop.restore': procedure<WorkshopAnswer>()({
    folder: Folder,
    revision: Count,
    n: Count,
    what: RestoredWhat,
  }),
  /** Makes a restore point of the pack as it is now. */
  'workshop.mark': procedure<Nothing>()({ folder: Folder, label: Label }),
} as const;
