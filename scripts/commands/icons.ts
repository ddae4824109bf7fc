import { ICON_AUTHORS } from '../../shared/generated/icon-authors.js';
import { readArgs } from './support/args.ts';
import { THEME_NAMES, wordsFor } from './support/icon-themes.ts';
import { note, print, printJson } from './support/output.ts';

const WIDTH = 110;

/** Words in lines that fit a terminal, each indented. */
function inLines(words: readonly string[]): string {
  const lines = [''];
  for (const word of words) {
    if (`${lines.at(-1)}${word}`.length > WIDTH) lines.push('');
    lines[lines.length - 1] += `${lines.at(-1) === '' ? '' : ', '}${word}`;
  }
  return lines.map((line) => `  ${line}`).join('\n');
}

export const help = `icons [word...] [--author name]

Lists the icons that pictures of cards can be made of, with who made them: those whose name holds one of the words, those
that hold most of them first; without words, all. A word that is a theme finds what belongs to it:
${inLines(THEME_NAMES)}

  --author <name>   only those of this author
  --json            print one JSON document: [{ icon, author, licence }]

Exit code: 0 some were found, 1 none.`;

/** The command `cli icons`. */
export async function run(args: string[]): Promise<number> {
  const { flags, positionals: words } = readArgs(args, {
    author: { type: 'string' },
    json: { type: 'boolean' },
  });
  const wanted = words.map((word) => wordsFor(word.toLowerCase()));
  const found = ICON_AUTHORS.filter(({ author }) => flags.author === undefined || author === flags.author)
    .flatMap(({ icons, author, licence }) => icons.map((icon) => ({ icon, author, licence })))
    .map((row) => ({ row, score: scoreOf(row.icon, wanted) }))
    .filter(({ score }) => words.length === 0 || score > 0)
    .sort((a, b) => b.score - a.score || (a.row.icon < b.row.icon ? -1 : 1))
    .map(({ row }) => row);
  if (flags.json) printJson(found);
  else for (const { icon, author } of found) print(`${icon.padEnd(28)} ${author}`);
  if (found.length === 0) note('No icon is called that. Try other words, in English.');
  return found.length === 0 ? 1 : 0;
}

/** How many words a name holds: a word itself counts twice, one of its theme's once if it stands by itself. */
function scoreOf(icon: string, wanted: readonly (readonly string[])[]): number {
  const parts = icon.split('-');
  const score = ([word, ...others]: readonly string[]): number =>
    icon.includes(word) ? 2 : others.some((other) => parts.some((part) => part.startsWith(other))) ? 1 : 0;
  return wanted.reduce((sum, words) => sum + score(words), 0);
}
