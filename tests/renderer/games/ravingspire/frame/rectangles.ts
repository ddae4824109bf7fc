import type { Locator } from '@playwright/test';

/** Part of the page, in CSS pixels, as `boundingBox` measures it. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where something is, and what it is called or says. */
export interface Named extends Rectangle {
  readonly name: string;
}

/** Where all of these are that are drawn: asked of the page at once, for each request costs more than its answer. */
export const boxesOf = (found: Locator): Promise<Named[]> =>
  found.evaluateAll((all) =>
    all
      .filter((each) => each.getClientRects().length > 0)
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return { x, y, width, height, name: each.ariaLabel ?? each.textContent ?? '' };
      }),
  );

/** Whether two rectangles overlap by more than a pixel. */
export const meet = (a: Rectangle, b: Rectangle): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;
