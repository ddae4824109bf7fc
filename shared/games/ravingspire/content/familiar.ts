import { newerForms } from '../../../packs/needs.ts';
import { cardWords } from './card-words.ts';
import type { CardDefinition } from './schema.ts';

/** The format with whose words the games were played that the estimates of the bots were fitted to. */
const FITTED_TO = 1;

/**
 * Whether the estimates of the bots know all forms of a card: what came into the language later they have not been fitted
 * to. No rule reads it.
 */
export const isFamiliar = ({ rules, hero }: Pick<CardDefinition, 'rules' | 'hero'>): boolean =>
  newerForms({ ...(rules && { rules }), ...(hero && { hero }) }, FITTED_TO, cardWords).length === 0;
