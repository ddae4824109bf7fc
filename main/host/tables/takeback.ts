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
  private pending: { session: Session; wish: Wish; of: number; waiting: Set<Seat> } | null = null;

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
    this.pending = { session, wish, of: this.live.n, waiting: new Set(others) };
    this.tell();
    return 'consent';
  }

  /**
   * A seat agrees or does not.
   *
   * @param session cannot agree to its own wish, for any seat
   * @returns false when that seat was not asked
   */
  consent(session: Session, seat: Seat, yes: boolean): boolean {
    const { pending } = this;
    if (!pending?.waiting.has(seat) || pending.session === session) return false;
    pending.waiting.delete(seat);
    if (yes && pending.waiting.size > 0) this.tell();
    else {
      this.settled();
      // The seats agreed about one entry, not about another.
      if (yes && pending.of === this.live.n) this.carryOut(pending.wish, true);
    }
    return true;
  }

  /** A session has left: its wish is withdrawn. */
  gone(session: Session): void {
    if (this.pending?.session === session) this.settled();
  }

  /** All requests for consent lapse: the position has changed. */
  settled(): void {
    this.pending = null;
    this.tell();
  }

  private tell(): void {
    const { pending } = this;
    this.watching.consent = pending && {
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
    if (this.live.players[entry.seat].kind !== 'bot') return entry.seat === wish.seat;
    return wish.kind === 'redo' || this.live.table.refuseUndo(entry.seat) === null;
  }
}
