import { expect, it } from 'vitest';
import type { LibraryEntry } from '../../../../main/db/model.ts';
import type { Changes } from '../../../../main/host/packs/protocol.ts';
import { LibraryWriter } from '../../../../main/host/packs/writer.ts';

const put = Array.from({ length: 40 }, (_, i) => ({ id: `base:${i}` }) as LibraryEntry);
const remove = Array.from({ length: 30 }, (_, i) => `base:old-${i}`);
const open = new AbortController().signal;

function library(milliseconds: number) {
  const written: Changes[] = [];
  const apply = (changes: Changes): void => {
    written.push(changes);
    const start = performance.now();
    while (performance.now() < start + milliseconds);
  };
  return { written, known: () => new Map<string, string>(), apply };
}

it('writes everything once and in order, in small parts', async () => {
  const quick = library(0);
  await new LibraryWriter(quick).write({ put, remove }, open);
  expect(quick.written.flatMap((part) => part.put)).toEqual(put);
  expect(quick.written.flatMap((part) => part.remove)).toEqual(remove);
  const sizes = quick.written.map((part) => part.put.length + part.remove.length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(12);
});

it('takes smaller parts where writing is slow', async () => {
  const slow = library(6);
  await new LibraryWriter(slow).write({ put, remove: [] }, open);
  expect(slow.written.slice(1).every((part) => part.put.length === 1)).toBe(true);
});

it('lets others work between two parts, and stops when it is told to', async () => {
  const stop = new AbortController();
  const quick = library(0);
  setImmediate(() => stop.abort());
  await expect(new LibraryWriter(quick).write({ put, remove }, stop.signal)).rejects.toThrow('aborted');
  expect(quick.written.length).toBeLessThan(5);
});
