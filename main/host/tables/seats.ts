import type { Seat } from '../../../shared/engine/game.ts';
import type { Session } from '../session.ts';
import type { LiveTable } from './live.ts';

/**
 * The seats that a session plays at a table. A seat's own session plays that; the owner plays all other people's, so
 * that several share one screen.
 *
 * @param others sessions that are at the table as well
 */
export function seatsOf(session: Session, live: LiveTable, others: Iterable<Session>): Seat[] {
  const { caller } = session;
  switch (caller.role) {
    case 'owner': {
      const taken = new Set<Seat>();
      for (const { caller: other } of others) {
        if (other.role === 'seat' && other.table === live.id) other.seats.forEach((seat) => taken.add(seat));
      }
      return live.people.filter((seat) => !taken.has(seat));
    }
    case 'seat':
      return caller.table === live.id ? live.people.filter((seat) => caller.seats.includes(seat)) : [];
    case 'spectator':
    case 'guest':
      return [];
  }
}

/** Through whose eyes a session looks, and the seat it has to be handed to first. */
export interface Eyes {
  readonly eyes: readonly Seat[];
  readonly curtain: Seat | null;
}

/**
 * Several seats at one screen see together what all of them see, unless a table has secrets: then one person looks at a
 * time, through all the seats that this person plays, and the screen is handed over whenever another has to decide.
 *
 * @param asked the seats that the client last asked to look through
 */
export function eyesOf(live: LiveTable, mine: readonly Seat[], asked: readonly Seat[] | null): Eyes {
  const hands = new Set(mine.map((seat) => nameOf(live, seat)));
  if (hands.size < 2 || !live.entry.secret(live.table.match)) return { eyes: mine, curtain: null };
  const first = (asked ?? []).find((seat) => mine.includes(seat));
  const looking =
    first === undefined ? [] : mine.filter((seat) => nameOf(live, seat) === nameOf(live, first));
  const toAct = live.toAct.filter((seat) => mine.includes(seat));
  if (toAct.length > 0 && !toAct.some((seat) => looking.includes(seat))) {
    return { eyes: [], curtain: toAct[0] };
  }
  return { eyes: looking, curtain: null };
}

/** What a seat's player is called: seats of one name at one screen are the same person's. */
function nameOf({ players }: LiveTable, seat: Seat): string {
  const player = players[seat];
  return player.kind === 'person' ? player.name : '';
}
