import { authorOf, ICON_CREDITS } from '../../shared/face/credits.ts';
import { findIcons } from '../../shared/face/icon-search/search.ts';
import { THEME_NAMES } from '../../shared/face/icon-search/themes.ts';
import { readArgs } from './support/args.ts';
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

Lists the icons that pictures of cards can be made of, with who made them: those whose name holds one of the words, English or
German, those that hold most of them first; without words, all. A word that is a theme finds what belongs to it:
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
  const icons = ICON_CREDITS.filter(({ id }) => flags.author === undefined || id === flags.author).flatMap(
    (author) => author.icons,
  );
  const found = findIcons(words.join(' '), icons).map((icon) => {
    const { id: author, licence } = authorOf(icon)!;
    return { icon, author, licence };
  });
  if (flags.json) printJson(found);
  else for (const { icon, author } of found) print(`${icon.padEnd(28)} ${author}`);
  if (found.length === 0) note('No icon is called that. Try other words, in English or German.');
  return found.length === 0 ? 1 : 0;
}
