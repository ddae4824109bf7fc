import type { Seat } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { LabResult } from '../lab/results.ts';
import type { Phrase } from '../words/tokens.ts';
import type { Language } from '../words/languages.ts';
import type { PackWords } from '../packs/words-of.ts';
import type { CardFace, LastWord, Prompt, Tableau, Warning, Why } from '../tableau/tableau.ts';
import type { Asking } from '../tableau/warnings.ts';
import type { GameWords, SetupForm } from '../tableau/presenter.ts';
import type { Role } from './roles.ts';

// ------------------------------------------------------------------------------------------------ the application

/** What a client learns first. */
export interface Hello {
  readonly version: string;
  readonly role: Role;
  readonly language: Language;
  /** Where the host keeps its data; null for those who do not own it. */
  readonly dataFolder: string | null;
  readonly notices: readonly Notice[];
}

/** A notice for the owner, shown once: a restored backup, a skipped pack. */
export interface Notice {
  readonly id: string;
  readonly tone: 'info' | 'warning' | 'error';
  readonly sentence: string;
  /** What to do about it; may be empty. */
  readonly cure: string;
}

/** A game on the shelf. */
export interface GameInfo extends GameWords {
  readonly id: string;
  /** Kinds of it that are not cards; what they are called is among its words. */
  readonly others: readonly string[];
  readonly players: { readonly min: number; readonly max: number };
}

/** What a new game asks for. */
export interface NewGameForm extends SetupForm {
  readonly game: string;
  readonly packs: readonly PackChoice[];
}

export interface PackChoice {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly cards: number;
  /** What its author says of it; may be empty. */
  readonly about: string;
  /** The game cannot be played without it. */
  readonly needed: boolean;
}

// ------------------------------------------------------------------------------------------------------- tables

/** Who plays a seat. */
export type PlayerChoice =
  | {
      readonly kind: 'person';
      readonly name: string;
      /** Tells people of one name at a table apart; seats of one id are one person's. Absent in older tables. */
      readonly person?: string;
    }
  | { readonly kind: 'bot'; readonly bot: string };

export interface SeatInfo {
  readonly seat: Seat;
  /** Name of the hero that the seat was set up with. */
  readonly hero: string;
  readonly player: PlayerChoice;
}

/** What is drawn on cards, by full id: for lists that show who plays. */
export interface Drawings {
  readonly [id: string]: Pick<CardFace, 'drawing'>;
}

/** A table in the list. */
export interface TableRow {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  /** Full ids of the heroes, one per seat. A list has the drawings of those that still exist. */
  readonly portraits: readonly string[];
  readonly turn: number;
  readonly entries: number;
  readonly practice: boolean;
  readonly outcome: { readonly result: 'won' | 'lost'; readonly sentence: string } | null;
  /** Null while it would reveal hidden cards to a second person. */
  readonly seed: string | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  readonly removed: boolean;
}

/** What one log entry did, in words. */
export interface Chapter {
  /** Number of the entry; 0 for the opening. */
  readonly n: number;
  readonly seat: Seat;
  readonly kind: 'opening' | 'action' | 'answer' | 'undo' | 'redo';
  readonly title: Phrase;
  /** The entry that an undo took back or a redo brought back. */
  readonly of: number | null;
  /** Why a bot did it, in a sentence; may be empty. */
  readonly reason: Phrase;
  readonly lines: readonly LogLine[];
  /**
   * What happened, in the game's own terms, as the viewer may see it: for tables that show it move. Empty where it is
   * only read later: in old pages of the log, and after a long absence.
   */
  readonly events: readonly Json[];
}

export interface LogLine {
  /** What sort of event it describes, in the game's own terms: for tables that the game draws itself. */
  readonly kind: string;
  readonly text: Phrase;
  readonly rule: string;
  /** The card that made it happen; empty for the rules themselves. */
  readonly cause: Phrase;
  readonly weight: 'loud' | 'plain' | 'quiet';
}

/** A seat at an open table. One person may play several. */
export interface SeatState extends SeatInfo {
  /** The short name in sentences. */
  readonly name: string;
  /** The caller plays it. */
  readonly mine: boolean;
  /** The game waits for it to act or to answer; never when the game is over. */
  readonly toAct: boolean;
}

/** What taking back would mean now. */
export type UndoState =
  | { readonly can: 'no'; readonly why: Why }
  /** `practice`: the table would no longer count. `consent`: the other people have to agree. */
  | { readonly can: 'yes' | 'practice' | 'consent'; readonly why: null };

/** Everything about a table that a client shows, made for one caller. */
export interface TableUpdate {
  readonly table: string;
  readonly game: string;
  /** Number of log entries; goes along as `after` when something is submitted. */
  readonly n: number;
  readonly seats: readonly SeatState[];
  /** The seats through whose eyes this is seen. */
  readonly eyes: readonly Seat[];
  /** A seat of the caller whose secrets the others at the screen must not see: `eyes` has to name it first. */
  readonly curtain: Seat | null;
  readonly tableau: Tableau;
  /** The game's own view, for tables that are drawn by the game's own code. */
  readonly view: Json;
  /** What the seats in `eyes` are asked for; when the game is over, what they may still do about it. */
  readonly prompts: readonly Prompt[];
  readonly undo: UndoState;
  readonly redo: boolean;
  /** A pending request to undo what cannot be unseen, or to redo an entry of others: these seats have to agree. */
  readonly consent: {
    /** Names this very wish: an answer to it counts for no other. */
    readonly wish: string;
    readonly by: Seat;
    readonly kind: 'undo' | 'redo';
    readonly waiting: readonly Seat[];
    /** Of these, the seats that the client answers for. */
    readonly asked: readonly Seat[];
  } | null;
  /** No bot of the game can go on with a seat: the sentence says so, and what can be done about it. */
  readonly stuck: {
    readonly seat: Seat;
    readonly sentence: string;
    /** The caller may say who plays the seat. */
    readonly owner: boolean;
  } | null;
  /** What happened since the client's last update, oldest first; after a long absence only the newest. */
  readonly chapters: readonly Chapter[];
  /** Cards whose faces this client has not been sent at this table. */
  readonly faces: { readonly [id: string]: CardFace };
  readonly practice: boolean;
  /** What to know about how the table was opened: the rules have changed since. */
  readonly notice: string | null;
  readonly outcome: { readonly result: 'won' | 'lost'; readonly sentence: Phrase } | null;
  readonly details: TableDetails;
}

export interface TableDetails {
  /** Null while it would reveal hidden cards to a second person: it fixes every deck. */
  readonly seed: string | null;
  readonly packs: readonly { readonly id: string; readonly title: string }[];
  readonly options: readonly OptionRow[];
  readonly rulesVersion: number;
  /** Fingerprint of the final position; null while the game runs, since it would reveal hidden cards. */
  readonly hash: string | null;
}

/** An option as a game was begun with it. The words are those of the form for a new game. */
export interface OptionRow {
  readonly label: string;
  /** Whether it is on, or what was chosen. */
  readonly value: boolean | string;
}

/** What came of an entry. */
export type Submitted =
  | { readonly ok: true; readonly n: number }
  | { readonly ok: false; readonly why: 'refused'; readonly refusal: Why }
  /** Another client was quicker; the newest update follows. */
  | { readonly ok: false; readonly why: 'stale'; readonly n: number }
  /** The other people at the table are asked first. */
  | { readonly ok: false; readonly why: 'consent' };

/** A past position. */
export interface Moment {
  readonly n: number;
  readonly of: number;
  readonly tableau: Tableau;
  readonly view: Json;
  readonly faces: { readonly [id: string]: CardFace };
}

/** What to know about an action before it is submitted. */
export interface Checked {
  /** Null: it can be done. */
  readonly refusal: Why | null;
  readonly label: Phrase;
  /** What to know before it is done; null where that is what the choice says. */
  readonly warnings: readonly Warning[] | null;
}

export interface Hint {
  readonly label: Phrase;
  /** A sentence; empty where the bot has nothing to say. */
  readonly reason: Phrase;
  /** What would be submitted. */
  readonly kind: 'action' | 'answer';
  readonly body: Json;
}

// ------------------------------------------------------------------------------------------------------- packs

export interface PackRow extends PackWords {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly licence: string;
  readonly folder: string;
  readonly origin: 'shipped' | 'user' | 'commandLine';
  readonly state: 'loaded' | 'disabled' | 'skipped';
  readonly cards: number;
  /** Its entries other than cards: boards, words that are explained. */
  readonly others: number;
  readonly errors: number;
  readonly warnings: number;
  /** Folder of the pack of the same id that is used in its place; null: none is. */
  readonly twin: string | null;
  /** Languages with missing translations: the number of cards, and whether the pack's own words are missing. */
  readonly untranslated: readonly {
    readonly language: string;
    readonly cards: number;
    readonly pack: boolean;
  }[];
}

/** The state of the packs. */
export interface PackState {
  /** Counts up with each change. */
  readonly generation: number;
  /**
   * `reading`: packs are read and checked, and `packs` shows how they were before. `filling`: `packs` shows how they
   * are and
   * they can be played with, but the library has yet to take in their cards. `ready`: it has them all.
   */
  readonly stage: 'reading' | 'filling' | 'ready';
  readonly safeMode: boolean;
  readonly packs: readonly PackRow[];
}

export interface ProblemRow {
  readonly severity: 'error' | 'warning';
  readonly pack: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
  readonly sentence: string;
  readonly cure: string;
  readonly card: string | null;
  /** What that card is called: its name, or its name in the pack where it has been left out. */
  readonly title: string | null;
  /** It follows from another problem and goes away with it. */
  readonly follows: boolean;
}

// --------------------------------------------------------------------------------------------------------- lab

/** What can be tried of a pack. */
export interface LabOffer {
  /** The bot that is quick enough for many games; null for a game whose cards cannot be tried. */
  readonly usual: string | null;
  /** The usual one first. */
  readonly bots: readonly { readonly id: string; readonly label: string }[];
  /** What has been tried of it, the newest first. */
  readonly runs: readonly LabRun[];
}

export interface LabRun {
  readonly run: string;
  /** Null where it tries cards of several packs. */
  readonly pack: string | null;
  readonly bot: string;
  /** Pairs of games to play, and those that have been counted. */
  readonly games: number;
  readonly pairs: number;
  readonly begun: number;
  /** The job that carries it out, or has done so last; null: none has since the program was started. */
  readonly job: string | null;
}

export interface LabReport {
  readonly run: LabRun;
  readonly result: LabResult;
  /** What cards and heroes in it are called, by full id. */
  readonly names: { readonly [id: string]: string };
}

/** A card in the library. */
export interface LibraryRow {
  readonly id: string;
  readonly game: string;
  readonly pack: string;
  readonly kind: string;
  readonly name: string;
  /** Where the text matches, with the match between U+0001 and U+0002; the beginning where nothing was searched. */
  readonly excerpt: string;
}

/** A kind that cards of a game in the library have. The game has a word for it: `GameInfo.kinds`. */
export type LibraryKind = Pick<LibraryRow, 'game' | 'kind'>;

export interface LibraryCard {
  readonly face: CardFace;
  readonly game: string;
  readonly pack: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Who changed it, and which fields. */
  readonly patchedBy: readonly {
    readonly pack: string;
    readonly file: string;
    readonly fields: readonly string[];
  }[];
}

// ------------------------------------------------------------------------------------------------------ profile

export interface Settings {
  readonly language: Language;
  readonly textSize: 0.9 | 1 | 1.15 | 1.3;
  readonly palette: 'standard' | 'red-green' | 'blue-yellow' | 'mono';
  readonly contrast: 'normal' | 'more';
  readonly motion: 'off' | 'fast' | 'normal' | 'cinematic';
  /** `drawn`: with the table that a game draws itself, where it has one; `plain`: always the one in words. */
  readonly table: 'drawn' | 'plain';
  /** From which loss on one is asked before it happens. */
  readonly ask: Asking;
  readonly board: BoardSettings;
  readonly sound: SoundSettings;
  /** What people at this screen are called, newest first. */
  readonly names: readonly string[];
  /** The game that was begun last; null before the first. It may not be there any more. */
  readonly game: string | null;
}

/** How the boards of drawn tables look. */
export interface BoardSettings {
  /** `solid`: in three dimensions, where that is possible; `flat`: as a map. */
  readonly kind: 'solid' | 'flat';
  /** How much care is drawn with. */
  readonly quality: 'low' | 'medium' | 'high';
  /** Flames and mist move by themselves. */
  readonly ambient: boolean;
}

export interface SoundSettings {
  /** Loudness of what happens, 0 to 1. */
  readonly effects: number;
  /** Loudness of the hall around the table, 0 to 1. */
  readonly ambience: number;
  /** Nothing is heard at all. */
  readonly muted: boolean;
}

/** A finished game that counts. */
export interface ResultRow {
  readonly table: string;
  readonly game: string;
  readonly result: 'won' | 'lost';
  readonly sentence: string;
  readonly heroes: readonly string[];
  readonly turns: number;
  readonly seed: string;
  readonly ended: number;
}

/** A line in the hall of records. */
export interface RecordRow {
  readonly table: string;
  readonly game: string;
  /** Day of the signature, `YYYY-MM-DD`. */
  readonly date: string;
  readonly players: readonly string[];
  readonly heroes: readonly string[];
  /** Full ids of the heroes, as in `TableRow`. */
  readonly portraits: readonly string[];
  readonly result: 'won' | 'lost';
  readonly turns: number;
  /** Name of the card that was signed; null where there was none. */
  readonly card: string | null;
}

/** What a finished game has left to be read, and the faces of the cards in it by full id. */
export interface RecordEnding {
  readonly words: readonly LastWord[];
  readonly faces: { readonly [id: string]: CardFace };
}

export interface BackupRow {
  readonly name: string;
  readonly kind: 'automatic' | 'manual' | 'migration';
  readonly made: number;
  /** Bytes. */
  readonly size: number;
}

/** Long work under way. */
export interface Job {
  readonly job: string;
  readonly kind: 'backup' | 'packs' | 'lab' | 'import';
  readonly state: 'running' | 'done' | 'failed' | 'cancelled';
  /** 0 to 1. */
  readonly progress: number;
  /** What it says about itself: the name of a backup, the reason of a failure. */
  readonly note: string;
}

/** A file on its way, in chunks. */
export interface OpenedFile {
  readonly file: string;
  readonly name: string;
  readonly size: number;
  /** SHA-256 of the whole, hexadecimal. */
  readonly sha256: string;
}
