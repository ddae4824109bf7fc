// The finished games that are recorded with the rules of today.
import { readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';

export const RECORDED_FOLDER = join(import.meta.dirname, '../recorded');

/** Saved games of earlier rules: they are opened, and never recorded again. */
const EARLIER = 'v2';

/** Their files, relative to the folder; those of earlier rules are left out. */
export const recordedFiles = (): string[] =>
  readdirSync(RECORDED_FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.json') && basename(file) !== 'definitions.json' && file.split(sep)[0] !== EARLIER,
  );
