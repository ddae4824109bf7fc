import type { ValidateFunction } from 'ajv';
import type { Message, Outcome, Setup } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { Base, Entry } from '../../shared/engine/log.ts';
import { validateStoredOutcome, validateStoredSeating } from '../../shared/generated/validators.js';
import type { PlayerChoice } from '../../shared/rpc/messages/tables.ts';
import type { EntryColumns, HeadColumns, ReasonColumns, TableColumns } from './declared.ts';
import type { Head, StoredEntry, StoredTable } from './model.ts';
import { packed, unpacked } from './packed.ts';
import { readJson, readRecord, Unreadable } from './readable.ts';

// How tables and entries are stored as rows.

/** Letters of the hash of a position; today's have sixteen. */
const LONGEST_HASH = 100;

export const flag = (value: boolean): number => (value ? 1 : 0);
export const isSet = (stored: number): boolean => stored === 1;
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

export const tableRow = (key: number, table: StoredTable): TableColumns => ({
  key,
  id: table.id,
  game: table.game,
  rules_version: table.rulesVersion,
  setup: json(table.setup),
  players: json(table.players),
  cards: table.cards,
  base: table.base && packed(table.base as unknown as Json),
  created: table.created,
});

export const headRow = (key: number, removed: boolean, head: Head): HeadColumns => ({
  key,
  removed: flag(removed),
  entries: head.entries,
  turn: head.turn,
  practice: flag(head.practice),
  outcome: head.outcome && json(head.outcome),
  hash: head.hash,
  updated: head.updated,
});

/** @throws Unreadable */
export function tableOf(table: TableColumns, head: HeadColumns): StoredTable {
  const seating = seatingOf(table);
  const known = headOf(head);
  if (known.outcome?.winners.some((seat) => seat >= seating.players.length)) throw new Unreadable();
  return {
    id: table.id,
    game: table.game,
    rulesVersion: table.rules_version,
    ...seating,
    cards: table.cards,
    base: table.base && baseOf(unpacked(table.base)),
    created: table.created,
    removed: isSet(head.removed),
    head: known,
  };
}

/**
 * How a table was set up, and who plays it.
 *
 * @throws Unreadable
 */
export function seatingOf({ setup, players }: TableColumns): Pick<StoredTable, 'setup' | 'players'> {
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
export const outcomeOf = (outcome: string): Outcome => checked(validateStoredOutcome, readJson(outcome));

/** @throws Unreadable */
export function headOf({ entries, turn, practice, outcome, hash, updated }: HeadColumns): Head {
  if (hash.length > LONGEST_HASH) throw new Unreadable();
  return {
    entries,
    turn,
    practice: isSet(practice),
    outcome: outcome === null ? null : outcomeOf(outcome),
    hash,
    updated,
  };
}

export const entryRow = (key: number, entry: StoredEntry): EntryColumns => ({
  key,
  n: entry.n,
  seat: entry.seat,
  kind: entry.kind,
  body: json(entry.body),
  externals: json(entry.externals),
  revealed: flag(entry.revealed),
  nonce: entry.nonce,
  at: entry.at,
});

export const reasonRow = (key: number, n: number, reason: Message): ReasonColumns => ({
  key,
  n,
  reason: json(reason),
});

/** @throws Unreadable */
export const reasonOf = ({ n, reason }: ReasonColumns): [n: number, reason: Message] => [
  n,
  reasonIn(readRecord(reason)),
];

/** @throws Unreadable */
function reasonIn({ key, data }: { readonly [field: string]: Json }): Message {
  if (typeof key !== 'string' || typeof data !== 'object' || data === null) throw new Unreadable();
  return { key, data: data as Message['data'] };
}

const KINDS: readonly string[] = ['action', 'answer', 'undo', 'redo'] satisfies Entry['kind'][];

/** @throws Unreadable */
export function entryOf({ n, seat, kind, body, externals, revealed, nonce, at }: EntryColumns): StoredEntry {
  const results = readJson(externals);
  if (!KINDS.includes(kind) || !Array.isArray(results)) throw new Unreadable();
  return {
    n,
    seat,
    kind: kind as Entry['kind'],
    body: readJson(body),
    externals: results as Json[],
    revealed: isSet(revealed),
    nonce,
    at,
  };
}
