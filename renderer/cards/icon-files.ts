import type { IconPaths } from '../../shared/face/face.ts';

/** The files of the icon set, each at the address where the page finds it. */
const ADDRESSES = import.meta.glob<string>('../../shared/generated/icons/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(ADDRESSES).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/**
 * Reads a file of the icon set.
 *
 * @throws Error when it cannot be had
 */
export async function readIconFile(name: string): Promise<IconPaths> {
  const address = BY_NAME.get(name);
  if (address === undefined) throw new RangeError(`The page has no icon file ${name}.`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The icon file ${name} cannot be loaded: ${response.status}.`);
  return (await response.json()) as IconPaths;
}
