// Whole games that are short enough for every day; `npm run soak` plays the long ones (long.spec.ts).
import { playsToItsEnd, type WholeGame } from './support/whole-games.ts';

const GAMES: readonly WholeGame[] = [
  {
    recording: 'page/short',
    table: 'drawn',
    board: 'with little care',
    style: 'keyboard',
    language: 'de',
    between: 'crash',
  },
  {
    recording: 'page/short',
    table: 'plain',
    board: 'without WebGL',
    style: 'keyboard',
    language: 'en',
    between: 'reload',
  },
];

for (const game of GAMES) playsToItsEnd(game);
