// Full ids of cards are `pack:name`.

/** The pack of a card; empty where the id has none. */
export const packOf = (id: string): string => id.slice(0, Math.max(0, id.indexOf(':')));

/** The name of a card inside its pack. */
export const nameInPack = (id: string): string => id.slice(id.indexOf(':') + 1);
