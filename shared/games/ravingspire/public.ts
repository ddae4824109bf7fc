// The values of the game that its page may import (scripts/lint/table.ts): names and counts, no rules.

/** The rings from the outermost and lowest to the innermost and highest (SETUP-1). */
export const LEVELS = ['dungeon', 'temple', 'spire'] as const;

/** Where a hero can be, by the numbers that actions and events have for it: the rings, and the Keep above them. */
export const LEVEL_NAMES = [...LEVELS, 'keep'] as const;

/** Slots of a battlemat. */
export const SLOTS = 5;

/** The phases of a turn in their order. A Showdown takes the place of the Encounter, and so does the Keep. */
export const PHASES = ['move', 'draw', 'encounter', 'showdown', 'explore', 'recover', 'foe', 'keep'] as const;
