import { IN_WORDS } from '../../tests/e2e/support/in-words.ts';
import type { Viewer } from '../../tests/e2e/support/viewer.ts';
import { LABS } from './labs.ts';
import type { Screen } from './screen.ts';

const place = (name: string, path: string, sizes: Screen['sizes'] = []): Screen => ({
  name,
  sizes,
  moves: false,
  show: (viewer) => viewer.visit(path),
});

/** Places of the application other than tables. */
export const PLACES: readonly Screen[] = [
  place('title', '', [{ width: 3840, height: 2160 }]),
  place('new-game', 'new'),
  { ...place('new-game-with-bots', ''), show: (viewer) => viewer.addBots('new') },
  ...IN_WORDS.flatMap(({ game }) => [
    place(`new-game-${game.id}`, `new/${game.id}`),
    {
      ...place(`new-game-${game.id}-with-bots`, ''),
      show: (viewer: Viewer) => viewer.addBots(`new/${game.id}`),
    },
    {
      ...place(`new-game-${game.id}-with-packs`, ''),
      show: (viewer: Viewer) => viewer.addPacks(`new/${game.id}`),
    },
  ]),
  place('tables', 'tables/open'),
  place('finished-tables', 'tables/finished'),
  place('settings', 'settings'),
  place('library', 'library'),
  place('expansions', 'expansions'),
  place('expansion', 'expansions/goblin-queen'),
  ...LABS,
  place('records', 'records/signed'),
  place('results', 'records/finished'),
  place('backups', 'backups'),
  place('credits', 'credits'),
];
