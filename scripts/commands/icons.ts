import { ICON_AUTHORS } from '../../shared/generated/icon-authors.js';
import { readArgs } from './support/args.ts';
import { note, print, printJson } from './support/output.ts';

export const help = `icons [word...] [--author name]

Lists the icons that pictures of cards can be made of, with who made them: those whose name holds all the words, or all.

  --author <name>   only those of this author
  --json            print one JSON document: [{ icon, author, licence }]

Exit code: 0 some were found, 1 none.`;

/** The command `cli icons`. */
export async function run(args: string[]): Promise<number> {
  const { flags, positionals: words } = readArgs(args, {
    author: { type: 'string' },
    json: { type: 'boolean' },
  });
  const found = ICON_AUTHORS.filter(({ author }) => flags.author === undefined || author === flags.author)
    .flatMap(({ icons, author, licence }) => icons.map((icon) => ({ icon, author, licence })))
    .filter(({ icon }) => words.every((word) => icon.includes(word.toLowerCase())))
    .sort((a, b) => (a.icon < b.icon ? -1 : 1));
  if (flags.json) printJson(found);
  else for (const { icon, author } of found) print(`${icon.padEnd(28)} ${author}`);
  if (found.length === 0) note('No icon is called that. Try one shorter word, in English.');
  return found.length === 0 ? 1 : 0;
}
