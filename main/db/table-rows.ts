import type { Message, Outcome, Setup } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { Base, Entry } from '../../shared/engine/log.ts';
import type { PlayerChoice } from '../../shared/rpc/messages.ts';
import type { Value } from './connection.ts';
import type { Head, StoredEntry, StoredTable } from './model.ts';
import { packed, unpacked } from './packed.ts';

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

const flag = (value: boolean): number => (value ? 1 : 0);
const json = (value: unknown): string => JSON.stringify(value);
const parsed = <T>(value: Value): T => JSON.parse(value as string) as T;

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

export function tableOf(table: readonly Value[], head: readonly Value[]): StoredTable {
  const [, id, game, rulesVersion, setup, players, cards, base, created] = table;
  return {
    id: id as string,
    game: game as string,
    rulesVersion: rulesVersion as number,
    setup: parsed<Setup>(setup),
    players: parsed<PlayerChoice[]>(players),
    cards: cards as string,
    base: base === null ? null : (unpacked(base as Buffer) as unknown as Base),
    created: created as number,
    removed: head[1] === 1,
    head: headOf(head),
  };
}

function headOf([, , entries, turn, practice, outcome, hash, updated]: readonly Value[]): Head {
  return {
    entries: entries as number,
    turn: turn as number,
    practice: practice === 1,
    outcome: outcome === null ? null : parsed<Outcome>(outcome),
    hash: hash as string,
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
  parsed<Message>(reason),
];

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
  return {
    n: n as number,
    seat: seat as number,
    kind: kind as Entry['kind'],
    body: parsed<Json>(body),
    externals: parsed<Json[]>(externals),
    revealed: revealed === 1,
    nonce: nonce as string | null,
    at: at as number,
  };
}
