import type { Json } from '../../engine/json.ts';
import { validateArcanaAction } from '../../generated/validators.js';
import { arcanaBots } from './bots/index.ts';
import { arcanaContent } from './content/index.ts';
import { arcana } from './index.ts';
import { introduce } from './introduce.ts';
import { faces } from './present/face.ts';
import { presenter, secret, trophy } from './present/index.ts';
import { announced, courtsOf, formFor, optionsFor } from './present/setup-form.ts';
import { arcanaScenarios } from './scenario/index.ts';

/** Arcana, for the registry of games. */
export const arcanaEntry = {
  game: arcana,
  content: arcanaContent,
  scenarios: arcanaScenarios,
  bots: arcanaBots,
  lab: null,
  heroes: courtsOf,
  faces,
  introduce,
  isAction: (value: Json) => validateArcanaAction(value),
  words: { en: announced('en'), de: announced('de') },
  setupForm: formFor,
  options: optionsFor,
  presenter,
  secret,
  trophy,
};
