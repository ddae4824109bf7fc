// How steps are played: what of them is performed, and how long that takes.
import type { MotionStep, PerformedStep } from '../../../shared/tableau/motion/steps.ts';

/** Lengths at normal speed, in milliseconds: `--t-move` and `--t-quick`. */
export const FLIGHT = 320;
const BURN = 520;
const GLINT = 240;

/** Length of a step at normal speed, in milliseconds. */
export function lengthOf<C>(step: MotionStep<C>): number {
  switch (step.kind) {
    case 'flight':
      return step.how === 'burn' ? BURN : FLIGHT;
    case 'glint':
      return GLINT;
    case 'sound':
    case 'aside':
      return 0;
    case 'cue':
    case 'wait':
      return step.ms;
    case 'series':
      return step.steps.reduce((sum, each) => sum + lengthOf(each), 0);
    case 'together':
      return Math.max(0, ...step.steps.map((each, i) => i * step.apart + lengthOf(each)));
  }
}

/** What is performed, in the order in which it begins to be. */
export function performedIn<C>(steps: readonly MotionStep<C>[]): PerformedStep<C>[] {
  return steps.flatMap((step): PerformedStep<C>[] => {
    switch (step.kind) {
      case 'wait':
        return [];
      case 'series':
      case 'together':
        return performedIn(step.steps);
      case 'aside':
        return performedIn([step.step]);
      default:
        return [step];
    }
  });
}

/** No showing takes longer than this at normal speed, in milliseconds: what would is shown faster. */
const MOST = 6000;

/** How fast steps are shown, and how long that takes in milliseconds. @param scale length of all motion that is wanted */
export function timing<C>(
  steps: readonly MotionStep<C>[],
  scale: number,
): { readonly scale: number; readonly ms: number } {
  const length = lengthOf({ kind: 'series', steps });
  const ms = Math.min(length, MOST) * scale;
  return { scale: length > MOST ? ms / length : scale, ms };
}
