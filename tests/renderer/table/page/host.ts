// A host inside the page: the real engine, the real words, one table. It answers what the table asks for and nothing else.
import type { Player } from '../../../../shared/engine/drive.ts';
import type { MatchBase, Seat, StateBase } from '../../../../shared/engine/game.ts';
import type { Json } from '../../../../shared/engine/json.ts';
import { Table } from '../../../../shared/engine/table.ts';
import type { GameEntry } from '../../../../shared/games/index.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import type { Transport } from '../../../../shared/rpc/client.ts';
import type { Params, ProcedureName, Result } from '../../../../shared/rpc/contract.ts';
import { RpcError, type Reply } from '../../../../shared/rpc/failure.ts';
import type { RecordRow } from '../../../../shared/rpc/messages/profile.ts';
import type { Submitted, TableUpdate } from '../../../../shared/rpc/messages/tables.ts';
import { chapterFor, rawChapters } from '../../../../main/host/tables/chronicle.ts';
import { LiveTable } from '../../../../main/host/tables/live.ts';
import { headOf, type AnyTable } from '../../../../main/host/play/opened.ts';
import { eyesOf } from '../../../../main/host/tables/seats.ts';
import { momentFor, Updates, type Consent } from '../../../../main/host/tables/update.ts';
import { titlesOf } from '../titles.ts';
import type { Scene } from './scene.ts';

type AnyPlayer = Player<MatchBase, StateBase, Json>;
type Handlers = { readonly [N in ProcedureName]?: (params: Params<N>) => Result<N> };

const TABLE = 'table-1';

/** What a test can do to the host of its page. */
export interface Controls {
  /** Bots make entries until this many are made, or the game is over; clients are notified of each. */
  play(entries: number): void;
  /** Bots go on until this seat is asked for something of the kind (empty: anything). */
  playUntil(kind: string, seat?: Seat): boolean;
  /** Cuts the connection, or mends it. */
  connect(connected: boolean): void;
  /** This many of the next updates get lost on their way. */
  lose(updates: number): void;
  /** Calls so far, by name. */
  readonly calls: { readonly name: string; readonly params: unknown }[];
  /** An undo that another seat asks for. */
  askConsent(by: Seat, waiting: readonly Seat[]): void;
  /** No bot can go on with a seat. */
  getStuck(seat: Seat): void;
  readonly n: number;
  /** Number of entries of the newest update that has reached the page. */
  shown(): number;
  /** Tells everything again, as when the language has changed. */
  retell(): void;
  /** A table that could not be shown can be from now on. */
  mend(): void;
}

/** Makes the host of a page. */
export function pageHost(entry: GameEntry, scene: Scene): { transport: Transport; controls: Controls } {
  const language: Language = scene.tongue === 'de' ? 'de' : 'en';
  const table: AnyTable = new Table(entry.game, scene.setup, scene.definitions);
  const live = liveTable(entry, scene, table);
  const listeners = new Set<(name: string, data: unknown) => void>();
  const connections = new Set<(connected: boolean) => void>();
  const nonces = new Map<string, Submitted>();
  const told = { since: -1, faces: new Set<string>() };
  const mine = () => live.people.filter((seat) => !scene.elsewhere.includes(seat));
  // Where there is a greedy one, always that: the positions of these tests stay when stronger ones come.
  const bot: AnyPlayer = (entry.bots['greedy'] ?? Object.values(entry.bots).at(-1)!)('page');
  let asked: readonly Seat[] | null = null;
  let consent: Consent | null = null;
  let connected = true;
  let watched = false;
  let lost = 0;
  let signed: readonly string[] | null = scene.signed ?? null;
  const recordOf = (players: readonly string[]): RecordRow => ({
    table: TABLE,
    game: entry.game.id,
    date: '2026-11-21',
    players,
    heroes: [],
    portraits: [],
    result: 'won',
    turns: table.state.turn,
    card: null,
  });
  let shown = 0;
  let broken = scene.broken === true;
  const calls: { name: string; params: unknown }[] = [];

  const audience = () => ({
    ...eyesOf(live, mine(), asked),
    language,
    mine: mine(),
    own: mine(),
    company: scene.elsewhere.length > 0,
    alone: scene.elsewhere.length === 0,
    owner: true,
  });
  const update = (): TableUpdate => new Updates().updateFor(live, audience(), told, consent);

  function push(): void {
    if (!watched) return;
    const made = plain(update());
    if (lost > 0) lost--;
    else if (connected) deliver(made);
  }

  function deliver(made: TableUpdate): void {
    shown = made.n;
    for (const listener of listeners) listener('table', made);
  }

  function botMove(): boolean {
    const [decision] = table.decisions();
    if (decision === undefined) return false;
    const { question, match, state } = table;
    const { seat } = decision;
    const wish = question
      ? ({ kind: 'answer', body: bot.answer(question, match, state) } as const)
      : ({ kind: 'action', body: bot.act(match, state, seat) } as const);
    const refusal = live.enter({ seat, free: false, nonce: null, reason: bot.why?.() ?? null, ...wish });
    if (refusal) throw new Error(`the bot was refused: ${refusal.code}`);
    push();
    return true;
  }

  /** Bots at the table move as soon as it is their turn. */
  function botsMove(): void {
    while (live.toAct.some((seat) => live.players[seat].kind === 'bot')) if (!botMove()) return;
  }

  function submit(params: Params<'table.submit'>): Submitted {
    const { seat, kind, body, free, nonce, after } = params;
    const known = nonces.get(nonce);
    if (known) return known;
    if (after !== live.n) return { ok: false, why: 'stale', n: live.n };
    if (kind === 'undo' && free && scene.elsewhere.length > 0) {
      consent = { wish: 'a-wish', by: seat, kind, waiting: scene.elsewhere };
      push();
      return { ok: false, why: 'consent' };
    }
    const refusal = live.enter({ seat, kind, body, free, nonce, reason: null });
    const submitted: Submitted = refusal
      ? { ok: false, why: 'refused', refusal: live.presenter(language).why(refusal, seat) }
      : { ok: true, n: live.n };
    nonces.set(nonce, submitted);
    if (submitted.ok) {
      push();
      botsMove();
    }
    return submitted;
  }

  const handlers: Handlers = {
    'games.list': () => {
      // The toys of the engine are announced nowhere.
      const words = (entry as Partial<GameEntry>).words?.[language];
      const { id, seats } = entry.game;
      return words === undefined ? [] : [{ id, others: [], players: { ...seats }, ...words }];
    },
    'table.watch': ({ since, eyes }) => {
      if (broken) throw new RpcError('not-found', 'There is no such table.');
      told.since = since;
      if (since < 0) told.faces.clear();
      if (eyes !== null) asked = eyes;
      watched = true;
      shown = live.n;
      return update();
    },
    'table.leave': () => ({}),
    'table.submit': submit,
    'table.consent': ({ wish, yes }) => {
      if (consent?.wish !== wish) throw new RpcError('not-possible', 'There is no such wish.');
      const { by } = consent;
      consent = null;
      if (yes) live.enter({ seat: by, kind: 'undo', body: null, free: true, nonce: null, reason: null });
      push();
      return {};
    },
    'table.seat': ({ seat, player }) => {
      live.seat(seat, player);
      push();
      return {};
    },
    'table.check': ({ seat, action }) => {
      const refusal = table.refuse(seat, action);
      const presenter = live.presenter(language);
      return {
        refusal: refusal && presenter.why(refusal, seat),
        label: presenter.narrator(table.state).action(action, seat),
        warnings: refusal === null ? (presenter.warnings?.(table.state, seat, action) ?? null) : null,
      };
    },
    'table.hint': ({ seat }) => {
      const { question, match, state } = table;
      const presenter = live.presenter(language);
      const narrator = presenter.narrator(state);
      const reason = () => {
        const why = bot.why?.() ?? null;
        return why === null ? [] : narrator.reason(why);
      };
      if (question) {
        const body = bot.answer(question, match, state);
        return {
          kind: 'answer',
          body,
          label: narrator.answer(question, body),
          reason: reason(),
        };
      }
      const body = bot.act(match, state, seat);
      return { kind: 'action', body, label: narrator.action(body, seat), reason: reason() };
    },
    'table.log': ({ from, to }) =>
      rawChapters(table, from, to).map((raw) => chapterFor(live, raw, audience().eyes, language)),
    'table.at': ({ n }) => momentFor(live, table.past(n), n, audience(), told.faces),
    'tables.branch': ({ n }) => ({ table: `branch-${n}` }),
    'records.of': () => ({ record: signed === null ? null : recordOf(signed) }),
    'records.sign': ({ players }): RecordRow => {
      if (signed !== null) throw new RpcError('not-possible', 'This game has been signed already.');
      signed = players;
      return recordOf(players);
    },
  };

  const transport: Transport = {
    async request(name, params): Promise<Reply> {
      await Promise.resolve();
      calls.push({ name, params });
      if (!connected) return failed(new RpcError('closed', 'The connection is gone.'));
      const handler = handlers[name as ProcedureName] as ((params: unknown) => unknown) | undefined;
      if (handler === undefined) return failed(new RpcError('no-such-procedure', `There is no ${name}.`));
      try {
        return { ok: true, result: plain(handler(plain(params))) };
      } catch (error) {
        if (error instanceof RpcError) return failed(error);
        throw error;
      }
    },
    onPushed(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onConnection(listener) {
      connections.add(listener);
      return () => connections.delete(listener);
    },
  };

  const controls: Controls = {
    calls,
    get n() {
      return live.n;
    },
    play(entries) {
      for (let made = 0; made < entries && botMove(); made++);
    },
    playUntil(kind, seat) {
      while (table.state.outcome === null) {
        const found = table.decisions().find((decision) => kind === '' || decision.kind === kind);
        if (found !== undefined && (seat === undefined || found.seat === seat)) return true;
        if (!botMove()) return false;
      }
      return false;
    },
    connect(on) {
      connected = on;
      for (const listener of connections) listener(on);
    },
    shown: () => shown,
    retell() {
      told.since = -1;
      told.faces.clear();
      push();
    },
    mend() {
      broken = false;
    },
    lose(updates) {
      lost = updates;
    },
    askConsent(by, waiting) {
      consent = { wish: 'a-wish', by, kind: 'undo', waiting };
      push();
    },
    getStuck(seat) {
      live.stuck = seat;
      push();
    },
  };
  controls.play(scene.played);
  botsMove();
  return { transport, controls };
}

function liveTable(entry: GameEntry, scene: Scene, table: AnyTable): LiveTable {
  const stored = {
    id: TABLE,
    game: entry.game.id,
    rulesVersion: entry.game.rulesVersion,
    setup: scene.setup,
    players: scene.players,
    cards: 'page',
    base: null,
    created: 0,
    removed: false,
    head: headOf(table, 0),
  };
  return new LiveTable({
    stored,
    entry,
    table,
    opened: { how: 'same', lost: 0 },
    recent: rawChapters(table, 0, 0),
    reasons: new Map(),
    checkpoints: [],
    // Nothing is stored.
    repository: { append: () => undefined, setPlayers: () => undefined } as unknown as ConstructorParameters<
      typeof LiveTable
    >[0]['repository'],
    titles: () => titlesOf(scene),
    packTitle: (id) => id,
    now: () => 0,
  });
}

const failed = ({ code, message }: RpcError): Reply => ({ ok: false, failure: { code, sentence: message } });

/** As it arrives at the other side: JSON. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
