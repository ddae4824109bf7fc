import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../shared/words/languages.ts';
import { card, cardFile, manifest } from '../../../shared/packs/toy.ts';
import { brief, Shop } from './shop.ts';

let shop: Shop;
beforeEach(() => {
  shop = new Shop();
  shop.pack('shipped/base', ['sword', 'shield']);
});
afterEach(() => shop.close());

/** Leaves the toy game a card at which it does something unpleasant. */
function trap(name: 'Crash' | 'Hang' | 'Together' | 'Last'): void {
  shop.write('user/trap/pack.json', manifest('trap'));
  shop.write('user/trap/cards/a.json', cardFile(card('axe'), { ...card('trap'), name }));
}

describe('problems', () => {
  const COUNT = 120;
  beforeEach(() => {
    const cards = Array.from({ length: COUNT }, (_, i) => card(`bad-${i}`, { power: 77 }));
    shop.write('user/bad/pack.json', manifest('bad'));
    cards.forEach((each, i) =>
      shop.write(`user/bad/cards/${String(i).padStart(3, '0')}.json`, cardFile(each)),
    );
    shop.pack('user/good', ['axe'], { requires: { bad: '*' } });
    shop.write(
      'user/good/cards/b.json',
      cardFile(card('bow', { needs: 'bad:bad-7' }), card('odd', { power: 8 })),
    );
  });

  it('come page by page, in both languages, root causes first', async () => {
    const service = shop.start();
    await service.ready();
    for (const language of LANGUAGES) {
      const seen = [];
      for (let offset = 0; offset < COUNT + 2; offset += 50) {
        const { total, problems } = await service.problems({ pack: null, offset, limit: 50 }, language);
        expect(total).toBe(COUNT + 2);
        seen.push(...problems);
      }
      expect(seen).toHaveLength(COUNT + 2);
      expect(new Set(seen.map(({ file, pointer }) => file + pointer)).size).toBe(COUNT + 2);
      const marks = seen.map(({ severity, follows }) => (follows ? 'follows' : severity));
      expect(marks).toEqual([...Array.from({ length: COUNT }, () => 'error'), 'follows', 'warning']);
    }
    const first = { pack: 'bad', offset: 7, limit: 1 };
    expect(await service.problems(first, 'en')).toMatchObject({
      total: COUNT,
      problems: [
        { card: 'bad:bad-7', line: 2, pointer: '/cards/0/power', sentence: '77\u00a0is too large.' },
      ],
    });
    expect((await service.problems(first, 'de')).problems[0].sentence).toMatch(/^77\u00a0ist zu groß/);
    const warning = await service.problems({ pack: 'good', offset: 1, limit: 10 }, 'en');
    expect(warning.problems).toMatchObject([
      { sentence: 'Eight is much.', severity: 'warning', follows: false },
    ]);
    expect(await service.problems({ pack: 'nobody', offset: 0, limit: 10 }, 'en')).toEqual({
      total: 0,
      problems: [],
    });
  });

  it('those of the last finished load are there while the next is under way', async () => {
    const service = shop.start();
    await service.ready();
    trap('Hang');
    const job = service.reload();
    await shop.until(() => service.state().stage === 'reading');
    expect((await service.problems({ pack: null, offset: 0, limit: 1 }, 'en')).total).toBe(COUNT + 2);
    // The folder is watched too: a load that waits behind this one must not fall into the trap.
    shop.remove('user/trap');
    shop.jobs.cancel(job);
    await service.ready();
  });
});

describe('a worker that ends in the middle', () => {
  it('fails the job with a sentence; what was loaded stays, and loading works again', async () => {
    const service = shop.start();
    await service.ready();
    trap('Crash');
    const job = service.reload();
    await service.ready();
    await shop.until(() => shop.jobs.list().some(({ state }) => state === 'failed'));
    const failed = shop.jobs.list().find((each) => each.job === job);
    expect(failed).toMatchObject({ state: 'failed' });
    expect(failed?.note).toMatch(/^The packs were not loaded: .*\.$/);
    expect(shop.jobs.list('de').find((each) => each.job === job)?.note).toMatch(
      /^Die Pakete wurden nicht geladen/,
    );
    expect(JSON.stringify(shop.jobs.list())).not.toMatch(/exit|worker|Error/);
    expect(shop.log.join('\n')).toContain('exit code 3');
    await shop.until(() => service.state().stage === 'ready');
    expect(brief(service.state())).toEqual(['base loaded 2/0/0']);
    expect(shop.cards).toEqual(['base:shield', 'base:sword']);

    shop.remove('user/trap');
    service.reload();
    await service.ready();
    await shop.until(() => service.state().stage === 'ready');
    expect(brief(service.state())).toEqual(['base loaded 2/0/0']);
  });

  it('at the first start: what ships is there, and the pack is named', async () => {
    trap('Crash');
    const service = shop.start();
    await service.ready();
    expect(brief(service.state())).toEqual(['base loaded 2/0/0', 'trap skipped 0/0/0']);
    expect(shop.halted).toEqual([{ folder: `${shop.root}/user/trap` }]);
    service.safeMode(true);
    await service.ready();
    expect(brief(service.state())).toEqual(['base loaded 2/0/0', 'trap skipped 0/0/0']);
  });

  it('after its load: the packs are loaded again', async () => {
    shop.pack('user/trap', ['odd']);
    shop.write(
      'user/trap/cards/b.json',
      cardFile({ ...card('trap'), name: 'Late' }, card('eight', { power: 8 })),
    );
    const service = shop.start();
    await service.ready();
    const all = { pack: null, offset: 0, limit: 10 };
    const loads = shop.jobs.list().length;
    await expect(service.problems(all, 'en')).rejects.toThrow('cannot.load');
    await shop.until(() => shop.jobs.list().length > loads);
    shop.write('user/trap/cards/b.json', cardFile(card('eight', { power: 8 })));
    service.reload();
    await service.ready();
    expect((await service.problems({ ...all, pack: 'trap' }, 'en')).problems).toMatchObject([
      { sentence: 'Eight is much.' },
    ]);
  });

  it('after its load, while others fail: it gets no more requests', async () => {
    shop.write('user/late/pack.json', manifest('late'));
    shop.write(
      'user/late/cards/a.json',
      cardFile({ ...card('trap'), name: 'Late' }, card('eight', { power: 8 })),
    );
    const service = shop.start();
    await service.ready();
    trap('Crash');
    service.reload();
    await shop.until(() => service.state().stage === 'reading');
    const all = { pack: null, offset: 0, limit: 10 };
    await expect(service.problems(all, 'en')).rejects.toThrow('cannot.load');
    await shop.until(() => service.state().stage === 'ready');
    expect(brief(service.state())).toEqual(['base loaded 2/0/0', 'late loaded 2/0/1']);
    expect(await service.problems(all, 'en')).toEqual({ total: 0, problems: [] });
  });

  it('a module without games is a failure like any other', async () => {
    const service = shop.start(new URL('../../../../shared/engine/hash.ts', import.meta.url).href);
    await service.ready();
    await shop.until(() => shop.jobs.list()[0].state === 'failed');
    expect(shop.log.join('\n')).toContain('exports no games');
    // No pack is to blame.
    expect(shop.halted.at(-1)).toBeNull();
  });
});

describe('cancelling', () => {
  it('a load leaves everything as it was', async () => {
    const service = shop.start();
    await service.ready();
    await shop.stop();
    trap('Hang');
    shop.library.puts = 0;
    const next = shop.start();
    const [{ job }] = shop.jobs.list();
    await shop.until(() => (shop.jobs.list()[0]?.progress ?? 0) > 0);
    expect(shop.jobs.cancel(job)).toBe(true);
    await next.ready();
    await shop.until(() => shop.jobs.list()[0].state === 'cancelled');
    expect(next.state()).toMatchObject({ stage: 'ready', packs: [] });
    expect((await next.problems({ pack: null, offset: 0, limit: 10 }, 'en')).total).toBe(0);
    expect(shop.library.puts).toBe(0);
    expect(shop.cards).toEqual(['base:shield', 'base:sword']);
    expect(shop.jobs.cancel(job)).toBe(false);

    next.enable('trap', false);
    await next.ready();
    expect(brief(next.state())).toEqual(['base loaded 2/0/0', 'trap disabled 0/0/0']);
  });

  it('a pack that takes too long is named, and what ships is there without it and its like', async () => {
    shop.deadlines = { pack: 400, load: 60_000 };
    trap('Hang');
    shop.pack('user/good', ['rope']);
    const service = shop.start();
    await service.present(['base']);
    expect(brief(service.state())).toEqual(['base loaded 2/0/0', 'good skipped 0/0/0', 'trap skipped 0/0/0']);
    await service.ready();
    expect(shop.halted).toEqual([{ folder: `${shop.root}/user/trap` }]);
    expect(shop.cards).toEqual(['base:shield', 'base:sword']);
    service.enable('trap', false);
    await service.ready();
    expect(brief(service.state())).toEqual(['base loaded 2/0/0', 'good loaded 1/0/0', 'trap disabled 0/0/0']);
    expect(shop.halted.at(-1)).toBeNull();
  });

  it.each(['Together', 'Last'] as const)(
    'packs that take too long together (%s) are left out, and what ships is there',
    async (name) => {
      shop.deadlines = { pack: 60_000, load: 3_000 };
      trap(name);
      shop.pack('user/good', ['rope']);
      const service = shop.start();
      await service.present(['base']);
      await service.ready();
      expect(brief(service.state())).toEqual([
        'base loaded 2/0/0',
        'good skipped 0/0/0',
        'trap skipped 0/0/0',
      ]);
      expect(shop.halted).toEqual([{ folder: null }]);
      expect(shop.cards).toEqual(['base:shield', 'base:sword']);
    },
  );

  it('safe mode does not wait for a load that never ends', async () => {
    trap('Hang');
    const service = shop.start();
    await shop.until(() => (shop.jobs.list()[0]?.progress ?? 0) > 0);
    service.reload();
    service.safeMode(true);
    await service.present(['base']);
    expect(brief(service.state())).toEqual(['base loaded 2/0/0', 'trap skipped 0/0/0']);
    await service.ready();
    expect(shop.cards).toEqual(['base:shield', 'base:sword']);
  });

  it('closing stops a load under way and the one behind it', async () => {
    trap('Hang');
    const service = shop.start();
    service.reload();
    await shop.until(() => (shop.jobs.list()[0]?.progress ?? 0) > 0);
    const { jobs } = shop;
    const told = shop.states.length;
    await service.close();
    await jobs.close();
    expect(jobs.list().map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    expect(shop.states).toHaveLength(told);
    expect(shop.log).toEqual([]);
  });

  it('a listener to what was written may fail: the load has ended all the same', async () => {
    const { written } = shop;
    written.push = () => {
      throw new Error('nobody listens');
    };
    const service = shop.start();
    await service.ready();
    await shop.until(() => shop.jobs.list()[0].state === 'failed');
    expect(shop.log.join('\n')).toContain('nobody listens');
    await service.close();
  });

  it('a library that cannot be written fails the job, and nothing else', async () => {
    shop.library.apply = () => {
      throw new Error('no room');
    };
    const service = shop.start();
    await service.ready();
    await shop.until(() => shop.jobs.list()[0].state === 'failed');
    expect(shop.jobs.list()[0].note).not.toContain('no room');
    expect(shop.log.join('\n')).toContain('no room');
    expect(service.state()).toMatchObject({ stage: 'ready', packs: [] });
  });
});
