import type { SeatState } from '../../shared/rpc/messages/tables.ts';
import type { Words } from '../ui/words.ts';
import { seatNames } from './choices.ts';
import type { TextKey } from './text/en.ts';

/** What is shown while others act, or no player can. */
export interface Waiting {
  readonly title: string;
  /** How long it lasts; null where no player is waited for. */
  readonly about: string | null;
}

/** Who is waited for, and how long: bots have a clock, people have none. */
export function waitingFor(words: Words<TextKey>, seats: readonly SeatState[]): Waiting {
  const acting = seats.filter(({ toAct }) => toAct);
  if (acting.length === 0) return { title: words('wait.nobody'), about: null };
  const names = seatNames(
    seats,
    acting.map(({ seat }) => seat),
  );
  const bots = acting.every(({ player }) => player.kind === 'bot');
  return { title: words('wait.title', { names }), about: words(bots ? 'wait.bot' : 'wait.about') };
}
