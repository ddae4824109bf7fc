import { createHash } from 'node:crypto';
import type { Definitions } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { Connection } from './connection.ts';
import { CARD_SETS, DEFINITIONS, type CardSetColumns, type DefinitionColumns } from './declared.ts';
import { damagedRow } from './errors.ts';
import type { LibraryRepository } from './library.ts';
import { readRecord } from './readable.ts';
import { Sealed } from './sealed.ts';

/** A card of a set: the content hash of its definition, and the definition as JSON text. */
export interface CardBody {
  readonly hash: string;
  readonly body: string;
}

/**
 * Sets of card definitions that tables are set up with. They are kept for ever: each definition once by its content, each
 * set once by what it holds.
 */
export class DefinitionRepository {
  private readonly connection: Connection;
  private readonly library: LibraryRepository;
  private readonly bodies: Sealed<DefinitionColumns>;
  private readonly sets: Sealed<CardSetColumns>;

  constructor(connection: Connection, library: LibraryRepository) {
    this.connection = connection;
    this.library = library;
    this.bodies = new Sealed(connection, DEFINITIONS);
    this.sets = new Sealed(connection, CARD_SETS);
  }

  /**
   * Keeps a set of cards by full id.
   *
   * @returns the hash of the set; it does not depend on the order of the cards
   */
  keep(cards: { readonly [id: string]: CardBody }): string {
    const hashes = Object.entries(cards).map(([id, { hash }]): [string, string] => [id, hash]);
    return this.keepSet(hashes, (id) => cards[id].body);
  }

  /** Keeps the set of all cards that the library has of these packs; only definitions that are new are read. */
  keepFromLibrary(packs: readonly string[]): string {
    return this.keepSet(this.library.hashesOf(packs), (id) => this.library.bodyOf(id));
  }

  /**
   * The definitions of a set, in the order of their ids.
   *
   * @throws RangeError when there is no such set
   */
  load(set: string): Definitions {
    return this.connection.read(() => {
      const hashes = this.hashesOf(set);
      const wanted = 'WHERE hash IN (SELECT value FROM json_each(?))';
      const bodies = new Map(
        this.bodies.all(wanted, JSON.stringify(Object.values(hashes))).map(({ hash, body }) => [hash, body]),
      );
      const definitions: { [id: string]: Json } = {};
      for (const id in hashes) {
        const body = bodies.get(hashes[id]);
        if (body === undefined) throw damagedRow(this.connection.folder);
        definitions[id] = readRecord(body);
      }
      return definitions;
    });
  }

  /**
   * A way to single definitions of a set, each read when it is asked for.
   *
   * @throws RangeError when there is no such set
   */
  finder(set: string): (id: string) => Json | undefined {
    const hashes = this.hashesOf(set);
    return (id) => {
      if (!Object.hasOwn(hashes, id)) return undefined;
      const row = this.connection.read(() => this.bodies.one('WHERE hash = ?', hashes[id]));
      if (row === null) throw damagedRow(this.connection.folder);
      return this.connection.read(() => readRecord(row.body));
    };
  }

  private hashesOf(set: string): { readonly [id: string]: string } {
    const row = this.connection.read(() => this.sets.one('WHERE hash = ?', set));
    if (row === null) throw new RangeError(`There is no set of cards "${set}".`);
    return this.connection.read(() => readRecord(row.cards) as { readonly [id: string]: string });
  }

  private keepSet(hashes: [id: string, hash: string][], bodyOf: (id: string) => string): string {
    hashes.sort(([a], [b]) => (a < b ? -1 : 1));
    const cards = JSON.stringify(Object.fromEntries(hashes));
    const set = createHash('sha256').update(cards).digest('hex').slice(0, 32);
    return this.connection.read(() => {
      if (this.sets.one('WHERE hash = ?', set)) return set;
      this.connection.write(() => {
        const known = this.connection.statement('SELECT 1 FROM definitions WHERE hash = ?');
        for (const [id, hash] of hashes) {
          if (!known.get(hash)) this.bodies.insert({ hash, body: bodyOf(id) });
        }
        this.sets.insert({ hash: set, cards });
      });
      return set;
    });
  }
}
