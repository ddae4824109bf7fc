// The command line as a program: `cli <command> [arguments]`.
import { commandLine } from './commands/index.ts';

// `cli ... | head` closes the pipe: that is not an error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await commandLine(process.argv.slice(2));
