// The plan of a pack that is being written.
import type { PlanBand, PlanKind, PlannedCard, PlanTemplate } from '../../packs/plan/types.ts';
import type { CardFigure } from '../../packs/fields/figures.ts';
import type { CardFace } from '../../tableau/tableau.ts';
import type { ProblemRow } from './packs.ts';

/** The plan of a pack as of a revision, in the language of the caller. */
export interface PackPlan {
  readonly revision: number;
  /** What is wrong with the file that it is kept in: then nothing of it counts, and nothing can be changed. */
  readonly problems: readonly ProblemRow[];
  /** What the number is called by which the game lays sets out; null: it does so by none. */
  readonly spread: string | null;
  /** None where there is no such number. */
  readonly bands: readonly PlanBand[];
  /** In the order of the game's schema. */
  readonly kinds: readonly PlanKind[];
  /** In the order of the set. */
  readonly cards: readonly PlannedCard[];
  readonly templates: readonly PlanTemplate[];
}

/** A card beside another one. */
export interface ComparedCard {
  readonly name: string;
  /** Null while it cannot be drawn. */
  readonly face: CardFace | null;
  /** The text of each rule. */
  readonly rules: readonly string[];
  /** What it says of itself outside of its rules. */
  readonly figures: readonly CardFigure[];
}
