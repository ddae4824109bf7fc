import { BufferAttribute, BufferGeometry, Color, Matrix4, Vector3 } from 'three';
import { irradiance, type Lamp } from './lamps.ts';
import { paint, type Paint } from './paint.ts';
import { makeRandom } from './random.ts';

/** Moves a point and turns its normal: bends what is built straight. */
type Warp = (p: Vector3, n: Vector3) => void;

/** Bends local space (x right, y up, z outwards) around a drum of this radius. */
const bend =
  (radius: number): Warp =>
  (p, n) => {
    const a = p.x / radius;
    const s = Math.sin(a);
    const c = Math.cos(a);
    const r = radius + p.z;
    p.set(s * r, p.y, c * r);
    n.set(c * n.x + s * n.z, n.y, c * n.z - s * n.x);
  };

/** sRGB colours as the vertices keep them: the square root of the linear value, which the shader squares. */
const encoded = new Map<number, readonly [number, number, number]>();
function encode(hex: number): readonly [number, number, number] {
  const known = encoded.get(hex);
  if (known !== undefined) return known;
  const { r, g, b } = new Color(hex);
  const made = [Math.sqrt(r), Math.sqrt(g), Math.sqrt(b)] as const;
  encoded.set(hex, made);
  return made;
}

const byte = (x: number): number => Math.round(Math.min(1, Math.max(0, x)) * 255);

/** Collects painted triangles into one geometry: a whole ring is one draw call. */
export class Builder {
  readonly random: () => number;
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly uvs: number[] = [];
  private readonly paints: number[] = [];
  private readonly matters: number[] = [];
  private readonly flames: number[] = [];
  private readonly index: number[] = [];
  private readonly point = new Vector3();
  private readonly normal = new Vector3();
  private matrix = new Matrix4();
  private warp: Warp | null = null;
  private current: Paint = paint(0xffffff);
  private sector = 0;

  constructor(seed: number) {
    this.random = makeRandom(seed);
  }

  /** How many vertices there are so far. */
  get size(): number {
    return this.positions.length / 3;
  }

  /** A random number between two. */
  range(min: number, max: number): number {
    return min + (max - min) * this.random();
  }

  /** What is built from now on is made of this. */
  use(next: Paint): this {
    this.current = next;
    return this;
  }

  /** Builds in a local frame that is moved by `matrix`. */
  at(matrix: Matrix4, build: () => void): void {
    const before = this.matrix;
    this.matrix = before.clone().multiply(matrix);
    build();
    this.matrix = before;
  }

  moved(x: number, y: number, z: number, build: () => void): void {
    this.at(new Matrix4().makeTranslation(x, y, z), build);
  }

  /** Builds at a compass angle: x to the right as seen from outside, y up, z outwards, the axis at the origin. */
  facing(angle: number, build: () => void): void {
    this.at(new Matrix4().makeRotationY(Math.PI - angle), build);
  }

  /** Builds straight what is then bent around a drum. */
  bent(radius: number, build: () => void): void {
    const before = this.warp;
    this.warp = bend(radius);
    build();
    this.warp = before;
  }

  /** What is built belongs to a sector, counted from the first of its ring (or see `EVERYWHERE`). */
  inSector(sector: number, build: () => void): void {
    this.sector = sector;
    build();
    this.sector = 0;
  }

  /**
   * Adds a vertex.
   *
   * @param shade brightness of the paint here, up to 1.25
   * @param flame for flames: height above the foot in units, and where in the flicker it is, 0 to 1
   */
  vertex(
    p: Vector3,
    n: Vector3,
    u: number,
    v: number,
    shade = 1,
    flame: readonly [number, number] = [0, 0],
  ): number {
    this.point.copy(p);
    this.normal.copy(n);
    this.warp?.(this.point, this.normal);
    this.point.applyMatrix4(this.matrix);
    this.normal.transformDirection(this.matrix);
    this.positions.push(this.point.x, this.point.y, this.point.z);
    this.normals.push(this.normal.x, this.normal.y, this.normal.z);
    this.uvs.push(u, v);
    const { colour, channel, pattern, emit } = this.current;
    const [r, g, b] = encode(colour);
    this.paints.push(r, g, b, shade / 1.25);
    this.matters.push(channel, pattern, this.sector, byte(emit));
    this.flames.push(flame[0], flame[1]);
    return this.size - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.index.push(a, b, c);
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.index.push(a, b, c, a, c, d);
  }

  /** Finishes the geometry; the light of the lamps is baked into it. */
  build(lamps: readonly Lamp[] = []): BufferGeometry {
    const count = this.size;
    const normals = new Int8Array(count * 4);
    const paints = new Uint8Array(count * 4);
    const lights = new Uint8Array(count * 4);
    for (let i = 0; i < count; i++) {
      for (let k = 0; k < 3; k++) {
        normals[i * 4 + k] = Math.round(this.normals[i * 3 + k] * 127);
        paints[i * 4 + k] = byte(this.paints[i * 4 + k]);
      }
      paints[i * 4 + 3] = byte(this.paints[i * 4 + 3]);
      const [warm, cold] = irradiance(lamps, this.positions, this.normals, i * 3);
      lights.set([byte(warm), byte(cold), byte(this.flames[i * 2]), byte(this.flames[i * 2 + 1])], i * 4);
    }
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.positions), 3));
    geometry.setAttribute('normal', new BufferAttribute(normals, 4, true));
    geometry.setAttribute('uv', new BufferAttribute(new Float32Array(this.uvs), 2));
    geometry.setAttribute('aPaint', new BufferAttribute(paints, 4, true));
    geometry.setAttribute('aMatter', new BufferAttribute(new Uint8Array(this.matters), 4));
    geometry.setAttribute('aLight', new BufferAttribute(lights, 4, true));
    const Index = count > 65535 ? Uint32Array : Uint16Array;
    geometry.setIndex(new BufferAttribute(new Index(this.index), 1));
    geometry.computeBoundingSphere();
    return geometry;
  }
}
