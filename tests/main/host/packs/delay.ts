// How long the event loop of this thread is kept from its work.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** Milliseconds: nearly always less than the first, never more than the second. */
export interface Delay {
  readonly p99: number;
  readonly max: number;
}

export interface Measured {
  /** As a client would feel it: neighbours on the same machine add to it. */
  readonly felt: Delay;
  /** What this thread computed between two looks, a millisecond apart: neighbours add nothing, waiting for disks neither. */
  readonly computed: Delay;
}

/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 1;

export async function measure(work: () => Promise<unknown>): Promise<Measured> {
  const bursts: number[] = [];
  let last = process.threadCpuUsage();
  const look = setInterval(() => {
    bursts.push(computedSince(last));
    last = process.threadCpuUsage();
  }, 1);
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  await work();
  histogram.disable();
  clearInterval(look);
  bursts.sort((a, b) => a - b);
  return {
    felt: { p99: felt(histogram.percentile(99)), max: felt(histogram.max) },
    computed: { p99: bursts[Math.floor(bursts.length * 0.99)] ?? 0, max: bursts.at(-1) ?? 0 },
  };
}

/** What is recorded is the time between two looks, in nanoseconds: with nothing to wait for, that is the resolution. */
const felt = (recorded: number): number => Math.max(0, recorded / 1e6 - RESOLUTION);

/** Milliseconds that this thread has computed since another time. */
function computedSince(then: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(then);
  return (user + system) / 1000;
}

/**
 * Computes for some milliseconds, in bursts too short to hold up other work: what is felt of that is the machine's
 * doing.
 *
 * @returns how many times longer it took than it would on a machine with nothing else to do
 */
export async function computeInBursts(milliseconds: number, burst: number): Promise<number> {
  const start = performance.now();
  const atStart = process.threadCpuUsage();
  while (performance.now() < start + milliseconds) {
    const then = process.threadCpuUsage();
    while (computedSince(then) < burst);
    await setImmediate();
  }
  return (performance.now() - start) / computedSince(atStart);
}

const say = ({ p99, max }: Delay): string => `p99 ${p99.toFixed(1)} max ${max.toFixed(1)} ms`;

/** In one line. */
export const sayMeasured = ({ felt, computed }: Measured): string =>
  `felt ${say(felt)}, computed ${say(computed)}`;
