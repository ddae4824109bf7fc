import type { SetNumbers } from '../../../shared/packs/numbers/types.ts';

/** A card of another pack, and what that is called. */
export interface PatchedRow {
  readonly card: string;
  readonly name: string;
  readonly of: string;
}

/** What the numbers of a pack are shown of, and where they lead. A host, or a test, implements it. */
export interface NumbersPort {
  /** The newest numbers, which may be of a moment ago; null until they have come. Read it in templates: it changes. */
  readonly numbers: SetNumbers | null;
  /** Whether it is not known yet what game the pack is of. */
  readonly isDisorder: boolean;
  /** Cards of other packs that this one changes: they are no part of the numbers. */
  readonly patched: readonly PatchedRow[];
  /** Puts one of these on the bench, by its full id. */
  openPatched(card: string): void;
  /** Puts a card on the bench, by its index in the numbers. */
  open(card: number): void;
  /** Asks for a new card. */
  make(): void;
}
