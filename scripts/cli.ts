// The command line as a program: `cli <command> [arguments]`.
import { COMMANDS } from './commands/index.ts';
import { runProgram } from './commands/support/program.ts';

await runProgram(COMMANDS);
