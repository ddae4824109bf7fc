import { TABLE_FLAGS, TABLE_FLAGS_HELP, tableChoices } from '../start/choices.ts';
import { playInBrowser } from '../start/web.ts';
import { noPositionals, readArgs } from './support/args.ts';

export const help = `serve [--port number] [--data folder]

Offers the game to browsers on this machine and prints the address, without opening one. The address holds a key:
anyone who has it owns the tables. Ends with Ctrl-C.

${TABLE_FLAGS_HELP}`;

/** The command `cli serve`. */
export async function run(args: string[]): Promise<number> {
  const { flags, positionals } = readArgs(args, TABLE_FLAGS);
  noPositionals(positionals);
  return playInBrowser(tableChoices(flags), false);
}
