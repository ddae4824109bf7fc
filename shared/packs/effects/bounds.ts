/** Limits of every card's program; a card beyond one of them is reported and not loaded. */
export const BOUNDS = {
  amount: 99,
  repeat: 20,
  depth: 8,
  nodes: 200,
  /** Effect steps in one step of the game (CARD-18). */
  effort: 1000,
} as const;
