// What a command line is: the name of a command, and what it is given.
import { nearest } from '../../../shared/packs/nearest.ts';
import { UsageError } from './args.ts';
import { note, printJson } from './output.ts';

/** What a file of a command exports. */
interface Command {
  /** What `--help` prints. */
  readonly help: string;
  /** Carries the command out and returns the exit code: 0 fine, 1 something failed, 2 wrong use. */
  run(args: string[]): Promise<number>;
}

/** Commands by name; each is loaded only when it is asked for. */
export interface Commands {
  readonly [name: string]: { readonly summary: string; load(): Promise<Command> };
}

function overview(commands: Commands): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `cli <command> [arguments]\n\n${lines.join('\n')}\n\n\`cli <command> --help\` says more.`;
}

async function main(commands: Commands, [name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(`${overview(commands)}\n`);
    return name === undefined ? 2 : 0;
  }
  if (!Object.hasOwn(commands, name)) {
    const meant = nearest(name, Object.keys(commands));
    const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
    throw new UsageError(`There is no command "${name}".${hint} \`cli --help\` lists them.`);
  }
  const command = await commands[name].load();
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  if (own.includes('--help') || own.includes('-h')) {
    process.stdout.write(`${command.help}\n`);
    return 0;
  }
  return command.run(args);
}

/** Says what went wrong; with --json as the one document on stdout. */
function complain(error: unknown, json: boolean): number {
  const message = error instanceof Error ? error.message : String(error);
  if (json) printJson({ error: message });
  note(message);
  if (error instanceof UsageError) return 2;
  if (process.env['DEBUG'] && error instanceof Error) note(error.stack ?? '');
  return 1;
}

/**
 * Carries one command line out, says what went wrong, and returns the exit code.
 *
 * @param commands those that there are
 * @param args the name of one, and what it is given
 */
export const carryOut = (commands: Commands, args: readonly string[]): Promise<number> =>
  main(commands, args).catch((error: unknown) => complain(error, args.includes('--json')));

/** Carries out the command line that this process was started with, whose exit code becomes that of the process. */
export async function runProgram(commands: Commands): Promise<void> {
  // `cli ... | head` closes the pipe: that is not an error of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  process.exitCode = await carryOut(commands, process.argv.slice(2));
}
