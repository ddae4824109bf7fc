// The tower in a real browser: what it draws, when it draws, and what it leaves behind.
import { expect, type Page } from '@playwright/test';
import type { BoardItem, BoardState } from '../../../../../renderer/games/ravingspire/board/types.ts';
import { makeRandom } from '../../../../../renderer/scene3d/geometry/random.ts';
import { coloursAt } from '../../../../support/colours.ts';
import { frames } from '../../../../support/frames.ts';
import { LONG } from '../../../../support/windows.ts';
import { buildPage, type Built } from '../../../../support/pages.ts';
import { openTower, show } from './page-of.ts';
import { ALIGNED, anyState, hero, on, OPTIONS, START, walked } from './states.ts';
import { test } from '../../../../support/kept-page.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildPage(new URL('page', import.meta.url));
});
test.use({ viewport: { width: 480, height: 300 } });

/** Calls, triangles and what is kept are as many in a small window, of which a processor paints less. */
const SMALL = { width: 160, height: 100 };

const locate = (page: Page, item: BoardItem) => page.evaluate((wanted) => stage.tower.locate(wanted), item);
const stats = (page: Page) => page.evaluate(() => stage.tower.stats);
test('draws a position under the strict content policy, without a word of complaint', async ({ page }) => {
  await page.setViewportSize(SMALL);
  const complaints = await openTower(page, built);
  for (const quality of ['medium', 'high', 'low'] as const) {
    await page.evaluate((wanted) => stage.tower.configure({ quality: wanted }), quality);
    await show(page, ALIGNED);
    await show(page, START);
    const { drawCalls, triangles, settled } = await stats(page);
    expect(settled).toBe(true);
    expect(drawCalls).toBeGreaterThan(5);
    expect(drawCalls).toBeLessThan(200);
    expect(triangles).toBeGreaterThan(20_000);
    expect(triangles).toBeLessThan(150_000);
  }
  expect(complaints).toEqual([]);
  expect(await page.evaluate(() => stage.violations)).toEqual([]);
});

test('shadows are drawn only when something has moved', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await openTower(page, built, { quality: 'medium' }, START);
  const [still, moved] = await page.evaluate(async (state) => {
    const frame = async (): Promise<boolean> => {
      await stage.tower.show(state);
      return stage.tower.stats.shadowDrawn;
    };
    stage.tower.hover({ kind: 'portal', level: 'temple' });
    const first = await frame();
    stage.tower.orbit(0.3, 0);
    return [first, await frame()];
  }, START);
  expect(still).toBe(false);
  expect(moved).toBe(true);
});

test('lights what can be reached, and reddens where a foe waits', async ({ page }) => {
  await openTower(page, built);
  const spaces = [on('dungeon', 1), on('dungeon', 10), on('dungeon', 9)].map((at): BoardItem => ({
    kind: 'space',
    at,
  }));
  const points = await Promise.all(spaces.map((item) => locate(page, item)));
  const [reachable, plain, danger] = await coloursAt(page, points);
  const warmth = ([r, , b]: readonly number[]): number => r - b;
  expect(warmth(reachable)).toBeGreaterThan(60);
  expect(warmth(plain)).toBeLessThan(50);
  expect(danger[0]).toBeGreaterThan(danger[1] * 2);
  // Where the tower is not, the page shows.
  const [corner] = await coloursAt(page, [{ x: 3, y: 3 }]);
  await page.evaluate(() => stage.tower.dispose());
  expect(await coloursAt(page, [{ x: 3, y: 3 }])).toEqual([corner]);
});

test('finds what is under a point of the screen, and redraws what is pointed at', async ({ page }) => {
  await openTower(page, built);
  const item: BoardItem = { kind: 'space', at: on('dungeon', 11) };
  const { x, y } = await locate(page, item);
  expect(await page.evaluate(([px, py]) => stage.tower.pick(px, py), [x, y] as const)).toEqual(item);
  const other: BoardItem = { kind: 'space', at: on('dungeon', 10) };
  const point = await locate(page, other);
  const [before] = await coloursAt(page, [point]);
  await page.evaluate((wanted) => stage.tower.hover(wanted), other);
  await frames(page, 2);
  const [after] = await coloursAt(page, [point]);
  expect(after[0] + after[1] + after[2]).toBeGreaterThan(before[0] + before[1] + before[2] + 20);
});

test('shows how a hero walks, notifies those that follow the view, and ends at once when told', async ({
  page,
}) => {
  await openTower(page, built, { motion: 1, follow: false });
  const [after, moves] = walked(START, 1, [on('dungeon', 4), on('dungeon', 5)]);
  const seen = await page.evaluate(
    async ([state, path]) => {
      const places: number[] = [];
      const stop = stage.tower.onView(
        () => void places.push(stage.tower.locate({ kind: 'hero', seat: 1 }).x),
      );
      await stage.tower.show(state, path);
      stop();
      return places;
    },
    [after, moves] as const,
  );
  expect(new Set(seen.map(Math.round)).size).toBeGreaterThan(2);
  const end = await locate(page, { kind: 'hero', seat: 1 });
  expect(seen.at(-1)).toBeCloseTo(end.x, 3);

  // The way back, cut short: nothing of it is drawn but its end.
  const [drawn, x] = await page.evaluate(
    async ([state]) => {
      const before = stage.tower.stats.frames;
      const shown = stage.tower.show(state, [
        { kind: 'turn', level: 'dungeon', by: 3, portal: 3, heroes: [], foe: null },
        { kind: 'turn', level: 'temple', by: 3, portal: 6, heroes: [], foe: null },
      ]);
      stage.tower.finish();
      const at = stage.tower.locate({ kind: 'hero', seat: 1 }).x;
      await shown;
      return [stage.tower.stats.frames - before, at] as const;
    },
    [START] as const,
  );
  expect(drawn).toBeLessThanOrEqual(2);
  expect(x).toBeCloseTo((await locate(page, { kind: 'hero', seat: 1 })).x, 3);
  expect((await stats(page)).settled).toBe(true);
});

test('shows every state in its turn when they come faster than they can be shown', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await openTower(page, built, { motion: 0.2 });
  const order = await page.evaluate(
    async ([one, other]) => {
      const done: string[] = [];
      await Promise.all([
        stage.tower
          .show(one, [{ kind: 'turn', level: 'temple', by: 1, portal: 4, heroes: [], foe: null }])
          .then(() => done.push('turned')),
        stage.tower.show(other).then(() => done.push('back')),
        stage.tower.show(one).then(() => done.push('there again')),
      ]);
      return done;
    },
    [ALIGNED, START] as const,
  );
  expect(order[0]).toBe('turned');
  expect(order.slice(1).sort()).toEqual(['back', 'there again']);
  const shown = await locate(page, { kind: 'portal', level: 'temple' });
  await show(page, ALIGNED);
  expect(await locate(page, { kind: 'portal', level: 'temple' })).toEqual(shown);
});

test('keeps its place in the middle of what is free, at every size', async ({ page }) => {
  await openTower(page, built, {}, { ...START, heroes: [], foes: [], marks: [] });
  const door = (): Promise<{ x: number; y: number }> =>
    locate(page, { kind: 'space', at: { level: 'keep' } });
  const centred = await door();
  await page.evaluate(() => stage.tower.configure({ insets: { top: 0, right: 0, bottom: 0, left: 200 } }));
  await frames(page, 2);
  expect((await door()).x - centred.x).toBeCloseTo(100, 0);
  await page.setViewportSize({ width: 400, height: 240 });
  await expect.poll(async () => (await door()).x).toBeLessThan(centred.x + 70);
  const { x, y } = await locate(page, { kind: 'space', at: on('dungeon', 0) });
  expect(x).toBeGreaterThan(200);
  expect(y).toBeLessThan(240);
});

test('takes rings of other numbers of spaces', async ({ page }) => {
  const complaints = await openTower(page, built);
  for (const [sectors, across] of [
    [6, 3],
    [24, 12],
    [13, 5],
    [12, 6],
  ] as const) {
    const state: BoardState = {
      ...START,
      sectors,
      across,
      heroes: [hero(0, on('spire', sectors - 1))],
      foes: [],
      marks: [],
    };
    await show(page, state);
    const [one, other] = [
      await locate(page, { kind: 'space', at: on('temple', 0) }),
      await locate(page, { kind: 'space', at: on('temple', 1) }),
    ];
    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(5);
  }
  const { memory } = await stats(page);
  await show(page, { ...START, sectors: 7, across: 3, heroes: [], foes: [], marks: [] });
  await show(page, { ...START, heroes: [hero(0, on('spire', 11))], foes: [], marks: [] });
  expect((await stats(page)).memory).toEqual(memory);
  expect(complaints).toEqual([]);
});

/** What is kept is counted after each; the soak makes more. */
const [STATES, TOWERS] = LONG ? [200, 10] : [100, 4];

test(`keeps nothing: not over ${STATES} states, not over ${TOWERS} towers`, async ({ page }) => {
  await page.setViewportSize(SMALL);
  const complaints = await openTower(page, built);
  const random = makeRandom(11);
  const states = Array.from({ length: STATES }, () => anyState(random));
  // Every shape once, so that what is made at first need is there.
  const all: BoardState = {
    ...START,
    heroes: [0, 1, 2].map((seat) => hero(seat, on('spire', 6), { key: true })),
    rings: {
      dungeon: { portal: 0, revealed: false, aligned: false },
      temple: { portal: 0, revealed: false, aligned: false },
      spire: { portal: 0, revealed: false, aligned: false },
    },
  };
  await show(page, all);
  await show(page, START);
  const before = (await stats(page)).memory;
  // Only every twentieth is drawn to the end: the processor that draws has better things to do.
  await page.evaluate(async (shown) => {
    for (const [i, state] of shown.entries()) {
      const done = stage.tower.show(state);
      if (i % 20 === 0) await done;
    }
  }, states);
  await show(page, all);
  await show(page, START);
  expect((await stats(page)).memory).toEqual(before);

  for (let i = 0; i < TOWERS; i++) {
    const after = await page.evaluate(
      async ([options, state]) => {
        stage.tower.dispose();
        const left = stage.tower.stats.memory;
        await stage.make(options);
        await stage.tower.show(state);
        return left;
      },
      [OPTIONS, START] as const,
    );
    expect(after).toEqual({ geometries: 0, textures: 0, programs: 0 });
  }
  expect(await page.locator('canvas').count()).toBe(1);
  // A browser warns when there are too many graphics contexts.
  expect(complaints.filter((text) => !text.includes('CONTEXT_LOST'))).toEqual([]);
});

test('three.js comes only with the tower', () => {
  const [, entry] = /src="\/([^"]+\.js)"/.exec(String(built.get('index.html'))) ?? [];
  const scripts = [...built.keys()].filter(
    (name) => name.endsWith('.js') && String(built.get(name)).includes('WebGLRenderer'),
  );
  expect(String(built.get(entry))).toContain('import(');
  expect(scripts).toHaveLength(1);
  expect(scripts).not.toContain(entry);
});
