// Who made the icons that the page and the shipped packs show. Loaded where it is shown, as is the whole list.
import { ICONS_IN_USE } from '../generated/icons-in-use.js';
import { ICON_CREDITS, type IconAuthor } from './credits.ts';

const used: ReadonlySet<string> = new Set(ICONS_IN_USE);

/** Authors with those of their icons that are in use, those of the most icons first. */
export const CREDITS_IN_USE: readonly IconAuthor[] = ICON_CREDITS.map((author) => ({
  ...author,
  icons: author.icons.filter((icon) => used.has(icon)),
}))
  .filter(({ icons }) => icons.length > 0)
  .sort((a, b) => b.icons.length - a.icons.length || (a.name < b.name ? -1 : 1));
