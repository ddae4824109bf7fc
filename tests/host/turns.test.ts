import { expect, test } from 'vitest';
import { Turns } from '../../main/host/turns.ts';

const [A, B, C] = [{}, {}, {}];

/** Turns whose clock goes on by the work alone, and whose next turn comes when it is asked for. */
function made(): {
  turns: Turns;
  work: (label: string, cost: number) => () => void;
  done: string[];
  next: () => boolean;
} {
  let time = 0;
  const later: (() => void)[] = [];
  const done: string[] = [];
  const turns = new Turns(
    () => time,
    (task) => void later.push(task),
  );
  return {
    turns,
    done,
    work: (label, cost) => () => {
      time += cost;
      done.push(label);
    },
    next() {
      const task = later.shift();
      task?.();
      return task !== undefined;
    },
  };
}

test('what costs little is done at once', () => {
  const { turns, work, done } = made();
  for (let i = 0; i < 30; i++) void turns.run(A, work(`a${i}`, 0.1));
  expect(done).toHaveLength(30);
});

test('a client with many calls waits behind others, and the calls of each client keep their order', () => {
  const { turns, work, done, next } = made();
  for (let i = 0; i < 5; i++) void turns.run(A, work(`a${i}`, 50));
  void turns.run(B, work('b0', 1));
  void turns.run(C, work('c0', 1));
  void turns.run(B, work('b1', 1));
  while (next());
  expect(done).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3', 'a4']);
});

test('between costly calls the event loop has its turn', () => {
  const { turns, work, done, next } = made();
  for (let i = 0; i < 4; i++) void turns.run(A, work(`a${i}`, 50));
  const counts = [done.length];
  while (next()) counts.push(done.length);
  expect(counts.slice(0, 4)).toEqual([1, 2, 3, 4]);
});

test('a call that throws fails alone', async () => {
  const { turns } = made();
  await expect(
    turns.run(A, () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await expect(turns.run(A, () => Promise.resolve(3))).resolves.toBe(3);
});
