// A board of another game on the stage: it is shown, walked on, pointed at and followed by the camera.
import { Scene } from 'three';
import { describe, expect, it } from 'vitest';
import { mod } from '../../../renderer/scene3d/geometry/circle.ts';
import { sharedUniforms } from '../../../renderer/scene3d/shading/uniforms.ts';
import { Theatre } from '../../../renderer/scene3d/theatre.ts';
import { SIX, type SixItem, type SixState } from './six.ts';

const START: SixState = { pawns: [0, 3], turn: 0 };
const [WIDTH, HEIGHT] = [800, 600];

function theatre() {
  const scenes = { solid: new Scene(), veils: new Scene() };
  const made = new Theatre(SIX, sharedUniforms(SIX.scenery), scenes);
  made.rig.resize({ width: WIDTH, height: HEIGHT, insets: { top: 0, right: 0, bottom: 0, left: 0 } });
  void made.show(START, []);
  made.advance(Infinity);
  made.update();
  const locate = (item: SixItem) => made.sight!.locate(item, WIDTH, HEIGHT)!;
  return { made, scenes, locate };
}

describe('a board of six spaces', () => {
  it('has its pawns on their spaces, and finds what is seen', () => {
    const { made, locate } = theatre();
    made.rig.look('above');
    made.advance(5000);
    made.update();
    for (let index = 0; index < 6; index++) {
      const { x, y, onScreen, hidden } = locate({ kind: 'space', index });
      expect([onScreen, hidden]).toEqual([true, false]);
      const found = made.sight!.pick((x / WIDTH) * 2 - 1, 1 - (y / HEIGHT) * 2);
      const there = START.pawns.indexOf(index);
      expect(found).toEqual(there < 0 ? { kind: 'space', index } : { kind: 'pawn', index: there });
    }
    expect(made.sight!.pick(0.99, 0.99)).toBeNull();
  });

  it('walks a pawn from space to space, and tells when that is over', async () => {
    const { made, locate } = theatre();
    const places = new Set<number>();
    const shown = made.show({ pawns: [2, 3], turn: 1 }, [{ pawn: 0, path: [1, 2] }]);
    for (let i = 0; i < 200 && made.busy; i++) {
      made.advance(20);
      expect(made.update()).toBe(true);
      places.add(Math.round(locate({ kind: 'pawn', index: 0 }).x));
    }
    await shown;
    expect(places.size).toBeGreaterThan(10);
    expect(locate({ kind: 'pawn', index: 0 }).x).toBeCloseTo(locate({ kind: 'space', index: 2 }).x, 0);
  });

  it('is followed by the camera where that is wanted', () => {
    const { made } = theatre();
    made.following = true;
    void made.show({ pawns: [0, 4], turn: 1 }, []);
    made.advance(5000);
    expect(mod(made.rig.azimuth, Math.PI * 2)).toBeCloseTo((4 * Math.PI) / 3);
  });

  it('ends at once where that is wanted, and leaves nothing behind', async () => {
    const { made, scenes, locate } = theatre();
    const shown = made.show({ pawns: [1, 3], turn: 0 }, [{ pawn: 0, path: [1] }]);
    made.finish();
    await shown;
    made.update();
    expect(locate({ kind: 'pawn', index: 0 }).x).toBeCloseTo(locate({ kind: 'space', index: 1 }).x, 0);
    made.dispose();
    expect(scenes.solid.children).toEqual([]);
    expect(scenes.veils.children).toEqual([]);
  });
});
