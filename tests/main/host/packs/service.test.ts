import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../../shared/packs/words-of.ts';
import { card, cardFile, manifest } from '../../../shared/packs/toy.ts';
import { brief, Shop } from './shop.ts';

let shop: Shop;
beforeEach(() => {
  shop = new Shop();
  shop.pack('shipped/base', ['sword', 'shield']);
});
afterEach(() => shop.close());

describe('loading', () => {
  it('brings what ships into the library, with its texts in every language', async () => {
    shop.write('shipped/base/text/de.json', { sword: { name: 'Schwert', story: 'Scharf.' } });
    const service = shop.start();
    expect(service.state()).toMatchObject({ stage: 'reading', safeMode: false, packs: [] });
    await service.ready();
    expect(service.state()).toMatchObject({ stage: 'ready' });
    expect(service.state().packs).toEqual([
      {
        id: 'base',
        game: 'toy',
        title: 'base',
        description: '',
        translations: {},
        version: '1.0.0',
        authors: ['A'],
        licence: 'MIT',
        folder: join(shop.root, 'shipped/base'),
        origin: 'shipped',
        state: 'loaded',
        cards: 2,
        errors: 0,
        warnings: 0,
        others: 0,
        twin: null,
        untranslated: [{ language: 'de', cards: 1, pack: true }],
      },
    ]);
    expect(shop.cards).toEqual(['base:shield', 'base:sword']);
    expect(shop.library.entries.get('base:sword')).toMatchObject({
      game: 'toy',
      pack: 'base',
      kind: 'weapon',
      file: join(shop.root, 'shipped/base/cards/a.json'),
      line: 2,
      column: 1,
      patchedBy: '[]',
      body: JSON.stringify(card('sword')),
      texts: [
        { language: 'en', name: 'sword', story: '', text: 'a kind of weapon' },
        { language: 'de', name: 'Schwert', story: 'Scharf.', text: 'eine Art von weapon' },
      ],
    });
    expect(await service.problems({ pack: null, offset: 0, limit: 10 }, 'en')).toEqual({
      total: 0,
      problems: [],
    });
  });

  it('tells what a pack says of itself, in what languages there are, even where its manifest is wrong', async () => {
    const translations = { de: { title: 'Dämmerung', authors: ['Die Lampenleute'] } };
    shop.pack('user/dusk', ['lamp'], { title: 'Dusk', description: 'Two lamps.', translations });
    shop.pack('user/gloom', ['lamp'], {
      translations: { de: { title: 7, description: 'Dunkel.', authors: 'alle' }, fr: 'soir' },
    });
    const service = shop.start();
    await service.ready();
    const [dusk, gloom] = ['dusk', 'gloom'].map((id) => service.state().packs.find((row) => row.id === id));
    if (!dusk || !gloom) throw new Error('A pack is not there.');
    const { authors } = dusk;
    expect(wordsOf(dusk, 'en')).toEqual({ title: 'Dusk', description: 'Two lamps.', authors });
    expect(wordsOf(dusk, 'de')).toEqual({
      ...{ title: 'Dämmerung', description: 'Two lamps.' },
      authors: ['Die Lampenleute'],
    });
    expect(gloom.errors).toBe(3);
    expect(wordsOf(gloom, 'de')).toEqual({ title: 'gloom', description: 'Dunkel.', authors: gloom.authors });
  });

  it('tells how it gets on', async () => {
    await shop.start().ready();
    await shop.until(() => shop.told.at(-1)?.state === 'done');
    expect(shop.told.at(-1)).toMatchObject({ kind: 'packs', progress: 1, note: '' });
    const progress = shop.told.map((job) => job.progress);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    const generations = shop.states.map(({ generation }) => generation);
    expect(generations).toEqual(generations.map((_, i) => i + 1));
  });

  it('takes packs of the user, and says who changed a card', async () => {
    shop.pack('user/mine', ['axe'], { requires: { base: '^1.0.0' } });
    shop.write('user/mine/patches/a.json', { patches: [{ card: 'base:sword', set: { power: 5 } }] });
    const service = shop.start();
    await service.ready();
    expect(brief(service.state())).toEqual(['base loaded 2/0/0', 'mine loaded 1/0/0']);
    expect(shop.cards).toEqual(['base:shield', 'base:sword', 'mine:axe']);
    const { body, patchedBy, texts } = shop.library.entries.get('base:sword') ?? {};
    expect(JSON.parse(body ?? '')).toMatchObject({ power: 5 });
    expect(JSON.parse(patchedBy ?? '')).toEqual([
      { pack: 'mine', file: join(shop.root, 'user/mine/patches/a.json'), fields: ['power'] },
    ]);
    expect(texts?.[0].text).toBe('a kind of weapon · 5');
  });

  it('skips what is broken, and goes on with the rest', async () => {
    shop.write('user/torn/pack.json', '{ "id": "torn", ');
    shop.write('user/nothing/readme.txt', 'no pack');
    shop.write('user/partly/pack.json', {
      ...JSON.parse(manifest('partly')),
      game: 'chess',
      title: 'Partly',
    });
    shop.pack('user/needy', ['axe'], { requires: { torn: '*' } });
    const service = shop.start();
    await service.ready();
    expect(brief(service.state())).toEqual([
      'base loaded 2/0/0',
      'needy skipped 0/1/0',
      'nothing skipped 0/1/0',
      'partly skipped 0/1/0',
      expect.stringMatching(/^torn skipped 0\/[1-9]\/0$/),
    ]);
    expect(service.state().packs.find(({ id }) => id === 'partly')).toMatchObject({
      title: 'Partly',
      game: 'chess',
    });
    const { problems } = await service.problems({ pack: 'needy', offset: 0, limit: 10 }, 'en');
    expect(problems).toMatchObject([{ severity: 'error', pack: 'needy', follows: true, card: null }]);
  });

  it('of two packs with one id what ships is loaded, and the command line beats it', async () => {
    shop.pack('user/base', ['newer'], { version: '2.0.0' });
    shop.write('named/pack.json', manifest('base', { version: '0.1.0' }));
    shop.write('named/cards/a.json', cardFile(card('named')));
    await shop.start().ready();
    expect(shop.cards).toEqual(['base:shield', 'base:sword']);
    await shop.stop();

    shop.folders.push({ path: join(shop.root, 'named'), origin: 'commandLine', single: true });
    const service = shop.start();
    await service.ready();
    expect(shop.cards).toEqual(['base:named']);
    expect(brief(service.state())).toEqual(['base loaded 1/0/0', 'base skipped 0/0/1', 'base skipped 0/0/1']);
    expect(service.state().packs.map(({ origin }) => origin)).toEqual(['commandLine', 'shipped', 'user']);
  });

  it('a pack that is reached twice is read once', async () => {
    shop.pack('user/mine', ['axe']);
    shop.folders.push({ path: join(shop.root, 'user/mine'), origin: 'commandLine', single: true });
    const service = shop.start();
    await service.ready();
    expect(brief(service.state())).toEqual(['base loaded 2/0/0', 'mine loaded 1/0/0']);
    expect(service.state().packs[1].origin).toBe('commandLine');
  });

  it('a folder that is not there holds no packs', async () => {
    shop.remove('user');
    const service = shop.start();
    await service.ready();
    expect(brief(service.state())).toEqual(['base loaded 2/0/0']);
    shop.pack('user/mine', ['axe']);
    service.reload();
    await service.ready();
    expect(shop.cards).toContain('mine:axe');
  });

  it('a card that its game cannot describe is there all the same, with a warning', async () => {
    shop.write('user/mine/pack.json', manifest('mine'));
    shop.write('user/mine/cards/a.json', cardFile({ ...card('mute'), name: 'Dumb' }, card('axe')));
    const service = shop.start();
    await service.ready();
    expect(brief(service.state())).toEqual(['base loaded 2/0/0', 'mine loaded 2/0/1']);
    expect(shop.library.entries.get('mine:mute')?.texts[0]).toMatchObject({ name: 'Dumb', text: '' });
    const { problems } = await service.problems({ pack: 'mine', offset: 0, limit: 10 }, 'en');
    expect(problems).toMatchObject([{ severity: 'warning', card: 'mine:mute', title: 'Dumb', line: 2 }]);
  });
});

describe('while the library is being filled', () => {
  it('packs that have been checked are known, and those that it holds can be played with', async () => {
    shop.pack('user/fast', ['axe']);
    await shop.start().ready();
    await shop.stop();
    shop.write('user/slow/pack.json', manifest('slow'));
    shop.write(
      'user/slow/cards/a.json',
      cardFile(card('odd', { power: 8 }), { ...card('slow'), name: 'Hang' }),
    );
    const { entries } = shop.library;

    const service = shop.start();
    await service.checked();
    expect(service.state()).toMatchObject({ stage: 'filling' });
    const checked = ['base loaded 2/0/0', 'fast loaded 1/0/0', 'slow loaded 2/0/1'];
    expect(brief(service.state())).toEqual(checked);
    await service.present(['base', 'fast']);
    expect(entries.has('slow:odd')).toBe(false);

    const [{ job }] = shop.jobs.list();
    shop.write('user/slow/cards/a.json', cardFile(card('odd')));
    shop.jobs.cancel(job);
    await shop.until(() => shop.jobs.list()[0].state === 'cancelled');
    service.reload();
    await service.present(['slow', 'nobody']);
    expect(entries.has('slow:odd')).toBe(true);
  });

  it('a load that is requested is reported at once, and callers from then on wait for it', async () => {
    const service = shop.start();
    await service.checked();
    expect(service.state()).toMatchObject({ stage: 'filling' });
    shop.pack('shipped/more', ['rope']);
    service.reload();
    expect(shop.states.at(-1)).toMatchObject({ stage: 'reading' });
    await service.present(['more']);
    expect(shop.cards).toContain('more:rope');
  });

  it('packs that a caller waits for come first', async () => {
    for (const name of ['alpha', 'beta', 'zeta']) shop.pack(`user/${name}`, ['axe']);
    const service = shop.start();
    await service.present(['zeta']);
    expect(shop.cards).toContain('zeta:axe');
    await service.ready();
    const written = [...shop.library.entries.keys()];
    expect(written.indexOf('zeta:axe')).toBeLessThan(written.indexOf('beta:axe'));
  });
});

describe('what changes', () => {
  it('a second start writes nothing when nothing has changed', async () => {
    await shop.start().ready();
    expect(shop.library).toMatchObject({ puts: 2, removes: 0 });
    await shop.stop();
    const service = shop.start();
    await service.ready();
    expect(brief(service.state())).toEqual(['base loaded 2/0/0']);
    expect(shop.library).toMatchObject({ puts: 2, removes: 0 });
  });

  it('writes only what is different, and removes what is gone', async () => {
    const service = shop.start();
    await service.ready();
    shop.write('shipped/base/cards/a.json', cardFile(card('sword'), card('helmet')));
    shop.pack('user/mine', ['axe']);
    service.reload();
    await service.ready();
    expect(shop.cards).toEqual(['base:helmet', 'base:sword', 'mine:axe']);
    expect(shop.library).toMatchObject({ puts: 4, removes: 1 });
    shop.remove('user/mine');
    service.reload();
    await service.ready();
    service.reload();
    await service.ready();
    expect(shop.written).toEqual([['base'], ['base', 'mine'], ['mine']]);
  });

  it('a changed name changes the texts of the cards that mention it', async () => {
    shop.write('shipped/base/cards/b.json', cardFile(card('bow', { needs: 'base:sword' })));
    const service = shop.start();
    await service.ready();
    shop.write('shipped/base/text/de.json', { sword: { name: 'Schwert' } });
    service.reload();
    await service.ready();
    expect(shop.library.entries.get('base:bow')?.texts.map(({ text }) => text)).toEqual([
      'a kind of weapon · sword',
      'eine Art von weapon · Schwert',
    ]);
    expect(shop.library.puts).toBe(3 + 2);
  });

  it('notices new, changed and removed files of the user, and nothing of what ships', async () => {
    const service = shop.start();
    await service.ready();
    shop.pack('user/mine', ['axe']);
    await shop.until(() => shop.cards.includes('mine:axe'));
    await service.ready();
    shop.write('user/mine/cards/a.json', cardFile(card('axe'), card('spear')));
    await shop.until(() => shop.cards.includes('mine:spear'));
    await service.ready();
    shop.remove('user/mine');
    await shop.until(() => shop.cards.length === 2 && service.state().stage === 'ready');
    expect(brief(service.state())).toEqual(['base loaded 2/0/0']);

    const loads = shop.jobs.list().length;
    shop.pack('shipped/more', ['rope']);
    shop.pack('user/mine', ['axe']);
    await shop.until(() => shop.cards.includes('mine:axe') && service.state().stage === 'ready');
    expect(shop.jobs.list().length).toBeGreaterThan(loads);
    expect(brief(service.state())).toEqual(['base loaded 2/0/0', 'mine loaded 1/0/0', 'more loaded 1/0/0']);
  });

  it('notices packs of a folder that was not there before, nor the one above it, and that is taken away meanwhile', async () => {
    const place = join(shop.root, 'new/mods');
    shop.folders = [...shop.folders, { path: place, origin: 'user', single: false }];
    const service = shop.start();
    await service.ready();
    shop.write('new/notes.txt', 'nothing that is loaded');
    shop.pack('new/mods/mine', ['axe']);
    await shop.until(() => shop.cards.includes('mine:axe'));
    await service.ready();
    shop.remove('new');
    await shop.until(() => !shop.cards.includes('mine:axe'));
    await service.ready();
    shop.pack('new/mods/mine', ['spear']);
    await shop.until(() => shop.cards.includes('mine:spear'));
  });

  it('reads a pack of the user alone where only that one has changed', async () => {
    shop.pack('user/mod', ['knife'], { requires: { base: '^1.0.0' } });
    shop.pack('user/other', ['fork'], { requires: { mod: '^1.0.0' } });
    const service = shop.start();
    await service.ready();
    // What ships is not watched: this is only seen when it is read again.
    shop.pack('shipped/base', ['sword', 'shield', 'unseen']);
    shop.pack('user/mod', ['knife', 'spoon'], { requires: { base: '^1.0.0' } });
    await shop.until(() => shop.cards.includes('mod:spoon') && service.state().stage === 'ready');
    expect(shop.cards).toEqual(['base:shield', 'base:sword', 'mod:knife', 'mod:spoon', 'other:fork']);
    expect(shop.written.at(-1)).toEqual(['mod']);
    // A broken card goes, with a problem, and with the cards of others that need it.
    shop.write('user/other/cards/a.json', cardFile(card('fork', { needs: 'mod:spoon' })));
    await shop.until(() => shop.written.at(-1)?.join() === 'other' && service.state().stage === 'ready');
    shop.write('user/mod/cards/a.json', cardFile(card('knife'), card('spoon', { power: 99 })));
    await shop.until(() => !shop.cards.includes('mod:spoon') && service.state().stage === 'ready');
    expect(shop.cards).toEqual(['base:shield', 'base:sword', 'mod:knife']);
    expect(brief(service.state())).toEqual(['base loaded 2/0/0', 'mod loaded 1/1/0', 'other loaded 0/1/0']);
    expect((await service.problems({ pack: null, offset: 0, limit: 9 }, 'en')).total).toBe(2);
    // A new folder is in none of the packs: all are read.
    shop.pack('user/more', ['pan']);
    await shop.until(() => shop.cards.includes('base:unseen') && service.state().stage === 'ready');
    expect(shop.cards).toContain('more:pan');
  });

  it('a patch that is read alone changes the cards of the pack that it is for', async () => {
    shop.pack('user/mod', ['knife'], { requires: { base: '^1.0.0' } });
    const service = shop.start();
    await service.ready();
    const name = (): string | undefined => shop.library.entries.get('base:sword')?.texts[0].name;
    shop.write('user/mod/patches/a.json', { patches: [{ card: 'base:sword', set: { name: 'Sabre' } }] });
    await shop.until(() => name() === 'Sabre');
    shop.write('user/mod/patches/a.json', { patches: [] });
    await shop.until(() => name() === 'sword');
    await service.ready();
  });

  it('loads all packs where the thread ends while it reads one', async () => {
    shop.pack('user/mod', ['knife']);
    const service = shop.start();
    await service.ready();
    shop.write('user/mod/cards/a.json', cardFile(card('knife', { name: 'Crash' })));
    await shop.until(() => shop.halted.some((halt) => halt !== null));
    expect(shop.log.join()).toContain('could not be read again');
    await service.ready();
    expect(shop.cards).toContain('base:sword');
    shop.write('user/mod/cards/a.json', cardFile(card('knife'), card('spoon')));
    await shop.until(() => shop.cards.includes('mod:spoon'));
  });

  it('several calls during a load lead to one more', async () => {
    const service = shop.start();
    const [first] = shop.jobs.list();
    const jobs = [service.reload(), service.reload(), service.reload()];
    expect(new Set(jobs).size).toBe(1);
    expect(jobs[0]).not.toBe(first.job);
    await service.ready();
    await shop.until(() => shop.jobs.list().every(({ state }) => state === 'done'));
    expect(shop.jobs.list()).toHaveLength(2);
    expect(service.reload()).not.toBe(jobs[0]);
  });
});

describe('switches', () => {
  it('a pack that is switched off is out of the library until it is switched on again', async () => {
    shop.pack('user/mine', ['axe']);
    shop.write('user/mine/cards/bad.json', '{');
    const service = shop.start();
    await service.ready();
    service.enable('mine', false);
    expect(service.state().stage).toBe('reading');
    await service.ready();
    expect(brief(service.state())).toEqual(['base loaded 2/0/0', 'mine disabled 0/0/0']);
    expect(shop.cards).toEqual(['base:shield', 'base:sword']);
    await shop.stop();

    const next = shop.start();
    await next.ready();
    expect(brief(next.state())).toEqual(['base loaded 2/0/0', 'mine disabled 0/0/0']);
    next.enable('mine', true);
    await next.ready();
    expect(brief(next.state())).toEqual([
      'base loaded 2/0/0',
      expect.stringMatching(/^mine loaded 1\/[1-9]\/0/),
    ]);
  });

  it('safe mode loads what ships and nothing else, and remembers what was off', async () => {
    shop.pack('user/mine', ['axe']);
    shop.pack('user/off', ['rope']);
    const service = shop.start();
    service.enable('off', false);
    service.safeMode(true);
    expect(service.state().safeMode).toBe(true);
    await service.ready();
    expect(brief(service.state())).toEqual(['base loaded 2/0/0', 'mine skipped 0/0/0', 'off disabled 0/0/0']);
    expect(shop.cards).toEqual(['base:shield', 'base:sword']);
    service.safeMode(false);
    await service.ready();
    expect(shop.cards).toEqual(['base:shield', 'base:sword', 'mine:axe']);
  });
});
