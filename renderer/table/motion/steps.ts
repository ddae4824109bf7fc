// What can be shown of something that has happened: plain data, made by a game from its events and played by the queue.

/** A card goes from where it was to where it is now. */
export interface Flight {
  readonly kind: 'flight';
  /** The place of the card itself, wherever it lies: `card:12`. */
  readonly card: string;
  /** Where it comes from and goes to when it cannot be seen there itself: the first place that is on the screen counts. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** `turn`: it shows its face on the way. `hide`: it shows its back from then on. `burn`: it burns where it is. */
  readonly how: 'slide' | 'turn' | 'hide' | 'burn';
}

/** A light passes over something: look here. */
export interface Glint {
  readonly kind: 'glint';
  /** The first place that is on the screen. */
  readonly at: readonly string[];
  readonly tone: 'light' | 'harm';
}

/** Something is heard. Takes no time. */
interface SoundStep {
  readonly kind: 'sound';
  readonly name: string;
}

/** Something that only the game's own table can show. */
interface Cue<C> {
  readonly kind: 'cue';
  readonly cue: C;
  /** How long it takes at normal speed; an estimate for what ends by itself. */
  readonly ms: number;
}

export type Step<C> =
  | Flight
  | Glint
  | SoundStep
  | Cue<C>
  | { readonly kind: 'wait'; readonly ms: number }
  /** One after the other. */
  | { readonly kind: 'series'; readonly steps: readonly Step<C>[] }
  /** Side by side, each `apart` milliseconds after the one before it. */
  | { readonly kind: 'together'; readonly steps: readonly Step<C>[]; readonly apart: number }
  /** Goes on while the next steps are shown already. */
  | { readonly kind: 'aside'; readonly step: Step<C> };

/** The steps that are performed as they are; all others arrange them. */
export type PerformedStep<C> = Flight | Glint | SoundStep | Cue<C>;

/** Lengths at normal speed, in milliseconds: `--t-move` and `--t-quick`. */
export const FLIGHT = 320;
const BURN = 520;
const GLINT = 240;

/** Length of a step at normal speed, in milliseconds. */
export function lengthOf<C>(step: Step<C>): number {
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
export function performedIn<C>(steps: readonly Step<C>[]): PerformedStep<C>[] {
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
  steps: readonly Step<C>[],
  scale: number,
): { readonly scale: number; readonly ms: number } {
  const length = lengthOf({ kind: 'series', steps });
  const ms = Math.min(length, MOST) * scale;
  return { scale: length > MOST ? ms / length : scale, ms };
}
