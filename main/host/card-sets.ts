import type { Definitions } from '../../shared/engine/game.ts';
import type { Definition, Lookup } from '../../shared/packs/content.ts';
import type { DefinitionRepository } from '../db/definitions.ts';

/** Sets that are kept ready. */
const MOST_KEPT = 12;

/** Sets of card definitions, each loaded once: games compile a set by its identity, and only once. */
export class CardSets {
  private readonly repository: DefinitionRepository;
  private readonly ready = new Map<string, Definitions>();

  constructor(repository: DefinitionRepository) {
    this.repository = repository;
  }

  /** @throws RangeError when there is no such set */
  load(set: string): Definitions {
    const known = this.ready.get(set) ?? this.repository.load(set);
    this.ready.delete(set); // the one that was used last is forgotten last
    this.ready.set(set, known);
    if (this.ready.size > MOST_KEPT) this.ready.delete(this.ready.keys().next().value!);
    return known;
  }

  /**
   * Single cards of a set, for lists that name a few of each of many sets: nothing else of it is loaded.
   *
   * @throws RangeError when there is no such set
   */
  lookup(set: string): Lookup {
    const known = this.ready.get(set);
    const find = known
      ? (id: string) => (Object.hasOwn(known, id) ? known[id] : undefined)
      : this.repository.finder(set);
    const found = new Map<string, Definition | undefined>();
    return {
      card(id) {
        if (!found.has(id)) found.set(id, find(id) as Definition | undefined);
        return found.get(id);
      },
    };
  }
}
