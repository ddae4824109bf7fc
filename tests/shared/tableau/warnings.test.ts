import { describe, expect, test } from 'vitest';
import type { Warning } from '../../../shared/tableau/tableau.ts';
import { askedOf, isHarmful, saidOf, type Asking } from '../../../shared/tableau/warnings.ts';

const warning = (weight: Warning['weight']): Warning => ({ weight, sentence: [{ text: weight }] });
const all = (['harm', 'grave', 'advice'] as const).map(warning);
const light = (['harm', 'advice'] as const).map(warning);
const weights = (warnings: readonly Warning[]) => warnings.map(({ weight }) => weight);

describe('warnings', () => {
  test.each<[Asking, readonly Warning[], readonly string[]]>([
    ['any', all, ['harm', 'grave']],
    ['any', light, ['harm']],
    ['serious', all, ['harm', 'grave']],
    ['serious', light, []],
    ['never', all, []],
    ['any', [warning('advice')], []],
  ])('asked from "%s" on, each is told once', (asking, warnings, asked) => {
    expect(weights(askedOf(warnings, asking))).toEqual(asked);
    const told = [...askedOf(warnings, asking), ...saidOf(warnings, asking)];
    expect(new Set(told)).toEqual(new Set(warnings));
    expect(told).toHaveLength(warnings.length);
  });

  test('advice alone is no harm', () => {
    expect(isHarmful([warning('advice')])).toBe(false);
    expect(isHarmful(light)).toBe(true);
  });
});
