import { expect, test } from 'vitest';
import { canBeOwned, ownedArt, shownPicture } from '../../../../renderer/workshop/art/picture.ts';
import { makersOf } from '../../../../renderer/workshop/art/makers.ts';
import { layer } from '../../../../shared/face/art/picture.ts';
import type { Picture } from '../../../../shared/face/model.ts';

const DRAWN: Picture = {
  ground: 'moon',
  light: [300.4, 200],
  layers: [layer({ icon: 'axe-sword', x: 266.6, rotate: 12, tint: 'steel' }), layer({ icon: 'wolf-head' })],
  front: ['fog', 'bats'],
};

test('a picture that is owned shows what the game has drawn', () => {
  const owned = ownedArt(DRAWN);
  expect(owned.layers?.[1]).toEqual({ icon: 'wolf-head', x: 300, y: 206, scale: 1 });
  expect(shownPicture(owned, { ...DRAWN, ground: 'rose', front: [] })).toEqual({
    ...DRAWN,
    light: [300, 200],
    layers: [{ ...DRAWN.layers[0], x: 267 }, DRAWN.layers[1]],
    front: expect.arrayContaining(['fog', 'bats']) as string[],
  });
});

test('what is left out comes from what was drawn', () => {
  expect(shownPicture({}, DRAWN)).toEqual(DRAWN);
  expect(shownPicture({ ground: 'pit', layers: [{ icon: 'no-such-icon' }] }, DRAWN)).toEqual({
    ...DRAWN,
    ground: 'pit',
    layers: [],
  });
});

test('eight figures are the most that can be owned', () => {
  expect(canBeOwned(DRAWN)).toBe(true);
  const ten = { ...DRAWN, layers: Array.from({ length: 10 }, () => DRAWN.layers[0]) };
  expect(canBeOwned(ten)).toBe(false);
  expect(ownedArt(ten).layers).toHaveLength(8);
});

test('each maker is named once, by licence', () => {
  const makers = makersOf([{ icon: 'wolf-head' }, { icon: 'broadsword' }, { icon: 'wolf-howl' }, {}]);
  expect(makers).toEqual([{ licence: 'CC BY 3.0', authors: ['Lorc'] }]);
});
