// Code for every game with a game's name in it, and code that games are written with that has one of its words in it. Lint
// minds no other file because of that game, so none of the others has to be parsed.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAME_BLIND, WORD_BLIND } from '../../../scripts/lint/table.ts';
import { ownWords, vocabularies } from '../../../scripts/lint/vocabulary.ts';

/** Whether a text has the name in it in any spelling. */
export const names = (text: string, name: string): boolean =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .includes(name);

/** Whether a text has one of the words in it as a text of its own. */
export const quotes = (text: string, words: readonly string[]): boolean =>
  words.length > 0 && new RegExp(`(['"\`])(?:${words.join('|')})\\1`).test(text);

/** Paths of such files in a project. @param game the folder of the game */
export function mentioning(project: string, game: string): string[] {
  const owners = [...ownWords(vocabularies(join(project, 'shared/games')))];
  const words = owners.filter(([, owner]) => owner === game).map(([word]) => word);
  const among = (folders: readonly string[], minded: (text: string) => boolean): string[] =>
    globSync(
      folders.map((prefix) => `${dirname(`${prefix}x`)}/**/*.{ts,svelte}`),
      { cwd: project },
    ).filter((file) => minded(readFileSync(join(project, file), 'utf8')));
  const named = among(GAME_BLIND, (text) => names(text, game));
  return [...new Set([...named, ...among(WORD_BLIND, (text) => quotes(text, words))])];
}
