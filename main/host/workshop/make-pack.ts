import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../../shared/packs/card-commands/new-pack.ts';
import type { PackData } from '../../../shared/packs/card-commands/types.ts';
import { readManifest } from '../../../shared/packs/manifest.ts';
import { ProblemLog } from '../../../shared/packs/problem-log.ts';
import { describe } from '../../../shared/packs/problems.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { rename } from '../../db/rename.ts';
import { cannot } from '../failures.ts';
import { picturesIn, readPicture } from '../packs/pictures.ts';
import { readPackFolder } from '../packs/read.ts';
import { PackFiles } from './pack-files.ts';

/**
 * Puts a new pack into a folder named after its id, all of it or nothing.
 *
 * @param parent the folder of packs that it comes into
 * @param from the folder of the pack whose pictures it shows; null: it shows none
 * @param language of the caller
 * @returns its folder, as packs and problems name it
 * @throws HostFailure where its folder is there already, or a pack may not be so
 */
export function makePack(parent: string, pack: PackData, from: string | null, language: Language): string {
  const { id, game } = pack.manifest;
  const folder = join(parent, id);
  const files = filesOf(pack).flatMap((edit) => ('whole' in edit ? [edit] : []));
  const log = new ProblemLog();
  const texts = files.map(({ file, whole }) => ({ path: file, text: whole }));
  readManifest({ folder, source: 'user', files: texts }, [game], log);
  const [problem] = log.all;
  if (problem !== undefined)
    throw cannot('cannot.workshop.unfit', { why: describe(problem, language).sentence });
  if (existsSync(folder)) throw cannot('cannot.workshop.folderTaken', { folder });
  // What is hidden is no pack: others see it once it is whole.
  const hidden = join(parent, `.${id}.making`);
  try {
    rmSync(hidden, { recursive: true, force: true });
    mkdirSync(hidden, { recursive: true });
    const written = new PackFiles(hidden);
    for (const { file, whole } of files) written.write(file, whole, false);
    for (const { name, refused } of from === null ? [] : picturesIn(from)) {
      const bytes = refused === undefined ? readPicture(from!, name) : null;
      if (bytes !== null) written.writePicture(name, bytes);
    }
    rename(hidden, folder);
  } catch (error) {
    rmSync(hidden, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw cannot('cannot.workshop.unmade', { folder, reason });
  }
  return readPackFolder(folder, 'user').folder;
}
