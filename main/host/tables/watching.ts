import { setImmediate } from 'node:timers/promises';
import type { Seat } from '../../../shared/engine/game.ts';
import type { TableUpdate } from '../../../shared/rpc/messages/tables.ts';
import type { Session } from '../session.ts';
import type { LiveTable } from './live.ts';
import { eyesOf, isAlone, seatsOf, type Claims } from './seats.ts';
import { Updates, type Audience, type Consent, type Told } from './update.ts';

/**
 * Milliseconds before clients are notified. The client that waits for its answer is woken on the processor that the
 * host
 * runs on: were the host to go on at once with its notifications, the answer would not be read until they are done.
 */
const ANSWER_FIRST = 2;

interface Watcher {
  readonly session: Session;
  readonly told: Told;
  asked: readonly Seat[] | null;
  /** Something has changed that it has not been sent yet. */
  behind: boolean;
}

/** The next update of the client is a full one. */
function beginAnew(watcher: Watcher): void {
  watcher.told.since = -1;
  watcher.told.faces.clear();
  watcher.behind = true;
}

/**
 * The viewers of one table. Changes are sent soon after they are made and together: the client that makes one gets the
 * answer first, and a client that cannot keep up gets the newest state once it can.
 */
export class Watching {
  private readonly live: LiveTable;
  private readonly claims: Claims;
  private readonly watchers = new Map<Session, Watcher>();
  private timer: NodeJS.Timeout | null = null;
  /** Settles when the current round of notifications has ended. */
  private telling = Promise.resolve();
  /** Updates of the current position, shared by all viewers whom they fit. */
  private readonly made = new Updates();
  /** Callers that wait until all viewers have been notified. */
  private readonly whenTold: (() => void)[] = [];
  private readonly log: (error: unknown) => void;
  /** A seat asks to take back what cannot be unseen. */
  consent: Consent | null = null;

  constructor(live: LiveTable, claims: Claims, log: (error: unknown) => void) {
    this.live = live;
    this.claims = claims;
    this.log = log;
  }

  get sessions(): Session[] {
    return [...this.watchers.keys()];
  }

  /** Adds a session, or lets it look through other eyes; returns what it sees. */
  watch(session: Session, since: number, asked: readonly Seat[] | null): TableUpdate {
    const faces = this.watchers.get(session)?.told.faces;
    // A client that starts over has forgotten the cards as well.
    const told: Told = { since, faces: since < 0 || !faces ? new Set() : faces };
    const watcher: Watcher = { session, told, asked, behind: false };
    this.watchers.set(session, watcher);
    return this.updateOf(watcher);
  }

  leave(session: Session): void {
    this.watchers.delete(session);
  }

  /** What a session needs to be shown the table through its own eyes. */
  audience(session: Session): Audience {
    const { sessions, live } = this;
    const mine = seatsOf(session, live, sessions);
    const asked = this.watchers.get(session)?.asked ?? null;
    const company = this.company(session);
    return {
      ...eyesOf(live, mine, asked),
      mine,
      own: mine.filter((seat) => !company.includes(seat)),
      language: session.language,
      owner: session.caller.role === 'owner',
      company: company.length > 0,
      alone: isAlone(session, this.live.people, this.live.players) && company.length === 0,
    };
  }

  /** Seats of other people, whether they watch or not. */
  company(session: Session): Seat[] {
    return this.claims.others(session, this.live);
  }

  facesOf(session: Session): Set<string> {
    return this.watchers.get(session)?.told.faces ?? new Set();
  }

  /** Notifies all viewers soon. @param wait milliseconds until then, for changes that come in quick succession */
  changed(wait = ANSWER_FIRST): void {
    this.made.forget();
    for (const watcher of this.watchers.values()) watcher.behind = true;
    if (this.timer !== null || this.watchers.size === 0) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.telling = this.telling.then(() => this.tell());
    }, wait);
  }

  /** Resolves when all viewers have been notified of all changes so far. */
  told(): Promise<void> {
    if (this.timer === null) return this.telling;
    return new Promise((resolve) => void this.whenTold.push(resolve));
  }

  /** Sends a session a full update, because its language has changed. */
  retell(session: Session): void {
    const watcher = this.watchers.get(session);
    if (!watcher) return;
    beginAnew(watcher);
    this.send(watcher);
  }

  /** Sends all sessions full updates soon, because the names of cards have changed. */
  retellAll(): void {
    for (const watcher of this.watchers.values()) beginAnew(watcher);
    this.changed();
  }

  /** Notifies one session now, if there is something that it does not know. */
  catchUp(session: Session): void {
    const watcher = this.watchers.get(session);
    if (watcher?.behind) this.send(watcher);
  }

  /** Notifies all that are behind, with a turn of the event loop between them: many must not hold up other tables. */
  private async tell(): Promise<void> {
    const waiting = this.whenTold.splice(0);
    for (const watcher of [...this.watchers.values()]) {
      if (!watcher.behind || this.watchers.get(watcher.session) !== watcher) continue;
      this.send(watcher);
      await setImmediate();
    }
    for (const resolve of waiting) resolve();
  }

  private send(watcher: Watcher): void {
    if (!watcher.session.ready) return; // notified when it is ready again
    try {
      watcher.session.push('table', this.updateOf(watcher));
    } catch (error) {
      this.log(error);
    }
  }

  private updateOf(watcher: Watcher): TableUpdate {
    watcher.behind = false;
    return this.made.updateFor(this.live, this.audience(watcher.session), watcher.told, this.consent);
  }
}
