import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Host } from '../../../main/host/host.ts';
import { Turns } from '../../../main/host/turns.ts';
import { games } from '../../../shared/games/index.ts';
import { GAME, HEROES, hostOn, temporary, TestClient } from './support.ts';

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

describe('a host', () => {
  let host: Host;
  beforeAll(async () => {
    host = await hostOn(temporary());
  });

  const heard = async (client: TestClient): Promise<void> => {
    await client.call('games.list', {});
  };
  const seats = [{ hero: HEROES[0], player: { kind: 'person', name: 'Ann' } as const }];

  test.each([
    ['tables.create', { game: GAME, seed: 'turns', seats, packs: ['base'], options: {} }],
    ['games.form', { game: GAME, packs: ['base'] }],
  ] as const)(
    'hears others between many calls of %s, which go on after they have waited',
    async (name, params) => {
      const [busy, other] = [new TestClient(host), new TestClient(host)];
      expect(await busy.request(name, params)).toMatchObject({ ok: true });
      let done = 0;
      const calls = Array.from({ length: 60 }, () => busy.request(name, params).then(() => done++));
      await setImmediate();
      await heard(other);
      expect(done).toBeLessThan(calls.length / 2);
      await Promise.all(calls);
    },
  );

  test('reads a list of tables in several turns, and of cards what the list names', async () => {
    const looked = new Set<string>();
    const slow = games.map((entry) => ({
      ...entry,
      faces: (...[cards, language, titles]: Parameters<typeof entry.faces>) => {
        const until = performance.now() + 6;
        while (performance.now() < until);
        const card = (id: string): ReturnType<typeof cards.card> => {
          looked.add(id);
          return cards.card(id);
        };
        return entry.faces({ card }, language, titles);
      },
    }));
    const client = new TestClient(await hostOn(temporary(), { games: slow }));
    const ann = seats[0].player;
    const begin = (game: string, heroes: readonly string[], packs: string[]): Promise<{ table: string }> =>
      client.call('tables.create', {
        game,
        seed: 'a',
        seats: heroes.map((hero) => ({ hero, player: ann })),
        packs,
        options: {},
      });
    await begin(GAME, [HEROES[0]], ['base']);
    await begin(GAME, [HEROES[1]], ['base', 'goblin-queen']);
    await begin('arcana', ['arcana:pgw', 'arcana:kns'], ['arcana']);
    await begin('arcana', ['arcana:pgs', 'arcana:knw'], ['arcana', 'arcana-night']);
    looked.clear();
    let turns = 0;
    let counting = true;
    const count = (): void => {
      turns++;
      if (counting) void setImmediate().then(count);
    };
    count();
    const { tables } = await client.call('tables.list', { state: 'open', offset: 0, limit: 10 });
    counting = false;
    expect(tables).toHaveLength(4);
    expect(turns).toBeGreaterThan(2);
    expect(looked.size).toBeLessThan(60);
  });

  test('never writes out a name that is no text', async () => {
    const client = new TestClient(host);
    let asked = 0;
    // A list that holds another many times over, which channels of Electron carry as it is, would take for ever.
    const name = { toString: () => `${++asked}` };
    expect(await client.connection.request([name, [name, name]], {})).toMatchObject({
      failure: { code: 'no-such-procedure' },
    });
    expect(asked).toBe(0);
  });
});
