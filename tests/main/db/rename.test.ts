import { expect, test, vi } from 'vitest';
import { rename } from '../../../main/db/rename.ts';

const failing = (code: string, times: number) => {
  let left = times;
  return vi.fn(() => {
    if (left-- > 0) throw Object.assign(new Error(code), { code });
  });
};
const pause = vi.fn();

test.each(['EPERM', 'EBUSY', 'EACCES'])('on Windows %s is tried again, but not for ever', (code) => {
  const [soon, never] = [failing(code, 3), failing(code, Infinity)];
  rename('a', 'b', { platform: 'win32', move: soon, pause });
  expect(soon).toHaveBeenCalledTimes(4);
  expect(() => rename('a', 'b', { platform: 'win32', move: never, pause })).toThrow(code);
  expect(never.mock.calls.length).toBeLessThan(12);
});

test('what waiting does not cure fails at once, as everything does elsewhere', () => {
  for (const [platform, code] of [
    ['win32', 'ENOENT'],
    ['linux', 'EPERM'],
  ] as const) {
    const move = failing(code, 1);
    expect(() => rename('a', 'b', { platform, move, pause })).toThrow(code);
    expect(move).toHaveBeenCalledTimes(1);
  }
});
