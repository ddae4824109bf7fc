import type { Refusal, Seat } from '../../../shared/engine/game.ts';
import type { Session } from '../session.ts';
import type { LiveTable, Wish } from './live.ts';
import { botToAct } from './bots.ts';
import type { Watching } from './watching.ts';

/**
 * Undo and redo at a table. One's own newest entry can always be taken back as long as nothing was turned up by it.
 * Beyond that it is free where all people share one screen (the table is then practice); where others sit elsewhere,
 * each of them has to agree. Entries of bots go along: nobody can take back into the middle of a bot's turn.
 */
export class Takeback {
  private readonly live: LiveTable;
  private readonly watching: Watching;
  private pending: { wish: Wish; waiting: Set<Seat> } | null = null;

  constructor(live: LiveTable, watching: Watching) {
    this.live = live;
    this.watching = watching;
  }

  /** Does it, says why not, or begins to ask the others. */
  ask(session: Session, wish: Wish): { refusal: Refusal | null } | 'consent' {
    if (!wish.free || !this.live.table.refuseUndo(wish.seat) || wish.kind === 'redo') {
      return { refusal: this.carryOut(wish) };
    }
    const others = this.watching.company(session);
    if (others.length === 0 || this.live.table.lastEntry === null) return { refusal: this.carryOut(wish) };
    this.pending = { wish, waiting: new Set(others) };
    this.tell();
    return 'consent';
  }

  /** A seat agrees or does not; false when nobody asked it. */
  consent(seat: Seat, yes: boolean): boolean {
    const { pending } = this;
    if (!pending?.waiting.has(seat)) return false;
    if (!yes) this.settled();
    else {
      pending.waiting.delete(seat);
      if (pending.waiting.size === 0) {
        this.settled();
        this.carryOut(pending.wish);
      } else this.tell();
    }
    return true;
  }

  /** Somebody has left; who is not there is not waited for. */
  gone(): void {
    if (this.pending && this.watching.sessions.length < 2) this.settled();
  }

  /** Nobody is asked any more. */
  settled(): void {
    this.pending = null;
    this.tell();
  }

  private tell(): void {
    const { pending } = this;
    this.watching.consent = pending && { by: pending.wish.seat, waiting: [...pending.waiting] };
  }

  private carryOut(wish: Wish): Refusal | null {
    const refusal = this.live.enter(wish);
    if (refusal) return refusal;
    // Otherwise a bot would at once do again what was taken back.
    while (botToAct(this.live) !== null && this.more(wish.kind)) {
      if (this.live.enter({ ...wish, free: true, nonce: null })) break;
    }
    return null;
  }

  private more(kind: Wish['kind']): boolean {
    const { table } = this.live;
    return (kind === 'undo' ? table.lastEntry : table.nextEntry) !== null;
  }
}
