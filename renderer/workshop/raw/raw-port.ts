// What the raw view gets of the files of a pack, and what it asks for.
import type { Completions } from '../../../shared/packs/raw/completions.ts';
import type { WordHelp } from '../../../shared/rpc/messages/workshop.ts';

/** The text of a file as of a revision of the pack. */
export interface FileText {
  readonly revision: number;
  readonly text: string;
}

/** A piece of a text that goes, and what comes in its place. Offsets are those in the file, in UTF-16 code units. */
export interface TextPiece {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** What is to be written into a file as it was at a revision. */
export interface RawEdit {
  readonly revision: number;
  readonly piece: TextPiece;
  /** Pointer of the card that it is in; null: it is in none. */
  readonly card: string | null;
  /** Of typing: all with the same one and less than a second between them are one step; null: a step of its own. */
  readonly run: string | null;
}

export type RawAnswer =
  | { readonly kind: 'written'; readonly revision: number }
  /** The file has another text by now: nothing was done. */
  | { readonly kind: 'stale' }
  /** In words. */
  | { readonly kind: 'refused'; readonly sentence: string };

/** Files as texts, each by its path. Whatever is asked is done after all that was begun before. */
export interface RawPort {
  /** Null: there is no such file. */
  read(path: string): Promise<FileText | null>;
  /** Writes a piece of a text as one step. @param edit asked for when its turn has come */
  write(path: string, edit: () => RawEdit): Promise<RawAnswer>;
  /** What may be written at an offset of the text as it is there; null: nothing is known of the place. */
  complete(path: string, offset: number): Promise<Completions | null>;
  /** What is known of the word or field at a pointer in a card. @param card pointer of the card in its file */
  explain(path: string, card: string, at: string): Promise<WordHelp | null>;
  /** Writes a file to the disk as it is, readable or not. @returns whether that was done */
  save(path: string): Promise<boolean>;
  /** Something goes on until all that was typed is written: what is written into is not left before. */
  attend(work: Promise<void>): void;
}
