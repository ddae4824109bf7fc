import { ICON_NAMES } from '../../../../../shared/generated/icon-names.js';
import { nearest } from '../../../../../shared/packs/nearest.ts';
import { describe, expect, test } from 'vitest';
import { FRONT_NAMES, SCENE_NAMES, TONE_NAMES } from '../../../../../shared/face/vocabulary.ts';
import type { ArtDefinition } from '../../../../../shared/face/art/schema.ts';
import { inspectArt } from '../../../../../shared/face/art/inspect.ts';
import { inspect } from '../../../../../shared/games/ravingspire/content/inspect.ts';
import { ravingspireContent } from '../../../../../shared/games/ravingspire/content/index.ts';
import { describe as inWords } from '../../../../../shared/packs/problems.ts';
import { BASE, baseCard } from './cards.ts';
import { validateCard } from './validate.ts';

const withArt = (art: object) => ({ ...baseCard('oathstone'), art });
const whole: ArtDefinition = {
  ground: 'moon',
  light: [300, 200],
  layers: [{ icon: 'broadsword', x: 266, y: 212, scale: 1, rotate: 12, flip: true, tint: 'steel' }],
  front: ['ground', 'sparks'],
};

describe('the art of a card', () => {
  test('may say everything, a part, or nothing', () => {
    for (const art of [whole, { ground: 'rose' }, { layers: [{ icon: 'broadsword' }] }, { front: [] }, {}]) {
      expect(validateCard(withArt(art))).toEqual([]);
      expect(inspect(withArt(art), { card: () => undefined })).toEqual([]);
    }
  });

  test.each([
    ['a scene that does not exist', { ground: 'monn' }, /^\/art\/ground enum/],
    ['a front that does not exist', { front: ['spark'] }, /^\/art\/front\/0 enum/],
    ['the same front twice', { front: ['fog', 'fog'] }, /^\/art\/front uniqueItems/],
    ['five fronts', { front: FRONT_NAMES.slice(0, 5) }, /^\/art\/front maxItems/],
    ['a tint that does not exist', { layers: [{ icon: 'broadsword', tint: 'blue' }] }, /tint enum/],
    ['a light in space', { light: [1, 2, 3] }, /^\/art\/light maxItems/],
    ['a place far outside', { layers: [{ icon: 'broadsword', x: 901 }] }, /x maximum/],
    ['a figure of no size', { layers: [{ icon: 'broadsword', scale: 0 }] }, /scale minimum/],
    ['no figures', { layers: [] }, /^\/art\/layers minItems/],
    [
      'nine figures',
      { layers: Array.from({ length: 9 }, () => ({ icon: 'broadsword' })) },
      /layers maxItems/,
    ],
    ['another field', { sky: 'blue' }, /additionalProperties/],
  ])('has not %s', (_what, art, problem) => {
    expect(validateCard(withArt(art))).toEqual([expect.stringMatching(problem)]);
  });

  test('names icons that exist; the one that was probably meant is suggested, and the card is kept', () => {
    expect(
      inspectArt({ layers: [{ icon: 'broadsword' }, { icon: 'broadswrod' }, { icon: 'qqqqqqq' }] }),
    ).toEqual([
      {
        code: 'unknown-icon',
        pointer: '/art/layers/1/icon',
        data: { icon: 'broadswrod' },
        among: { word: 'broadswrod', names: ICON_NAMES },
        severity: 'warning',
      },
      {
        code: 'unknown-icon',
        pointer: '/art/layers/2/icon',
        data: { icon: 'qqqqqqq' },
        among: { word: 'qqqqqqq', names: ICON_NAMES },
        severity: 'warning',
      },
    ]);
  });

  test('shows one thing in each layer', () => {
    const image = `${'0'.repeat(64)}.png`;
    const issues = inspectArt({
      layers: [
        { image },
        { image, crop: [0.25, 0, 0.75, 1] },
        { path: 'M0 0H9V9Z', by: { author: 'Ann Ink' } },
        { icon: 'broadsword', image },
        { x: 3 },
        { icon: 'broadsword', by: { author: 'Ann Ink' } },
        { path: 'M0 0H9V9Z', crop: [0, 0, 1, 1] },
        { path: 'M0 0L9' },
        { image, crop: [0.5, 0, 0.6, 1] },
        { image, crop: [0, 0, 1, 0] },
      ],
    });
    expect(issues.map(({ code, pointer, severity }) => [code, pointer, severity])).toEqual([
      ['art-layer-double', '/art/layers/3/image', undefined],
      ['art-layer-empty', '/art/layers/4', undefined],
      ['art-layer-idle', '/art/layers/5/by', undefined],
      ['art-layer-idle', '/art/layers/6/crop', undefined],
      ['art-path', '/art/layers/7/path', 'warning'],
      ['art-crop', '/art/layers/8/crop', undefined],
      ['art-crop', '/art/layers/9/crop', undefined],
    ]);
  });

  test('has words for whatever is wrong with it', () => {
    for (const language of ['en', 'de'] as const) {
      for (const { code, pointer, data: own, among } of inspectArt({
        layers: [{ icon: 'broadsword', path: 'x' }, {}, { icon: 'broadswrod' }, { path: 'x' }],
      })) {
        const data = among ? { ...own, nearest: nearest(among.word, among.names) ?? '' } : own;
        const problem = {
          code,
          data,
          pointer,
          severity: 'error',
          pack: 'p',
          file: 'f',
          line: 1,
          column: 1,
        } as const;
        const { sentence, cure } = inWords(problem, language, ravingspireContent.messages![language]);
        expect(sentence).toMatch(/^\p{Lu}.*[.]$/u);
        expect(cure).toMatch(/[.]$/);
        expect(cure.includes('broadsword')).toBe(code === 'unknown-icon');
      }
    }
  });

  test('of every card of the base set is in order', () => {
    for (const card of BASE.values()) {
      if (card.art === undefined) continue;
      expect(validateCard(card)).toEqual([]);
      expect(inspectArt(card.art)).toEqual([]);
    }
  });

  test('has words that nothing else means', () => {
    for (const names of [SCENE_NAMES, FRONT_NAMES, TONE_NAMES])
      expect(new Set<string>(names).size).toBe(names.length);
  });
});
