// A long game must not fill the memory: six bots play, and a page watches.
import type { Page } from '@playwright/test';
import { HUNG_MS } from '../../scripts/test/hung.ts';
import { Table } from '../../shared/engine/table.ts';
import { expect, test } from '../e2e/app.ts';
import { GAME, recorded } from '../e2e/support/positions.ts';
import { PLAIN, type Stored } from '../e2e/support/stock.ts';
import { Viewer } from '../e2e/support/viewer.ts';
import { putGauge, readGauge } from '../budgets/gauge.ts';

// The memory in use goes up and down with what is in sight; what is never released raises its minimum. By turn 120 most
// cards have been seen once, and what is kept of them (icons, faces, messages that were read) has reached its bounds.
const EARLY = 110;
const FROM = [0, 8, 16, 24, 32];
const TO = [260, 268, 276, 284, 292];
/** A page that comes late to a game shows more with every turn until its log is full: it is when it grows by less. */
const GROWING = 1.05;
/** How much more may be kept late in the game than early. */
const MORE = 0.1;
/**
 * Objects of a kind that the graphics card may hold more than early in the game. A shape or a program is put there with the
 * first frame that needs it, and which frames are drawn is a matter of the machine: 8 at most come late. What is left behind
 * with every turn or every walk would be 150 and more.
 */
const LATE = 12;

/** A game of more than three hundred turns. Before the fiftieth a key, heroes and foes have stood on the board. */
const SEED = 'two hundred turns 5';

/** No hero is overwhelmed, foes are slow, and the tower has all the time in the world: such games go on for long. */
const LONG = { overwhelm: false, madness: 2, slowFoes: true };

function longGame(): Stored {
  const { setup, definitions } = recorded('six-heroes');
  const table = new Table(GAME.game, { ...setup, seed: SEED, options: LONG }, definitions);
  const players = setup.heroes.map(() => ({ kind: 'bot', bot: 'greedy' }) as const);
  return { saved: table.save(), players, counts: false };
}

// Drawn with less care it keeps up with the bots.
test.use({ stocked: { tables: () => [longGame()], settings: { motion: 'off', board: PLAIN } } });

/** Waits for a turn, as the heading tells it. */
async function turn(page: Page, n: number): Promise<number> {
  const heading = page.getByRole('heading', { level: 1 });
  const told = async (): Promise<number> => Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0]);
  await expect.poll(told, { timeout: HUNG_MS, intervals: [100] }).toBeGreaterThanOrEqual(n);
  return told();
}

const elements = (page: Page): Promise<number> =>
  page.evaluate<number>('document.querySelectorAll("*").length');

/** Waits until the page shows as much as it does later. @returns the turn */
async function filled(page: Page): Promise<number> {
  let at = await turn(page, EARLY);
  for (let shown = 0, now = await elements(page); now > shown * GROWING; now = await elements(page)) {
    shown = now;
    at = await turn(page, at + 5);
  }
  return at;
}

/** Bytes that are really in use. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // What one collection frees may have held more.
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

test('a hundred turns leave nothing behind', async ({ app, page, tables }) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  await putGauge(page);
  const viewer = new Viewer(page, app);
  await viewer.speak('en');
  await page.goto(app.place(`table/${tables[0]}`));

  const measure = async (n: number) => {
    const at = await turn(page, n);
    const bytes = await heap(page);
    const { objects } = await readGauge(page);
    const nodes = await elements(page);
    const held = Object.entries(objects).map(([kind, count]) => `${count} ${kind}`);
    const description = `turn ${at}: ${(bytes / 1e6).toFixed(1)} MB, ${nodes} elements, on the graphics card ${held.join(', ')}`;
    test.info().annotations.push({ type: `turn ${n}`, description });
    console.log(description);
    return { bytes, objects };
  };
  /** @returns the least that was in use, in bytes, and what the graphics card held in the end */
  const measureAll = async (turns: readonly number[]) => {
    const measured = [];
    for (const n of turns) measured.push(await measure(n));
    return { least: Math.min(...measured.map(({ bytes }) => bytes)), objects: measured.at(-1)!.objects };
  };
  const start = await filled(page);
  const before = await measureAll(FROM.map((n) => start + n));
  const after = await measureAll(TO);
  for (const [kind, count] of Object.entries(after.objects))
    expect.soft(count - (before.objects[kind] ?? 0), kind).toBeLessThanOrEqual(LATE);
  expect(after.least / before.least - 1).toBeLessThan(MORE);
});
