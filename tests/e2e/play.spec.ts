// Whole games, as many as there is time for every day; `npm run soak` plays all there are (long.spec.ts).
import { playsToItsEnd, type WholeGame } from './support/whole-games.ts';

const GAMES: readonly WholeGame[] = [
  {
    recording: 'page/lost',
    table: 'drawn',
    board: 'with little care',
    style: 'keyboard',
    language: 'de',
    between: 'crash',
  },
  {
    recording: 'page/lost',
    table: 'plain',
    board: 'without WebGL',
    style: 'keyboard',
    language: 'en',
    between: 'reload',
  },
];

for (const game of GAMES) playsToItsEnd(game);
