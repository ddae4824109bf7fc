import { Builder } from '../../../../scene3d/geometry/builder.ts';
import { CHANNEL, paint } from '../../../../scene3d/geometry/paint.ts';
import { box, tube } from '../../../../scene3d/geometry/shapes.ts';
import { v } from '../../../../scene3d/figures/limbs.ts';

/** The key, upright and large enough to be seen: it floats beside the hero who has it. */
export function key(): Builder {
  const b = new Builder(91);
  b.use(paint(0xffd27a, { channel: CHANNEL.glow, emit: 0.55 }));
  const parts = 14;
  const bow = Array.from({ length: parts }, (_, i) =>
    v(Math.sin((i / parts) * Math.PI * 2) * 0.095, 0.24 + Math.cos((i / parts) * Math.PI * 2) * 0.095, 0),
  );
  tube(b, bow, 0.03, 6, true);
  tube(b, [v(0, 0.15, 0), v(0, -0.22, 0)], 0.03, 6);
  box(b, [0, 0.12], [-0.21, -0.15], [-0.028, 0.028], { faces: 'rltfkb' });
  box(b, [0, 0.09], [-0.11, -0.06], [-0.028, 0.028], { faces: 'rltfkb' });
  return b;
}
