// Cards with one mistake that an author could make, for every code that a card can have.
import { IN_ARCANA } from './arcana.ts';
import { IN_FORM } from './form.ts';
import type { Plant } from './plant.ts';
import { IN_RULES } from './rules.ts';

export type { Plant } from './plant.ts';

export const PLANTS: readonly Plant[] = [
  ...[...IN_FORM, ...IN_RULES].map((plant): Plant => ({ ...plant, game: 'ravingspire' })),
  ...IN_ARCANA.map((plant): Plant => ({ ...plant, game: 'arcana' })),
];
