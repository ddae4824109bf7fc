import type { AddedKeys } from '../../engine/added.ts';

/**
 * Keys of the state that rules version 2 did not have, each with its value in `blankState` (or in what makes the record
 * that it belongs to). Tables that were saved without them still open, and their logs still lead to their hashes. A new
 * key gets a line here in the commit that adds it; no line ever goes away.
 */
export const ADDED: AddedKeys = {
  'triggers.*.lapses': 0,
  departed: [],
  'heroes.*.generated': [],
  lingering: [],
  'battle.takers': [],
  seen: { seat: -1, open: false, deck: 'battle', cards: [] },
  later: [],
  counters: [],
  supply: [],
  wards: [],
};
