/** Limits of every card's program; a card beyond one of them is reported and not loaded. */
export const BOUNDS = {
  amount: 99,
  repeat: 20,
  depth: 8,
  nodes: 200,
  /** Effect steps in one step of the game (CARD-18). */
  effort: 1000,
  /** Words of an effect that make up one effect step; the longest of all cards that ship has thirteen. */
  words: 14,
  /** Words of the standing rules of a card, which are read all the time. */
  standing: 60,
  /** Changes for a time, and reductions of costs, that are in force at once (CARD-18). */
  changes: 200,
  /** Events in one step of the game (CARD-18). */
  events: 2000,
} as const;
