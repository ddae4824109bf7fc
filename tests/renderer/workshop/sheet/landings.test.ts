import { describe, expect, it } from 'vitest';
import { landingAt, type Landing } from '../../../../renderer/workshop/sheet/carry/landings.ts';

const landing = (at: string, left: number, top: number, width: number, height: number): Landing => ({
  at,
  refused: null,
  mark: { left, top, width, height },
});

describe('where something is put down', () => {
  const outer = landing('outer', 0, 100, 300, 3);
  const inner = landing('inner', 40, 96, 260, 3);
  const far = landing('far', 0, 160, 300, 3);
  const at = (x: number, y: number): string | undefined => landingAt([outer, inner, far], { x, y })?.at;

  it('is the nearest place', () => {
    expect(at(20, 150)).toBe('far');
    expect(at(20, 240)).toBe('far');
  });

  it('is the innermost of those that are about as near, if one does not point left of it', () => {
    expect(at(120, 99)).toBe('inner');
    expect(at(12, 99)).toBe('outer');
  });

  it('is nowhere far from all places', () => {
    expect(at(20, 400)).toBeUndefined();
    expect(landingAt([], { x: 0, y: 0 })).toBeNull();
  });

  it('is the nearest among words', () => {
    const words = [
      landing('first', 10, 0, 3, 20),
      landing('second', 60, 0, 3, 20),
      landing('below', 10, 30, 3, 20),
    ];
    expect(landingAt(words, { x: 30, y: 8 })?.at).toBe('first');
    expect(landingAt(words, { x: 45, y: 8 })?.at).toBe('second');
    expect(landingAt(words, { x: 20, y: 36 })?.at).toBe('below');
  });
});
