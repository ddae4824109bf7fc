// Whole games for which there is no time every day: `npm run soak` plays them.
import { playsToItsEnd, type WholeGame } from './support/whole-games.ts';

const GAMES: readonly WholeGame[] = [
  {
    recording: 'page/won',
    table: 'drawn',
    board: 'with little care',
    style: 'mouse',
    language: 'en',
    between: 'reload',
  },
  {
    recording: 'page/lost',
    table: 'drawn',
    board: 'with the defaults',
    style: 'mouse',
    language: 'de',
    between: 'crash',
  },
  {
    recording: 'page/won',
    table: 'drawn',
    board: 'with little care',
    style: 'keyboard',
    language: 'en',
    between: 'reload',
  },
  {
    recording: 'page/won',
    table: 'drawn',
    board: 'without WebGL',
    style: 'keyboard',
    language: 'de',
    between: 'nothing',
  },
  {
    recording: 'page/lost',
    table: 'drawn',
    board: 'without WebGL',
    style: 'mouse',
    language: 'en',
    between: 'reload',
  },
  {
    recording: 'page/won',
    table: 'plain',
    board: 'with the defaults',
    style: 'mouse',
    language: 'de',
    between: 'crash',
  },
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
