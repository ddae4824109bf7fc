import { same, type Json } from '../../../shared/engine/json.ts';
import { shippedCards, Surroundings } from '../../../shared/packs/advice/surroundings.ts';
import type { Definition, GameContent, Lookup } from '../../../shared/packs/content.ts';
import { createFieldBench, type FieldBench } from '../../../shared/packs/fields/bench.ts';
import { createBench, type Bench } from '../../../shared/packs/sentence/bench.ts';
import type { Forms } from '../../../shared/packs/sentence/forms.ts';
import type { Offers } from '../../../shared/packs/sentence/types.ts';
import type { Candidate, Shelf } from '../../../shared/packs/shelf.ts';
import type { CardTexts } from '../../../shared/packs/texts.ts';
import { CardNames } from './card-names.ts';
import { Reading } from './reading.ts';

/**
 * What sentences, fields and advice are made with for the cards of a game: what is usual on those that came with the program,
 * and all other cards as they are. Made once, which reads all cards, and then kept up to date by difference.
 */
export class Authoring {
  /** Null for a game without advice. */
  readonly surroundings: Surroundings | null;
  readonly #content: GameContent;
  #shelf: Shelf;
  #texts: CardTexts;
  readonly #shipped: Json;
  /** Null for a game whose cards have no words. */
  readonly #bench: FieldBench | null;
  readonly #names: CardNames;
  readonly #reading: Reading;

  constructor(content: GameContent, shelf: Shelf, texts: CardTexts) {
    this.#content = content;
    this.#shelf = shelf;
    this.#texts = texts;
    this.#shipped = shippedDefinitions(shelf, content);
    this.surroundings = content.advice === undefined ? null : new Surroundings(shelf, content, texts);
    this.#bench = content.language === undefined ? null : this.#benchOf(content);
    this.#names = new CardNames(content.game);
    this.#reading = new Reading(content, this.#base, {
      cards: this.#lookup,
      names: (language) => this.#names.in(language),
    });
  }

  /** Takes in what a new load has brought. @returns whether that could be done; otherwise it has to be made again */
  renew(content: GameContent, shelf: Shelf, texts: CardTexts): boolean {
    if (content !== this.#content || !same(this.#shipped, shippedDefinitions(shelf, content))) return false;
    this.#shelf = shelf;
    this.#texts = texts;
    this.surroundings?.renew(shelf, texts);
    return true;
  }

  /** What reads typed sentences; null until that is ready, which being asked for it sets going. */
  offers(): Offers | null {
    this.#names.renew(this.#shelf, this.#texts);
    return this.#reading.offers();
  }

  /** The bench for a card among others. */
  bench(among: Pick<Bench, 'names' | 'cards'>): FieldBench | null {
    return this.#bench && { ...this.#bench, ...among };
  }

  /** The forms of what is written in the cards; null for a game whose cards have no words. */
  get forms(): Forms | null {
    return this.#bench?.forms ?? null;
  }

  /** The cards that came with the program. */
  get shipped(): readonly Candidate[] {
    return shippedCards(this.#shelf, this.#content.game);
  }

  #benchOf(content: GameContent): FieldBench {
    const base = this.#base;
    return createFieldBench(createBench(content, base, { names: (id) => id, cards: this.#lookup }), {
      content,
      base,
      known: () => this.#known(),
      ...(this.surroundings && { habits: this.surroundings.habits }),
    });
  }

  get #base(): readonly Definition[] {
    return this.shipped.map(({ written }) => written);
  }

  get #lookup(): Lookup {
    return { card: (id) => this.#shelf.cards.get(this.#shelf.resolve(id))?.definition };
  }

  /** All cards of the game, by full id. */
  *#known(): Generator<readonly [id: string, definition: Definition]> {
    for (const { id, definition, content } of this.#shelf.cards.values())
      if (content.game === this.#content.game) yield [id, definition];
  }
}

const shippedDefinitions = (shelf: Shelf, { game }: GameContent): Json =>
  shippedCards(shelf, game).map(({ id, written }) => [id, written] as unknown as Json);
