import { randomUUID } from 'node:crypto';
import type { Refusal, Seat } from '../../../shared/engine/game.ts';
import type { Entry } from '../../../shared/engine/log.ts';
import type { Session } from '../session.ts';
import type { LiveTable, Wish } from './live.ts';
import { botToAct } from './bots.ts';
import type { Watching } from './watching.ts';

/**
 * Undo and redo at a table. One's own newest entry can always be taken back as long as nothing was turned up by it, and
 * brought back. Beyond that it is free where all people share one screen (undo then makes the table practice); where
 * others have their own sessions, each of them has to agree. Entries of bots go along: a take-back never ends in the
 * middle of a bot's turn.
 */
export class Takeback {
  private readonly live: LiveTable;
  private readonly watching: Watching;
  private pending: {
    readonly id: string;
    readonly session: Session;
    readonly wish: Wish;
    readonly waiting: Set<Seat>;
  } | null = null;

  constructor(live: LiveTable, watching: Watching) {
    this.live = live;
    this.watching = watching;
  }

  /** Does it, says why not, or begins to ask the others. */
  ask(session: Session, wish: Wish): { refusal: Refusal | null } | 'consent' {
    const others = this.watching.company(session);
    if (others.length === 0) return { refusal: this.carryOut(wish, true) };
    if (!wish.free || this.isOwn(wish) || this.entryFor(wish) === null) {
      return { refusal: this.carryOut(wish, false) };
    }
    this.pending = { id: randomUUID(), session, wish, waiting: new Set(others) };
    this.tell();
    return 'consent';
  }

  /**
   * A seat agrees or does not.
   *
   * @param id the wish that the client saw: another may have replaced it
   * @param session must be the seat's own: playing on for someone who is gone is not agreeing for them
   * @returns false when that seat was not asked
   */
  consent(id: string, session: Session, seat: Seat, yes: boolean): boolean {
    const { pending } = this;
    if (pending?.id !== id || !pending.waiting.has(seat)) return false;
    if (this.watching.company(session).includes(seat)) return false;
    pending.waiting.delete(seat);
    if (yes && pending.waiting.size > 0) this.tell();
    else {
      this.settled();
      if (yes) this.carryOut(pending.wish, true);
    }
    return true;
  }

  /** A session has left: its wish is withdrawn. @returns whether it had one */
  gone(session: Session): boolean {
    if (this.pending?.session !== session) return false;
    this.settled();
    return true;
  }

  /** All requests for consent lapse: the position has changed. */
  settled(): void {
    this.pending = null;
    this.tell();
  }

  private tell(): void {
    const { pending } = this;
    this.watching.consent = pending && {
      wish: pending.id,
      by: pending.wish.seat,
      kind: pending.wish.kind === 'redo' ? 'redo' : 'undo',
      waiting: [...pending.waiting],
    };
  }

  /** The entry that a wish would take back or bring back now. */
  private entryFor({ kind }: Wish): Entry | null {
    const { table } = this.live;
    return kind === 'redo' ? table.nextEntry : table.lastEntry;
  }

  /** Whether a seat may take this back or bring it back without the consent of others. */
  private isOwn(wish: Wish): boolean {
    if (wish.kind === 'redo') return this.entryFor(wish)?.seat === wish.seat;
    return this.live.table.refuseUndo(wish.seat) === null;
  }

  /** @param agreed all others have, or there are none to ask */
  private carryOut(wish: Wish, agreed: boolean): Refusal | null {
    const refusal = this.live.enter(wish);
    if (refusal) return refusal;
    // Otherwise a bot would at once do again what was taken back.
    while (botToAct(this.live) !== null && this.goesAlong(wish, agreed)) {
      if (this.live.enter({ ...wish, free: true, nonce: null })) break;
    }
    return null;
  }

  private goesAlong(wish: Wish, agreed: boolean): boolean {
    const entry = this.entryFor(wish);
    if (entry === null || agreed) return entry !== null;
    if (this.live.players[entry.seat].kind !== 'bot' && entry.seat !== wish.seat) return false;
    return wish.kind === 'redo' || this.live.table.refuseUndo(entry.seat) === null;
  }
}
