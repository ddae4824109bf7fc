// The Keep: three storeys, turrets, verdigris roofs. It turns with the spire's ring, because the Tower Door does.
import { lancet } from '../../../../scene3d/geometry/arch.ts';
import type { Builder } from '../../../../scene3d/geometry/builder.ts';
import { polar, stepOf } from '../../../../scene3d/geometry/circle.ts';
import { ball, lathe, pairs } from '../../../../scene3d/geometry/lathe.ts';
import { CHANNEL, paint } from '../../../../scene3d/geometry/paint.ts';
import type { Parts } from '../../../../scene3d/geometry/parts.ts';
import { box } from '../../../../scene3d/geometry/shapes.ts';
import { APOTHEM, KEEP, type Sectors } from '../layout.ts';
import { GILT, ROOF, ROOF_EDGE, STONES } from './stones.ts';

const SIDES = 8;
const SIDE = (Math.PI * 2) / SIDES;
const FINIAL = paint(0xffd890, { channel: CHANNEL.glow, emit: 0.8 });
const { wall, trim, pier } = STONES.keep;

export function keep({ stone: b, lamps }: Parts, sectors: Sectors): void {
  const door = sectors.across * stepOf(sectors);
  let foot: number = KEEP.floor;
  b.facing(door, () => {
    b.use(trim);
    lathe(
      b,
      [
        [1.8, foot - 0.05],
        [1.8, foot + 0.05],
        [1.74, foot + 0.08],
        [1.2, foot + 0.08],
      ],
      40,
      { crease: 0.4 },
    );
    KEEP.storeys.forEach(({ radius, top }, i) => {
      const upper = radius * 0.94;
      b.use(wall);
      octagon(b, () =>
        lathe(
          b,
          [
            [radius, foot],
            [upper, top - 0.14],
          ],
          SIDES,
          { flat: true, round: 8, shade: (y) => 0.78 + 0.22 * Math.min(1, (y - foot) / 0.7) },
        ),
      );
      b.use(trim);
      octagon(b, () =>
        lathe(
          b,
          [
            [upper, top - 0.2],
            [upper + 0.09, top - 0.12],
            [upper + 0.09, top],
            [upper + 0.03, top + 0.05],
            [radius * 0.6, top + 0.05],
          ],
          SIDES,
          { flat: true, crease: 0.3 },
        ),
      );
      windows(b, radius * 0.97, foot, top, i, i > 0 ? () => true : (side) => side % 2 === 1);
      foot = top;
    });
    const { top, radius } = KEEP.storeys[2];
    roof(b, radius * 1.18, top - 0.02, KEEP.apex - top, SIDES);
    turrets(b);
  });
  for (let side = 0; side < SIDES; side++) {
    const [, second] = KEEP.storeys;
    lamps.push({ at: polar(door + side * SIDE, second.radius + 0.45, 6.9), power: 0.16, kind: 'warm' });
  }
}

/** Half a side turned, so that a side and not a corner looks at the door. */
const octagon = (b: Builder, build: () => void): void => b.facing(Math.PI + SIDE / 2, build);

function windows(
  b: Builder,
  radius: number,
  foot: number,
  top: number,
  storey: number,
  lit: (side: number) => boolean,
): void {
  const height = (top - foot) * (storey === 0 ? 0.34 : 0.44);
  for (let side = 0; side < SIDES; side++) {
    // The door is in the first side of the lowest storey; turrets stand on the corners beside the others.
    if (storey === 0 && side % 2 === 0) continue;
    const y = storey === 0 ? foot + (top - foot) * 0.42 : foot + (top - foot) * 0.26;
    b.facing(Math.PI - side * SIDE, () =>
      b.moved(0, y, radius * APOTHEM, () => lancet(b, pier, 0.2 + 0.03 * (2 - storey), height, lit(side))),
    );
  }
}

/** A steep roof with a finial that catches the light. */
function roof(b: Builder, radius: number, foot: number, height: number, sides: number): void {
  b.use(ROOF);
  const turn = (build: () => void): void => (sides === SIDES ? octagon(b, build) : build());
  turn(() =>
    lathe(
      b,
      [
        [radius, foot],
        [radius * 0.8, foot + height * 0.17],
        [0.02, foot + height],
      ],
      sides,
      { flat: true, crease: 3, round: sides },
    ),
  );
  b.use(ROOF_EDGE);
  turn(() =>
    lathe(
      b,
      [
        [radius * 0.7, foot - 0.04],
        [radius + 0.03, foot - 0.04],
        [radius + 0.03, foot + 0.03],
        [radius - 0.04, foot + 0.05],
      ],
      sides,
      { flat: true, crease: 0.3 },
    ),
  );
  b.use(GILT);
  b.moved(0, foot + height - 0.06, 0, () => lathe(b, pairs([0.05, 0, 0.03, 0.06, 0.015, 0.3]), 6));
  b.use(FINIAL);
  ball(b, [0, foot + height + 0.28, 0], [0.06, 0.06, 0.06], 8, 5);
}

/** Four round turrets against the lowest storey and four small ones against the next. */
function turrets(b: Builder): void {
  const rows = [
    { at: 1.36, radius: 0.3, foot: KEEP.floor, top: 6.55, roof: 1.6, turn: 0.5 },
    { at: 1.02, radius: 0.2, foot: 5.8, top: 8.1, roof: 1.25, turn: 0 },
  ] as const;
  for (const { at, radius, foot, top, roof: height, turn } of rows) {
    for (let i = 0; i < 4; i++) {
      const angle = Math.PI - (i + turn) * (Math.PI / 2);
      b.facing(angle, () => {
        b.moved(0, 0, at, () => {
          b.use(pier);
          lathe(
            b,
            [
              [radius * (foot === KEEP.floor ? 1.08 : 0.4), foot],
              [radius, foot + 0.35],
              [radius * 0.96, top - 0.12],
            ],
            10,
            { crease: 3 },
          );
          b.use(trim);
          lathe(
            b,
            [
              [radius, top - 0.16],
              [radius * 1.2, top - 0.08],
              [radius * 1.2, top],
              [0, top],
            ],
            10,
          );
          b.use(wall);
          box(b, [-0.05, 0.05], [top - 0.62, top - 0.28], [0, radius * 0.99], { faces: 'f', shade: 0.25 });
          roof(b, radius * 1.42, top - 0.01, height, 8);
        });
      });
    }
  }
}
