import type { EventBase, MatchBase, Question, Seat, StateBase } from './game.ts';
import type { Json } from './json.ts';
import { ReplayError, type Entry } from './log.ts';
import type { Table } from './table.ts';

/** What a seat did or answered. */
export interface Said {
  readonly seat: Seat;
  readonly kind: 'action' | 'answer';
  readonly body: Json;
}

/** Where an entry of an older log comes in, as these rules see it. */
interface Scene {
  /** The open question, or null before an action. */
  readonly question: Question | null;
  /** The action whose step is under way, or the last one before. Null before the first. */
  readonly action: Json;
}

/** What an older entry is now. */
export interface Retold {
  /** What is entered in its place, in this order. */
  readonly say: readonly Said[];
  /** What is said only once a later entry has been read: its question comes later now. */
  readonly hold: readonly Said[];
}

/**
 * One way in which the log of an older version differs from that of these rules. It changes form and order, never what
 * was decided: whether a log leads where it led is always compared.
 */
export interface Translation {
  /** An older entry in these rules' form, or null where it needs no translation. */
  readonly entry?: (said: Said, scene: Scene, held: readonly Said[]) => Retold | null;
  /** The answer that older rules took for granted to a question that is open now; null where they asked it too. */
  readonly unasked?: (question: Question, scene: Scene) => Json;
}

/** How far an older log has been read. */
interface Reading {
  /** The newest action. */
  readonly action: Json;
  /** What is still to be said. */
  readonly held: readonly Said[];
}

/** The entries that one older entry has become: undo takes back, and redo brings back, all of them. */
interface Group {
  readonly entries: number;
  readonly before: Reading;
  readonly behind: Reading;
}

/** An entry that was made, and the number of the older entry that it comes from. */
export interface Made {
  readonly of: number;
  readonly entry: Entry;
  readonly revealed: boolean;
}

/**
 * Enters the entries of a log of older rules again, in the form that the table's own rules give them. What undo takes
 * back and redo brings back is all that an older entry has become.
 *
 * @throws ReplayError when these rules refuse what an entry has become
 */
export function* retell<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  table: Table<M, S, A, E>,
  log: readonly Entry[],
  translations: readonly Translation[],
): Generator<Made> {
  const done: Group[] = [];
  const undone: Group[] = [];
  let reading: Reading = { action: null, held: [] };
  for (const old of log) {
    const { n, seat, kind, body } = old;
    if (kind === 'undo' || kind === 'redo') {
      const [from, to] = kind === 'undo' ? [done, undone] : [undone, done];
      const group = from.pop();
      if (!group) throw new ReplayError(`entry ${n} (${kind}) is refused: nothing-to-${kind}`);
      to.push(group);
      reading = kind === 'undo' ? group.before : group.behind;
      for (let i = 0; i < group.entries; i++) yield enter(table, n, old);
      continue;
    }
    const before = reading;
    const said: Said = { seat, kind, body };
    if (kind === 'action') reading = { ...reading, action: body };
    const scene: Scene = { question: table.question, action: reading.action };
    const retold = firstOf(translations, ({ entry }) => entry?.(said, scene, before.held) ?? null);
    if (retold) reading = { ...reading, held: retold.hold };
    let entries = 0;
    for (const each of retold?.say ?? [said]) {
      yield enter(table, n, { ...each, externals: each.body === body ? old.externals : [] });
      entries++;
    }
    for (let next = taken(table, reading, translations); next; next = taken(table, reading, translations)) {
      yield enter(table, n, { ...next, externals: [] });
      entries++;
    }
    done.push({ entries, before, behind: reading });
    undone.length = 0;
  }
}

type AnyTable = Pick<
  Table<MatchBase, StateBase, Json, EventBase>,
  'question' | 'log' | 'undoable' | 'replayEntry'
>;

function enter(table: AnyTable, of: number, entry: Omit<Entry, 'n'>): Made {
  table.replayEntry({ ...entry, n: of });
  const own = entry.kind === 'action' || entry.kind === 'answer';
  return { of, entry: table.log.at(-1)!, revealed: own && table.undoable === 0 };
}

/** The answer that older rules took for granted to the question that is open now, if they did. */
function taken(
  { question }: AnyTable,
  { action }: Reading,
  translations: readonly Translation[],
): Said | null {
  if (question === null) return null;
  const answer = firstOf(translations, ({ unasked }) => unasked?.(question, { question, action }) ?? null);
  return answer === null ? null : { seat: question.seat, kind: 'answer', body: answer };
}

/** What the first item that knows something says, or null. */
function firstOf<T, R>(items: readonly T[], ask: (item: T) => R | null): R | null {
  for (const item of items) {
    const answer = ask(item);
    if (answer !== null) return answer;
  }
  return null;
}
