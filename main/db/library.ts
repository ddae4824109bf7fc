import type { NameInForms } from '../../shared/words/names.ts';
import type { LibraryKind, LibraryRow } from '../../shared/rpc/messages/packs.ts';
import type { Connection, Value } from './connection.ts';
import { damagedRow } from './errors.ts';
import type { LibraryEntry, LibraryText } from './model.ts';
import { matchOf, sortedAs, tagsOf, wordsIn, type Facets, type Sort } from './search-query.ts';

/** A part of what was found. */
interface Page {
  readonly offset: number;
  readonly limit: number;
}

export interface LibrarySearch extends Page {
  readonly text: string;
  readonly language: string;
  readonly game?: string | undefined;
  readonly pack?: string | undefined;
  readonly kind?: string | undefined;
}

export interface Found {
  readonly total: number;
  /** How many of them are not cards. */
  readonly others: number;
  readonly cards: LibraryRow[];
}

/** Words of an excerpt. */
const EXCERPT = 20;
/** Characters of the beginning of a text, where nothing is looked for. */
const BEGINNING = 160;
/**
 * Matches that are put in order, the best first, which takes about a millisecond for a thousand. Of more than these only
 * those that match by their name are, and they come before the others.
 */
const MOST_RANKED = 5000;
/** How much a match in the name, the text, the story and the tags counts. */
const WEIGHTS = '10.0, 3.0, 1.0, 0.0';

/** A text that fits: the row of `texts`, and what is shown of its rules and of its story. */
interface Match {
  readonly key: number;
  readonly text: string;
  readonly story: string;
}

/** Sorts after every name. */
const LAST = '\uffff';

/** The cards that packs hold now, with full-text search. Everything in it comes from the packs. */
export class LibraryRepository {
  private readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  /** Hash of each entry by full id. */
  known(): Map<string, string> {
    const rows = this.rows<{ id: string; hash: string }>('SELECT id, hash FROM cards');
    return new Map(rows.map(({ id, hash }) => [id, hash]));
  }

  /** Puts entries in or in the place of those with the same id, and removes others by id; all or nothing. */
  apply({ put, remove }: { put: readonly LibraryEntry[]; remove: readonly string[] }): void {
    this.connection.write(() => {
      const out = this.connection.statement('DELETE FROM cards WHERE id = ?');
      for (const id of remove) out.run(id);
      for (const entry of put) {
        out.run(entry.id);
        this.put(entry);
      }
    });
  }

  /**
   * Cards in which all words begin something, best first; of very many only those that match by their name, before the
   * others. Where nothing is looked for all cards by name.
   */
  search(query: LibrarySearch): Found {
    const words = wordsIn(query.text);
    if (words.length > 0) return this.matches(words, query);
    return query.text.trim() === '' ? this.listed(query) : { total: 0, others: 0, cards: [] };
  }

  /** All kinds that a search in a language can find, each once for each game. Read from an index alone. */
  kinds(language: string): LibraryKind[] {
    const sql = 'SELECT DISTINCT game, kind FROM texts WHERE language = ? ORDER BY game, kind';
    return this.rows<LibraryKind>(sql, language);
  }

  card(id: string): LibraryEntry | null {
    return this.connection.read(() => {
      const row = this.one<Omit<LibraryEntry, 'texts' | 'last'> & { key: number }>(
        `SELECT key, id, game, pack, kind, definition, body, file, line, column_ AS "column",
           patched_by AS patchedBy, hash
         FROM cards WHERE id = ?`,
        id,
      );
      if (!row) return null;
      const { key, ...card } = row;
      const sql = 'SELECT language, name, forms, story, text FROM texts WHERE card = ? ORDER BY key';
      return { ...card, texts: this.rows<LibraryText>(sql, key) };
    });
  }

  /** Names and stories in a language, by id; what is not there in it is missing. */
  texts(
    ids: readonly string[],
    language: string,
  ): Map<string, { name: string; forms: NameInForms | null; story: string }> {
    // In this order: of a plain JOIN, SQLite goes through all texts in the language first.
    const rows = this.rows<{ id: string; name: string; forms: string | null; story: string }>(
      `SELECT cards.id, texts.name, texts.forms, texts.story FROM json_each(?) AS wanted
       CROSS JOIN cards ON cards.id = wanted.value
       CROSS JOIN texts ON texts.card = cards.key AND texts.language = ?`,
      JSON.stringify(ids),
      language,
    );
    return new Map(
      rows.map(({ id, name, forms, story }) => [
        id,
        { name, forms: forms === null ? null : (JSON.parse(forms) as NameInForms), story },
      ]),
    );
  }

  /** Names and stories as the definitions of cards have them, by id, in whatever language their packs are written. */
  textsWritten(ids: readonly string[]): Map<string, { name: unknown; story: unknown }> {
    const rows = this.rows<{ id: string; name: unknown; story: unknown }>(
      `SELECT cards.id, cards.body ->> '$.name' AS name, cards.body ->> '$.story' AS story
       FROM json_each(?) AS wanted JOIN cards ON cards.id = wanted.value`,
      JSON.stringify(ids),
    );
    return new Map(rows.map(({ id, name, story }) => [id, { name, story }]));
  }

  /** All cards that a pack of another one changes, with who changes what. */
  patched(): { readonly id: string; readonly pack: string; readonly patchedBy: string }[] {
    return this.rows(
      `SELECT id, pack, patched_by AS patchedBy FROM cards WHERE patched_by <> '[]' ORDER BY id`,
    );
  }

  /** Number of cards, of one pack or of all. */
  count(pack?: string): number {
    const sql = 'SELECT count(*) AS count FROM cards';
    return pack === undefined ? this.counted(sql) : this.counted(`${sql} WHERE pack = ?`, pack);
  }

  /** Ids of the packs that it has cards of, in order. */
  packIds(): string[] {
    const rows = this.rows<{ pack: string }>('SELECT DISTINCT pack FROM cards ORDER BY pack');
    return rows.map(({ pack }) => pack);
  }

  /** Full id and content hash of all cards of these packs. */
  hashesOf(packs: readonly string[]): [id: string, hash: string][] {
    const sql = 'SELECT id, definition FROM cards WHERE pack IN (SELECT value FROM json_each(?))';
    const rows = this.rows<{ id: string; definition: string }>(sql, JSON.stringify(packs));
    return rows.map(({ id, definition }) => [id, definition]);
  }

  /** The definition of a card as JSON. Throws RangeError when there is no such card. */
  bodyOf(id: string): string {
    const row = this.one<{ body: string }>('SELECT body FROM cards WHERE id = ?', id);
    if (!row) throw new RangeError(`There is no card "${id}" in the library.`);
    return row.body;
  }

  private put(entry: LibraryEntry): void {
    const { id, game, pack, kind } = entry;
    const { lastInsertRowid } = this.connection
      .statement(
        `INSERT INTO cards (id, game, pack, kind, definition, body, file, line, column_, patched_by, hash)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        ...[id, game, pack, kind, entry.definition, entry.body, entry.file, entry.line, entry.column],
        ...[entry.patchedBy, entry.hash],
      );
    const card = Number(lastInsertRowid);
    const into = this.connection.statement(
      `INSERT INTO texts (card, language, game, pack, kind, sorted, tags, name, forms, text, story)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    for (const { language, name, forms, text, story } of entry.texts) {
      const sort: Sort = entry.last ? 'other' : 'card';
      const facets = { language, game, pack, kind, sort };
      const [shown, ...said] = [name, text, story].map((words) => unmarked(words));
      into.run(
        card,
        language,
        game,
        pack,
        kind,
        entry.last ? LAST + sortedAs(name) : sortedAs(name),
        tagsOf(facets),
        shown,
        forms ?? null,
        ...said,
      );
    }
  }

  private matches(words: readonly string[], query: LibrarySearch): Found {
    const match = matchOf(words, facetsOf(query));
    const noCards = matchOf(words, { ...facetsOf(query), sort: 'other' });
    return this.connection.read(() => {
      const total = this.matching(match);
      const found =
        total > MOST_RANKED ? this.namedFirst(match, words, query) : this.excerpts(match, total, query);
      const card = this.connection.statement<Omit<LibraryRow, 'excerpt'>>(
        `SELECT cards.id, cards.game, cards.pack, cards.kind, texts.name
         FROM texts JOIN cards ON cards.key = texts.card WHERE texts.key = ?`,
      );
      const cards = found.map(({ key, text, story }) => {
        const row = card.get(key);
        if (!row) throw damagedRow(this.connection.folder);
        // A match in the name alone leaves the beginning of the text.
        return { ...row, excerpt: !has(text) && has(story) ? story : text };
      });
      return { total, others: this.matching(noCards), cards };
    });
  }

  private matching(match: string): number {
    return this.counted('SELECT count(*) AS count FROM search WHERE search MATCH ?', match);
  }

  /** A page of matches by the name, followed by all others. */
  private namedFirst(match: string, words: readonly string[], query: LibrarySearch): Match[] {
    const named = matchOf(words, facetsOf(query), 'name');
    const count = this.matching(named);
    const first = this.excerpts(named, count, query);
    const offset = Math.max(0, query.offset - count);
    const others = { offset, limit: query.limit - first.length };
    return [...first, ...this.excerpts(`(${match}) NOT (${named})`, Infinity, others)];
  }

  /** Key, text and story of a page of matches, cut to what matched; in order unless they are too many for it. */
  private excerpts(match: string, count: number, { limit, offset }: Page): Match[] {
    const excerpt = (column: number): string =>
      `snippet(search, ${column}, char(1), char(2), '…', ${EXCERPT})`;
    const order = count > MOST_RANKED ? '' : `AND rank MATCH 'bm25(${WEIGHTS})' ORDER BY rank`;
    return this.rows<Match>(
      `SELECT rowid AS key, ${excerpt(1)} AS text, ${excerpt(2)} AS story
       FROM search WHERE search MATCH ? ${order} LIMIT ? OFFSET ?`,
      match,
      limit,
      offset,
    );
  }

  private listed(query: LibrarySearch): Found {
    const facets = Object.entries(facetsOf(query)).filter(([, value]) => value !== undefined);
    const where = facets.map(([facet]) => `texts.${facet} = ?`).join(' AND ');
    const values = facets.map(([, value]) => value as string);
    return this.connection.read(() => {
      const counted = this.one<Omit<Found, 'cards'>>(
        `SELECT count(*) AS total, count(*) FILTER (WHERE sorted >= '${LAST}') AS others
         FROM texts WHERE ${where}`,
        ...values,
      );
      const cards = this.rows<LibraryRow>(
        `SELECT cards.id, cards.game, cards.pack, cards.kind, texts.name,
           substr(texts.text, 1, ${BEGINNING + 1}) AS excerpt
         FROM texts JOIN cards ON cards.key = texts.card WHERE ${where}
         ORDER BY texts.sorted, texts.key LIMIT ? OFFSET ?`,
        ...values,
        query.limit,
        query.offset,
      );
      return {
        ...(counted ?? { total: 0, others: 0 }),
        cards: cards.map((card) => ({ ...card, excerpt: beginning(card.excerpt) })),
      };
    });
  }

  private counted(sql: string, ...values: Value[]): number {
    return this.one<{ count: number }>(sql, ...values)?.count ?? 0;
  }

  private one<Row>(sql: string, ...values: Value[]): Row | undefined {
    return this.connection.read(() => this.connection.statement<Row>(sql).get(...values));
  }

  private rows<Row>(sql: string, ...values: Value[]): Row[] {
    return this.connection.read(() => this.connection.statement<Row>(sql).all(...values));
  }
}

const facetsOf = ({ language, game, pack, kind }: LibrarySearch): Facets => ({ language, game, pack, kind });

/** A text without what marks a match in an excerpt. */
const unmarked = (text: string): string => text.replaceAll('\u0001', '').replaceAll('\u0002', '');

const has = (excerpt: string): boolean => excerpt.includes('\u0001');

/** The first words of a text. */
function beginning(whole: string): string {
  if (whole.length <= BEGINNING) return whole;
  const end = whole.lastIndexOf(' ', BEGINNING - 1);
  return `${whole.slice(0, end > 0 ? end : BEGINNING - 1)}…`;
}
