import type { CardModel } from '../../face/model.ts';
import { plainCard } from '../../face/plain-card.ts';
import type { GameWords, Titles } from '../../tableau/presenter.ts';
import type { CardFace } from '../../tableau/tableau.ts';
import type { Words } from '../../words/messages.ts';
import { phraseText } from '../../words/tokens.ts';

/** What the picture of a game looks like, on the shelf and on its heroes. */
export type GameLook = Pick<CardModel, 'dye' | 'paper' | 'glyph' | 'emblem' | 'picture'>;

/**
 * The faces of heroes that are nothing but names; the message `hero.kind` says what they are.
 *
 * @returns throws a RangeError for a card that is none of them
 */
export const heroFaces =
  (heroes: readonly string[], words: Words, titles: Titles, look: GameLook) =>
  (id: string): CardFace => {
    if (!heroes.includes(id)) throw new RangeError(`there is no card "${id}"`);
    const [name, kind] = [titles.name(id), words.say('hero.kind')];
    const drawing = plainCard({ id, name, line: phraseText(kind), ...look });
    return { id, name, kind, values: [], text: [], story: null, drawing };
  };

/** How a game is announced on the shelf, by its messages `title` and `about`. */
export function plainCover(
  id: string,
  words: Words,
  look: GameLook,
  minutes: GameWords['minutes'],
): GameWords {
  const [name, line] = [phraseText(words.say('title')), phraseText(words.say('about'))];
  const cover = plainCard({ id: `cover/${id}`, name, line, ...look });
  return { title: name, about: line, cover, minutes, kinds: {} };
}
