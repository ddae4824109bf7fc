// Pictures that are taken into a pack, and go wherever its cards go.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Host } from '../../../../main/host/host.ts';
import type { Operation } from '../../../../shared/packs/edit/operation.ts';
import type { Maker } from '../../../../shared/packs/pictures.ts';
import type { AddedPicture, PackPictures } from '../../../../shared/rpc/messages/workshop-pictures.ts';
import { JPEG, nameOf, png } from '../../../support/picture-files.ts';
import { Author, CARDS, Mine, card, filesOf } from './mine.ts';

const GREEN = png(40, 30);
const green = nameOf(GREEN);
const ANN: Maker = { author: 'Ann Ink', licence: 'CC BY 4.0', title: 'Stairs' };

class Painter extends Author {
  async add(bytes: Buffer, maker = ANN): Promise<AddedPicture> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { file } = await this.call('files.begin', { name: 'a.png', size: bytes.length, sha256 });
    for (let offset = 0; offset < bytes.length; offset += 96_000) {
      const data = bytes.subarray(offset, offset + 96_000).toString('base64');
      await this.call('files.write', { file, offset, data });
    }
    const came = await this.call('workshop.addPicture', { folder: this.folder, file, maker });
    if (came.answer.ok) this.revision = came.answer.revision;
    return came;
  }

  async show(image: string, index = 0): Promise<void> {
    const operations: Operation[] = [
      { op: 'add', path: `/cards/${index}/art`, value: { layers: [{ image }] } },
    ];
    const came = await this.edit([{ file: CARDS, operations }]);
    expect(came.ok).toBe(true);
  }

  pictures(): Promise<PackPictures> {
    return this.call('workshop.pictures', { folder: this.folder });
  }
}

async function painted(format = 2): Promise<{ mine: Mine; host: Host; ann: Painter }> {
  const gloom = filesOf('gloom', [card('a'), card('b')]);
  gloom['pack.json'] = gloom['pack.json'].replace('"format": 2', `"format": ${format}`);
  const mine = new Mine({ gloom, doom: filesOf('doom', [card('c')]) });
  const host = await mine.host();
  const ann = new Painter(host);
  await ann.open(mine.folder('gloom'));
  return { mine, host, ann };
}

const imagesOf = (mine: Mine, name: string): string[] =>
  mine.has(name, 'images') ? readdirSync(join(mine.folder(name), 'images')) : [];
const manifestOf = (mine: Mine, name: string): { format: number; pictures?: object } =>
  JSON.parse(mine.read(name, 'pack.json')) as { format: number; pictures?: object };

describe('a picture', () => {
  it('comes in as one step, in a pack of any format, and is there once', async () => {
    const { mine, host, ann } = await painted(1);
    const before = mine.read('gloom', 'pack.json');
    const { name, answer } = await ann.add(GREEN);
    expect(name).toBe(green);
    expect(answer).toMatchObject({
      ok: true,
      files: ['pack.json'],
      step: {
        label: {
          en: 'picture: Stairs; the pack has format 2\u00a0now',
          de: 'Bild: Stairs; das Paket hat jetzt Format\u00a02',
        },
      },
    });
    expect(imagesOf(mine, 'gloom')).toEqual([green]);
    expect((await host.picture(green))?.bytes).toEqual(GREEN);
    expect((await ann.add(GREEN)).answer).toMatchObject({ ok: true, files: [], step: null });
    expect(await ann.pictures()).toMatchObject({
      left: 200 * 1024 * 1024 - GREEN.length,
      pictures: [
        { name: green, bytes: GREEN.length, width: 40, height: 30, maker: ANN, uses: [], problem: null },
      ],
    });
    await ann.show(green, 1);
    expect((await ann.pictures()).pictures[0].uses).toEqual([
      // 40 pixels are too few for print.
      { place: { file: CARDS, pointer: '/cards/1/art/layers/0' }, card: 'Card b', dots: 35 },
    ]);
    const place = { file: CARDS, pointer: '/cards/1' };
    const { card: shown } = await ann.call('workshop.card', { folder: ann.folder, place });
    expect(shown!.advice.filter(({ code }) => code === 'coarse-picture')).toMatchObject([
      { severity: 'hint', words: expect.stringContaining('35 dots') as string },
    ]);
    const { credits } = await ann.call('workshop.credits', { folder: ann.folder });
    expect(credits).toEqual([
      {
        author: 'Ann Ink',
        licence: 'CC BY 4.0',
        parts: [{ of: 'picture', title: 'Stairs', source: null }],
      },
    ]);
    await ann.call('workshop.save', { folder: ann.folder, file: 'pack.json' });
    expect(manifestOf(mine, 'gloom')).toMatchObject({ format: 2, pictures: { [green]: ANN } });
    await ann.move('undo');
    await ann.move('undo');
    await ann.call('workshop.save', { folder: ann.folder, file: 'pack.json' });
    expect(mine.read('gloom', 'pack.json')).toBe(before);
  });

  it('that is the sign of the pack is on its cards, on the bench and for all', async () => {
    const { ann } = await painted();
    const place = { file: CARDS, pointer: '/cards/0' };
    const sign = { icon: 'lantern-flame' };
    const operations: Operation[] = [{ op: 'add', path: '/symbol', value: sign }];
    expect(await ann.edit([{ file: 'pack.json', operations }])).toMatchObject({ ok: true });
    const { card: first } = await ann.call('workshop.card', { folder: ann.folder, place });
    expect(first!.face!.drawing).toMatchObject({ sign });
    await ann.call('workshop.save', { folder: ann.folder, file: 'pack.json' });
    await ann.next('packs', ({ packs }) => packs.some((row) => row.sign !== undefined));
    const { face } = await ann.call('library.card', { id: 'gloom:a' });
    expect(face.drawing).toMatchObject({ sign });
  });

  it.each([
    ['of another form', Buffer.from('GIF89a, or something'), 'PNG'],
    ['that is too large', png(1900, 3), '1,900'],
    ['that is too heavy', Buffer.concat([png(9, 9), Buffer.alloc(1_600_000)]), 'kB'],
    ['that was cut off', GREEN.subarray(0, -20), 'PNG'],
    ['that unfolds to more than its pixels', Buffer.from(GREEN).fill(9, 23, 24), 'PNG'],
    ['that was cut off', JPEG.subarray(0, -9), 'PNG'],
  ])('%s is refused in words', async (_what, bytes, word) => {
    const { mine, ann } = await painted();
    const { name, answer } = await ann.add(bytes);
    expect(name).toBeNull();
    expect(answer).toMatchObject({
      ok: false,
      why: 'refused',
      sentence: expect.stringContaining(word) as string,
    });
    expect(imagesOf(mine, 'gloom')).toEqual([]);
  });

  it('stays on the disk while the pack or its history names it', async () => {
    const { mine, ann } = await painted();
    const stray = png(3, 3);
    mine.write('gloom', `images/${nameOf(stray)}`, stray);
    await ann.add(GREEN);
    await ann.move('undo');
    await ann.call('workshop.close', { folder: ann.folder });
    // The history names it, so that it can be had again.
    expect(imagesOf(mine, 'gloom').sort()).toEqual([green, nameOf(stray)].sort());
    await ann.open(ann.folder);
    expect(await ann.move('redo')).toMatchObject({ ok: true });
    expect((await ann.pictures()).pictures.find(({ name }) => name === green)).toMatchObject({ maker: ANN });
  });

  it('goes along with a card, a copy, and into the bin and back', async () => {
    const { mine, ann } = await painted();
    await ann.add(GREEN);
    await ann.add(JPEG, { author: 'Ben Brush' });
    await ann.show(green, 0);
    const sent = await ann.call('workshop.send', {
      folder: ann.folder,
      revision: ann.revision,
      card: { file: CARDS, pointer: '/cards/0' },
      to: mine.folder('doom'),
      how: 'copy',
    });
    expect(sent).toMatchObject({ ok: true, id: 'doom:a' });
    expect(imagesOf(mine, 'doom')).toEqual([green]);
    const { folder } = await ann.call('workshop.createFrom', {
      from: ann.folder,
      id: 'copy-of-gloom',
      title: 'Copy',
    });
    expect(imagesOf(mine, 'copy-of-gloom').sort()).toEqual([green, nameOf(JPEG)].sort());
    expect(folder).toBe(mine.folder('copy-of-gloom'));
    expect(manifestOf(mine, 'copy-of-gloom').pictures).toEqual({
      [green]: ANN,
      [nameOf(JPEG)]: { author: 'Ben Brush' },
    });
    await ann.open(mine.folder('doom'));
    expect((await ann.pictures()).pictures).toMatchObject([
      { name: green, maker: ANN, uses: [{ card: 'Card a' }] },
    ]);
    const { entry } = await ann.call('workshop.bin', { folder: mine.folder('gloom') });
    await ann.call('workshop.unbin', { entry, as: null });
    expect(imagesOf(mine, 'gloom').sort()).toEqual([green, nameOf(JPEG)].sort());
  });
});
