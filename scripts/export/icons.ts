import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IconPaths } from '../../shared/face/face.ts';
import { IconStore } from '../../shared/face/icons.ts';
import { ROOT } from '../commands/support/paths.ts';

/** The icon set as it lies on disk. */
export const diskIcons = (): IconStore =>
  new IconStore(
    async (file) =>
      JSON.parse(await readFile(join(ROOT, 'shared/generated/icons', file), 'utf8')) as IconPaths,
  );
