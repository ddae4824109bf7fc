// Messages that are too long, or choose within choices. `node scripts/lint/long-messages.ts` prints them and fails.
import { IntlMessageFormat } from 'intl-messageformat';
import { wholeOf, type Catalogue } from '../../shared/words/catalogue.ts';
import { CATALOGUES } from './catalogues.ts';
import { projectPath } from './paths.ts';

/** Characters of a message, or of one of its sentences. */
const MOST = 200;
/** A choice within a choice can still be read. */
const DEEPEST = 2;

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** How many choices are within one another. */
function depthOf(parts: Ast): number {
  const depths = parts.map((part) => {
    if ('options' in part)
      return 1 + Math.max(...Object.values(part.options).map(({ value }) => depthOf(value)));
    return 'children' in part ? depthOf(part.children) : 0;
  });
  return Math.max(0, ...depths);
}

/**
 * What is wrong with the messages of a file, a sentence each with its cure.
 *
 * @param file as it is to be named
 */
export function longMessages(file: string, messages: Catalogue): string[] {
  return Object.entries(messages).flatMap(([key, message]) => {
    const longest = Math.max(...[message].flat().map(({ length }) => length));
    const depth = depthOf(new IntlMessageFormat(wholeOf(message), 'en').getAst());
    return [
      ...(longest > MOST
        ? [
            `${file}: "${key}" has ${longest} characters, ${MOST} are the most. Write its sentences as a list, or give the words that it chooses between messages of their own: "${key}.<value>.<word>".`,
          ]
        : []),
      ...(depth > DEEPEST
        ? [
            `${file}: "${key}" has choices nested ${depth} deep, ${DEEPEST} is the most. Set the inner one in as a value: with messages of its own, "${key}.<value>.<word>", or as a form from a table of nouns.`,
          ]
        : []),
    ];
  });
}

if (import.meta.main) {
  const files = await Promise.all(
    CATALOGUES.map(async ({ file, messages }) => ({ file: projectPath(file), messages: await messages() })),
  );
  // What a file takes over from others is said of those.
  const seen = new Set<string>();
  const size = (messages: Catalogue): number => Object.keys(messages).length;
  const found = files
    .sort((a, b) => size(a.messages) - size(b.messages))
    .flatMap(({ file, messages }) => longMessages(file, messages))
    .filter((sentence) => {
      const said = sentence.slice(sentence.indexOf(': '));
      return seen.size < seen.add(said).size;
    });
  for (const sentence of found.sort()) console.log(sentence);
  process.exitCode = found.length > 0 ? 1 : 0;
}
