import { describe, expect, test } from 'vitest';
import { arrange, touch, type Wanted } from '../../../renderer/board-overlay/arrange.ts';
import type { Box } from '../../../renderer/ui/box.ts';
import { drawFrom } from '../../../shared/engine/random.ts';

const ROOM: Box = { left: 3, top: 3, width: 500, height: 400 };

const wanted = (key: string, x: number, y: number, parts: Partial<Wanted> = {}): Wanted => ({
  key,
  x,
  y,
  width: 80,
  height: 26,
  rank: 1,
  reach: 100,
  optional: false,
  ...parts,
});

function boxesOf(elements: readonly Wanted[], found: ReturnType<typeof arrange>): Box[] {
  return elements.flatMap(({ key, x, y, width, height }) => {
    const shift = found.shifts.get(key);
    if (shift === undefined) return [];
    return [{ left: x + shift.x - width / 2, top: y + shift.y - height / 2, width, height }];
  });
}

const overlaps = (boxes: readonly Box[]): number =>
  boxes.reduce((sum, box, i) => sum + boxes.slice(i + 1).filter((other) => touch(box, other)).length, 0);

const isInside = ({ left, top, width, height }: Box): boolean =>
  left >= ROOM.left - 0.01 &&
  top >= ROOM.top - 0.01 &&
  left + width <= ROOM.left + ROOM.width + 0.01 &&
  top + height <= ROOM.top + ROOM.height + 0.01;

describe('elements over the board', () => {
  test('stay where they belong while there is room', () => {
    const found = arrange([wanted('a', 100, 100), wanted('b', 300, 100)], ROOM, [], []);
    expect([...found.shifts.values()]).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
    expect(found.merged.size).toBe(0);
  });

  test('make room for those that come before them', () => {
    const elements = [wanted('late', 100, 100, { rank: 2 }), wanted('early', 104, 100)];
    const found = arrange(elements, ROOM, [], []);
    expect(found.shifts.get('early')).toEqual({ x: 0, y: 0 });
    expect(found.shifts.get('late')).not.toEqual({ x: 0, y: 0 });
    expect(overlaps(boxesOf(elements, found))).toBe(0);
  });

  test('come in from outside the room', () => {
    const elements = [wanted('a', 0, 200), wanted('b', 520, 399)];
    const found = arrange(elements, ROOM, [], []);
    expect(boxesOf(elements, found).every(isInside)).toBe(true);
  });

  test('keep off what is taken, and rather off what should be seen', () => {
    const taken: Box = { left: 60, top: 60, width: 80, height: 80 };
    const seen: Box = { left: 290, top: 95, width: 20, height: 10 };
    const elements = [wanted('a', 100, 100), wanted('b', 300, 100)];
    const boxes = boxesOf(elements, arrange(elements, ROOM, [taken], [seen]));
    expect(touch(boxes[0], taken)).toBe(false);
    expect(touch(boxes[1], seen)).toBe(false);
  });

  test('are merged into a neighbour where there is no room; what is optional is left out', () => {
    const far = { reach: 10 };
    const elements = [
      wanted('host', 100, 100),
      wanted('guest', 100, 100, { rank: 2, ...far }),
      wanted('plain', 100, 100, { rank: 3, optional: true, width: 28, height: 28, ...far }),
    ];
    const found = arrange(elements, ROOM, [], []);
    expect(found.merged).toEqual(new Map([['guest', 'host']]));
    expect([...found.shifts.keys()]).toEqual(['host']);
  });

  test('never overlap and never leave the room, however many there are', () => {
    const draw = drawFrom('arrange');
    let merged = 0;
    for (let round = 0; round < 60; round++) {
      const elements = Array.from({ length: 10 + draw(50) }, (_, i) => {
        const optional = draw(3) > 0;
        const size = optional ? { width: 28, height: 28 } : { width: 60 + draw(80), height: 24 + draw(8) };
        const rank = optional ? 5 : draw(4);
        const reach = [12, 34, 100][draw(3)];
        return wanted(`${i}`, draw(520) - 10, draw(420) - 10, { ...size, rank, optional, reach });
      });
      const taken: Box[] = [{ left: 3, top: 300, width: 34, height: 103 }];
      const found = arrange(elements, ROOM, taken, []);
      const boxes = boxesOf(elements, found);
      expect(overlaps([...boxes, ...taken])).toBe(0);
      expect(boxes.every(isInside)).toBe(true);
      for (const { key, optional } of elements) {
        const host = found.merged.get(key);
        if (!optional) expect(found.shifts.has(key) || found.shifts.has(host ?? '')).toBe(true);
        if (host !== undefined) merged++;
      }
    }
    expect(merged).toBeGreaterThan(10);
  });
});
