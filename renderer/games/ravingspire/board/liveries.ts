// The colours that tell heroes apart, on every board the same: cloth by class, and a badge by seat. Outlines tell classes
// apart first.
import type { BoardState, FigureClass } from './types.ts';

/** Cloth of the first, second, third hero of a class. */
const CLOTH: Readonly<Record<FigureClass, readonly number[]>> = {
  reaver: [0xb03a1e, 0xc27a2c, 0x93285a],
  rogue: [0x1f8a6e, 0x7c9a3c, 0x2b74a8],
  runelord: [0x6c3cc0, 0x3d5fcc, 0xb04aa8],
};

/** Bases of the seats, apart in hue and in lightness. */
const BADGES = [0xf3e9d4, 0x4f9c86, 0xdf8b36, 0x9d7fe0, 0xc8434f, 0x5f74d8] as const;

/** Colours of one hero, as 0xRRGGBB. */
export interface Livery {
  readonly cloth: number;
  readonly badge: number;
}

/** What the heroes on the board wear, by seat. */
export function liveriesOf({ heroes }: BoardState): ReadonlyMap<number, Livery> {
  const seen = new Map<FigureClass, number>();
  return new Map(
    heroes.map(({ seat, class: kind }) => {
      const before = seen.get(kind) ?? 0;
      seen.set(kind, before + 1);
      const cloth = CLOTH[kind][before % CLOTH[kind].length];
      return [seat, { cloth, badge: BADGES[seat % BADGES.length] }] as const;
    }),
  );
}
