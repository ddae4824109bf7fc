// Where things are on the screen. Code that draws a thing says so in `data-place`: one name or several, as in
// `data-place="card:12"` or `data-place="deck:1 discard:1"`.
import type { Box } from '../../ui/box.ts';

/** Something on the screen, measured. */
export interface Spot {
  /** What has the name. */
  readonly place: Element;
  /** Its picture, or itself where it has none. */
  readonly picture: Element;
  /** Of the picture. */
  readonly box: Box;
}

/** What shows what a thing looks like. */
export const PICTURE = 'img, canvas, svg';

/** Places of a table as they are just now; each is measured once. */
export class Places {
  private readonly root: ParentNode;
  private readonly known = new Map<string, Spot | null>();

  constructor(root: ParentNode) {
    this.root = root;
  }

  /** The first of these places that can be seen. */
  first(names: readonly string[]): Spot | null {
    for (const name of names) {
      const spot = this.at(name);
      if (spot !== null) return spot;
    }
    return null;
  }

  /** A place, if it can be seen. */
  at(name: string): Spot | null {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const spot = this.measure(name);
    this.known.set(name, spot);
    return spot;
  }

  private measure(name: string): Spot | null {
    for (const place of this.root.querySelectorAll(`[data-place~=${JSON.stringify(name)}]`)) {
      const picture = place.matches(PICTURE) ? place : (place.querySelector(PICTURE) ?? place);
      const { left, top, width, height } = picture.getBoundingClientRect();
      if (width > 0 && height > 0) return { place, picture, box: { left, top, width, height } };
    }
    return null;
  }
}
