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

/** The steps that are performed as they are; all others arrange them. */
export type PerformedStep<C> = Flight | Glint | SoundStep | Cue<C>;

export type MotionStep<C> =
  | PerformedStep<C>
  | { readonly kind: 'wait'; readonly ms: number }
  /** One after the other. */
  | { readonly kind: 'series'; readonly steps: readonly MotionStep<C>[] }
  /** Side by side, each `apart` milliseconds after the one before it. */
  | { readonly kind: 'together'; readonly steps: readonly MotionStep<C>[]; readonly apart: number }
  /** Goes on while the next steps are shown already. */
  | { readonly kind: 'aside'; readonly step: MotionStep<C> };
