import { setImmediate } from 'node:timers/promises';
import type { Definitions } from '../../shared/engine/game.ts';
import type { Definition, GameContent, Lookup } from '../../shared/packs/content.ts';
import type { DefinitionRepository } from '../db/definitions.ts';
import { unfitCard } from './fit-cards.ts';

/** Sets that are kept ready. */
const MOST_KEPT = 12;
/** Cards that are judged in one turn of the event loop. */
const JUDGED_AT_ONCE = 15;

/** A card of a stored set is not as its game's cards may be: someone has changed what is stored. */
export class UnfitCards extends Error {
  override readonly name = 'UnfitCards';
  readonly card: string;

  constructor(card: string) {
    super(`the card ${card} is not as a card may be`);
    this.card = card;
  }
}

/** Sets of card definitions, each loaded once: games compile a set by its identity, and only once. */
export class CardSets {
  private readonly repository: DefinitionRepository;
  private readonly ready = new Map<string, Definitions>();
  /** By set and game: a card that does not fit, or null. */
  private readonly judged = new Map<string, string | null>();
  private readonly judging = new Map<string, Promise<void>>();

  constructor(repository: DefinitionRepository) {
    this.repository = repository;
  }

  /** Whether a set has been judged for a game, or need not be. */
  isJudged(set: string, content: GameContent | null): boolean {
    return content === null || this.judged.has(keyOf(set, content));
  }

  /**
   * Judges the cards of a set, a few in each turn of the event loop: rules may rely on what they read in a card. `load`
   * refuses what does not fit.
   *
   * @throws RangeError when there is no such set, StoreError when it cannot be read
   */
  async judge(set: string, content: GameContent | null): Promise<void> {
    if (content === null || this.isJudged(set, content)) return;
    const key = keyOf(set, content);
    // Those who wait for the same are served in the order in which they came.
    const under =
      this.judging.get(key) ?? this.judgement(set, content).finally(() => this.judging.delete(key));
    this.judging.set(key, under);
    await under;
  }

  private async judgement(set: string, content: GameContent): Promise<void> {
    const definitions = this.load(set, null);
    const all = Object.entries(definitions) as [string, Definition][];
    let unfit: string | null = null;
    for (let i = 0; i < all.length && unfit === null; i += JUDGED_AT_ONCE) {
      await setImmediate();
      unfit = unfitCard(content, all.slice(i, i + JUDGED_AT_ONCE), definitions, true);
    }
    this.judged.set(keyOf(set, content), unfit);
  }

  /**
   * @param content of the game whose cards they are
   * @throws RangeError when there is no such set, UnfitCards when it has been judged and does not fit
   */
  load(set: string, content: GameContent | null): Definitions {
    const unfit = content && this.judged.get(keyOf(set, content));
    if (typeof unfit === 'string') throw new UnfitCards(unfit);
    const known = this.ready.get(set) ?? this.repository.load(set);
    this.ready.delete(set); // the one that was used last is forgotten last
    this.ready.set(set, known);
    if (this.ready.size > MOST_KEPT) this.ready.delete(this.ready.keys().next().value!);
    return known;
  }

  /**
   * Single cards of a set, for lists that name a few of each of many sets: nothing else of it is loaded. One that does not
   * fit is as good as not there.
   *
   * @throws RangeError when there is no such set
   */
  lookup(set: string, content: GameContent | null): Lookup {
    const known = this.ready.get(set);
    const find = known
      ? (id: string) => (Object.hasOwn(known, id) ? known[id] : undefined)
      : this.repository.finder(set);
    const found = new Map<string, Definition | undefined>();
    const fitting = (id: string): Definition | undefined => {
      const card = find(id) as Definition | undefined;
      const unfit = content && card && unfitCard(content, [[id, card]], {}, true);
      return unfit ? undefined : card;
    };
    return {
      card(id) {
        if (!found.has(id)) found.set(id, fitting(id));
        return found.get(id);
      },
    };
  }
}

const keyOf = (set: string, { game }: GameContent): string => `${game} ${set}`;
