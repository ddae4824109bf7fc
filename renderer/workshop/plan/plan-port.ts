import type { PlanChange, PlannedCard } from '../../../shared/packs/plan/types.ts';
import type { ComparedCard, PackPlan } from '../../../shared/rpc/messages/workshop-plan.ts';

/** Where a new card is wanted. */
export interface WantedPlace {
  readonly kind: string;
  /** The least number of its band; null: it has no number. */
  readonly least: number | null;
}

/** The pack as it was after an entry of its history. */
export interface CardVersion {
  readonly n: number;
  readonly at: number;
  /** A step, or a restore point; empty: the end of a day. */
  readonly label: string;
  /** Whether the step came just after. */
  readonly isBefore: boolean;
}

/** What the plan of a pack is shown of, and what is done to it. A host, or a test, implements it. */
export interface PlanPort {
  /** Null until it has come. Read it in templates: it changes. */
  readonly plan: PackPlan | null;
  /** @returns why it was not done, in words; null: it was */
  change(change: PlanChange): Promise<string | null>;
  /**
   * Cards as they are set side by side; those that are not there any more are left out.
   *
   * @param past the first of them as it was then comes before it; left out: it does not
   */
  compare(cards: readonly PlannedCard[], past?: CardVersion): Promise<readonly ComparedCard[]>;
  /** When a card may have been another one, the newest first: days, restore points, and steps on it. */
  versions(card: PlannedCard): Promise<readonly CardVersion[]>;
  /** Puts a card on the bench. */
  open(card: PlannedCard): void;
  /** Asks for a new card. @param place left out: anywhere */
  make(place?: WantedPlace): void;
}
