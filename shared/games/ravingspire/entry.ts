import type { Hurry } from '../../engine/drive.ts';
import type { Definitions } from '../../engine/game.ts';
import { randomPlayer } from '../../engine/players.ts';
import { drawFrom } from '../../engine/random.ts';
import { explainedBots } from '../../engine/reasons.ts';
import type { Titles } from '../../tableau/presenter.ts';
import type { Json } from '../../engine/json.ts';
import { validateRavingspireAction } from '../../generated/validators.js';
import { adeptPlayer } from './bots/adept.ts';
import { greedyPlayer } from './bots/greedy.ts';
import { masterPlayer } from './bots/master/index.ts';
import { novicePlayer } from './bots/novice.ts';
import { reasons, WHIM } from './bots/reasons.ts';
import { ravingspireContent } from './content/index.ts';
import type { CardDefinition } from './content/schema.ts';
import { ravingspire } from './index.ts';
import { faces } from './present/faces.ts';
import { ravingspireLab } from './lab/index.ts';
import type { Language } from '../../words/languages.ts';
import { presenter, secret, trophy } from './present/index.ts';
import { announced, formFor, optionsFor } from './present/setup-form.ts';
import { ravingspireScenarios } from './scenario/index.ts';

const DIFFICULTIES = ['normal', 'hard', 'expert'];

/** Heroes by difficulty, then by id (OPT-1: normal is recommended for first games). */
function heroes(definitions: Definitions): string[] {
  const rank = (id: string): number =>
    DIFFICULTIES.indexOf((definitions[id] as unknown as CardDefinition).hero?.difficulty ?? '');
  return Object.keys(definitions)
    .filter((id) => (definitions[id] as unknown as CardDefinition).kind === 'hero')
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** The bots by name, the weakest first. */
const BOTS = {
  random: (seed: string) => ({ ...randomPlayer(ravingspire, drawFrom(seed)), why: () => WHIM }),
  novice: (seed: string) => novicePlayer(drawFrom(seed)),
  greedy: () => greedyPlayer,
  adept: () => adeptPlayer,
  master: (seed: string, hurry?: Hurry) => masterPlayer(seed, hurry),
};

/** Ravingspire, for the registry of games. */
export const ravingspireEntry = {
  game: ravingspire,
  content: ravingspireContent,
  scenarios: ravingspireScenarios,
  bots: explainedBots(BOTS, reasons),
  lab: ravingspireLab,
  heroes,
  faces,
  isAction: (value: Json) => validateRavingspireAction(value),
  words: { en: announced('en'), de: announced('de') },
  setupForm: (definitions: Definitions, language: Language, titles: Titles) =>
    formFor(definitions, language, titles, heroes(definitions), ravingspire.seats, Object.keys(BOTS)),
  options: (_: Definitions, language: Language) => optionsFor(language),
  presenter,
  secret,
  trophy,
};
