import { describe, expect, it } from 'vitest';
import { Newest } from '../../../../renderer/workshop/sheet/newest.ts';

/** Asks of which each waits until it is answered. */
function asked(): {
  readonly newest: Newest<string, string>;
  readonly open: PromiseWithResolvers<string>[];
  readonly seen: string[];
} {
  const open: PromiseWithResolvers<string>[] = [];
  const seen: string[] = [];
  const newest = new Newest<string, string>((question) => {
    seen.push(question);
    const answer = Promise.withResolvers<string>();
    open.push(answer);
    return answer.promise;
  });
  return { newest, open, seen };
}

describe('questions that come up faster than they are answered', () => {
  it('are asked one at a time, the newest next', async () => {
    const { newest, open, seen } = asked();
    const first = newest.of('d');
    const second = newest.of('dr');
    const third = newest.of('dra');
    expect(seen).toEqual(['d']);
    open[0].resolve('D');
    expect(await first).toEqual({ question: 'd', answer: 'D' });
    await expect.poll(() => seen).toEqual(['d', 'dra']);
    open[1].resolve('DRA');
    expect(await second).toEqual({ question: 'dra', answer: 'DRA' });
    expect(await third).toEqual({ question: 'dra', answer: 'DRA' });
  });

  it('go on after one that failed', async () => {
    const { newest, open, seen } = asked();
    const first = newest.of('d');
    const second = newest.of('dr');
    open[0].reject(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await expect.poll(() => seen).toEqual(['d', 'dr']);
    open[1].resolve('DR');
    expect(await second).toEqual({ question: 'dr', answer: 'DR' });
    void newest.of('draw');
    await expect.poll(() => seen).toEqual(['d', 'dr', 'draw']);
  });
});
