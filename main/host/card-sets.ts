import type { Definitions } from '../../shared/engine/game.ts';
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
}
