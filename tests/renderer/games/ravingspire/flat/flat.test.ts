import { describe, expect, test } from 'vitest';
import { boardMoves } from '../../../../../renderer/games/ravingspire/board/moves.ts';
import { itemKey, itemsOf, placeOf } from '../../../../../renderer/games/ravingspire/board/places.ts';
import { boardState } from '../../../../../renderer/games/ravingspire/board/state.ts';
import type { BoardState } from '../../../../../renderer/games/ravingspire/board/types.ts';
import { LEVELS } from '../../../../../shared/games/ravingspire/public.ts';
import { WHOLE } from '../../../../../renderer/games/ravingspire/flat/geometry.ts';
import { anchor, figureOf, pickAt } from '../../../../../renderer/games/ravingspire/flat/hits.ts';
import {
  between,
  posesOf,
  stepsOf,
  type Poses,
} from '../../../../../renderer/games/ravingspire/flat/poses.ts';
import { LONG } from '../../../../support/long.ts';
import { positions, RECORDINGS } from '../board/positions.ts';

/** One hero, six of them, and a whole game every day; the soak takes all. */
const GAMES = LONG ? RECORDINGS : (['solo-crimson-reaver', 'six-heroes', 'page/won'] as const);

describe('the flat map', () => {
  test.each(GAMES)('%s: what is picked where an item is shown is that item', (name) => {
    let hidden = 0;
    let shown = 0;
    const wrong: string[] = [];
    for (const { look } of positions(name, false)) {
      const state = boardState(look);
      const scene = { state, poses: posesOf(state, null) };
      for (const item of itemsOf(state)) {
        const point = anchor(scene, item)!;
        expect(Math.hypot(...point)).toBeLessThan(WHOLE);
        const picked = pickAt(scene, point);
        shown++;
        if (picked !== null && itemKey(picked) === itemKey(item)) continue;
        // Figures hide places and each other where there is a crowd; nothing else may be in the way.
        if (picked !== null && figureOf(picked) !== null && state.heroes.length > 2) hidden++;
        else wrong.push(`${itemKey(item)}: ${picked && itemKey(picked)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(hidden / shown).toBeLessThan(0.02);
  });

  test.each(GAMES)(
    '%s: steps lead from each position to the next, and rings turn the way they did',
    (name) => {
      let before: BoardState | null = null;
      let poses: Poses | null = null;
      let turns = 0;
      for (const { look, events, jumps } of positions(name, false)) {
        const state = boardState(look);
        const end: Poses = posesOf(state, poses);
        if (before !== null && poses !== null && !jumps) {
          const moves = boardMoves(events, before);
          const steps = stepsOf(before, state, moves, poses);
          let now: Poses = poses;
          const turned = moves.find((move) => move.kind === 'turn');
          if (turned !== undefined) turns++;
          for (const [i, { poses: next }] of steps.entries()) {
            if (turned !== undefined && moves.length === 1) {
              expect(next.rings[turned.level] - now.rings[turned.level]).toBe(turned.by);
              // Half way round everything on the ring has come half the way.
              const half = between(now, next, 0.5);
              expect(half.rings[turned.level] - now.rings[turned.level]).toBe(turned.by / 2);
            }
            for (const { angle, radius, scale } of next.figures.values())
              expect([angle, radius, scale].every(Number.isFinite)).toBe(true);
            now = next;
            if (i === steps.length - 1) {
              expect(new Set(now.figures.keys())).toEqual(new Set(end.figures.keys()));
              expect(now.mist).toEqual(end.mist);
            }
          }
          for (const level of LEVELS) {
            const turned = now.rings[level] - state.rings[level].portal;
            if (steps.length > 0) expect(turned % state.sectors).toBeCloseTo(0);
          }
          poses = steps.length > 0 ? now : end;
        } else poses = end;
        before = state;
      }
      if (name !== 'page/won') expect(turns).toBeGreaterThan(0);
    },
  );

  test.each([
    [6, 2],
    [9, 4],
    [24, 12],
  ])('a tower of %i sectors, its stairs %i from the portal, is found as well', (sectors, across) => {
    const ring = (portal: number) => ({ portal, revealed: true, aligned: false });
    const state: BoardState = {
      sectors,
      across,
      rings: { dungeon: ring(1), temple: ring(sectors - 1), spire: ring(0) },
      heroes: [],
      foes: [{ at: { level: 'temple', sector: 2 } }],
      marks: [],
      lit: 'dungeon',
      doorOpen: false,
    };
    const scene = { state, poses: posesOf(state, null) };
    for (const item of itemsOf(state)) {
      const picked = pickAt(scene, anchor(scene, item)!);
      expect(picked && itemKey(picked)).toBe(itemKey(item));
    }
    expect(placeOf(state, { kind: 'stairs', level: 'dungeon' })).toEqual({
      level: 'dungeon',
      sector: (1 + across) % sectors,
    });
  });

  test('a figure that has gone is there until the step is over', () => {
    const from: Poses = {
      rings: { dungeon: 0, temple: 0, spire: 0 },
      mist: { dungeon: 0, temple: 1, spire: 1 },
      figures: new Map([['foe dungeon', { angle: 3, radius: 80, scale: 1 }]]),
    };
    const to: Poses = { ...from, figures: new Map() };
    expect(between(from, to, 0.5).figures.get('foe dungeon')).toEqual({ angle: 3, radius: 80, scale: 0.5 });
    expect(between(from, to, 1).figures.size).toBe(0);
    expect(between(to, from, 0.5).figures.get('foe dungeon')?.scale).toBe(0.5);
  });
});
