// The files that hold texts of the program: `text/<language>.ts`, or a folder `text/<language>/`.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../shared/words/catalogue.ts';
import { LANGUAGES, type Language } from '../../shared/words/languages.ts';
import { ROOT } from './paths.ts';

export interface CatalogueFile {
  /** In the project, with the separators of the system. */
  readonly file: string;
  readonly language: Language;
  /** All messages of it, by key. */
  messages(): Promise<Catalogue>;
}

/** A message is a text or a list of them; the forms of a noun are neither. */
const isMessage = (value: unknown): boolean => typeof value === 'string' || Array.isArray(value);

/** All of them, by path. */
export const CATALOGUES: readonly CatalogueFile[] = LANGUAGES.flatMap((language) =>
  globSync(`{shared,renderer,main,scripts}/**/text/{${language}.ts,${language}/*.ts}`, { cwd: ROOT }).map(
    (file) => ({
      file,
      language,
      async messages() {
        const made = (await import(join(ROOT, file))) as { readonly [name: string]: unknown };
        const tables = Object.values(made).filter((each) => typeof each === 'object' && each !== null);
        const entries = tables.flatMap((table) => Object.entries(table as object) as [string, unknown][]);
        return Object.fromEntries(entries.filter(([, value]) => isMessage(value))) as Catalogue;
      },
    }),
  ),
).sort((a, b) => (a.file < b.file ? -1 : 1));
