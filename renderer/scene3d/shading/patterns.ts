// What is drawn on surfaces, made in code: bricks, slabs, scales and a soft noise in the four channels of one texture.
import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  NoColorSpace,
  RepeatWrapping,
  RGBAFormat,
} from 'three';
import { makeRandom } from '../geometry/random.ts';

/** Units that one repeat of the texture covers. */
export const PATTERN_SPAN = 4;

const SIZE = 512;

/** A value of 0 to 1 for each pixel; 0.5 leaves the paint as it is. */
type Field = Float32Array<ArrayBuffer>;

const field = (at: (u: number, v: number) => number): Field => {
  const made = new Float32Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) made[y * SIZE + x] = at(x / SIZE, y / SIZE);
  return made;
};

const smooth = (from: number, to: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Values of `cells` a side that repeat, with smooth ways between them. */
function lattice(cells: number, values: ArrayLike<number>): (u: number, v: number) => number {
  const at = (x: number, y: number): number => values[(y % cells) * cells + (x % cells)];
  return (u, v) => {
    const [x, y] = [u * cells, v * cells];
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [s, t] = [smooth(0, 1, x - i), smooth(0, 1, y - j)];
    const low = at(i, j) + (at(i + 1, j) - at(i, j)) * s;
    const high = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * s;
    return low + (high - low) * t;
  };
}

/** A soft noise in four octaves. It is worked out coarsely, since it has no fine parts. */
function clouds(): Field {
  const octaves = [4, 8, 16, 32].map((cells, i) => {
    const random = makeRandom(201 + i * 100);
    return lattice(cells, Array.from({ length: cells * cells }, random));
  });
  const side = 128;
  const coarse = Float32Array.from({ length: side * side }, (_, i) => {
    const [u, v] = [(i % side) / side, Math.floor(i / side) / side];
    return octaves.reduce((sum, at, k) => sum + at(u, v) / 2 ** (k + 1), 0) / 0.9375;
  });
  return field(lattice(side, coarse));
}

/** Rows of bricks, every other row shifted by half a brick; each with its own tone. */
function bricks(): Field {
  const [rows, columns] = [22, 8];
  const random = makeRandom(3);
  const tones = Array.from({ length: rows * columns }, () => 0.38 + random() * 0.26);
  return field((u, v) => {
    const y = v * rows;
    const row = Math.floor(y);
    const x = u * columns + (row % 2) / 2;
    const column = Math.floor(x) % columns;
    const across = Math.min(x - Math.floor(x), 1 - (x - Math.floor(x))) / columns;
    const up = Math.min(y - row, 1 - (y - row)) / rows;
    const joint = smooth(0.0012, 0.0055, Math.min(across, up));
    return 0.1 + (tones[row * columns + column] - 0.1) * joint;
  });
}

/** Worn stone: broad patches of tone, and cracks drawn with a shaky pen. */
function slab(cloud: Field): Field {
  const made = field(() => 0);
  const random = makeRandom(17);
  for (let i = 0; i < SIZE * SIZE; i++) made[i] = 0.5 + Math.round((cloud[i] - 0.5) * 5) * 0.045;
  for (let i = 0; i < 17; i++) {
    let x = random() * SIZE;
    let y = random() * SIZE;
    let heading = random() * Math.PI * 2;
    for (let k = 0; k < 5; k++) {
      heading += (random() - 0.5) * 1.9;
      const length = 12 + random() * 26;
      for (let s = 0; s < length; s++) {
        x += Math.cos(heading);
        y += Math.sin(heading);
        for (const [dx, dy] of [
          [0, 0],
          [1, 0],
          [0, 1],
        ]) {
          made[((Math.round(y) + dy + SIZE) % SIZE) * SIZE + ((Math.round(x) + dx + SIZE) % SIZE)] *= 0.55;
        }
      }
    }
  }
  return made;
}

/** Rows of round tiles, each over two of the row below. */
function scales(): Field {
  const [rows, columns] = [20, 10];
  const random = makeRandom(29);
  const tones = Array.from({ length: rows * columns }, () => 0.45 + random() * 0.12);
  return field((u, v) => {
    const y = (1 - v) * rows;
    const row = Math.floor(y) % rows;
    const x = u * columns + (row % 2) / 2;
    const column = Math.floor(x) % columns;
    const fx = x - Math.floor(x) - 0.5;
    const fy = y - Math.floor(y);
    // The lower edge of a tile is an arc; beyond it one sees the next row.
    const edge = 0.62 + 0.36 * Math.sqrt(Math.max(0, 1 - 4 * fx * fx));
    const line = smooth(0.02, 0.12, Math.abs(fy - edge));
    const tone = tones[row * columns + column] - (fy > edge ? 0.1 : 0);
    return 0.26 + (tone - 0.26) * line;
  });
}

/** Makes the texture; the same on every start. */
export function makePatterns(): DataTexture {
  const cloud = clouds();
  const channels = [bricks(), slab(cloud), scales(), cloud];
  const data = new Uint8Array(SIZE * SIZE * 4);
  for (let i = 0; i < SIZE * SIZE; i++) {
    for (let k = 0; k < 4; k++) data[i * 4 + k] = Math.round(Math.min(1, Math.max(0, channels[k][i])) * 255);
  }
  const texture = new DataTexture(data, SIZE, SIZE, RGBAFormat);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.colorSpace = NoColorSpace;
  texture.needsUpdate = true;
  return texture;
}
