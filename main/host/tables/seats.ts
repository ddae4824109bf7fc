import type { Seat } from '../../../shared/engine/game.ts';
import type { PlayerChoice } from '../../../shared/rpc/messages/tables.ts';
import type { Caller } from '../../../shared/rpc/roles.ts';
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

/** A seat of a table that was given to separate clients. */
interface Claim {
  /** Clients of the seat that are connected now. */
  connected: number;
  /** The seat is theirs although none is connected, until it is given to someone else. */
  kept: boolean;
}

/** Seats that were given to separate clients, connected or not, for as long as the host runs. */
export class Claims {
  private readonly claims = new Map<string, Claim>();

  /** A client has connected. */
  come(caller: Caller): void {
    for (const key of keysOf(caller)) {
      const { connected } = this.claims.get(key) ?? { connected: 0 };
      this.claims.set(key, { connected: connected + 1, kept: true });
    }
  }

  /** A client has disconnected. */
  gone(caller: Caller): void {
    for (const key of keysOf(caller)) {
      const claim = this.claims.get(key)!;
      claim.connected--;
      this.forgetIdle(key, claim);
    }
  }

  /** The seat was given to someone else: once no client of it is connected, it is no longer theirs. */
  free(table: string, seat: Seat): void {
    const key = keyOf(table, seat);
    const claim = this.claims.get(key);
    if (claim === undefined) return;
    claim.kept = false;
    this.forgetIdle(key, claim);
  }

  has(table: string, seat: Seat): boolean {
    return this.claims.has(keyOf(table, seat));
  }

  private forgetIdle(key: string, { connected, kept }: Claim): void {
    if (connected === 0 && !kept) this.claims.delete(key);
  }

  /** Seats of people other than those at a session. The owner plays for those who are gone, but is not one of them. */
  others({ caller }: Session, live: LiveTable): Seat[] {
    const own = caller.role === 'seat' && caller.table === live.id ? caller.seats : [];
    if (caller.role === 'owner') return live.people.filter((seat) => this.has(live.id, seat));
    return live.people.filter((seat) => !own.includes(seat));
  }
}

const keyOf = (table: string, seat: Seat): string => `${seat} ${table}`;

const keysOf = ({ table, role, seats }: Caller): string[] =>
  role === 'seat' && table !== null ? seats.map((seat) => keyOf(table, seat)) : [];

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
  const hands = new Set(mine.map((seat) => personAt(live.players, seat)));
  if (hands.size < 2 || !live.entry.secret(live.table.match)) return { eyes: mine, curtain: null };
  const first = (asked ?? []).find((seat) => mine.includes(seat));
  const looking =
    first === undefined
      ? []
      : mine.filter((seat) => personAt(live.players, seat) === personAt(live.players, first));
  const toAct = live.toAct.filter((seat) => mine.includes(seat));
  if (toAct.length > 0 && !toAct.some((seat) => looking.includes(seat))) {
    return { eyes: [], curtain: toAct[0] };
  }
  return { eyes: looking, curtain: null };
}

/**
 * Who plays a seat: the person's id. In tables without ids seats of one name are the same person's, as they were when
 * those were begun.
 */
function personAt(players: readonly PlayerChoice[], seat: Seat): string {
  const player = players[seat];
  if (player.kind !== 'person') return '';
  return player.person === undefined ? `name ${player.name}` : `id ${player.person}`;
}

/** Whether a session is the owner's and at most one person plays. */
export const isAlone = (
  { caller }: Session,
  people: readonly Seat[],
  players: readonly PlayerChoice[],
): boolean => caller.role === 'owner' && new Set(people.map((seat) => personAt(players, seat))).size < 2;
