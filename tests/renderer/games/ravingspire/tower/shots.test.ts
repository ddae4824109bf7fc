import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { CameraPreset } from '../../../../../renderer/games/ravingspire/board/types.ts';
import { TOWER } from '../../../../../renderer/games/ravingspire/tower/plan.ts';
import { SHOTS } from '../../../../../renderer/games/ravingspire/tower/shots.ts';
import { Tweens } from '../../../../../renderer/scene3d/motion/tweens.ts';
import type { Insets } from '../../../../../renderer/scene3d/types.ts';
import { CameraRig } from '../../../../../renderer/scene3d/view/camera.ts';

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
        const rig = new CameraRig(tweens, TOWER);
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
});
