/** Everything that can be heard, by what it sounds like. */
export const SOUNDS = [
  'paper',
  'shuffle',
  'wax',
  'match',
  'burn',
  'dice',
  'step',
  'stone',
  'bell',
  'breath',
  'gasp',
  'blow',
  'key',
  'choir',
] as const;

export type SoundName = (typeof SOUNDS)[number];

export const isSound = (name: string): name is SoundName => SOUNDS.some((known) => known === name);
