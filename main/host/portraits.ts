import type { Setup } from '../../shared/engine/game.ts';
import type { GameEntry } from '../../shared/games/index.ts';
import type { Language } from '../../shared/words/languages.ts';
import type { Drawings } from '../../shared/rpc/messages/tables.ts';
import type { CardFace } from '../../shared/tableau/tableau.ts';
import type { StoredTable } from '../db/model.ts';
import type { CardSets } from './card-sets.ts';
import type { FewTitles } from './titles.ts';

export interface PortraitParts {
  readonly games: readonly GameEntry[];
  readonly cards: CardSets;
  readonly few: FewTitles;
}

type Face = (id: string) => CardFace;

/** A table as far as its heroes are concerned. */
type Peopled = Pick<StoredTable, 'game' | 'cards'> & { readonly setup: Pick<Setup, 'heroes'> };

/** The heroes of the tables of a list, drawn each once. A hero that cannot be drawn any more is left out. */
export class Portraits {
  readonly drawn: { [id: string]: Drawings[string] } = {};
  private readonly parts: PortraitParts;
  private readonly language: Language;
  private readonly drawers = new Map<string, Face | null>();

  constructor(parts: PortraitParts, language: Language) {
    this.parts = parts;
    this.language = language;
  }

  /** Draws the heroes of a table that have not been drawn yet. */
  add({ game, cards, setup }: Peopled): void {
    for (const hero of setup.heroes) {
      if (hero in this.drawn) continue;
      const draw = this.drawer(game, cards);
      const face = draw && faceOr(draw, hero);
      if (face !== null) this.drawn[hero] = { drawing: face.drawing };
    }
  }

  private drawer(game: string, set: string): Face | null {
    const key = JSON.stringify([game, set]);
    const known = this.drawers.get(key);
    if (known !== undefined) return known;
    const { games, cards, few } = this.parts;
    const entry = games.find((each) => each.game.id === game);
    const lookup = entry && cards.lookup(set, entry.content);
    const made = lookup ? entry.faces(lookup, this.language, few(lookup, this.language)) : null;
    this.drawers.set(key, made);
    return made;
  }
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
