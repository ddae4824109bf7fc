import type { GameEntry } from '../../../shared/games/index.ts';
import type { Definition, Lookup } from '../../../shared/packs/content.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { LibraryCard } from '../../../shared/rpc/messages/packs.ts';
import type { Titles } from '../../../shared/tableau/presenter.ts';
import type { LibraryEntry } from '../../db/model.ts';

/** What packs need of a game. */
export type PackGame = Pick<GameEntry, 'content' | 'faces'>;

/**
 * A card of the library with everything that is shown of it.
 *
 * @param others the cards that its face may count up
 * @param titles its own words, and the names of the cards that it mentions
 * @throws RangeError when its game is not among the games
 */
export function libraryCard(
  games: readonly PackGame[],
  entry: LibraryEntry,
  others: Lookup,
  language: Language,
  titles: Titles,
): LibraryCard {
  const { id, game, pack, file, line, column } = entry;
  const owner = games.find(({ content }) => content?.game === game);
  if (!owner) throw new RangeError(`there is no game "${game}" for the card "${id}"`);
  const definition = JSON.parse(entry.body) as Definition;
  const cards: Lookup = { card: (other) => (other === id ? definition : others.card(other)) };
  return {
    face: owner.faces(cards, language, titles)(id),
    game,
    pack,
    file,
    line,
    column,
    patchedBy: JSON.parse(entry.patchedBy) as LibraryCard['patchedBy'],
  };
}
