import { expect, test } from 'vitest';
import { MotionQueue, type Performer, type Run } from '../../../../renderer/table/motion/queue.ts';
import type { MotionStep, PerformedStep } from '../../../../shared/tableau/motion/steps.ts';
import { FLIGHT, lengthOf, timing } from '../../../../renderer/table/motion/steps.ts';
import { FakeClock, idle } from '../../games/ravingspire/motion/clock.ts';

type Deeds = PerformedStep<string>;
type Steps = MotionStep<string>;

const cue = (name: string, ms: number): Steps => ({ kind: 'cue', cue: name, ms });
const sound = (name: string): Steps => ({ kind: 'sound', name });
const flight = (card: string): Steps => ({ kind: 'flight', card, from: [], to: [], how: 'slide' });

/** Notes what is performed, when. */
class Notes implements Performer<string> {
  readonly lines: string[] = [];
  /** Cues that end by themselves, when a test says so. */
  readonly own = new Map<string, () => void>();
  private readonly clock: FakeClock;

  constructor(clock: FakeClock) {
    this.clock = clock;
  }

  perform(deed: Deeds, ms: number): Run {
    const name = deed.kind === 'cue' ? deed.cue : deed.kind === 'flight' ? deed.card : deed.kind;
    this.lines.push(`${this.clock.now} ${name} for ${ms}`);
    const ended = name.startsWith('own') ? new Promise<void>((resolve) => this.own.set(name, resolve)) : null;
    let finished = false;
    const finish = (): void => {
      if (!finished) this.lines.push(`${this.clock.now} ${name} ends`);
      finished = true;
      this.own.get(name)?.();
    };
    return { ended, finish };
  }

  settle(): void {
    this.lines.push(`${this.clock.now} settled`);
  }
}

function setup(): { clock: FakeClock; notes: Notes; queue: MotionQueue<string> } {
  const clock = new FakeClock();
  const notes = new Notes(clock);
  return { clock, notes, queue: new MotionQueue(notes, clock) };
}

test('steps are shown one after the other, and then everything is as it is', async () => {
  const { clock, notes, queue } = setup();
  queue.play([cue('a', 100), cue('b', 50)], 1);
  expect(queue.busy).toBe(true);
  await clock.pass(1000);
  expect(notes.lines).toEqual(['0 a for 100', '100 a ends', '100 b for 50', '150 b ends', '150 settled']);
  expect(queue.busy).toBe(false);
  expect(clock.pending).toBe(0);
});

test('side by side, each later than the one before; asides hold nothing up, but are shown to their end', async () => {
  const { clock, notes, queue } = setup();
  const steps: Steps[] = [
    { kind: 'aside', step: cue('long', 500) },
    { kind: 'together', steps: [cue('a', 100), cue('b', 100), cue('c', 10)], apart: 30 },
    cue('d', 20),
  ];
  queue.play(steps, 1);
  await clock.pass(1000);
  expect(notes.lines).toEqual([
    '0 long for 500',
    '0 a for 100',
    '30 b for 100',
    '60 c for 10',
    '70 c ends',
    '100 a ends',
    '130 b ends',
    '130 d for 20',
    '150 d ends',
    '500 long ends',
    '500 settled',
  ]);
});

test.each([
  [0.5, ['0 a for 50', '50 a ends', '60 b for 10', '70 b ends', '70 settled']],
  [1.6, ['0 a for 160', '160 a ends', '192 b for 32', '224 b ends', '224 settled']],
])('all of it goes as fast as is wanted: %d', async (scale, lines) => {
  const { clock, notes, queue } = setup();
  queue.play([cue('a', 100), { kind: 'wait', ms: 20 }, cue('b', 20)], scale);
  await clock.pass(1000);
  expect(notes.lines).toEqual(lines);
});

test('what knows its own end is waited for', async () => {
  const { clock, notes, queue } = setup();
  queue.play([cue('own board', 100), cue('b', 20)], 1);
  await clock.pass(5000);
  expect(notes.lines).toEqual(['0 own board for 100']);
  notes.own.get('own board')!();
  await clock.pass(20);
  expect(notes.lines.slice(1)).toEqual([
    '5000 own board ends',
    '5000 b for 20',
    '5020 b ends',
    '5020 settled',
  ]);
});

test('finishing ends what runs, at once and in one go, and nothing of it comes later', async () => {
  const { clock, notes, queue } = setup();
  queue.play(
    [{ kind: 'together', steps: [cue('a', 100), cue('own b', 100), cue('c', 100)], apart: 60 }, cue('d', 20)],
    1,
  );
  await clock.pass(70);
  queue.finish();
  expect(notes.lines.slice(2)).toEqual(['70 a ends', '70 own b ends', '70 settled']);
  expect(queue.busy).toBe(false);
  await clock.pass(1000);
  expect(notes.lines).toHaveLength(5);
  expect(clock.pending).toBe(0);
  queue.finish();
  expect(notes.lines).toHaveLength(5);
});

test('the next showing ends the one before', async () => {
  const { clock, notes, queue } = setup();
  queue.play([cue('a', 100), cue('b', 100)], 1);
  await clock.pass(10);
  queue.play([cue('c', 30)], 1);
  await clock.pass(1000);
  expect(notes.lines).toEqual([
    '0 a for 100',
    '10 a ends',
    '10 settled',
    '10 c for 30',
    '40 c ends',
    '40 settled',
  ]);
});

test('three hundred showings, each cut short by the next, leave nothing behind', async () => {
  const { clock, notes, queue } = setup();
  for (let i = 0; i < 300; i++) {
    queue.play([cue(`a${i}`, 100), sound('x'), cue(`b${i}`, 100)], 1);
    await clock.pass(i % 150);
  }
  queue.finish();
  await idle();
  expect(clock.pending).toBe(0);
  expect(notes.lines.filter((line) => line.endsWith('settled'))).toHaveLength(300);
});

test('nothing takes longer than six seconds', async () => {
  const steps = Array.from({ length: 40 }, (_, i) => flight(`card ${i}`));
  expect(lengthOf({ kind: 'series', steps })).toBe(40 * FLIGHT);
  expect(timing(steps, 1)).toEqual({ scale: 6000 / (40 * FLIGHT), ms: 6000 });
  expect(timing(steps, 0.5).ms).toBe(3000);
  expect(timing(steps.slice(0, 3), 1)).toEqual({ scale: 1, ms: 3 * FLIGHT });
  const { clock, notes, queue } = setup();
  queue.play(steps, 1);
  await clock.pass(60_000);
  expect(notes.lines.at(-1)).toMatch(/^(6000|5999\.9\d*) settled$|^6000\.0\d* settled$/);
});
