// The files that hold texts of the program: `text/<language>.ts`, or a folder `text/<language>/`.
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES, type Language } from '../../shared/words/languages.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export interface CatalogueFile {
  /** In the project, with the separators of the system. */
  readonly file: string;
  readonly language: Language;
  /** All messages of it, by key. */
  messages(): Promise<{ readonly [key: string]: string }>;
}

/** All of them, by path. */
export const CATALOGUES: readonly CatalogueFile[] = LANGUAGES.flatMap((language) =>
  globSync(`{shared,renderer,main,scripts}/**/text/{${language}.ts,${language}/*.ts}`, { cwd: ROOT }).map(
    (file) => ({
      file,
      language,
      async messages() {
        const made = (await import(join(ROOT, file))) as { readonly [name: string]: unknown };
        const found = Object.values(made).filter((each) => typeof each === 'object' && each !== null);
        return Object.assign({}, ...found) as { readonly [key: string]: string };
      },
    }),
  ),
).sort((a, b) => (a.file < b.file ? -1 : 1));
