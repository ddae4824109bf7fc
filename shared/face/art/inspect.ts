import { ICON_NAMES } from '../../generated/icon-names.js';
import type { Issue } from '../../packs/content.ts';
import type { ArtDefinition } from './schema.ts';

const ICONS: ReadonlySet<string> = new Set(ICON_NAMES);

/** Whether there is an icon of that name. */
export const isIcon = (name: string): boolean => ICONS.has(name);

/**
 * Finds what the schema cannot see in a picture. A name that no icon has is a warning: the card plays as well without it,
 * and the picture goes on with the other figures.
 */
export function inspectArt({ layers = [] }: ArtDefinition): Issue[] {
  return layers.flatMap(({ icon, image }, i): Issue[] => {
    const at = `/art/layers/${i}`;
    if (image !== undefined) return [{ code: 'art-image', pointer: `${at}/image`, data: {} }];
    if (icon === undefined) return [{ code: 'art-without-icon', pointer: at, data: {} }];
    if (isIcon(icon)) return [];
    const among = { word: icon, names: ICON_NAMES };
    return [{ code: 'unknown-icon', pointer: `${at}/icon`, data: { icon }, among, severity: 'warning' }];
  });
}
