import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { CameraPreset, Insets } from '../../../../renderer/games/ravingspire/board/types.ts';
import { Tweens } from '../../../../renderer/scene3d/motion/tweens.ts';
import { CameraRig } from '../../../../renderer/scene3d/view/camera.ts';
import { SHOTS } from '../../../../renderer/games/ravingspire/tower/shots.ts';

const TABLE: Insets = { top: 52, right: 240, bottom: 170, left: 232 };
const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Where the points of a preset are on a screen, turned as the viewer has turned. */
function seen(
  camera: PerspectiveCamera,
  points: readonly Vector3[],
  azimuth: number,
  width: number,
  height: number,
) {
  const up = new Vector3(0, 1, 0);
  return points.map((point) => {
    const { x, y } = point
      .clone()
      .applyAxisAngle(up, Math.PI - azimuth)
      .project(camera);
    return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height };
  });
}

describe('the camera', () => {
  const presets = Object.keys(SHOTS) as CameraPreset[];
  it.each(presets)(
    'shows all that "%s" is about in what is free of the screen, and no smaller than it must',
    (preset) => {
      for (const [width, height, insets] of [
        [1280, 720, TABLE],
        [1024, 640, TABLE],
        [1920, 1080, NONE],
        [500, 1100, NONE],
      ] as const) {
        const tweens = new Tweens();
        const rig = new CameraRig(tweens);
        rig.resize({ width, height, insets });
        rig.look(preset);
        rig.face(1.3);
        tweens.finish();
        const points = seen(rig.camera, SHOTS[preset].points, rig.azimuth, width, height);
        const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
        const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
        expect(left).toBeGreaterThan(insets.left - 0.5);
        expect(right).toBeLessThan(width - insets.right + 0.5);
        expect(top).toBeGreaterThan(insets.top - 0.5);
        expect(bottom).toBeLessThan(height - insets.bottom + 0.5);
        const fillsWidth = Math.abs(right - left - (width - insets.left - insets.right)) < 1;
        const fillsHeight = Math.abs(bottom - top - (height - insets.top - insets.bottom)) < 1;
        expect(fillsWidth || fillsHeight).toBe(true);
      }
    },
  );

  it('turns the shorter way, and glides there', () => {
    const tweens = new Tweens();
    const rig = new CameraRig(tweens);
    rig.face(0.1);
    tweens.finish();
    rig.face(Math.PI * 2 - 0.1);
    tweens.step(450);
    expect(rig.azimuth).toBeLessThan(0.1);
    expect(rig.azimuth).toBeGreaterThan(-0.1);
    tweens.finish();
    expect(rig.azimuth).toBeCloseTo(-0.1);
  });

  it('follows a hand at once, never below the horizon nor over the top', () => {
    const rig = new CameraRig(new Tweens());
    const before = rig.azimuth;
    rig.orbit(0.5, 9);
    expect(rig.azimuth).toBeCloseTo(before + 0.5);
    expect(rig.elevation).toBeLessThan(Math.PI / 2);
    rig.orbit(0, -9);
    expect(rig.elevation).toBeGreaterThan(0);
  });

  it('stays on its side, as near and as tilted, when the screen changes', () => {
    const tweens = new Tweens();
    const rig = new CameraRig(tweens);
    rig.resize({ width: 1280, height: 720, insets: NONE });
    rig.orbit(1, 0.2);
    rig.zoom(0.5);
    tweens.finish();
    const { azimuth, elevation } = rig;
    const near = rig.camera.position.length();
    rig.resize({ width: 640, height: 360, insets: NONE });
    expect(rig.azimuth).toBe(azimuth);
    expect(rig.elevation).toBe(elevation);
    expect(rig.camera.position.length()).toBeCloseTo(near, 1);
  });
});
