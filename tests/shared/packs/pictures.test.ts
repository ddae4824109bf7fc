// What is said of the pictures and the sign of a pack, whatever reads its folder.
import { expect, test } from 'vitest';
import { contents } from '../../../shared/games/index.ts';
import { loadPacks } from '../../../shared/packs/load.ts';
import { describe as inWords } from '../../../shared/packs/problems.ts';
import type { PictureRefusal, SourcePicture } from '../../../shared/packs/source.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { pack } from './toy.ts';

const [IMAGE, OTHER] = ['0', '1'].map((digit) => `${digit.repeat(64)}.png`);
const lamp = {
  id: 'lamp',
  name: 'Lamp',
  kind: 'object',
  power: 1,
  as: ['skill'],
  cost: { skill: 1, brute: 3 },
};
const picture = (name: string, refused?: PictureRefusal): SourcePicture => ({
  name,
  bytes: 2_000_000,
  width: 1900,
  height: 20,
  ...(refused && { refused }),
});

function told(card: object, more: object, pictures?: readonly SourcePicture[]): string[] {
  const source = pack(
    'gloom',
    { 'cards/all.json': { cards: [card] } },
    { game: 'ravingspire', format: 2, ...more },
  );
  const { problems } = loadPacks([{ ...source, ...(pictures && { pictures }) }], contents);
  for (const problem of problems)
    for (const language of LANGUAGES) {
      const { sentence, cure } = inWords(problem, language);
      expect(`${sentence} ${cure}`).not.toMatch(/undefined|internal|[{}]/);
    }
  return problems.map(({ severity, code, file, pointer }) => `${code} ${severity} ${file}${pointer}`);
}

const showing = (...layers: object[]): object => ({ ...lamp, art: { layers } });

test.each([
  'picture-name',
  'picture-form',
  'picture-pixels',
  'picture-bytes',
  'picture-hash',
  'picture-linked',
  'pictures-too-many',
  'pictures-too-large',
] as const)('a picture that is refused is an error, and missing on a card: %s', (code) => {
  expect(told(showing({ image: IMAGE }), {}, [picture(IMAGE, code)])).toEqual([
    `${code} error mods/gloom/images/${IMAGE}`,
    'missing-picture warning mods/gloom/cards/all.json/cards/0/art/layers/0/image',
  ]);
});

test('nothing is said of pictures that nobody has looked for', () => {
  expect(told(showing({ image: IMAGE }), {})).toEqual([]);
});

test('pictures are shown, are there, and have a maker with a licence', () => {
  const maker = { author: 'Ann Ink', licence: 'CC0-1.0' };
  expect(told(showing({ image: IMAGE }), { pictures: { [IMAGE]: maker } }, [picture(IMAGE)])).toEqual([]);
  expect(told(showing({ image: IMAGE }), {}, [picture(IMAGE)])).toEqual([
    `picture-without-maker warning mods/gloom/images/${IMAGE}`,
  ]);
  expect(told(lamp, { pictures: { [IMAGE]: maker } }, [picture(IMAGE)])).toEqual([
    `picture-unused warning mods/gloom/images/${IMAGE}`,
  ]);
  expect(told(lamp, { pictures: { [OTHER]: { author: 'Ann Ink' } } }, [])).toEqual([
    `maker-without-licence warning mods/gloom/pack.json/pictures/${OTHER}`,
    `picture-gone warning mods/gloom/pack.json/pictures/${OTHER}`,
  ]);
  expect(told(showing({ path: 'M0 0H9V9Z', by: { author: 'Ann Ink' } }), {})).toEqual([
    'maker-without-licence warning mods/gloom/cards/all.json/cards/0/art/layers/0/by',
  ]);
});

test('a patch shows pictures of both packs', () => {
  const card = showing({ image: IMAGE });
  const own = pack('gloom', { 'cards/all.json': { cards: [card] } }, { game: 'ravingspire', format: 2 });
  const art = { layers: [{ image: IMAGE }, { image: OTHER }] };
  const later = pack(
    'later',
    { 'patches/all.json': { patches: [{ card: 'gloom:lamp', set: { art } }] } },
    { game: 'ravingspire', format: 2, requires: { gloom: '^1.0.0' } },
  );
  const missing = (pictures: readonly SourcePicture[]): string[] =>
    loadPacks(
      [
        { ...own, pictures: [picture(IMAGE)] },
        { ...later, pictures },
      ],
      contents,
    )
      .problems.filter(({ code }) => code === 'missing-picture')
      .map(({ pointer }) => pointer);
  expect(missing([picture(OTHER)])).toEqual([]);
  expect(missing([])).toEqual(['/cards/0/art/layers/1/image']);
});

test('the sign of a pack is one thing that can be drawn', () => {
  const sign = (symbol: object): string[] => told(lamp, { symbol });
  expect(sign({ icon: 'lantern-flame' })).toEqual([]);
  expect(sign({ path: 'M0 0H9V9Z', by: { author: 'A', licence: 'MIT' } })).toEqual([]);
  expect(sign({})).toEqual(['symbol-unclear warning mods/gloom/pack.json/symbol']);
  expect(sign({ icon: 'lantern-flame', path: 'M0 0H9V9Z' })).toEqual([
    'symbol-unclear warning mods/gloom/pack.json/symbol',
  ]);
  expect(sign({ icon: 'lanternflame' })).toEqual(['symbol-icon warning mods/gloom/pack.json/symbol/icon']);
  expect(sign({ path: 'M0' })).toEqual(['symbol-path warning mods/gloom/pack.json/symbol/path']);
  expect(sign({ path: 'M0 0H9V9Z', by: { author: 'A' } })).toEqual([
    'maker-without-licence warning mods/gloom/pack.json/symbol/by',
  ]);
});
