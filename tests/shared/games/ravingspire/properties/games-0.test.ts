import { playGames } from './games.ts';

playGames(0);
