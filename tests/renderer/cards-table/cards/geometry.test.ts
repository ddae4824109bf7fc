import { describe, expect, test } from 'vitest';
import { fanOf, LEAST_SEEN } from '../../../../renderer/cards-table/cards/fan.ts';
import {
  beside,
  docked,
  EDGE,
  overlap,
  stageMiddle,
  type Side,
} from '../../../../renderer/cards-table/float/place.ts';
import type { Box } from '../../../../renderer/ui/box.ts';

const window: Box = { left: 0, top: 0, width: 1280, height: 720 };
const stage: Box = { left: 241, top: 52, width: 796, height: 480 };
const card = (left: number, top: number): Box => ({ left, top, width: 120, height: 168 });
const size = { width: 240, height: 150 };

const isInside = ({ left, top }: { left: number; top: number }, room: Box): boolean =>
  left >= room.left + EDGE &&
  top >= room.top + EDGE &&
  left + size.width <= room.left + room.width - EDGE &&
  top + size.height <= room.top + room.height - EDGE;

describe('a slip beside a card', () => {
  test.each<[string, Box, Side[], Side]>([
    ['goes to the right of a card on the left', card(245, 90), ['right', 'below'], 'right'],
    ['goes to the left of a card on the right', card(917, 90), ['left', 'below'], 'left'],
    ['goes below a card at the top', card(400, 56), ['below', 'right'], 'below'],
    [
      'takes the other side where the first would cover the card itself',
      card(245, 90),
      ['left', 'right'],
      'right',
    ],
  ])('%s', (_, anchor, sides, side) => {
    const spot = beside(anchor, size, stage, sides, [stageMiddle(stage)]);
    expect(spot.side).toBe(side);
    expect(isInside(spot, stage)).toBe(true);
    expect(overlap({ ...spot, ...size }, anchor)).toBe(0);
  });

  test('stays in the room and points at its anchor, wherever that lies', () => {
    for (let left = 0; left <= 1160; left += 40) {
      for (let top = 0; top <= 552; top += 46) {
        for (const side of ['above', 'below', 'left', 'right'] as const) {
          const spot = beside(card(left, top), size, window, [side], []);
          expect(isInside(spot, window)).toBe(true);
          const along = side === 'above' || side === 'below' ? size.width : size.height;
          expect(spot.tip).toBeGreaterThanOrEqual(22);
          expect(spot.tip).toBeLessThanOrEqual(along - 22);
        }
      }
    }
  });

  test('keeps clear of the middle of the stage as well as it can', () => {
    const middle = stageMiddle(stage);
    const spot = beside(card(400, 56), size, stage, ['right', 'below'], [middle]);
    const right = beside(card(400, 56), size, stage, ['right'], [middle]);
    expect(overlap({ ...spot, ...size }, middle)).toBeLessThan(overlap({ ...right, ...size }, middle));
  });

  test('at the foot of the stage it points only at what stands beside it', () => {
    const first = docked(size, stage, 120, card(245, 338));
    expect(first.side).toBe('right');
    expect(first.top + size.height).toBe(stage.top + stage.height + 18);
    expect(docked(size, stage, 120, card(917, 90)).side).toBeNull();
  });
});

describe('a hand', () => {
  test.each([0, 1, 2, 5, 6, 9, 14, 20, 24])(
    'of %i cards fits its row, and every card can be pressed',
    (cards) => {
      for (const room of [600, 760, 1100]) {
        const { step, width } = fanOf(cards, room, 122, 7);
        if (cards > 0) expect(width + step * (cards - 1)).toBeLessThanOrEqual(room);
        expect(Math.min(step, width)).toBeGreaterThanOrEqual(24);
        expect(width).toBeLessThanOrEqual(122);
      }
    },
  );

  test.each([1, 2, 5, 6, 7, 9, 14, 24])(
    'of %i cards is larger in larger letters, as far as there is room: numbers stay in sight',
    (cards) => {
      for (const room of [600, 760, 1100]) {
        const plain = fanOf(cards, room, 122, 7);
        const large = fanOf(cards, room, 122, 7, 158);
        expect(large.width).toBeGreaterThanOrEqual(plain.width);
        expect(large.width).toBeLessThanOrEqual(158);
        expect(large.width + large.step * (cards - 1)).toBeLessThanOrEqual(room + 0.001);
        if (large.width > plain.width) expect(large.step).toBeGreaterThanOrEqual(large.width * 0.92 - 0.001);
      }
      expect(fanOf(5, 760, 122, 7, 158).width).toBeGreaterThan(122 * 1.2);
    },
  );

  test('lies side by side while there is room, then a little smaller, then over one another, and shrinks last', () => {
    expect(fanOf(5, 760, 122, 7)).toEqual({ step: 129, width: 122 });
    const some = fanOf(7, 760, 122, 7);
    expect(some.width).toBeLessThan(122);
    expect(some.step).toBeCloseTo(some.width + 7);
    const many = fanOf(12, 760, 122, 7);
    expect(many.width).toBeGreaterThanOrEqual(84);
    expect(many.step).toBeLessThan(many.width);
    const crowd = fanOf(30, 760, 122, 7);
    expect(crowd.step).toBe(LEAST_SEEN);
    expect(crowd.width).toBeLessThan(many.width);
    const throng = fanOf(50, 760, 122, 7);
    expect(throng.width + throng.step * 49).toBeCloseTo(760);
  });
});
