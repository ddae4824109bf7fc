import type { Json } from './json.ts';

/**
 * A stable hash of plain data, the same on every system and in every JavaScript engine. Object keys are taken in their
 * own order: states create all their keys at setup and never add or drop one, so the order is part of the shape.
 *
 * @returns 16 hexadecimal digits
 */
export function stableHash(value: unknown): string {
  const hasher = new Hasher();
  hasher.add(value as Json);
  return hasher.digest();
}

const OBJECT = 0x7b;
const ARRAY = 0x5b;
const TEXT = 0x22;
const NULL = 0x6e;
const TRUE = 0x74;
const FALSE = 0x66;

/** Takes in plain data piece by piece, in order. */
export class Hasher {
  private a = 0x243f6a88;
  private b = 0x85a308d3;

  private word(x: number): void {
    this.a = Math.imul((this.a ^ x) + 0x9e3779b9, 0x85ebca6b);
    this.a ^= this.a >>> 15;
    this.b = Math.imul(this.b + x + (this.a >>> 3), 0xc2b2ae35);
    this.b ^= this.b >>> 13;
  }

  /** A text, or a key of an object. */
  text(text: string): void {
    this.word(TEXT);
    this.word(text.length);
    for (let i = 0; i < text.length; i++) this.word(text.charCodeAt(i));
  }

  /** The beginning of a list, with its length. */
  list(length: number): void {
    this.word(ARRAY);
    this.word(length);
  }

  /** The beginning of an object: keys as texts, each followed by its value. */
  object(): void {
    this.word(OBJECT);
  }

  add(value: Json): void {
    if (typeof value === 'number') {
      if (!Number.isSafeInteger(value))
        throw new TypeError(`state holds a number that is not an integer: ${value}`);
      this.word(value | 0);
      if (value > 0x7fffffff || value < -0x80000000) this.word(Math.floor(value / 0x100000000));
    } else if (typeof value === 'string') this.text(value);
    else if (value === null) this.word(NULL);
    else if (typeof value === 'boolean') this.word(value ? TRUE : FALSE);
    else if (Array.isArray(value)) {
      this.list(value.length);
      for (let i = 0; i < value.length; i++) this.add(value[i] as Json);
    } else if (typeof value === 'object') {
      this.object();
      for (const key in value) {
        this.text(key);
        this.add((value as { [key: string]: Json })[key]);
      }
    } else throw new TypeError(`state holds a ${typeof value}, which is not plain data`);
  }

  /** @returns 16 hexadecimal digits */
  digest(): string {
    const hex = (x: number) => (x >>> 0).toString(16).padStart(8, '0');
    return hex(this.a) + hex(this.b);
  }
}
