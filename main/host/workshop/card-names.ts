import type { Shelf } from '../../../shared/packs/shelf.ts';
import type { CardTexts } from '../../../shared/packs/texts.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import { cardTitles } from '../packs/titles.ts';

type Names = ReadonlyMap<string, string>;

const NONE: Names = new Map();

/** What the cards of a game are called, by full id; the same map as long as nothing has changed. */
export class CardNames {
  readonly #game: string;
  readonly #names = new Map<Language, Names>();

  constructor(game: string) {
    this.#game = game;
  }

  in(language: Language): Names {
    return this.#names.get(language) ?? NONE;
  }

  /** @param shelf the cards as they are now */
  renew({ cards }: Shelf, texts: CardTexts): void {
    const ids = [...cards.values()].flatMap(({ id, content }) => (content.game === this.#game ? [id] : []));
    for (const language of LANGUAGES) {
      const { name } = cardTitles(language, texts, (id) => cards.get(id)?.definition);
      const names = new Map(ids.map((id) => [id, name(id)]));
      if (!isSame(names, this.in(language))) this.#names.set(language, names);
    }
  }
}

const isSame = (one: Names, other: Names): boolean =>
  one.size === other.size && [...one].every(([id, name]) => other.get(id) === name);
