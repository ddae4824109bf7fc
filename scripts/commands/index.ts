// What `cli <command> [arguments]` does. Each command is a file in commands/ and is loaded only when asked for.
import { nearest } from '../../shared/packs/nearest.ts';
import { UsageError } from './support/args.ts';
import { note, printJson } from './support/output.ts';

/** What a file in commands/ exports. */
interface Command {
  /** What `--help` prints. */
  readonly help: string;
  /** Carries the command out and returns the exit code: 0 fine, 1 something failed, 2 wrong use. */
  run(args: string[]): Promise<number>;
}

const COMMANDS: { readonly [name: string]: { readonly summary: string; load(): Promise<Command> } } = {
  start: {
    summary: 'open the game in a window or in the browser',
    load: () => import('./start.ts'),
  },
  serve: { summary: 'offer the game to browsers on this machine', load: () => import('./serve.ts') },
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

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `cli <command> [arguments]\n\n${lines.join('\n')}\n\n\`cli <command> --help\` says more.`;
}

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(`${overview()}\n`);
    return name === undefined ? 2 : 0;
  }
  if (!Object.hasOwn(COMMANDS, name)) {
    const meant = nearest(name, Object.keys(COMMANDS));
    const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
    throw new UsageError(`There is no command "${name}".${hint} \`cli --help\` lists them.`);
  }
  const command = await COMMANDS[name].load();
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

/** Carries one command line out, says what went wrong, and returns the exit code. */
export const commandLine = (args: string[]): Promise<number> =>
  main(args).catch((error: unknown) => complain(error, args.includes('--json')));
