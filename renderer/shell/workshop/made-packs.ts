import { folderName } from '../folder-name.ts';

/** Folders of packs that were made on this page, by their names: they can be opened before any list has them. */
const made = new Map<string, string>();

export const noteMade = (folder: string): void => void made.set(folderName(folder), folder);

/** The folder of a pack that was made on this page. */
export const madeFolder = (name: string): string | null => made.get(name) ?? null;
