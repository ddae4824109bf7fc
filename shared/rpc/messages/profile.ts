// What belongs to the profile: settings, results, records, backups, jobs, files.
import type { CardFace, LastWord } from '../../tableau/tableau.ts';
import type { Asking } from '../../tableau/warnings.ts';
import type { Language } from '../../words/languages.ts';
import type { TourStand } from '../tour.ts';

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
  readonly tour: TourStand;
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
