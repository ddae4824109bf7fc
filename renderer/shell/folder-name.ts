/** What the folder of a pack is called, on whatever system. */
export const folderName = (folder: string): string => folder.split(/[\\/]/).at(-1) ?? folder;
