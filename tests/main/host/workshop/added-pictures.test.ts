// Pictures that came in here and are named nowhere any more.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packedText } from '../../../../main/db/packed.ts';
import { AddedPictures } from '../../../../main/host/workshop/added-pictures.ts';
import type { Json } from '../../../../shared/engine/json.ts';
import { nameOf, png } from '../../../support/picture-files.ts';
import { Mine, filesOf } from './mine.ts';

const [ONE, OTHER, STRAY] = [png(1, 1), png(2, 2), png(3, 3)];

it('are removed once the history forgets them; what others have put there stays', async () => {
  const mine = new Mine({ gloom: filesOf('gloom', []) });
  for (const bytes of [ONE, OTHER, STRAY]) mine.write('gloom', `images/${nameOf(bytes)}`, bytes);
  const all = [ONE, OTHER, STRAY].map(nameOf);
  const kept = new Map<string, Json>();
  let history = [packedText(`{"before":"${nameOf(ONE).slice(3, 60)}"}`), packedText(nameOf(OTHER))];
  const added = new AddedPictures({
    journal: { packed: () => history },
    settings: { get: (name) => kept.get(name), set: (name, value) => void kept.set(name, value) },
    log: expect.unreachable,
  });
  const pack = { folder: mine.folder('gloom'), name: 'gloom' };
  const there = (): string[] => all.filter((name) => existsSync(join(pack.folder, 'images', name)));
  added.note(pack, nameOf(ONE));
  added.note(pack, nameOf(OTHER));
  await added.tidy(pack, all);
  expect(there()).toEqual(all);
  history = [packedText(nameOf(OTHER))];
  await added.tidy(pack, all);
  expect(there()).toEqual([nameOf(OTHER), nameOf(STRAY)]);
  history = [];
  // Named by the pack again, it is not spare.
  await added.tidy(pack, [nameOf(STRAY)]);
  expect(there()).toEqual([nameOf(OTHER), nameOf(STRAY)]);
  await added.tidy(pack, all);
  expect(there()).toEqual([nameOf(STRAY)]);
});
