import { describe, expect, it } from 'vitest';
import { Tweens } from '../../../../renderer/scene3d/motion/tweens.ts';
import type { Insets } from '../../../../renderer/scene3d/types.ts';
import { CameraRig } from '../../../../renderer/scene3d/view/camera.ts';
import { SIX } from '../six.ts';

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

describe('the camera', () => {
  it('turns the shorter way, and glides there', () => {
    const tweens = new Tweens();
    const rig = new CameraRig(tweens, SIX);
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
    const rig = new CameraRig(new Tweens(), SIX);
    const before = rig.azimuth;
    rig.orbit(0.5, 9);
    expect(rig.azimuth).toBeCloseTo(before + 0.5);
    expect(rig.elevation).toBeLessThan(Math.PI / 2);
    rig.orbit(0, -9);
    expect(rig.elevation).toBeGreaterThan(0);
  });

  it('stays on its side, as near and as tilted, when the screen changes', () => {
    const tweens = new Tweens();
    const rig = new CameraRig(tweens, SIX);
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
