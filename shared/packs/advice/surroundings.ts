import { same, type Json } from '../../engine/json.ts';
import type { FaceReport } from '../../face/face.ts';
import type { Language } from '../../words/languages.ts';
import { plainName } from '../../words/names.ts';
import type { Definition, GameContent } from '../content.ts';
import type { Candidate, Shelf } from '../shelf.ts';
import type { CardTexts } from '../texts.ts';
import type { AdviceContext } from './advice.ts';
import { similarTo, usesOf, type SimilarRow, type UseRow } from './around.ts';
import { baseSetOf, type BaseSet } from './base-set.ts';
import { CardIndex } from './card-index.ts';
import type { GameAdvice } from './game-advice.ts';
import type { Habits } from './habits.ts';
import type { Usual } from './outliers.ts';
import { PlayerWords } from './player-words.ts';
import { mentionsIn, mentionsInScenario, Uses } from './uses.ts';

/**
 * All that advice on the cards of one game needs besides the card: made once from what was loaded, then kept up to date card by
 * card. The cards that came with the program are the measure, so that a pack cannot set its own.
 */
export class Surroundings {
  readonly #content: GameContent;
  readonly #advice: GameAdvice;
  #shelf: Shelf;
  #texts: CardTexts;
  readonly #base: BaseSet;
  readonly #index: CardIndex;
  readonly #uses: Uses;
  /** The cards as they are now. */
  readonly #definitions = new Map<string, Definition>();

  /**
   * @param texts by language and full id, as they are now: changes in them count
   * @throws RangeError for a game that has no advice
   */
  constructor(shelf: Shelf, content: GameContent, texts: CardTexts) {
    if (content.advice === undefined) throw new RangeError(`"${content.game}" has no advice on its cards`);
    this.#content = content;
    this.#advice = content.advice;
    this.#shelf = shelf;
    this.#texts = texts;
    const shipped = shippedCards(shelf, content.game);
    this.#base = baseSetOf(
      shipped.map(({ id, written }) => [id, written] as const),
      content,
    );
    this.#index = new CardIndex(this.#advice);
    this.#uses = new Uses((id) => this.#shelf.resolve(id));
    for (const { id, definition } of cardsOn(shelf, content.game)) this.#take(id, definition);
  }

  /**
   * Takes in what is different after a new load of the same shipped cards.
   *
   * @param texts as for the constructor
   */
  renew(shelf: Shelf, texts: CardTexts): void {
    const isRenamed = !same([...this.#shelf.renames], [...shelf.renames]);
    this.#shelf = shelf;
    this.#texts = texts;
    const now = new Map(cardsOn(shelf, this.#content.game).map(({ id, definition }) => [id, definition]));
    for (const id of [...this.#definitions.keys()]) if (!now.has(id)) this.remove(id);
    for (const [id, definition] of now) {
      const known = this.#definitions.get(id);
      if (isRenamed || known === undefined || !same(known as Json, definition as Json))
        this.#take(id, definition);
    }
  }

  /** Takes in a card after an edit. While its schema does not accept it, the others know it as it was before. */
  put(id: string, definition: unknown): void {
    if (this.#content.validateCards({ cards: [definition] })) this.#take(id, definition as Definition);
  }

  #take(id: string, definition: Definition): void {
    this.#definitions.set(id, definition);
    this.#index.put(id, definition);
    this.#uses.put({ kind: 'card', id }, () => mentionsIn(definition as Json, this.#advice.schema));
  }

  /** Forgets a card that is no more, or has another id now. */
  remove(id: string): void {
    this.#definitions.delete(id);
    this.#index.remove(id);
    this.#uses.put({ kind: 'card', id }, () => []);
  }

  /** Takes in a scenario. @param scenario as its file says it; undefined: it is no more */
  putScenario(file: string, scenario: Json | undefined): void {
    this.#uses.put({ kind: 'scenario', file }, () =>
      scenario === undefined ? [] : mentionsInScenario(scenario),
    );
  }

  /** What the shipped cards write where. */
  get habits(): Habits {
    return this.#base.habits;
  }

  /** What numbers of cards usually are. */
  get usual(): Usual | undefined {
    return this.#base.usual;
  }

  /** What `adviceOf` wants. @param face of the card in question, in that language, once it has been drawn */
  context(language: Language, face?: FaceReport): AdviceContext {
    return {
      base: this.#base,
      index: this.#index,
      uses: this.#uses,
      texts: this.#texts,
      language,
      nameOf: (id) => this.#nameOf(id, language),
      ...(face === undefined ? {} : { face }),
    };
  }

  /** The cards that are most like one, at most five, the likest first. */
  similarTo(id: string, language: Language): SimilarRow[] {
    return similarTo(id, this.#index, this.wordsIn(language));
  }

  /** Where a card is named. */
  usesOf(id: string, language: Language): UseRow[] {
    return usesOf(
      id,
      this.#uses,
      this.wordsIn(language),
      (user) => this.#definitions.get(user) as Json | undefined,
    );
  }

  /** The words in which players speak of the cards. */
  wordsIn(language: Language): PlayerWords {
    return new PlayerWords(this.#content, language, (id) => this.#nameOf(id, language));
  }

  #nameOf(id: string, language: Language): string | undefined {
    return this.#texts[language]?.[id]?.name ?? plainName(this.#definitions.get(id)?.['name']);
  }
}

const cardsOn = (shelf: Shelf, game: string): Candidate[] =>
  [...shelf.cards.values()].filter((card) => card.content.game === game);

/** The cards of a game that came with the program: what is usual is what they do. */
export const shippedCards = (shelf: Shelf, game: string): Candidate[] =>
  cardsOn(shelf, game).filter(({ pack }) => pack.source.source === 'shipped');
