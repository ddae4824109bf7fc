import type { ValidateFunction } from 'ajv';
import type { Message, Outcome, Setup } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { Base, Entry } from '../../shared/engine/log.ts';
import { validateStoredOutcome, validateStoredSeating } from '../../shared/generated/validators.js';
import type { PlayerChoice } from '../../shared/rpc/messages/tables.ts';
import type { Value } from './connection.ts';
import type { Head, StoredEntry, StoredTable } from './model.ts';
import { packed, unpacked } from './packed.ts';
import { readJson, readRecord, Unreadable } from './readable.ts';

// How tables and entries are stored as rows. The columns are those of the migrations, in their order.

export const TABLE = [
  'key',
  'id',
  'game',
  'rules_version',
  'setup',
  'players',
  'cards',
  'base',
  'created',
] as const;
export const HEAD = ['key', 'removed', 'entries', 'turn', 'practice', 'outcome', 'hash', 'updated'] as const;
export const ENTRY = ['key', 'n', 'seat', 'kind', 'body', 'externals', 'revealed', 'nonce', 'at'] as const;
export const CHECKPOINT = ['key', 'n', 'state'] as const;
export const REASON = ['key', 'n', 'reason'] as const;

/** Letters of the hash of a position; today's have sixteen. */
const LONGEST_HASH = 100;

const flag = (value: boolean): number => (value ? 1 : 0);
const json = (value: unknown): string => JSON.stringify(value);

/**
 * What may be judged without the game.
 *
 * @throws Unreadable
 */
function checked<T>(validate: ValidateFunction, value: unknown): T {
  if (!validate(value)) throw new Unreadable();
  return value as T;
}

export const tableRow = (key: number, table: StoredTable): Value[] => [
  key,
  table.id,
  table.game,
  table.rulesVersion,
  json(table.setup),
  json(table.players),
  table.cards,
  table.base && packed(table.base as unknown as Json),
  table.created,
];

export const headRow = (key: number, removed: boolean, head: Head): Value[] => [
  key,
  flag(removed),
  head.entries,
  head.turn,
  flag(head.practice),
  head.outcome && json(head.outcome),
  head.hash,
  head.updated,
];

/** @throws Unreadable */
export function tableOf(table: readonly Value[], head: readonly Value[]): StoredTable {
  const [, id, game, rulesVersion, , , cards, base, created] = table;
  const seating = seatingOf(table);
  const known = headOf(head);
  if (known.outcome?.winners.some((seat) => seat >= seating.players.length)) throw new Unreadable();
  return {
    id: id as string,
    game: game as string,
    rulesVersion: rulesVersion as number,
    ...seating,
    cards: cards as string,
    base: base === null ? null : baseOf(unpacked(base as Buffer)),
    created: created as number,
    removed: head[1] === 1,
    head: known,
  };
}

/**
 * How a table was set up, and who plays it.
 *
 * @throws Unreadable
 */
export function seatingOf([, , , , setup, players]: readonly Value[]): Pick<
  StoredTable,
  'setup' | 'players'
> {
  const seating = { setup: readJson(setup), players: readJson(players) };
  const known = checked<{ setup: Setup; players: PlayerChoice[] }>(validateStoredSeating, seating);
  if (known.players.length !== known.setup.heroes.length) throw new Unreadable();
  return known;
}

function baseOf(base: Json): Base {
  const { entries, state } = (base ?? {}) as { readonly [field: string]: Json };
  if (!Number.isInteger(entries) || typeof state !== 'object' || state === null) throw new Unreadable();
  return { entries: entries as number, state };
}

/** @throws Unreadable */
export const outcomeOf = (outcome: Value): Outcome => checked(validateStoredOutcome, readJson(outcome));

/** @throws Unreadable */
export function headOf([, , entries, turn, practice, outcome, hash, updated]: readonly Value[]): Head {
  if (typeof hash !== 'string' || hash.length > LONGEST_HASH) throw new Unreadable();
  return {
    entries: entries as number,
    turn: turn as number,
    practice: practice === 1,
    outcome: outcome === null ? null : outcomeOf(outcome),
    hash,
    updated: updated as number,
  };
}

export const entryRow = (key: number, entry: StoredEntry): Value[] => [
  key,
  entry.n,
  entry.seat,
  entry.kind,
  json(entry.body),
  json(entry.externals),
  flag(entry.revealed),
  entry.nonce,
  entry.at,
];

export const reasonRow = (key: number, n: number, reason: Message): Value[] => [key, n, json(reason)];

export const reasonOf = ([, n, reason]: readonly Value[]): [n: number, reason: Message] => [
  n as number,
  reasonIn(readRecord(reason)),
];

/** @throws Unreadable */
function reasonIn({ key, data }: { readonly [field: string]: Json }): Message {
  if (typeof key !== 'string' || typeof data !== 'object' || data === null) throw new Unreadable();
  return { key, data: data as Message['data'] };
}

const KINDS: readonly unknown[] = ['action', 'answer', 'undo', 'redo'] satisfies Entry['kind'][];

/** @throws Unreadable */
export function entryOf([
  ,
  n,
  seat,
  kind,
  body,
  externals,
  revealed,
  nonce,
  at,
]: readonly Value[]): StoredEntry {
  const results = readJson(externals);
  if (!KINDS.includes(kind) || !Array.isArray(results)) throw new Unreadable();
  return {
    n: n as number,
    seat: seat as number,
    kind: kind as Entry['kind'],
    body: readJson(body),
    externals: results as Json[],
    revealed: revealed === 1,
    nonce: nonce as string | null,
    at: at as number,
  };
}
