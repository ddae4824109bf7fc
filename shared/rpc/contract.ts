import { Type, type Static } from '../generated/typebox.js';
import { SEEN } from '../packs/line.ts';
import type { GameInfo, Hello, NewGameForm, Notice } from './messages/app.ts';
import type { PackCredit } from '../packs/credit.ts';
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
import type { WorkshopState } from './messages/workshop.ts';
import {
  Body,
  BotId,
  CHUNK,
  CardId,
  Count,
  Folder,
  GameId,
  Id,
  Language,
  MOST_SEATS,
  Name,
  PackId,
  Player,
  Rows,
  Seat,
  SettingsChange,
  Sha256,
  closed,
} from './params.ts';
import { procedure, type Nothing } from './procedure.ts';
import { workshopProcedures } from './workshop-procedures.ts';

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
  /** Who made the icons, outlines and pictures of a pack that is there. */
  'packs.credits': procedure<{ credits: readonly PackCredit[] }>()({ folder: Folder }),
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

  ...workshopProcedures,

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
