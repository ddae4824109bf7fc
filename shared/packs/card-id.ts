// Full ids of cards are `pack:name`.

/** The pack of a card; empty where the id has none. */
export const packOf = (id: string): string => id.slice(0, Math.max(0, id.indexOf(':')));

/** Whether something that names a card names one of a certain pack. */
export const isForeign = (name: string): boolean => name.includes(':');

/** The name of a card inside its pack. */
export const nameInPack = (id: string): string => id.slice(id.indexOf(':') + 1);

/** As long as the name of a card may be, in every game. */
const LONGEST_NAME = 60;
/** Names that are tried for a card whose own is taken. */
const MOST_NAMES = 1000;

/** The name that a card may have in its pack, made from words; empty where nothing of them can be in one. */
export const slug = (text: string): string =>
  text
    .replaceAll(/[äÄ]/g, 'ae')
    .replaceAll(/[öÖ]/g, 'oe')
    .replaceAll(/[üÜ]/g, 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/['’\p{M}]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
    .slice(0, LONGEST_NAME)
    .replace(/-$/, '');

/** A name that is free: the wanted one, or that with a number; undefined for an empty one, and where too many are taken. */
export function freeName(name: string, isFree: (name: string) => boolean): string | undefined {
  if (name === '') return undefined;
  if (isFree(name)) return name;
  const stem = name.replace(/-\d+$/, '').slice(0, LONGEST_NAME - `-${MOST_NAMES}`.length);
  for (let number = 2; number <= MOST_NAMES; number++)
    if (isFree(`${stem}-${number}`)) return `${stem}-${number}`;
  return undefined;
}
