import type { Seat } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { Client } from '../../shared/rpc/client.ts';
import type { Params } from '../../shared/rpc/contract.ts';
import { RpcError } from '../../shared/rpc/failure.ts';
import type {
  Chapter,
  Checked,
  Hint,
  Moment,
  PlayerChoice,
  Submitted,
  TableUpdate,
} from '../../shared/rpc/messages/tables.ts';
import type { RecordRow } from '../../shared/rpc/messages/profile.ts';
import type { PrimerPart } from '../../shared/tableau/presenter.ts';
import type { CardFace, Why } from '../../shared/tableau/tableau.ts';
import { hasGap, KEPT, mergeChapters, newest, PAGE } from './chronicle.ts';
import { PacedUpdates } from './pace.ts';
import { renewed } from './renewed.ts';

/** What a player at the table has to hear, beyond what the log says. */
export type Notification =
  | { readonly kind: 'news'; readonly chapters: readonly Chapter[]; readonly before: TableUpdate }
  | { readonly kind: 'refused'; readonly why: Why }
  | { readonly kind: 'stale' }
  | { readonly kind: 'asked' }
  | { readonly kind: 'failed'; readonly sentence: string };

export type EntryKind = Params<'table.submit'>['kind'];

/** Times that an entry is sent again after the connection was lost. */
const MOST_TRIES = 5;

/** Whether those who see an update have something to do, or to know, before the game goes on. */
const isAsking = ({ prompts, curtain, consent, stuck, outcome }: TableUpdate): boolean =>
  prompts.length > 0 || [curtain, consent, stuck, outcome].some((wanted) => wanted !== null);

/**
 * One open table: watches it, keeps what the host tells about it in order, and sends what the player does. All fields
 * are replaced, never changed in place.
 */
export class TableSession {
  readonly table: string;
  update: TableUpdate | null = $state.raw(null);
  /** Without gaps, up to the newest. */
  chapters: readonly Chapter[] = $state.raw([]);
  faces: { readonly [id: string]: CardFace } = $state.raw({});
  /** The past position that is looked at; null for the present one. */
  moment: Moment | null = $state.raw(null);
  connected = $state(true);
  /** An entry is on its way. */
  busy = $state(false);
  /** The table has gone on further than is shown: see `pace`. */
  behind = $state(false);
  /** How long, in milliseconds, an update is seen before the next one takes its place; for tables that show what bots do. */
  pace: (update: TableUpdate) => number = () => 0;
  /** Why the table cannot be shown at all. */
  failure: string | null = $state(null);

  private readonly host: Client;
  private readonly notify: (notification: Notification) => void;
  private readonly stops: (() => void)[] = [];
  private readonly updates = new PacedUpdates({
    show: (update) => this.show(update),
    pace: (update) => this.pace(update),
    asks: isAsking,
    waiting: (waits) => (this.behind = waits),
  });
  private eyes: readonly Seat[] | null = null;
  /** How many chapters are kept: more for those who read older ones, until they play on. */
  private kept = KEPT;
  private watching: Promise<void> | null = null;
  private watchAgain = false;
  private closed = false;
  /** The newest past position that was asked for; answers to older questions are dropped. */
  private lookingAt: number | null = null;
  /** Those who wait for the connection, and for an update. */
  private readonly whenConnected: (() => void)[] = [];
  private readonly whenUpdated: (() => void)[] = [];

  constructor(host: Client, table: string, notify: (notification: Notification) => void) {
    this.host = host;
    this.table = table;
    this.notify = notify;
  }

  /** Begins to watch. Failures are shown in `failure`. */
  async open(): Promise<void> {
    this.stops.push(
      this.host.on('table', (update) => this.take(update)),
      this.host.on('reset', () => this.restart()),
      this.host.onConnection((connected) => this.connection(connected)),
    );
    await this.watch();
  }

  /** Tries again to see a table that could not be shown. */
  async retry(): Promise<void> {
    this.failure = null;
    await this.watch();
  }

  /** Stops watching, and tells the host so. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    for (const stop of this.stops) stop();
    this.updates.drop();
    this.wakeConnected();
    this.wakeUpdated();
    // Leaving does not wait for the host, and works without a connection too.
    this.host.call('table.leave', { table: this.table }).catch((error: unknown) => {
      if (!(error instanceof RpcError)) throw error;
    });
  }

  /** Sees the table through the eyes of these seats from now on. */
  async see(eyes: readonly Seat[]): Promise<void> {
    this.eyes = eyes;
    await this.watch();
  }

  /** Shows the newest position at once. */
  hurry(): void {
    this.updates.hurry();
  }

  /** Shows the newest position at once, and does so until an own seat is asked for something. */
  skip(): void {
    // Spectators are never asked: they skip what waits.
    if (this.update?.seats.some(({ mine }) => mine) === true) this.updates.skip();
    else this.updates.hurry();
  }

  /** Shows no newer position until `release`: there is nothing yet to see it on. */
  hold(): void {
    this.updates.hold();
  }

  /** Goes on after `hold`. */
  release(): void {
    this.updates.release();
  }

  /** Does or answers something, or takes it back. The result is also sent as a notification. */
  async submit(seat: Seat, kind: EntryKind, body: Json, free = false): Promise<Submitted | null> {
    this.hurry();
    this.kept = KEPT;
    const { update } = this;
    if (update === null || this.busy) return null;
    this.busy = true;
    const entry = { table: this.table, after: update.n, nonce: nonce(), seat, kind, body, free };
    const submitted = await this.attempt(() => this.send(entry));
    if (submitted !== null) await this.settle(submitted);
    this.busy = false;
    return submitted;
  }

  /** Agrees to an undo or a redo, by its name, or does not. */
  async consent(wish: string, seat: Seat, yes: boolean): Promise<void> {
    await this.attempt(() => this.host.call('table.consent', { table: this.table, wish, seat, yes }));
  }

  /** Changes who plays a seat. */
  async seat(seat: Seat, player: PlayerChoice): Promise<void> {
    await this.attempt(() => this.host.call('table.seat', { table: this.table, seat, player }));
  }

  /** What the host says to an action before it is submitted; null: it could not be asked. */
  async check(seat: Seat, action: Json): Promise<Checked | null> {
    return this.attempt(() => this.host.call('table.check', { table: this.table, seat, action }));
  }

  async hint(seat: Seat): Promise<Hint | null> {
    return this.attempt(() => this.host.call('table.hint', { table: this.table, seat }));
  }

  /** Whether there are chapters before those that are known. */
  get hasEarlier(): boolean {
    return (this.chapters.at(0)?.n ?? 0) > 0;
  }

  /** Asks for chapters before those that are known. */
  async earlier(): Promise<void> {
    const first = this.chapters.at(0)?.n ?? 0;
    if (first === 0) return;
    const range = { from: Math.max(0, first - PAGE), to: first - 1 };
    const older = await this.attempt(() => this.host.call('table.log', { table: this.table, ...range }));
    if (older === null) return;
    this.chapters = mergeChapters(this.chapters, older);
    this.kept = Math.max(this.kept, this.chapters.length);
  }

  /** Looks at the position after an entry; quick requests are answered by the newest only. */
  async look(n: number): Promise<void> {
    this.lookingAt = n;
    const moment = await this.attempt(() => this.host.call('table.at', { table: this.table, n }));
    if (moment === null || this.lookingAt !== n) return;
    this.learn(moment.faces);
    this.moment = moment;
  }

  /** Looks at the present again. */
  lookNow(): void {
    this.lookingAt = null;
    this.moment = null;
  }

  /** Makes a practice table that goes on from an entry. @returns its name; null: it could not be made */
  async branch(n: number): Promise<string | null> {
    const made = await this.attempt(() => this.host.call('tables.branch', { table: this.table, n }));
    return made?.table ?? null;
  }

  /** How a game is played, on one page; null: the host could not be asked. */
  async primer(game: string): Promise<readonly PrimerPart[] | null> {
    const games = await this.attempt(() => this.host.call('games.list', {}));
    return games === null ? null : (games.find(({ id }) => id === game)?.primer ?? []);
  }

  /** How the finished game was signed; null: it was not. */
  async record(): Promise<RecordRow | null> {
    const found = await this.attempt(() => this.host.call('records.of', { table: this.table }));
    return found?.record ?? null;
  }

  async sign(players: string[]): Promise<RecordRow | null> {
    return this.attempt(() => this.host.call('records.sign', { table: this.table, players }));
  }

  /** A call whose failure is reported to the player; null then. */
  private async attempt<T>(call: () => Promise<T>): Promise<T | null> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      if (!this.closed) this.notify({ kind: 'failed', sentence: error.message });
      return null;
    }
  }

  /** Sends an entry, and again after a lost connection: the nonce makes sure that it counts once. */
  private async send(entry: Params<'table.submit'>): Promise<Submitted> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.host.call('table.submit', entry);
      } catch (error) {
        const lost = error instanceof RpcError && error.code === 'closed';
        if (!lost || this.closed || tries === MOST_TRIES) throw error;
        await this.reconnected();
        if (this.closed) throw error;
      }
    }
  }

  /** Tells what came of an entry, and waits until it can be seen. */
  private async settle(submitted: Submitted): Promise<void> {
    if (submitted.ok) {
      await this.updated(submitted.n);
      return;
    }
    switch (submitted.why) {
      case 'refused':
        this.notify({ kind: 'refused', why: submitted.refusal });
        return;
      case 'stale':
        if ((this.update?.n ?? 0) < submitted.n) await this.watch();
        this.notify({ kind: 'stale' });
        return;
      case 'consent':
        this.notify({ kind: 'asked' });
        return;
    }
  }

  /** Until the entries up to `n` can be seen, or the table is left. */
  private async updated(n: number): Promise<void> {
    while (!this.closed && (this.update?.n ?? 0) < n) {
      await new Promise<void>((resolve) => this.whenUpdated.push(resolve));
    }
  }

  private async reconnected(): Promise<void> {
    if (this.connected) return;
    await new Promise<void>((resolve) => this.whenConnected.push(resolve));
  }

  private wakeConnected(): void {
    for (const wake of this.whenConnected.splice(0)) wake();
  }

  private wakeUpdated(): void {
    for (const wake of this.whenUpdated.splice(0)) wake();
  }

  private connection(connected: boolean): void {
    this.connected = connected;
    if (!connected) return;
    this.wakeConnected();
    this.watchInBackground();
  }

  /** Everything known is out of date: starts over. */
  private restart(): void {
    this.update = null;
    this.chapters = [];
    this.faces = {};
    this.lookNow();
    this.watchInBackground();
  }

  private watchInBackground(): void {
    void this.watch();
  }

  /** Asks for the table as it is now; while an answer is awaited, one more question waits at most. */
  private async watch(): Promise<void> {
    if (this.watching !== null) {
      this.watchAgain = true;
      return this.watching;
    }
    this.watching = this.watchUntilCurrent();
    await this.watching;
    this.watching = null;
  }

  private async watchUntilCurrent(): Promise<void> {
    do {
      this.watchAgain = false;
      try {
        const since = newest(this.chapters);
        const eyes = this.eyes === null ? null : [...this.eyes];
        const update = await this.host.call('table.watch', { table: this.table, since, eyes });
        this.updates.drop();
        this.show(update);
        this.failure = null;
      } catch (error) {
        if (!(error instanceof RpcError)) throw error;
        // A lost connection watches again by itself as soon as it is back.
        if (error.code !== 'closed') this.failure = error.message;
      }
    } while (this.watchAgain && !this.closed);
  }

  /** An update that the host has sent by itself. */
  private take(update: TableUpdate): void {
    if (update.table !== this.table || this.update === null) return;
    this.learn(update.faces);
    const { ahead } = this.updates;
    // Later ones have overtaken it.
    if (update.n < (ahead.at(-1) ?? this.update).n) return;
    const known = [...this.chapters, ...ahead.flatMap(({ chapters }) => chapters)];
    if (hasGap(known, update.chapters, update.n)) this.watchInBackground();
    else this.updates.add(update);
  }

  /** Keeps faces that came with something; mostly there are none, and what is drawn of those that are known stays. */
  private learn(faces: TableUpdate['faces']): void {
    if (Object.keys(faces).length > 0) this.faces = { ...this.faces, ...faces };
  }

  private show(update: TableUpdate): void {
    if (this.closed) return;
    this.learn(update.faces);
    const { update: before } = this;
    if (before !== null && update.n < before.n) return;
    const known = newest(this.chapters);
    // A chapter that is sent again has other words: older chapters would no longer match it.
    const retold = update.chapters.some(({ n }) => n <= known);
    this.chapters = retold
      ? update.chapters
      : mergeChapters(this.chapters, update.chapters).slice(-this.kept);
    this.update = renewed(before, update);
    this.wakeUpdated();
    const news = update.chapters.filter(({ n }) => n > known);
    if (before !== null) this.notify({ kind: 'news', chapters: news, before });
  }
}

/** A name for an entry that no other has. `randomUUID` would not do: it is missing on pages from the local network. */
function nonce(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}
