// When a pointer has rested on what it points at.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenRested } from '../../../../renderer/cards-table/float/resting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Something that is pointed at, and what is reported of it. */
function pointedAt() {
  const element = new EventTarget();
  const keys = new EventTarget();
  const heard: string[] = [];
  const stop = whenRested(
    element,
    { rest: 350, rested: () => heard.push('rested'), left: () => heard.push('left') },
    keys,
  );
  const point = (name: string, by = 0, pointerType = 'mouse'): void => {
    element.dispatchEvent(Object.assign(new Event(name), { pointerType, movementX: by, movementY: 0 }));
  };
  return { heard, keys, point, stop };
}

test('P7: what comes to lie under a pointer that lies still tells nothing', () => {
  const { heard, point } = pointedAt();
  point('pointerenter');
  point('pointerover');
  point('pointermove');
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual([]);
});

test('P7: a pointer that has moved onto it and rests is reported once, until it leaves', () => {
  const { heard, point } = pointedAt();
  point('pointermove', 3);
  vi.advanceTimersByTime(200);
  point('pointermove', 1);
  vi.advanceTimersByTime(200);
  expect(heard).toEqual(['rested']);
  point('pointerleave');
  point('pointermove', 2);
  vi.advanceTimersByTime(400);
  expect(heard).toEqual(['rested', 'left', 'rested']);
});

test('a pointer that presses is not reported until it comes again, and fingers never rest', () => {
  const { heard, point, stop } = pointedAt();
  point('pointermove', 3);
  point('pointerdown');
  point('pointermove', 3);
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual(['left']);
  point('pointerleave');
  point('pointermove', 3, 'touch');
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual(['left', 'left']);
  point('pointermove', 3);
  stop();
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual(['left', 'left']);
});

test('a pointer that was left while keys are pressed is not reported', () => {
  const { heard, keys, point } = pointedAt();
  point('pointermove', 3);
  keys.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual([]);
});
