import type { Commands } from '../commands/support/program.ts';

/** The commands that open the game. */
export const GAME_COMMANDS: Commands = {
  start: {
    summary: 'open the game in a window or in the browser',
    load: () => import('../commands/start.ts'),
  },
  serve: {
    summary: 'offer the game to browsers on this machine',
    load: () => import('../commands/serve.ts'),
  },
};
