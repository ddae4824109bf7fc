import type { SetNumbers } from '../../../shared/packs/numbers/types.ts';

/** What the numbers of a pack are shown of, and where they lead. A host, or a test, implements it. */
export interface NumbersPort {
  /** The newest numbers, which may be of a moment ago; null until they have come. Read it in templates: it changes. */
  readonly numbers: SetNumbers | null;
  /** Whether it is not known yet what game the pack is of. */
  readonly isDisorder: boolean;
  /** Puts a card on the bench, by its index in the numbers. */
  open(card: number): void;
  /** Asks for a new card. */
  make(): void;
}
