// How things stand on a flat board, and how that changes: plain data, of which all that is drawn follows.

/** What is on a flat board just now; `Poses` is everything that can move, as it stands. */
export interface FlatScene<State, Poses> {
  readonly state: State;
  readonly poses: Poses;
}

/** One thing that moves, until it is done. */
export interface FlatStep<Poses> {
  /** How everything stands afterwards. */
  readonly poses: Poses;
  /** How long it takes at normal speed, in milliseconds. */
  readonly ms: number;
}
