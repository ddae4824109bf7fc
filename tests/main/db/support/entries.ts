// What the tests keep in a store.
import type { Appended, Head, NewTable, StoredEntry } from '../../../../main/db/model.ts';
import type { Store } from '../../../../main/db/store.ts';

/** 1 March 2026, noon (UTC). */
export const NOON = Date.UTC(2026, 2, 1, 12);

/** Keeps a small set of cards. */
export const someCards = (store: Store): string =>
  store.definitions.keep({ 'pack:card:a': { hash: 'aa', body: '{"kind":"event","cost":1}' } });

export function newTable(id: string, cards: string, changes: Partial<NewTable['table']> = {}): NewTable {
  return {
    table: {
      id,
      game: 'toy',
      rulesVersion: 1,
      setup: { seed: `seed of ${id}`, heroes: ['pack:hero:x'], packs: ['pack'], options: { long: true } },
      players: [{ kind: 'person', name: 'Ännchen' }],
      cards,
      base: null,
      created: NOON,
      removed: false,
      head: head(0),
      ...changes,
    },
    log: [],
    checkpoints: [],
    reasons: new Map(),
  };
}

export const head = (entries: number, changes: Partial<Head> = {}): Head => ({
  entries,
  turn: Math.ceil(entries / 5),
  practice: false,
  outcome: null,
  hash: `hash ${entries}`,
  updated: NOON + entries,
  ...changes,
});

export const entry = (n: number): StoredEntry => ({
  n,
  seat: n % 2,
  kind: 'action',
  body: { play: n, pay: [1, 2, 3], words: 'played with “care” — ½' },
  externals: n % 3 === 0 ? [n] : [],
  revealed: n % 2 === 0,
  nonce: n % 4 === 0 ? null : `nonce-${n}`,
  at: NOON + n,
});

/** An entry as a game makes it: every tenth with a position. */
export const appended = (n: number, changes: Partial<Appended> = {}): Appended => ({
  entry: entry(n),
  checkpoint: n % 10 === 0 ? { n, state: position(n) } : null,
  head: head(n),
  result: null,
  reason: null,
  ...changes,
});

/** A position of about the size of a real one. */
export const position = (n: number): { after: number; cards: number[]; piles: number[][] } => ({
  after: n,
  cards: Array.from({ length: 800 }, (_, i) => (i * 7919 + n) % 1009),
  piles: Array.from({ length: 40 }, (_, i) => Array.from({ length: 20 }, (_, k) => (i * k + n) % 97)),
});

/** A table with this many entries, inserted at once. */
export function fill(store: Store, id: string, entries: number): void {
  const changes = Array.from({ length: entries }, (_, i) => appended(i + 1));
  store.tables.create({
    ...newTable(id, someCards(store), { head: head(entries) }),
    log: changes.map((change) => change.entry),
    checkpoints: changes.flatMap(({ checkpoint }) => checkpoint ?? []),
  });
}
