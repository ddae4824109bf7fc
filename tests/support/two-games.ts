// The shipped games and one more, as a module that the workers of a host can import.
import { games as shipped, type GameEntry } from '../../shared/games/index.ts';
import { pilgrimsEntry } from './pilgrims.ts';

export const games: readonly GameEntry[] = [...shipped, pilgrimsEntry];
