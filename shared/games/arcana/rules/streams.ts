const NAMES = ['deck', 'majors', 'die'] as const;

/** Stream indices: the pips and the Fool, the Majors, and the foe's die (AR-R!3). */
export const STREAM = {
  deck: NAMES.indexOf('deck'),
  majors: NAMES.indexOf('majors'),
  die: NAMES.indexOf('die'),
} as const;

/** The names of all streams, in the order of their indices. */
export const STREAM_NAMES: readonly string[] = NAMES;
