// The tour of the workshop: a first card, made step by step on the real screens.

/** Its steps, in their order. */
export const TOUR_STEPS = ['pack', 'card', 'rule', 'number', 'undo', 'words', 'picture', 'done'] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

/** `offered`: it was neither begun nor declined yet; `open`: it is under way; `left`: it waits at its step; `done`: it was gone through. */
export const TOUR_STAGES = ['offered', 'open', 'left', 'done'] as const;

/** How far the tour is. */
export interface TourStand {
  readonly stage: (typeof TOUR_STAGES)[number];
  readonly step: TourStep;
  /** Name of the folder of the pack that was made in it; null: none yet. */
  readonly pack: string | null;
}
