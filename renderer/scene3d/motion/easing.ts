/** From 0 to 1 over time 0 to 1. */
export type Ease = (t: number) => number;

/** The curve of CSS `cubic-bezier(x1, y1, x2, y2)`. */
export function bezier(x1: number, y1: number, x2: number, y2: number): Ease {
  const axis = (a: number, b: number, t: number): number =>
    3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3;
  return (x) => {
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    // Time runs forward along the curve, so halving finds the place.
    let [from, to] = [0, 1];
    for (let i = 0; i < 24; i++) {
      const middle = (from + to) / 2;
      if (axis(x1, x2, middle) < x) from = middle;
      else to = middle;
    }
    return axis(y1, y2, from);
  };
}

/** The curves of the art bible: --ease-stone, --ease-out. */
export const easeStone = bezier(0.55, 0.02, 0.25, 1.02);
export const easeOut = bezier(0.2, 0.8, 0.2, 1);
export const easeInOut = bezier(0.45, 0, 0.55, 1);
export const linear: Ease = (t) => t;
