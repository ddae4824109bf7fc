// The balance lab.
import type { LabResult } from '../../lab/results.ts';

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
