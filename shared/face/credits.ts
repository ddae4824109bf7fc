// Who made the icons. The list is long: load this module where it is shown, not with the page.
import { ICON_AUTHORS } from '../generated/icon-authors.js';

export interface IconAuthor {
  /** As the author is called in the set: "carl-olsen". */
  readonly id: string;
  /** "Carl Olsen". */
  readonly name: string;
  /** "CC BY 3.0" or "CC0 1.0". */
  readonly licence: string;
  readonly icons: readonly string[];
}

/** All authors, those of the most icons first. */
export const ICON_CREDITS: readonly IconAuthor[] = ICON_AUTHORS.map(({ author, licence, icons }) => ({
  id: author,
  name: author.replaceAll(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  ),
  licence,
  icons,
}));

const BY_ICON: ReadonlyMap<string, IconAuthor> = new Map(
  ICON_CREDITS.flatMap((author) => author.icons.map((icon) => [icon, author] as const)),
);

/** Who made an icon; undefined for one that is not in the set. */
export const authorOf = (icon: string): IconAuthor | undefined => BY_ICON.get(icon);
