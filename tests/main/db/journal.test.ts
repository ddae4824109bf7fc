import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Connection } from '../../../main/db/connection.ts';
import { JournalRepository, type StoredBatch, type StoredEntry } from '../../../main/db/journal.ts';
import type { JournalKeep } from '../../../main/db/journal-keep.ts';
import { MIGRATIONS } from '../../../main/db/migrations/index.ts';
import { packedText } from '../../../main/db/packed.ts';
import { restoreBackup } from '../../../main/db/store.ts';
import Database from 'better-sqlite3';
import { NOON } from './support/entries.ts';
import { open, temporaryFolder } from './support/store.ts';

const DAY = 24 * 60 * 60 * 1000;

const entry = (n: number, at = NOON, more: Partial<StoredEntry> = {}): StoredEntry => ({
  n,
  at,
  kind: 'step',
  label: `step ${n}`,
  place: null,
  body: packedText(JSON.stringify({ n })),
  ...more,
});

const text = (content: string) => ({ hash: content.padEnd(64, '0'), text: packedText(content) });

/** A point of one file. */
function point(
  n: number,
  content: string,
  at = NOON,
  label: string | null = null,
): NonNullable<StoredBatch['point']> {
  const stored = text(content);
  return { point: { n, at, label, files: { 'cards/a.json': [stored.hash, null] } }, texts: [stored] };
}

const batch = (entries: readonly StoredEntry[], made: StoredBatch['point'] = null): StoredBatch => ({
  entries,
  cards: [],
  point: made,
  drafts: null,
});

const numbers = (rows: readonly { readonly n: number }[]): number[] => rows.map(({ n }) => n);

describe('the journal of a pack', () => {
  it('gives back what was put down, and of an entry the newest form', async () => {
    const { journal } = await open(temporaryFolder());
    const drafts = [{ file: 'cards/a.json', pointer: '/cards/0', text: 'draw', part: null, at: NOON }];
    journal.put('gloom', { entries: [entry(1)], cards: [], point: point(0, 'before'), drafts }, NOON);
    journal.put('gloom', batch([entry(1, NOON, { label: 'longer' }), entry(2)]), NOON);
    journal.put('other', batch([entry(1)], point(0, 'other')), NOON);
    expect(journal.open('gloom', NOON)).toMatchObject({
      point: { n: 0, label: null, files: { 'cards/a.json': [text('before').hash, null] } },
      texts: [{ hash: text('before').hash }],
      entries: [{ n: 1, label: 'longer' }, { n: 2 }],
      drafts,
    });
    journal.put('gloom', { entries: [], cards: [], point: null, drafts: [] }, NOON);
    expect(journal.open('gloom', NOON).drafts).toEqual([]);
    expect(numbers(journal.between('gloom', 1, 10))).toEqual([2]);
    expect(numbers(journal.between('gloom', 0, 1))).toEqual([1]);
    expect(journal.open('none', NOON)).toEqual({ point: null, texts: [], entries: [], drafts: [] });
  });

  it('goes by another name with all that was done, in place of what that name had, and is forgotten', async () => {
    const { journal } = await open(temporaryFolder());
    const drafts = [{ file: 'cards/a.json', pointer: '/cards/0', text: 'draw', part: null, at: NOON }];
    journal.put(
      'gloom',
      { ...batch([entry(1), entry(2)], point(0, 'before')), cards: [touched(2)], drafts },
      NOON,
    );
    journal.put('old', batch([entry(7)], point(6, 'old')), NOON);
    journal.rename('gloom', 'old');
    expect(journal.open('old', NOON)).toMatchObject({
      point: { n: 0, label: null },
      texts: [{ hash: text('before').hash }],
      entries: [{ n: 1 }, { n: 2 }],
      drafts,
    });
    expect(journal.open('gloom', NOON)).toEqual({ point: null, texts: [], entries: [], drafts: [] });
    expect([journal.steps('old'), journal.steps('gloom')]).toEqual([2, 0]);
    expect(numbers(journal.lines.cardsOf('old', [2, 7]))).toEqual([2]);
    expect([journal.newest('old')?.n, journal.newest('gloom')]).toEqual([2, null]);
    // What nothing was done to takes nothing's place.
    journal.rename('gloom', 'old');
    expect(journal.steps('old')).toBe(2);
    journal.forget('old');
    expect(journal.open('old', NOON)).toEqual({ point: null, texts: [], entries: [], drafts: [] });
  });

  it('opens with all after the newest point, and with enough to be undone before it', () => {
    const journal = keeping({ days: 30, bytes: 1e9, steps: 3 });
    const saved = (n: number): StoredEntry => entry(n, NOON, { kind: 'saved' });
    journal.put(
      'gloom',
      batch(
        Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? entry(i + 1) : saved(i + 1))),
        point(0, 'a'),
      ),
      NOON,
    );
    journal.put('gloom', batch([entry(41)], point(40, 'b')), NOON);
    expect(numbers(journal.open('gloom', NOON).entries)).toEqual(
      Array.from({ length: 13 }, (_, i) => 29 + i),
    );
  });

  it('goes into backups, and comes back from them', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    store.journal.put('gloom', batch([entry(1)], point(0, 'a')), NOON);
    const { name } = await store.backups.make('manual');
    store.journal.put('gloom', batch([entry(2)]), NOON);
    store.close();
    await restoreBackup(folder, name, NOON);
    const again = await open(folder);
    expect(numbers(again.journal.open('gloom', NOON).entries)).toEqual([1]);
  });

  it('with a byte changed is damage', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    store.journal.put('gloom', batch([entry(1)], point(0, 'a')), NOON);
    store.close();
    const database = new Database(join(folder, 'tables.db'));
    database.exec(`UPDATE journal_texts SET text = x'00'`);
    database.close();
    const [note] = (await open(folder)).opening;
    expect(note).toMatchObject({ kind: 'restored' });
  });
});

/** A journal alone in a file, with another measure of what is kept. */
const keeping = (keep: JournalKeep): JournalRepository => new JournalRepository(made(), keep);

/** A file of a database with all tables, which is gone after the test. */
function made(): Connection {
  const folder = temporaryFolder();
  const database = new Database(join(folder, 'journal.db'));
  onTestFinished(() => void database.close());
  for (const { up } of MIGRATIONS) up(database);
  return new Connection(folder, database);
}

describe('what is kept', () => {
  /** Ten days of one step each; the point of each is the end of the day before. Nothing is too old until it is opened. */
  const days = (journal: JournalRepository, length = 10): void => {
    for (let day = 0; day < 10; day++) {
      const content = String(day).repeat(length);
      const made = point(day, content, NOON + day * DAY);
      journal.put(
        'gloom',
        { ...batch([entry(day + 1, NOON + day * DAY)], made), cards: [touched(day + 1)] },
        0,
      );
    }
  };
  const now = NOON + 10 * DAY;
  const kept = (journal: JournalRepository): { entries: number[]; points: number[] } => {
    const { entries, points } = journal.lines.numbers('gloom');
    return { entries: [...entries], points: [...points] };
  };

  it('are the steps of some days, and the end of every day', () => {
    const journal = keeping({ days: 3, bytes: 1e9, steps: 500 });
    days(journal);
    journal.open('gloom', now);
    expect(kept(journal)).toEqual({ entries: [8, 9, 10], points: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] });
    expect(numbers(journal.lines.cardsOf('gloom', [1, 7, 8, 10]))).toEqual([8, 10]);
  });

  it('is looked through while a pack is open, whenever a day begins; points and texts wait until it is opened', () => {
    const journal = keeping({ days: 3, bytes: 30, steps: 500 });
    days(journal);
    const before = kept(journal).points;
    journal.put('gloom', batch([entry(11, now)], point(10, 'x'.repeat(10), now)), now);
    expect(kept(journal)).toEqual({ entries: [11], points: [...before, 10] });
    journal.open('gloom', now);
    expect(kept(journal).points).not.toEqual([...before, 10]);
  });

  it('never has a gap, however wrong the clock was', () => {
    const journal = keeping({ days: 3, bytes: 1e9, steps: 500 });
    days(journal);
    journal.put('gloom', batch([entry(9, 0)]), now);
    journal.open('gloom', now);
    expect(kept(journal).entries).toEqual([8, 9, 10]);
  });

  it('is everything since the newest point, however old', () => {
    const journal = keeping({ days: 3, bytes: 0, steps: 500 });
    journal.put('gloom', batch([entry(1), entry(2)], point(0, 'a')), NOON);
    expect(numbers(journal.open('gloom', NOON + 1000 * DAY).entries)).toEqual([1, 2]);
    expect(kept(journal).points).toEqual([0]);
  });

  it('loses no more steps than are too much, the oldest first', () => {
    const connection = made();
    const journal = new JournalRepository(connection, { days: 100, bytes: 1e9, steps: 500 });
    days(journal);
    const { bytes } = journal.room('gloom');
    new JournalRepository(connection, { days: 100, bytes: bytes - 1, steps: 500 }).open('gloom', now);
    expect(kept(journal)).toEqual({
      entries: [2, 3, 4, 5, 6, 7, 8, 9, 10],
      points: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    });
    expect(journal.room('gloom').bytes).toBeLessThan(bytes);
  });

  it('keeps within its bytes: steps go first, then ends of days, and restore points last', () => {
    const journal = keeping({ days: 100, bytes: 35, steps: 500 });
    days(journal);
    journal.put('gloom', { ...batch([]), point: point(2, 'half done', NOON + DAY, 'half done') }, NOON);
    journal.open('gloom', now);
    const { entries, points } = kept(journal);
    expect(entries).toEqual([10]);
    expect(points).toContain(2);
    expect(points).toContain(9);
    expect(points.length).toBeLessThan(8);
    expect(points).toEqual([2, ...points.filter((n) => n >= 10 - (points.length - 1))]);
    // The texts that are left are those of the points that are left.
    for (const n of points) expect(journal.point('gloom', n)!.texts).toHaveLength(1);
  });
});

/** The card that an entry has changed. */
const touched = (n: number, card = 'a', was: string | null = null): StoredBatch['cards'][number] => ({
  n,
  card,
  name: `Card ${card}`,
  was,
});

describe('the lines of a journal', () => {
  /** Six steps on two cards, one of which gets another name; two points, one of them labelled. */
  async function filled(): Promise<JournalRepository['lines']> {
    const { journal } = await open(temporaryFolder());
    const cards = [
      touched(1),
      touched(2, 'b'),
      touched(3),
      touched(4, 'c', 'a'),
      touched(5, 'b'),
      touched(6, 'c'),
    ];
    const entries = [1, 2, 3, 4, 5, 6].map((n) => entry(n));
    journal.put('gloom', { ...batch(entries, point(0, 'day')), cards }, NOON);
    journal.put('gloom', batch([], point(3, 'mark', NOON, 'before the try-out')), NOON);
    journal.put('gloom', batch([entry(7, NOON, { kind: 'saved' })]), NOON);
    return journal.lines;
  }
  const all = { before: 1000, limit: 100, card: null, pointsOnly: false };
  const told = (lines: ReturnType<JournalRepository['lines']['lines']>): string[] =>
    lines.map(({ of, n }) => `${of === 'point' ? 'P' : ''}${n}`);

  it('come with the newest first, a point before its entry, and never part the two', async () => {
    const lines = await filled();
    expect(told(lines.lines('gloom', all))).toEqual(['6', '5', '4', 'P3', '3', '2', '1', 'P0']);
    expect(told(lines.lines('gloom', { ...all, limit: 4 }))).toEqual(['6', '5', '4', 'P3', '3']);
    expect(told(lines.lines('gloom', { ...all, before: 3, limit: 2 }))).toEqual(['2', '1']);
    expect(told(lines.lines('gloom', { ...all, pointsOnly: true }))).toEqual(['P3']);
  });

  it('of one card go on under the name that it had before', async () => {
    const lines = await filled();
    expect(told(lines.lines('gloom', { ...all, card: 'c' }))).toEqual(['6', '4', 'P3', '3', '1', 'P0']);
    expect(told(lines.lines('gloom', { ...all, card: 'b' }))).toEqual(['5', 'P3', '2', 'P0']);
    expect(lines.cardsOf('gloom', [4])).toEqual([expect.objectContaining({ card: 'c', was: 'a' })]);
  });
});
