// Code for every game with a name or a word in it that is a game's own. Lint minds no other file because of that game, so
// none of the others has to be parsed.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_BLIND } from '../../../scripts/lint/table.ts';
import { ownWords, vocabularies } from '../../../scripts/lint/vocabulary.ts';

/** Whether a text has the name in it in any spelling, or one of the words as a text of its own. */
export function mentions(text: string, name: string, words: readonly string[]): boolean {
  const quoted = new RegExp(`(['"\`])(?:${words.join('|')})\\1`);
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return plain.includes(name) || (words.length > 0 && quoted.test(text));
}

/** Paths of such files in a project. @param game the folder of the game */
export function mentioning(project: string, game: string): string[] {
  const owners = [...ownWords(vocabularies(join(project, 'shared/games')))];
  const words = owners.filter(([, owner]) => owner === game).map(([word]) => word);
  const files = globSync(
    GAME_BLIND.map((folder) => `${folder}**/*.{ts,svelte}`),
    { cwd: project },
  );
  return files.filter((file) => mentions(readFileSync(join(project, file), 'utf8'), game, words));
}
