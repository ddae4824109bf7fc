// Tables: who plays them, what they show, what can be undone.
import type { Seat } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import type { CardFace, Prompt, Tableau, Warning, Why } from '../../tableau/tableau.ts';
import type { Phrase } from '../../words/tokens.ts';

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
