import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** What a page has drawn so far: see `page/gauge.js`. */
export interface Gauge {
  readonly draws: number;
  readonly frames: number;
  readonly most: number;
  readonly objects: { readonly [kind: string]: number };
}

const SCRIPT = fileURLToPath(new URL('page/gauge.js', import.meta.url));

const counted = new WeakSet<Page>();

/** Counts from now on, on every page that the tab shows. */
export async function putGauge(page: Page): Promise<void> {
  if (counted.has(page)) return;
  counted.add(page);
  await page.addInitScript({ path: SCRIPT });
}

export const readGauge = (page: Page): Promise<Gauge> => page.evaluate('structuredClone(gauge)');

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds that the thread computed: what other programs do does not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What the browser traces meanwhile. */
async function traced(page: Page, categories: string[], work: () => Promise<unknown>): Promise<TraceEvent[]> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories });
  let text: string;
  try {
    await work();
  } finally {
    text = (await browser.stopTracing()).toString();
  }
  return (JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** Milliseconds of computing. */
function computed({ name, tdur }: TraceEvent): number {
  if (tdur === undefined) throw new Error(`The browser does not say how long ${name} computed.`);
  return tdur / 1000;
}

/**
 * What the page's own JavaScript needed for each frame in which it drew, in milliseconds of computing.
 *
 * @param work something moves meanwhile
 */
export async function frameCosts(page: Page, work: () => Promise<void>): Promise<number[]> {
  const events = await traced(page, ['devtools.timeline', 'blink.user_timing'], work);
  const marks = events.filter(({ name }) => name === 'drawn');
  const isDrawn = ({ pid, tid, ts, dur = 0 }: TraceEvent): boolean =>
    marks.some((mark) => mark.pid === pid && mark.tid === tid && mark.ts >= ts && mark.ts <= ts + dur);
  return events
    .filter((event) => event.name === 'FireAnimationFrame' && event.ph === 'X' && isDrawn(event))
    .map(computed);
}

/**
 * What the main thread of the page does in one piece, in milliseconds of computing: a key has to wait for such a piece.
 *
 * @param work something is written meanwhile
 */
export async function mainThreadTasks(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  const events = await traced(page, ['disabled-by-default-devtools.timeline'], work);
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isMain = ({ pid, tid }: TraceEvent): boolean =>
    mains.some((main) => main.pid === pid && main.tid === tid);
  // Tasks under way when the tracing ends have no end.
  const tasks = events.filter(
    (event) => event.name === 'RunTask' && event.ph === 'X' && event.tdur !== undefined && isMain(event),
  );
  if (tasks.length === 0) throw new Error('The browser tells of no task of the page.');
  return tasks.map(computed);
}

/** The value below which a part of them lies. @param part 0 to 1 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}
