// Learns how the cards of each game read in each language (shared/generated, not committed), which takes too long to be done
// when an author types. `npm run gen`, and by itself whenever the words of a card language or what learns them have changed.
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import type { CardWords } from '../../shared/packs/card-words.ts';
import { keptGrammar } from '../../shared/packs/reading/kept.ts';
import { learned } from '../../shared/packs/reading/learn.ts';
import { LANGUAGES, type Language } from '../../shared/words/languages.ts';
import { dataModule, write } from './write.ts';

const root = resolve(import.meta.dirname, '../..');
const out = join(root, 'shared/generated');
const TYPES = `// Made by scripts/gen/grammars.ts.
import type { KeptGrammar } from '../packs/reading/kept.ts';
export const GRAMMAR: KeptGrammar;
`;

/** A grammar to be learned. */
interface Lesson {
  /** The module of a game that has its words. */
  readonly file: string;
  readonly language: Language;
}

async function learn({ file, language }: Lesson): Promise<void> {
  const { cardWords } = (await import(pathToFileURL(join(root, file)).href)) as {
    readonly cardWords: CardWords;
  };
  const name = `grammar-${file.split(sep)[2]}-${language}`;
  const kept = keptGrammar(learned(cardWords, language), cardWords);
  write(join(out, `${name}.js`), dataModule('GRAMMAR', kept, 'grammars'));
  write(join(out, `${name}.d.ts`), TYPES);
}

if (isMainThread) {
  const files = globSync('shared/games/*/content/card-words.ts', { cwd: root }).toSorted();
  const lessons = files.flatMap((file) => LANGUAGES.map((language): Lesson => ({ file, language })));
  // A language takes half a minute: each has a thread of its own. One that fails ends the program by its error.
  await Promise.all(
    lessons.map((lesson) => once(new Worker(new URL(import.meta.url), { workerData: lesson }), 'exit')),
  );
} else await learn(workerData as Lesson);
