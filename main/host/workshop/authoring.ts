import { same, type Json } from '../../../shared/engine/json.ts';
import { shippedCards, Surroundings } from '../../../shared/packs/advice/surroundings.ts';
import type { GameContent } from '../../../shared/packs/content.ts';
import { createBench, type Bench } from '../../../shared/packs/sentence/bench.ts';
import type { Shelf } from '../../../shared/packs/shelf.ts';
import type { CardTexts } from '../../../shared/packs/texts.ts';

/**
 * What sentences and advice are made with for the cards of a game: what is usual on those that came with the program, and all
 * other cards as they are. Made once, which reads all cards, and then kept up to date by difference.
 */
export class Authoring {
  /** Null for a game without advice. */
  readonly surroundings: Surroundings | null;
  readonly #content: GameContent;
  readonly #shipped: Json;
  /** Null for a game whose cards have no words. */
  readonly #bench: Bench | null;

  constructor(content: GameContent, shelf: Shelf, texts: CardTexts) {
    this.#content = content;
    this.#shipped = shippedDefinitions(shelf, content);
    const usual = shippedCards(shelf, content.game).map(({ definition }) => definition);
    const unnamed = { names: (id: string) => id, cards: { card: () => undefined } };
    this.#bench = content.language === undefined ? null : createBench(content, usual, unnamed);
    this.surroundings = content.advice === undefined ? null : new Surroundings(shelf, content, texts);
  }

  /** Takes in what a new load has brought. @returns whether that could be done; otherwise it has to be made again */
  renew(content: GameContent, shelf: Shelf, texts: CardTexts): boolean {
    if (content !== this.#content || !same(this.#shipped, shippedDefinitions(shelf, content))) return false;
    this.surroundings?.renew(shelf, texts);
    return true;
  }

  /** The bench for a card among others. */
  bench(among: Pick<Bench, 'names' | 'cards'>): Bench | null {
    return this.#bench && { ...this.#bench, ...among };
  }
}

const shippedDefinitions = (shelf: Shelf, { game }: GameContent): Json =>
  shippedCards(shelf, game).map(({ id, definition }) => [id, definition] as unknown as Json);
