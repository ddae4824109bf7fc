import type { Palette } from '../palettes.ts';
import { COLOURS, type Colours } from './palette.ts';
import { OWN_ICONS } from './own-icons.ts';
import { tag } from './svg.ts';

/** Paths of icons in a box of 512 x 512, by name. */
export interface IconPaths {
  readonly [name: string]: string;
}

/** What a face is drawn on: it names things, keeps what is used more than once, and notes what could not be found. */
export class Sheet {
  readonly colours: Colours;
  /** Names of icons that were asked for and not there. */
  readonly missing = new Set<string>();
  private readonly uid: string;
  private readonly icons: IconPaths;
  private readonly defs = new Map<string, string>();

  /** @param uid prefix of every id, so that a page can hold several drawings */
  constructor(uid: string, palette: Palette, icons: IconPaths) {
    this.uid = uid;
    this.colours = COLOURS[palette];
    this.icons = icons;
  }

  /** The id of a part of this drawing. */
  id(part: string): string {
    return `${this.uid}-${part}`;
  }

  /** The path of an icon; undefined, and noted, where there is none of that name. */
  icon(name: string): string | undefined {
    const path = Object.hasOwn(OWN_ICONS, name) ? OWN_ICONS[name] : this.found(name);
    if (path === undefined) this.missing.add(name);
    return path;
  }

  private found(name: string): string | undefined {
    return Object.hasOwn(this.icons, name) ? this.icons[name] : undefined;
  }

  /** Keeps an element for later use and returns its id; a part is defined once. */
  define(part: string, element: (id: string) => string): string {
    const id = this.id(part);
    if (!this.defs.has(id)) this.defs.set(id, element(id));
    return id;
  }

  /** Everything that was kept. */
  definitions(): string {
    return this.defs.size === 0 ? '' : tag('defs', {}, [...this.defs.values()].join(''));
  }
}
