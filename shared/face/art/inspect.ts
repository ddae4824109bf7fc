import { ICON_NAMES } from '../../generated/icon-names.js';
import type { Issue } from '../../packs/content.ts';
import { faultInPath } from '../../packs/path-data.ts';
import type { ArtDefinition } from './schema.ts';

const ICONS: ReadonlySet<string> = new Set(ICON_NAMES);

/** Whether there is an icon of that name. */
export const isIcon = (name: string): boolean => ICONS.has(name);

/** The keys of which a layer has one: what it shows. */
const SHOWN = ['icon', 'path', 'image'] as const;

/**
 * Finds what the schema cannot see in a picture. What cannot be shown is a warning: the card plays as well without it, and
 * the picture goes on with the other figures.
 */
export function inspectArt({ layers = [] }: ArtDefinition): Issue[] {
  return layers.flatMap((layer, i): Issue[] => {
    const at = `/art/layers/${i}`;
    const shown = SHOWN.filter((key) => layer[key] !== undefined);
    const [first, second] = shown;
    if (first === undefined) return [{ code: 'art-layer-empty', pointer: at, data: {} }];
    if (second !== undefined)
      return [{ code: 'art-layer-double', pointer: `${at}/${second}`, data: { first, second } }];
    const idle = IDLE.find(({ key, of }) => layer[key] !== undefined && of !== first);
    if (idle !== undefined) return [{ code: 'art-layer-idle', pointer: `${at}/${idle.key}`, data: idle }];
    return [...iconIssues(layer, at), ...pathIssues(layer, at), ...cropIssues(layer, at)];
  });
}

/** Keys that mean something only beside another one. */
const IDLE = [
  { key: 'crop', of: 'image' },
  { key: 'by', of: 'path' },
] as const;

type Layer = NonNullable<ArtDefinition['layers']>[number];

function iconIssues({ icon }: Layer, at: string): Issue[] {
  if (icon === undefined || isIcon(icon)) return [];
  const among = { word: icon, names: ICON_NAMES };
  return [{ code: 'unknown-icon', pointer: `${at}/icon`, data: { icon }, among, severity: 'warning' }];
}

function pathIssues({ path }: Layer, at: string): Issue[] {
  const fault = path === undefined ? null : faultInPath(path);
  if (fault === null) return [];
  return [{ code: 'art-path', pointer: `${at}/path`, data: { letter: fault + 1 }, severity: 'warning' }];
}

/** What is cut out has to be within the picture, and has to be something. */
function cropIssues({ crop }: Layer, at: string): Issue[] {
  return crop === undefined || isCrop(crop) ? [] : [{ code: 'art-crop', pointer: `${at}/crop`, data: {} }];
}

/** Least width and height of what is cut out of a picture. */
const LEAST_CROP = 0.01;
/** Numbers of a file may be a hair off. */
const HAIR = 1e-6;

function isCrop([left, top, width, height]: readonly number[]): boolean {
  return width >= LEAST_CROP && height >= LEAST_CROP && left + width <= 1 + HAIR && top + height <= 1 + HAIR;
}
