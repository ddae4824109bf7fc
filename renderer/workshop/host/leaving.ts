/** Packs of which a page still has something under way after it has left them, by folder. */
const leaving = new Map<string, Promise<void>>();

/** A page is about to leave a pack: until `left` it may not be opened again. */
export function leave(folder: string, left: Promise<void>): void {
  leaving.set(
    folder,
    left.finally(() => leaving.delete(folder)),
  );
}

/** Resolves when the pack may be opened. */
export const untilLeft = (folder: string): Promise<void> => leaving.get(folder) ?? Promise.resolve();
