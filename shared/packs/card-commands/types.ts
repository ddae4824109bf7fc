import type { Json } from '../../engine/json.ts';
import type { InEach } from '../card-words.ts';
import type { Definition } from '../content.ts';
import type { Operation } from '../edit/operation.ts';
import type { PackPlace } from '../document/entry.ts';
import type { WrittenText, Manifest } from '../schema.ts';

/** A pack while it is written: the data of its JSON files by their path in it (`cards/weapons.json`). */
export interface PackData {
  readonly manifest: Manifest;
  readonly files: ReadonlyMap<string, Json>;
}

/** What is done to one file: operations on its data, or all of its text where there is no such file yet. */
export type PackEdit =
  | { readonly file: string; readonly operations: readonly Operation[] }
  | { readonly file: string; readonly whole: string };

/** A command on whole cards: one step of the history. */
export interface CardCommand {
  /** Names the step: "new card: Night Lantern". */
  readonly label: InEach<string>;
  /** One for each file. */
  readonly edits: readonly PackEdit[];
  /** Where the card is afterwards; null where it is gone. */
  readonly place: PackPlace | null;
}

/** What commands know besides the pack. */
export interface CommandTools {
  /** The form of a card with its definitions. */
  readonly schema: object;
  /** The version of a pack that is loaded. */
  readonly versionOf: (pack: string) => string | undefined;
}

/** A card of another pack, to be copied. */
export interface ForeignCard {
  readonly definition: Definition;
  readonly manifest: Manifest;
  /** Its words in other languages. */
  readonly texts: { readonly [language: string]: WrittenText };
}
