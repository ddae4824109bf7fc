import type { Setup } from '../../shared/engine/game.ts';
import type { GameEntry } from '../../shared/games/index.ts';
import type { Definition, Lookup } from '../../shared/packs/content.ts';
import type { Language } from '../../shared/packs/problems.ts';
import type { Drawings } from '../../shared/rpc/messages.ts';
import type { CardFace } from '../../shared/tableau/tableau.ts';
import type { StoredTable } from '../db/model.ts';
import type { CardSets } from './card-sets.ts';
import type { TitlesOf } from './titles.ts';

interface PortraitParts {
  readonly games: readonly GameEntry[];
  readonly cards: CardSets;
  readonly titles: TitlesOf;
}

type Face = (id: string) => CardFace;

/** A table as far as its heroes are concerned. */
type Peopled = Pick<StoredTable, 'game' | 'cards'> & { readonly setup: Pick<Setup, 'heroes'> };

/** Draws the heroes of the tables of a list, each once. A hero that cannot be drawn any more is left out. */
export function portraitsOf(parts: PortraitParts, tables: readonly Peopled[], language: Language): Drawings {
  const drawers = new Map<string, Face | null>();
  const drawn: { [id: string]: Drawings[string] } = {};
  for (const { game, cards, setup } of tables) {
    const key = JSON.stringify([game, cards]);
    if (!drawers.has(key)) drawers.set(key, drawerOf(parts, game, cards, language));
    const draw = drawers.get(key) ?? null;
    for (const hero of setup.heroes) {
      const face = hero in drawn || draw === null ? null : faceOr(draw, hero);
      if (face !== null) drawn[hero] = { drawing: face.drawing };
    }
  }
  return drawn;
}

function drawerOf(
  { games, cards, titles }: PortraitParts,
  game: string,
  set: string,
  language: Language,
): Face | null {
  const entry = games.find((known) => known.game.id === game);
  if (!entry) return null;
  const definitions = cards.load(set);
  const lookup: Lookup = {
    card: (id) => (Object.hasOwn(definitions, id) ? (definitions[id] as Definition) : undefined),
  };
  return entry.faces(lookup, language, titles(set, definitions, language));
}

/** Null where the game draws no such card. */
function faceOr(draw: Face, hero: string): CardFace | null {
  try {
    return draw(hero);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
