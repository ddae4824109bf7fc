import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IdleQueue } from '../../../../renderer/cards/idle.ts';

/** An idle moment as a browser gives it, on a clock that only work moves on. */
class Idleness {
  now = 0;
  private waiting: IdleRequestCallback[] = [];

  constructor() {
    vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => this.waiting.push(callback));
    vi.spyOn(performance, 'now').mockImplementation(() => this.now);
  }

  /** Whether the next moment was requested. */
  get asked(): boolean {
    return this.waiting.length > 0;
  }

  /** A moment of this many milliseconds; returns how many of them were spent on work. */
  give(milliseconds: number): number {
    const began = this.now;
    const callbacks = this.waiting.splice(0);
    for (const callback of callbacks)
      callback({
        didTimeout: milliseconds === 0,
        timeRemaining: () => Math.max(0, began + milliseconds - this.now),
      });
    return this.now - began;
  }
}

describe('work in idle moments', () => {
  let idleness: Idleness;
  let queue: IdleQueue;
  let done: number;

  beforeEach(() => {
    idleness = new Idleness();
    queue = new IdleQueue();
    done = 0;
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  /** Queues this many pieces of work that take this many milliseconds each. */
  function queueUp(pieces: number, each: number): void {
    for (let i = 0; i < pieces; i++)
      void queue.do(() => {
        idleness.now += each;
        done++;
      });
  }

  test('goes on while enough of the moment is left, and stops before its end', () => {
    queueUp(100, 4);
    expect(idleness.give(50)).toBe(44);
    expect(done).toBe(11);
  });

  test('gets a little done where there are no idle moments', () => {
    queueUp(100, 3);
    expect(idleness.give(0)).toBe(9);
    expect(done).toBe(3);
  });

  test('does one piece in any case, and no second one after a long one', () => {
    queueUp(3, 40);
    expect(idleness.give(0)).toBe(40);
    expect(done).toBe(1);
  });

  test('asks for further moments until all is done, and for none then', () => {
    queueUp(25, 4);
    let moments = 0;
    for (; idleness.asked; moments++) idleness.give(50);
    expect({ done, moments }).toEqual({ done: 25, moments: 3 });
    queueUp(1, 4);
    expect(idleness.asked).toBe(true);
  });

  test('tells what came of it, also of work that fails, and goes on', async () => {
    const good = queue.do(() => 7);
    const bad = queue.do(() => {
      throw new Error('no ink');
    });
    const after = queue.do(() => 8);
    idleness.give(50);
    await expect(good).resolves.toBe(7);
    await expect(bad).rejects.toThrow('no ink');
    await expect(after).resolves.toBe(8);
  });
});
