// The command line as a program: `cli <command> [arguments]`.
import { COMMANDS } from './commands/index.ts';
import { beProgram } from './commands/support/program.ts';

await beProgram(COMMANDS);
