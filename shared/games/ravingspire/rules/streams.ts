import type { Die } from '../types.ts';

/** The dice, each with its own random stream. */
export const DICE: readonly Die[] = ['move', 'table', 'rotation', 'foe', 'sanity', 'overwhelm', 'cost'];

const NAMES = [
  ...DICE.map((die) => `die ${die}`),
  'deck encounter',
  'deck loot',
  'deck foe',
  'deck tower',
  'deck spire',
  'board',
  'pick',
] as const;

/** Stream indices of the shared decks, of the board at setup, and of cards taken at random. */
export const STREAM = {
  encounter: NAMES.indexOf('deck encounter'),
  loot: NAMES.indexOf('deck loot'),
  foe: NAMES.indexOf('deck foe'),
  tower: NAMES.indexOf('deck tower'),
  spire: NAMES.indexOf('deck spire'),
  board: NAMES.indexOf('board'),
  pick: NAMES.indexOf('pick'),
} as const;

/** The stream of a hero's battle deck. */
export const heroStream = (seat: number): number => NAMES.length + seat;

/** The names of all streams of a table with a number of seats, in the order of their indices. */
export function streamNames(seats: number): string[] {
  return [...NAMES, ...Array.from({ length: seats }, (_, seat) => `hero ${seat}`)];
}
