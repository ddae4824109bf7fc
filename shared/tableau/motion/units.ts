// The small things of which the showing of an event is made.
import type { Seat } from '../../engine/game.ts';
import type { Flight, Glint, MotionStep } from './steps.ts';
import type { SoundName } from './sounds.ts';
import { BLUR, CANDLE, DICE, STAMP, type CommonCue, type Roll, type TableCue } from './cues.ts';
import * as at from './places.ts';

/** What one event shows. */
export interface ToldSteps<C = CommonCue> {
  readonly steps: readonly MotionStep<C>[];
  /** Neighbours with the same word are shown side by side. */
  readonly joins: string | null;
}

export type TableStep<S = unknown, M = unknown> = MotionStep<TableCue<S, M>>;
/** A step of what the generic table performs. */
type PlainStep = MotionStep<never>;

export const heard = (name: SoundName): PlainStep => ({ kind: 'sound', name });
const series = <C>(...steps: readonly MotionStep<C>[]): MotionStep<C> => ({ kind: 'series', steps });
export const aside = <C>(step: MotionStep<C>): MotionStep<C> => ({ kind: 'aside', step });

/** The same sound several times, beside what goes on. @param apart milliseconds */
export const repeated = (name: SoundName, times: number, apart: number): PlainStep =>
  aside({ kind: 'together', steps: Array.from({ length: times }, () => heard(name)), apart });

/** Light passes over the first of these places that is there. */
export const lit = (places: readonly string[], tone: Glint['tone'] = 'light'): PlainStep => ({
  kind: 'glint',
  at: places,
  tone,
});

const flight = (
  card: string,
  from: readonly string[],
  to: readonly string[],
  how: Flight['how'],
): PlainStep => ({
  kind: 'flight',
  card,
  from,
  to,
  how,
});

/** A card goes as it lies. */
export const slid = (card: number, from: readonly string[], to: readonly string[]): PlainStep =>
  flight(at.cardPlace(card), from, to, 'slide');

/** A card comes from a deck and shows its face. */
export const turned = (card: number, from: readonly string[], to: readonly string[]): PlainStep =>
  flight(at.cardPlace(card), from, to, 'turn');

/** A card goes back into a deck. */
export const buried = (card: number, to: readonly string[]): PlainStep =>
  flight(at.cardPlace(card), [at.FRONT], to, 'hide');

/** A card burns where it is. */
export const burnt = (card: number): PlainStep => flight(at.cardPlace(card), [at.FRONT], [], 'burn');

/** A card hidden from this viewer is drawn. @param name distinguishes it from all others */
export const unseen = (name: string, seat: Seat): PlainStep =>
  flight(name, at.deck(seat), at.hand(seat), 'hide');

/** Candles of a seat go out, or are lit, one by one; where they are not shown, its face tells. */
export const candles = (seat: Seat, from: number, to: number): MotionStep<CommonCue> => ({
  kind: 'together',
  apart: 0,
  steps: [
    {
      kind: 'cue',
      cue: { kind: 'candles', seat, from, to },
      ms: CANDLE * Math.abs(to - from) + 2 * CANDLE,
    },
    lit([at.hero(seat)], to < from ? 'harm' : 'light'),
  ],
});

/** The board comes to stand like this by these moves. @param ms how long it takes at normal speed */
export const boardMoved = <S, M>(moves: readonly M[], state: S, ms: number): TableStep<S, M> => ({
  kind: 'cue',
  cue: { kind: 'board', moves, state },
  ms,
});

/** Dice fall, all at once. */
export const thrown = (rolls: readonly Roll[]): MotionStep<CommonCue> => ({
  kind: 'cue',
  cue: { kind: 'dice', rolls },
  ms: DICE,
});

export const stamped = (what: string): MotionStep<CommonCue> => ({
  kind: 'cue',
  cue: { kind: 'stamp', what },
  ms: STAMP,
});

/** Everything swims before the eyes. */
export const blurred = (): MotionStep<CommonCue> => ({ kind: 'cue', cue: { kind: 'blur' }, ms: BLUR });

// ------------------------------------------------------------------------------------- what one event shows in all

/** One step after the other, apart from what neighbours show. */
export const alone = (...steps: readonly MotionStep<CommonCue>[]): ToldSteps => ({ joins: null, steps });

/** Cards in the air, each with its sound; those of neighbours fly at the same time. */
export const flights = (name: SoundName, ...cards: readonly PlainStep[]): ToldSteps => ({
  joins: 'cards',
  steps: cards.map((card) => series(heard(name), card)),
});

/** Lights that pass over something, each with its sound; those of neighbours shine at the same time. */
export const lights = (name: SoundName, ...glints: readonly PlainStep[]): ToldSteps => ({
  joins: 'lights',
  steps: glints.map((glint) => series(heard(name), glint)),
});
