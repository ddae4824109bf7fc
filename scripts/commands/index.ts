// What `cli <command> [arguments]` does. Each command is a file beside this one.
import { GAME_COMMANDS } from '../start/commands.ts';
import type { Commands } from './support/program.ts';

/** All commands: `cli <command> [arguments]`. */
export const COMMANDS: Commands = {
  ...GAME_COMMANDS,
  backup: { summary: 'make a backup of all games', load: () => import('./backup.ts') },
  restore: { summary: 'go back to a backup', load: () => import('./restore.ts') },
  play: { summary: 'play a game in the terminal', load: () => import('./play.ts') },
  scenario: {
    summary: 'run scenario files: a position, some steps, what must hold',
    load: () => import('./scenario.ts'),
  },
  simulate: {
    summary: 'let bots play many games and count what came of them',
    load: () => import('./simulate.ts'),
  },
  lab: { summary: 'try what cards do to the game', load: () => import('./lab.ts') },
  record: { summary: 'record a game played by bots', load: () => import('./record.ts') },
  replay: { summary: 'play a recorded game again and check it', load: () => import('./replay.ts') },
  schemas: {
    summary: 'put the schemas for editors into a pack folder',
    load: () => import('./schemas.ts'),
  },
  new: { summary: 'make a new pack', load: () => import('./new.ts') },
  text: { summary: 'print what the cards of a pack say', load: () => import('./text.ts') },
  credits: { summary: 'print who made what a pack shows', load: () => import('./credits.ts') },
  validate: { summary: 'check pack folders', load: () => import('./validate.ts') },
  icons: { summary: 'find icons for the pictures of cards', load: () => import('./icons.ts') },
  export: {
    summary: 'draw cards as PNG, SVG, or sheets for a printer',
    load: () => import('./export.ts'),
  },
};
