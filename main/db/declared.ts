import type { Declared } from './sealed.ts';

// Rows of the tables whose rows carry a checksum, as the migrations declare their columns. The tables are STRICT: a column
// holds nothing but what its type says.

export interface DefinitionColumns {
  readonly hash: string;
  readonly body: string;
}

export const DEFINITIONS: Declared<DefinitionColumns> = {
  table: 'definitions',
  columns: ['hash', 'body'],
  key: ['hash'],
};

export interface CardSetColumns {
  readonly hash: string;
  readonly cards: string;
}

export const CARD_SETS: Declared<CardSetColumns> = {
  table: 'card_sets',
  columns: ['hash', 'cards'],
  key: ['hash'],
};

export interface TableColumns {
  readonly key: number;
  readonly id: string;
  readonly game: string;
  readonly rules_version: number;
  readonly setup: string;
  readonly players: string;
  readonly cards: string;
  readonly base: Buffer | null;
  readonly created: number;
}

export const TABLE: Declared<TableColumns> = {
  table: 'tables',
  columns: ['key', 'id', 'game', 'rules_version', 'setup', 'players', 'cards', 'base', 'created'],
  key: ['key'],
};

export interface HeadColumns {
  readonly key: number;
  readonly removed: number;
  readonly entries: number;
  readonly turn: number;
  readonly practice: number;
  readonly outcome: string | null;
  readonly hash: string;
  readonly updated: number;
}

export const HEADS: Declared<HeadColumns> = {
  table: 'heads',
  columns: ['key', 'removed', 'entries', 'turn', 'practice', 'outcome', 'hash', 'updated'],
  key: ['key'],
};

export interface EntryColumns {
  readonly key: number;
  readonly n: number;
  readonly seat: number;
  readonly kind: string;
  readonly body: string;
  readonly externals: string;
  readonly revealed: number;
  readonly nonce: string | null;
  readonly at: number;
}

export const ENTRIES: Declared<EntryColumns> = {
  table: 'entries',
  columns: ['key', 'n', 'seat', 'kind', 'body', 'externals', 'revealed', 'nonce', 'at'],
  key: ['key', 'n'],
};

export interface CheckpointColumns {
  readonly key: number;
  readonly n: number;
  readonly state: Buffer;
}

export const CHECKPOINTS: Declared<CheckpointColumns> = {
  table: 'checkpoints',
  columns: ['key', 'n', 'state'],
  key: ['key', 'n'],
};

export interface ReasonColumns {
  readonly key: number;
  readonly n: number;
  readonly reason: string;
}

export const REASONS: Declared<ReasonColumns> = {
  table: 'reasons',
  columns: ['key', 'n', 'reason'],
  key: ['key', 'n'],
};

export interface ResultColumns {
  readonly key: number;
  readonly game: string;
  readonly outcome: string;
  readonly heroes: string;
  readonly packs: string;
  readonly turns: number;
  readonly seed: string;
  readonly ended: number;
}

export const RESULTS: Declared<ResultColumns> = {
  table: 'results',
  columns: ['key', 'game', 'outcome', 'heroes', 'packs', 'turns', 'seed', 'ended'],
  key: ['key'],
};

export interface RecordColumns {
  readonly key: number;
  readonly date: string;
  readonly record: string;
}

export const RECORDS: Declared<RecordColumns> = {
  table: 'records',
  columns: ['key', 'date', 'record'],
  key: ['key'],
};

export interface SettingColumns {
  readonly name: string;
  readonly value: string;
}

export const SETTINGS: Declared<SettingColumns> = {
  table: 'settings',
  columns: ['name', 'value'],
  key: ['name'],
};

export interface LabRunColumns {
  readonly id: string;
  readonly identity: string;
  readonly cards: string;
  readonly begun: number;
}

export const LAB_RUNS: Declared<LabRunColumns> = {
  table: 'lab_runs',
  columns: ['id', 'identity', 'cards', 'begun'],
  key: ['id'],
};

export interface LabBatchColumns {
  readonly run: string;
  readonly first: number;
  readonly last: number;
  readonly tally: Buffer;
}

export const LAB_BATCHES: Declared<LabBatchColumns> = {
  table: 'lab_batches',
  columns: ['run', 'first', 'last', 'tally'],
  key: ['run', 'first'],
};

export interface JournalEntryColumns {
  readonly pack: string;
  readonly n: number;
  readonly at: number;
  readonly kind: string;
  readonly label: string;
  readonly place: string | null;
  readonly body: Buffer;
}

export const JOURNAL_ENTRIES: Declared<JournalEntryColumns> = {
  table: 'journal_entries',
  columns: ['pack', 'n', 'at', 'kind', 'label', 'place', 'body'],
  key: ['pack', 'n'],
};

export interface JournalCardColumns {
  readonly pack: string;
  readonly n: number;
  readonly card: string;
  readonly name: string;
  readonly was: string | null;
}

export const JOURNAL_CARDS: Declared<JournalCardColumns> = {
  table: 'journal_cards',
  columns: ['pack', 'n', 'card', 'name', 'was'],
  key: ['pack', 'n', 'card'],
};

export interface JournalPointColumns {
  readonly pack: string;
  readonly n: number;
  readonly at: number;
  readonly label: string | null;
  readonly files: string;
}

export const JOURNAL_POINTS: Declared<JournalPointColumns> = {
  table: 'journal_points',
  columns: ['pack', 'n', 'at', 'label', 'files'],
  key: ['pack', 'n'],
};

export interface JournalTextColumns {
  readonly pack: string;
  readonly hash: string;
  readonly text: Buffer;
}

export const JOURNAL_TEXTS: Declared<JournalTextColumns> = {
  table: 'journal_texts',
  columns: ['pack', 'hash', 'text'],
  key: ['pack', 'hash'],
};

export interface JournalDraftColumns {
  readonly pack: string;
  readonly file: string;
  readonly pointer: string;
  readonly text: string;
  readonly part: string | null;
  readonly at: number;
}

export const JOURNAL_DRAFTS: Declared<JournalDraftColumns> = {
  table: 'journal_drafts',
  columns: ['pack', 'file', 'pointer', 'text', 'part', 'at'],
  key: ['pack', 'file', 'pointer'],
};
