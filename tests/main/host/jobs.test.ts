import { describe, expect, it } from 'vitest';
import { cannot } from '../../../main/host/failures.ts';
import { createJobs, type Report } from '../../../main/host/jobs.ts';
import type { Job } from '../../../shared/rpc/messages/profile.ts';

function setUp() {
  const told: Job[] = [];
  const log: string[] = [];
  const german: Job[] = [];
  const jobs = createJobs(
    (job, inLanguage) => {
      told.push(job);
      german.push(inLanguage('de'));
    },
    (line) => void log.push(line),
  );
  return { jobs, told, german, log };
}

/** Work that ends when the test says so. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<Report>();
  const work = (report: Report): Promise<void> => {
    begun.resolve(report);
    return promise;
  };
  return { work, begun: begun.promise, resolve, reject };
}

describe('jobs', () => {
  it('run, tell about themselves, and stay in the list', async () => {
    const { jobs, told } = setUp();
    const { work, begun, resolve } = held();
    const job = jobs.start('backup', work);
    expect(job).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    expect(told).toEqual([{ job, kind: 'backup', state: 'running', progress: 0, note: '' }]);
    const report = await begun;
    report.progress(0.5);
    report.note('a name');
    expect(jobs.list()).toEqual([{ job, kind: 'backup', state: 'running', progress: 0.5, note: 'a name' }]);
    report.progress(7);
    expect(jobs.list()[0].progress).toBe(1);
    resolve();
    await jobs.close();
    expect(told.at(-1)).toEqual({ job, kind: 'backup', state: 'done', progress: 1, note: 'a name' });
  });

  it('tell their progress about ten times a second at most, and the newest of it', async () => {
    const { jobs, told } = setUp();
    const { work, begun, resolve } = held();
    jobs.start('packs', work);
    const report = await begun;
    const start = performance.now();
    for (let i = 1; i <= 1000; i++) report.progress(i / 2000);
    while (told.at(-1)?.progress !== 0.5) await new Promise((go) => setImmediate(go));
    const most = 2 + (performance.now() - start) / 100;
    expect(told.length).toBeLessThanOrEqual(most);
    resolve();
    await jobs.close();
  });

  it('say in both languages why they failed, and nothing of a defect', async () => {
    const { jobs, told, german, log } = setUp();
    jobs.start('packs', () => Promise.reject(cannot('cannot.load')));
    await jobs.close(); // cancels it as well, but it fails for a reason of its own
    expect(told.at(-1)).toMatchObject({
      state: 'failed',
      note: expect.stringMatching(/^The packs were not loaded/),
    });
    expect(german.at(-1)?.note).toMatch(/^Die Pakete wurden nicht geladen/);
    expect(jobs.list('de')[0].note).toBe(german.at(-1)?.note);

    const other = setUp();
    other.jobs.start('packs', () => Promise.reject(new TypeError('x is not a function')));
    await other.jobs.close();
    expect(other.told.at(-1)?.note).toMatch(/inside the program/);
    expect(other.log).toHaveLength(1);
    expect(other.log[0]).toContain('x is not a function');
    expect(log).toEqual([]);
  });

  it('can be cancelled while they run; work that goes on to its end is done', async () => {
    const { jobs } = setUp();
    const obedient = jobs.start('packs', async ({ signal }) => {
      await new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    });
    const stubborn = held();
    const other = jobs.start('packs', stubborn.work);
    await stubborn.begun;
    expect(jobs.cancel(obedient)).toBe(true);
    expect(jobs.cancel(other)).toBe(true);
    expect(jobs.cancel('nobody')).toBe(false);
    stubborn.resolve();
    await jobs.close();
    expect(jobs.list().map(({ state }) => state)).toEqual(['cancelled', 'done']);
    expect(jobs.cancel(obedient)).toBe(false);
    expect(() => jobs.start('packs', () => Promise.resolve())).toThrow('closes');
  });

  it('of those that have ended the newest twenty are kept', async () => {
    const { jobs } = setUp();
    const running = held();
    const first = jobs.start('packs', running.work);
    const ids = Array.from({ length: 30 }, () => jobs.start('backup', () => Promise.resolve()));
    await running.begun;
    while (jobs.list().length > 21) await new Promise((go) => setImmediate(go));
    expect(jobs.list().map(({ job }) => job)).toEqual([first, ...ids.slice(-20)]);
    running.resolve();
    await jobs.close();
  });
});
