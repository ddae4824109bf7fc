import { Type, type Static, type TSchema } from '../generated/typebox.js';
import { SEEN } from '../packs/line.ts';
import type { GameInfo, Hello, NewGameForm, Notice } from './messages/app.ts';
import type { LabOffer, LabReport } from './messages/lab.ts';
import type {
  ChangedCard,
  LibraryCard,
  LibraryKind,
  LibraryRow,
  PackState,
  ProblemRow,
} from './messages/packs.ts';
import type {
  BackupRow,
  Job,
  OpenedFile,
  RecordEnding,
  RecordRow,
  ResultRow,
  Settings,
} from './messages/profile.ts';
import type {
  Chapter,
  Checked,
  Drawings,
  Hint,
  Moment,
  Submitted,
  TableRow,
  TableUpdate,
} from './messages/tables.ts';
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
  WorkshopState,
  WrittenCard,
  WrittenCardRow,
  WrittenPatchRow,
} from './messages/workshop.ts';
import type { ComparedCard, PackPlan } from './messages/workshop-plan.ts';
import type { PackNumbers } from './messages/workshop-numbers.ts';
import type { HistoryPage, PackComparison, ThingDifference } from './messages/workshop-history.ts';
import type { PatchMade, SentCard, WorkshopShelf } from './messages/workshop-packs.ts';
import type {
  CardCells,
  CardOverview,
  ChangePreview,
  FoundRows,
  StampedFace,
} from './messages/workshop-overview.ts';
import {
  Against,
  BinEntry,
  Body,
  BotId,
  CHUNK,
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
  MOST_SEATS,
  Name,
  Offset,
  OneFileEdit,
  OneThing,
  RestoredWhat,
  OneCommand,
  OneDetail,
  OneFieldChange,
  OneGesture,
  OnePlanChange,
  PackId,
  Place,
  Places,
  Player,
  Pointer,
  Replacement,
  Rows,
  Search,
  Seat,
  SettingsChange,
  Sha256,
  closed,
} from './params.ts';
import type { Role } from './roles.ts';

/** One procedure: who may call it at least, what it takes, what it returns. */
interface Procedure<P extends TSchema = TSchema, R = unknown> {
  readonly role: Role;
  readonly params: P;
  /** Carries the type of the result only. */
  readonly result?: R;
}

/** A procedure for its owner, unless another role is enough. */
function procedure<R>() {
  return <P extends { [name: string]: TSchema }>(params: P, role: Role = 'owner') =>
    ({ role, params: closed(params) }) as Procedure<ReturnType<typeof closed<P>>, R>;
}

type Nothing = { readonly [name: string]: never };

/** Cards of which something is asked at once. */
const Some = Type.Array(Place, { minItems: 1, maxItems: 60 });

const MOST_LAB_GAMES = 1_000_000;
/** Everything that a client can ask of the host. */
export const procedures = {
  'app.hello': procedure<Hello>()({ language: Type.Optional(Language) }, 'guest'),
  'app.language': procedure<Nothing>()({ language: Language }, 'spectator'),
  'app.dismiss': procedure<Nothing>()({ notice: Id }),

  'games.list': procedure<GameInfo[]>()({}, 'spectator'),
  'games.form': procedure<NewGameForm>()({
    game: GameId,
    packs: Type.Union([Type.Null(), Type.Array(PackId, { maxItems: 100 })]),
  }),

  'tables.create': procedure<{ table: string }>()({
    game: GameId,
    seed: Type.String({ minLength: 1, maxLength: 64, pattern: SEEN }),
    seats: Type.Array(closed({ hero: CardId, player: Player }), { minItems: 1, maxItems: MOST_SEATS }),
    /** None for a game that needs none. */
    packs: Type.Array(PackId, { maxItems: 100 }),
    options: Type.Record(
      Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' }),
      Type.Union([Type.Boolean(), Type.Integer(), Type.String({ maxLength: 40 })]),
      { maxProperties: 40 },
    ),
  }),
  'tables.list': procedure<{ total: number; tables: TableRow[]; faces: Drawings }>()({
    state: Type.Enum(['open', 'finished', 'removed']),
    offset: Count,
    limit: Rows,
  }),
  /** Puts a table into the bin, or takes it out again. Nothing is erased. */
  'tables.remove': procedure<Nothing>()({ table: Id, removed: Type.Boolean() }),
  /** A practice table that goes on from a past position. */
  'tables.branch': procedure<{ table: string }>()({ table: Id, n: Count }),

  /** Sends the table as it is now, and from then on the event `table` whenever it changes. */
  'table.watch': procedure<TableUpdate>()(
    {
      table: Id,
      /** The newest chapter that the client has; -1 for none. */
      since: Type.Integer({ minimum: -1, maximum: 1_000_000_000 }),
      /** Through whose eyes, where secrets are kept from others at the same screen; null: all own seats. */
      eyes: Type.Union([Type.Null(), Type.Array(Seat, { maxItems: MOST_SEATS })]),
    },
    'spectator',
  ),
  'table.leave': procedure<Nothing>()({ table: Id }, 'spectator'),
  'table.submit': procedure<Submitted>()(
    {
      table: Id,
      /** The number of entries that the player saw. */
      after: Count,
      /** A repeated nonce gets the first answer again. */
      nonce: Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' }),
      seat: Seat,
      kind: Type.Enum(['action', 'answer', 'undo', 'redo']),
      /** The action or the answer; null for undo and redo. */
      body: Body,
      /** Undo beyond what has been turned up: makes a practice table, or asks the others. */
      free: Type.Boolean(),
    },
    'seat',
  ),
  /** Agrees or objects to an undo or a redo that another seat asked for, by its id in the update. */
  'table.consent': procedure<Nothing>()({ table: Id, wish: Id, seat: Seat, yes: Type.Boolean() }, 'seat'),
  /** Replaces the player of a seat. */
  'table.seat': procedure<Nothing>()({ table: Id, seat: Seat, player: Player }),
  /** Why an action would be refused, the words for it, and what to know before it is done. */
  'table.check': procedure<Checked>()({ table: Id, seat: Seat, action: Body }, 'seat'),
  'table.hint': procedure<Hint>()({ table: Id, seat: Seat }, 'seat'),
  'table.log': procedure<Chapter[]>()({ table: Id, from: Count, to: Count }, 'spectator'),
  'table.at': procedure<Moment>()({ table: Id, n: Count }, 'spectator'),

  'packs.state': procedure<PackState>()({}),
  'packs.problems': procedure<{ total: number; problems: ProblemRow[] }>()({
    pack: Type.Union([Type.Null(), Type.String({ maxLength: 200 })]),
    /** Of packs that are there twice: the one in this folder. */
    folder: Type.Optional(Type.String({ maxLength: 4096 })),
    offset: Count,
    limit: Rows,
  }),
  'packs.enable': procedure<Nothing>()({ pack: PackId, on: Type.Boolean() }),
  'packs.safeMode': procedure<Nothing>()({ on: Type.Boolean() }),
  'packs.reload': procedure<{ job: string }>()({}),

  /** Entries that match; `others` of them are not cards, and come last. */
  'library.search': procedure<{ total: number; others: number; cards: LibraryRow[] }>()({
    text: Type.String({ maxLength: 200 }),
    game: Type.Optional(GameId),
    pack: Type.Optional(PackId),
    kind: Type.Optional(Type.String({ maxLength: 40 })),
    offset: Count,
    limit: Rows,
  }),
  /** All kinds that the library has cards of, each once for each game. */
  'library.kinds': procedure<LibraryKind[]>()({}),
  /** The cards of other packs that a pack changes, and those of its own that others change. */
  'library.changes': procedure<{ made: ChangedCard[]; suffered: ChangedCard[] }>()({ pack: PackId }),
  'library.card': procedure<LibraryCard>()({ id: CardId }),

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

  /** What can be tried of a pack, and what has been. */
  'lab.offer': procedure<LabOffer>()({ pack: PackId }),
  /** Tries a pack and its cards; the same as before goes on where it was stopped. */
  'lab.start': procedure<{ run: string; job: string }>()({
    pack: PackId,
    bot: BotId,
    games: Type.Integer({ minimum: 1, maximum: MOST_LAB_GAMES }),
  }),
  'lab.resume': procedure<{ run: string; job: string }>()({ run: Id }),
  'lab.report': procedure<LabReport>()({ run: Id }),

  'settings.get': procedure<Settings>()({}, 'spectator'),
  'settings.set': procedure<Settings>()({ change: SettingsChange }),

  'results.list': procedure<{ total: number; results: ResultRow[] }>()({ offset: Count, limit: Rows }),
  'records.list': procedure<{ total: number; records: RecordRow[]; faces: Drawings }>()({
    offset: Count,
    limit: Rows,
  }),
  /** How a finished game was signed; null: it has not been. */
  'records.of': procedure<{ record: RecordRow | null }>()({ table: Id }),
  /** What a finished game has left to be read, with the cards that are laid out for it. */
  'records.ending': procedure<RecordEnding>()({ table: Id }),
  /** Signs a finished game for the hall of records; once per table. */
  'records.sign': procedure<RecordRow>()({
    table: Id,
    players: Type.Array(Name, { minItems: 1, maxItems: MOST_SEATS }),
  }),

  'backups.list': procedure<BackupRow[]>()({}),
  'backups.make': procedure<{ job: string }>()({}),
  /** Restores a backup; the present state is kept as one. All clients start over (event `reset`). */
  'backups.restore': procedure<Nothing>()({ name: Type.String({ pattern: '^[A-Za-z0-9_.-]{1,80}$' }) }),

  'jobs.list': procedure<Job[]>()({}),
  'jobs.cancel': procedure<Nothing>()({ job: Id }),

  /** A table as a file, to be read chunk by chunk. */
  'files.export': procedure<OpenedFile>()({ table: Id }),
  /** The results of a run of the lab as a file. */
  'files.results': procedure<OpenedFile>()({ run: Id, as: Type.Enum(['csv', 'json']) }),
  'files.read': procedure<{ data: string; end: boolean }>()({ file: Id, offset: Count }),
  /** A file that is to be written chunk by chunk, and then becomes a table. */
  'files.begin': procedure<{ file: string }>()({
    name: Type.String({ minLength: 1, maxLength: 200 }),
    size: Count,
    sha256: Sha256,
  }),
  'files.write': procedure<Nothing>()({
    file: Id,
    offset: Count,
    data: Type.String({ maxLength: CHUNK, pattern: '^[A-Za-z0-9+/=]*$' }),
  }),
  'files.import': procedure<{ table: string }>()({ file: Id }),
  'files.close': procedure<Nothing>()({ file: Id }),
} as const;

export type ProcedureName = keyof typeof procedures;
export type Params<N extends ProcedureName> = Static<(typeof procedures)[N]['params']>;
export type Result<N extends ProcedureName> = NonNullable<(typeof procedures)[N]['result']>;

/** What the host sends without being asked. */
export interface Pushed {
  readonly table: TableUpdate;
  /** The list of tables has changed. */
  readonly tables: Nothing;
  readonly packs: PackState;
  readonly job: Job;
  readonly workshop: WorkshopState;
  /** All of them, whenever one has come or gone. */
  readonly notices: readonly Notice[];
  readonly settings: Settings;
  /** Everything that the client knows is out of date. */
  readonly reset: Nothing;
}
export type PushedName = keyof Pushed;

/** Whether a name is that of a procedure; `constructor` and the like are not. */
export const isProcedure = (name: unknown): name is ProcedureName =>
  typeof name === 'string' && Object.hasOwn(procedures, name);

/** Name of the generated validator for the parameters of a procedure: `table.at` has `validateTableAt`. */
export const paramsValidator = (name: string): string =>
  `validate${name.replaceAll(/(?:^|\.)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;
