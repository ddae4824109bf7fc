// Effects that wait for a moment of their hero (LANG-40).
import type { G, Later, Match, State } from '../types.ts';
import type { Delayed } from './card.ts';
import { sourceCard } from './modifiers.ts';

/** What something that waits does, and for which moment it waits. */
export const delayedOf = (match: Match, { source, index }: Pick<Later, 'source' | 'index'>): Delayed =>
  sourceCard(match, source).delayed[index];

/** Where what waits for a hero comes from, wards last, in the order in which it was said: cards, or its own abilities (`heroSource`). */
export const waitingFor = ({ later, wards }: State, seat: number): readonly number[] =>
  [...later, ...wards].filter((one) => one.seat === seat).map(({ source }) => source);

/** Takes what has waited long enough out of the list. */
export function takeDue({ state }: G, isDue: (later: Later) => boolean): readonly Later[] {
  if (state.later.length === 0) return [];
  const due = state.later.filter(isDue);
  state.later = state.later.filter((one) => !due.includes(one));
  return due;
}

/** A hero went mad or left the game: nothing waits for it any more, and nothing is spared it. */
export function forgetLater(state: State, seat: number): void {
  state.wards = state.wards.filter((ward) => ward.seat !== seat);
  state.later = state.later.filter((later) => later.seat !== seat);
}
