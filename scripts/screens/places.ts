import { IN_WORDS } from '../../tests/e2e/support/in-words.ts';
import type { Viewer } from '../../tests/e2e/support/viewer.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Something that a picture is taken of. */
export interface Screen {
  /** Made of letters, digits and hyphens. */
  readonly name: string;
  /** Sizes beside the usual ones. */
  readonly sizes: readonly Size[];
  /** Things are on their way in it: for a moment one may lie over another. */
  readonly moves: boolean;
  show(viewer: Viewer): Promise<void>;
}

const place = (name: string, path: string, sizes: readonly Size[] = []): Screen => ({
  name,
  sizes,
  moves: false,
  show: (viewer) => viewer.visit(path),
});

/** Places of the application that are no table. */
export const PLACES: readonly Screen[] = [
  place('title', '', [{ width: 3840, height: 2160 }]),
  place('new-game', 'new'),
  { ...place('new-game-with-a-bot', ''), show: (viewer) => viewer.addBot('new') },
  ...IN_WORDS.map(({ game }) => place(`new-game-${game.id}`, `new/${game.id}`)),
  place('tables', 'tables/open'),
  place('finished-tables', 'tables/finished'),
  place('settings', 'settings'),
  place('library', 'library'),
  place('expansions', 'expansions'),
  place('records', 'records/signed'),
  place('results', 'records/finished'),
  place('backups', 'backups'),
  place('credits', 'credits'),
];
