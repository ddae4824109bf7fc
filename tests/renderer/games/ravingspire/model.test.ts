// The typed look at an update, at real positions of real games.
import { describe, expect, test } from 'vitest';
import {
  frontSeat,
  guidePhase,
  heroAt,
  openRing,
  PHASES,
  towerLook,
  type TowerLook,
} from '../../../../renderer/games/ravingspire/model.ts';
import { positionOf } from './frame/positions.ts';

describe('an open turn', () => {
  const update = positionOf({ until: 'encounter', seats: 2 });
  const look = towerLook(update, null);

  test('is seen through the eyes of the seat that is asked', () => {
    const [{ seat }] = update.prompts;
    expect(frontSeat(look)).toBe(seat);
    expect(heroAt(look, seat).seat.mine).toBe(true);
    expect(heroAt(look, seat).hero).toBe(look.view.heroes[seat]);
    expect(() => heroAt(look, 7)).toThrow(RangeError);
  });

  test('lights its phase', () => {
    expect(guidePhase(look)).toBe('encounter');
    expect(PHASES.indexOf('encounter')).toBe(2);
  });
});

test('a viewer that is not asked sees its own seat; a spectator sees the seat whose turn it is', () => {
  const update = positionOf({ until: 'encounter', seats: 3 });
  const { active } = towerLook(update, null).view;
  const other = (active + 1) % 3;
  const seen = (eyes: readonly number[]): number =>
    frontSeat(towerLook({ ...update, eyes, prompts: [] }, null));
  expect(seen([other])).toBe(other);
  expect(seen([other, active])).toBe(active);
  expect(seen([])).toBe(active);
});

test('a Showdown and the Keep take the place of the Encounter; at the end nothing is lit', () => {
  const { view, ...rest } = towerLook(positionOf({ until: 'encounter', seats: 1 }), null);
  const at = (phase: TowerLook['view']['phase']): TowerLook => ({ ...rest, view: { ...view, phase } });
  expect(['showdown', 'keep', 'move', 'over'].map((phase) => guidePhase(at(phase as 'move')))).toEqual([
    'encounter',
    'encounter',
    'move',
    null,
  ]);
  const inKeep = { ...view, heroes: view.heroes.map((hero) => ({ ...hero, level: 'keep' as const })) };
  expect(openRing({ ...rest, view: inKeep })).toBeNull();
});
