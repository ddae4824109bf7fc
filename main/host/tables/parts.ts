import type { GameEntry } from '../../../shared/games/index.ts';
import type { Store } from '../../db/store.ts';
import type { CardSets } from '../card-sets.ts';
import type { GamePlayer } from '../play/player.ts';
import type { PackTitle, TitlesOf } from '../titles.ts';
import type { Claims } from './seats.ts';

/** What tables need from the host around them. */
export interface TableParts {
  readonly store: Store;
  readonly games: readonly GameEntry[];
  readonly cards: CardSets;
  readonly player: GamePlayer;
  readonly titles: TitlesOf;
  readonly packTitle: PackTitle;
  readonly now: () => number;
  readonly log: (line: string) => void;
  /** The seats of separate clients; they outlast the tables, which are opened again after a restoration. */
  readonly claims: Claims;
  /** Called when the list of tables reads differently. */
  readonly listed: () => void;
}
