// The pictures of a pack as they are read from its folder, and what is said of them.
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Pictures } from '../../../../main/host/pictures.ts';
import { picturesIn } from '../../../../main/host/packs/pictures.ts';
import { readPackFolder } from '../../../../main/host/packs/read.ts';
import { contents } from '../../../../shared/games/index.ts';
import { loadPacks } from '../../../../shared/packs/load.ts';
import { describe as inWords } from '../../../../shared/packs/problems.ts';
import { LANGUAGES } from '../../../../shared/words/languages.ts';
import { JPEG, nameOf, png } from '../../../support/picture-files.ts';
import { Mine, card, filesOf } from '../workshop/mine.ts';

const GREEN = png(40, 30);
const OTHER = png(12, 12);
const [green, jpeg, other] = [GREEN, JPEG, OTHER].map(nameOf);

/** A pack whose card shows a picture, which is there with others. */
function pack(layers: readonly object[], pictures: object = {}): Mine {
  const files = filesOf('gloom', [card('lamp', { art: { layers } })]);
  const manifest = { ...(JSON.parse(files['pack.json']) as object), pictures };
  return new Mine({ gloom: { ...files, 'pack.json': JSON.stringify(manifest) } });
}

function problemsIn(mine: Mine): string[] {
  const { problems, cards } = loadPacks([readPackFolder(mine.folder('gloom'), 'user')], contents);
  // Nothing of it keeps the card from being played.
  expect(Object.keys(cards)).toEqual(['gloom:lamp']);
  for (const problem of problems)
    for (const language of LANGUAGES) {
      const { sentence, cure } = inWords(problem, language);
      expect(`${sentence} ${cure}`).not.toMatch(/undefined|internal|[{}]/);
    }
  const folder = `${mine.folder('gloom')}/`;
  return problems.map(({ severity, code, file, pointer }) =>
    [severity, code, file.replace(folder, ''), pointer].join(' '),
  );
}

it('are in order where they are shown and credited', () => {
  const mine = pack([{ image: green }, { image: jpeg }], {
    [green]: { author: 'Ann Ink', licence: 'CC0-1.0' },
    [jpeg]: { author: 'Ann Ink', licence: 'CC0-1.0' },
  });
  mine.write('gloom', `images/${green}`, GREEN);
  mine.write('gloom', `images/${jpeg}`, JPEG);
  expect(readPackFolder(mine.folder('gloom'), 'user').pictures).toEqual(
    [
      { name: green, bytes: GREEN.length, width: 40, height: 30 },
      { name: jpeg, bytes: JPEG.length, width: 64, height: 48 },
    ].sort((a, b) => (a.name < b.name ? -1 : 1)),
  );
  expect(problemsIn(mine)).toEqual([]);
});

it('are missed where they are not there, and told where nothing shows them or says who made them', () => {
  const mine = pack([{ image: green }, { image: jpeg }], {
    [other]: { author: 'Ann Ink' },
  });
  mine.write('gloom', `images/${jpeg}`, JPEG);
  expect(problemsIn(mine)).toEqual([
    'warning maker-without-licence pack.json /pictures/' + other,
    'warning picture-gone pack.json /pictures/' + other,
    `warning picture-without-maker images/${jpeg} `,
    'warning missing-picture cards/a.json /cards/0/art/layers/0/image',
  ]);
  mine.write('gloom', `images/${green}`, GREEN);
  mine.write('gloom', `images/${other}`, OTHER);
  expect(problemsIn(mine).sort()).toEqual(
    [
      'warning maker-without-licence pack.json /pictures/' + other,
      `warning picture-unused images/${other} `,
      `warning picture-without-maker images/${jpeg} `,
      `warning picture-without-maker images/${green} `,
    ].sort(),
  );
});

it('are errors of their own where they may not be shown', () => {
  const mine = pack([{ image: green }]);
  const large = png(1801, 4);
  const heavy = Buffer.concat([png(8, 8), Buffer.alloc(1.5 * 1024 * 1024)]);
  const odd: readonly (readonly [string, string | Uint8Array, string])[] = [
    ['lamp.png', GREEN, 'picture-name'],
    [green.replace('.png', '.jpg'), GREEN, 'picture-form'],
    [`${'1'.repeat(64)}.png`, 'no picture', 'picture-form'],
    [nameOf(large), large, 'picture-pixels'],
    [nameOf(heavy), heavy, 'picture-bytes'],
  ];
  for (const [name, bytes] of odd) mine.write('gloom', `images/${name}`, bytes);
  mkdirSync(join(mine.folder('gloom'), 'images/more'));
  mine.write('gloom', 'far.png', GREEN);
  symlinkSync(join(mine.folder('gloom'), 'far.png'), join(mine.folder('gloom'), `images/${green}`));
  expect(problemsIn(mine).sort()).toEqual(
    [
      ...odd.map(([name, , code]) => `error ${code} images/${name} `),
      'error picture-linked images/more ',
      `error picture-linked images/${green} `,
      'warning missing-picture cards/a.json /cards/0/art/layers/0/image',
    ].sort(),
  );
});

it('are found to be others than their names say where they are read whole', () => {
  const mine = pack([{ image: green }]);
  mine.write('gloom', `images/${green}`, OTHER);
  const folder = mine.folder('gloom');
  expect(picturesIn(folder)[0].refused).toBeUndefined();
  const sound = new Map<string, string>();
  expect(picturesIn(folder, sound)[0].refused).toBe('picture-hash');
  mine.write('gloom', `images/${green}`, GREEN);
  expect(picturesIn(folder, sound)[0].refused).toBeUndefined();
  expect(sound.size).toBe(1);
});

it('are given by their names, from whatever pack has them, and never another file', async () => {
  const mine = pack([{ image: green }]);
  mine.write('gloom', `images/${jpeg}`, JPEG);
  mine.write('gloom', `images/${green}`, OTHER);
  const pictures = new Pictures([mine.packs]);
  expect(await pictures.read(jpeg)).toEqual({ bytes: JPEG, type: 'image/jpeg' });
  // Its bytes are not those of its name.
  expect(await pictures.read(green)).toBeNull();
  for (const name of [other, 'pack.json', '../pack.json', `../images/${jpeg}`, '', jpeg.toUpperCase()])
    expect(await pictures.read(name)).toBeNull();
  mine.write('doom', 'pack.json', '{}');
  mine.write('doom', `images/${green}`, GREEN);
  expect(await pictures.read(green)).toEqual({ bytes: GREEN, type: 'image/png' });
});
