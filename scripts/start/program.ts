// The commands that open the game as a program of their own, which the build makes one with all that they need: it starts in
// half the time, and so do its threads.
import { runProgram } from '../commands/support/program.ts';
import { GAME_COMMANDS } from './commands.ts';

await runProgram(GAME_COMMANDS);
