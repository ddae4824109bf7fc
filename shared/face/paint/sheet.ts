import type { Palette } from '../palettes.ts';
import { COLOURS, type Colours } from './palette.ts';
import { OWN_ICONS } from './own-icons.ts';
import { tag } from './svg.ts';

/** Paths of icons in a box of 512 x 512, by name. */
export interface IconPaths {
  readonly [name: string]: string;
}

/** A picture as it is put into a drawing. */
export interface PictureFile {
  /** A `data:` address where the drawing is an image of its own. */
  readonly url: string;
  /** Of the picture as its author made it, in pixels; what is at the address may be smaller. */
  readonly width: number;
  readonly height: number;
}

/** Pictures by the names of their files. */
export interface PictureFiles {
  readonly [name: string]: PictureFile;
}

/** What a face is drawn on: it names things, keeps what is used more than once, and notes what could not be found. */
export class Sheet {
  readonly colours: Colours;
  /** Names of icons that were asked for and not there. */
  readonly missing = new Set<string>();
  private readonly uid: string;
  private readonly icons: IconPaths;
  private readonly pictures: PictureFiles;
  private readonly defs = new Map<string, string>();

  /** @param uid prefix of every id, so that a page can hold several drawings */
  constructor(uid: string, palette: Palette, icons: IconPaths, pictures: PictureFiles = {}) {
    this.uid = uid;
    this.colours = COLOURS[palette];
    this.icons = icons;
    this.pictures = pictures;
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

  /** A picture file; undefined where it is not there. */
  picture(name: string): PictureFile | undefined {
    return Object.hasOwn(this.pictures, name) ? this.pictures[name] : undefined;
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
