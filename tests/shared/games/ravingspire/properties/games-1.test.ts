import { playGames } from './games.ts';

playGames(1);
