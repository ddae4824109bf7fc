// A thread that has done its duty takes the next one of its sort, and no other.
import { afterEach, expect, test } from 'vitest';
import { Duty, prepareThread, type WorkerSort } from '../../main/duty.ts';
import type { Echo } from './duty/echo-worker.ts';

const ENTRY = new URL('./duty/echo-worker.ts', import.meta.url);

/** A sort that no other test has threads of. */
let sorts = 0;
const newSort = (): WorkerSort => ({ entry: ENTRY, gamesModule: `sort ${sorts++}`, memory: null });

const begun: Begun[] = [];
afterEach(async () => {
  await Promise.all(begun.splice(0).map(({ duty }) => duty.stop()));
});

/** A duty with all that is heard of it. */
class Begun {
  readonly heard: Echo[] = [];
  readonly duty: Duty<string, string, Echo>;
  readonly ended: Promise<number>;
  #ring: () => void = () => undefined;

  constructor(sort: WorkerSort, name: string) {
    const { promise, resolve } = Promise.withResolvers<number>();
    this.ended = promise;
    this.duty = new Duty(sort, name, {
      message: (said) => {
        this.heard.push(said);
        this.#ring();
      },
      error: (error) => {
        throw error;
      },
      exit: resolve,
    });
    begun.push(this);
  }

  /** What was said at this place, once it has come. */
  async said(place: number): Promise<Echo> {
    while (this.heard.length <= place) await new Promise<void>((go) => (this.#ring = go));
    return this.heard[place];
  }
}

test('the next duty is done in the same thread, and the last one is heard no more', async () => {
  const sort = newSort();
  const first = new Begun(sort, 'first');
  first.duty.send('works');
  expect(await first.said(1)).toMatchObject({ data: sort.gamesModule, text: 'first works' });
  first.duty.done();
  const next = new Begun(sort, 'next');
  const { thread } = first.heard[0];
  expect(await next.said(0)).toMatchObject({ thread, text: 'next begins' });
  next.duty.send('works');
  expect(await next.said(1)).toMatchObject({ thread, text: 'next works' });
  expect(first.heard.map(({ text }) => text)).toEqual(['first begins', 'first works']);
  expect(next.heard).toHaveLength(2);
});

test('a thread that was prepared takes the first duty, and one that waits is enough', async () => {
  const sort = newSort();
  prepareThread(sort);
  prepareThread(sort);
  // Threads of the whole program are numbered as they are started.
  const between = await new Begun(newSort(), 'between').said(0);
  const first = new Begun(sort, 'first');
  const second = new Begun(sort, 'second');
  const { thread } = await first.said(0);
  expect(thread).toBeLessThan(between.thread);
  expect((await second.said(0)).thread).toBeGreaterThan(between.thread);
  first.duty.done();
  prepareThread(sort);
  expect(await new Begun(sort, 'third').said(0)).toMatchObject({ thread, text: 'third begins' });
});

test('while a thread has a duty, and for another sort, there are others', async () => {
  const sort = newSort();
  const first = new Begun(sort, 'first');
  const second = new Begun(sort, 'second');
  const threads = [(await first.said(0)).thread, (await second.said(0)).thread];
  first.duty.done();
  threads.push((await new Begun(newSort(), 'third').said(0)).thread);
  threads.push((await new Begun({ ...sort, memory: 200 }, 'fourth').said(0)).thread);
  expect(new Set(threads).size).toBe(4);
});

test('a thread that was stopped, or has ended, takes no other duty', async () => {
  const sort = newSort();
  const first = new Begun(sort, 'first');
  const { thread } = await first.said(0);
  await first.duty.stop();
  await first.ended;
  const second = new Begun(sort, 'second');
  expect((await second.said(0)).thread).not.toBe(thread);
  second.duty.send('end');
  expect(await second.ended).toBe(3);
  const third = new Begun(sort, 'third');
  expect((await third.said(0)).thread).not.toBe(second.heard[0].thread);
});

test('a thread that ends while it waits is not waited for', async () => {
  const sort = newSort();
  const first = new Begun(sort, 'first');
  await first.said(0);
  first.duty.send('end');
  first.duty.done();
  expect(await first.ended).toBe(3);
  const { thread } = await new Begun(sort, 'second').said(0);
  expect(thread).not.toBe(first.heard[0].thread);
});
