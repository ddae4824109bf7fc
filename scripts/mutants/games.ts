// The games whose rules are measured, and the files that their scenarios must prove.
import type { MatchBase, StateBase, EventBase } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { ScenarioGame } from '../../shared/engine/scenario.ts';

/** A game's scenarios, whatever its types. */
export type AnyScenarios = ScenarioGame<MatchBase, StateBase, Json, EventBase>;

/** What is changed and what must notice. Paths are relative to the root. */
export interface MeasuredGame {
  readonly id: string;
  /** Module that exports how scenarios speak of the game, and under which name. */
  readonly entry: string;
  readonly adapter: string;
  /** Folder of the scenarios; its folders are chapters. */
  readonly scenarios: string;
  /** Patterns of the files that are changed: the rules, and what makes programs of cards. */
  readonly files: readonly string[];
}

/** Words, forms and checks of packs have tests of their own, and so have views; of triggers what they come upon is measured. */
export const GAMES: readonly MeasuredGame[] = [
  {
    id: 'ravingspire',
    entry: 'shared/games/ravingspire/scenario/index.ts',
    adapter: 'ravingspireScenarios',
    scenarios: 'tests/scenarios/ravingspire',
    files: [
      'shared/games/ravingspire/rules/*.ts',
      'shared/games/ravingspire/content/{ability,amounts,compile,conditions,filters,loot-checks,modifiers,rules-of,seats,select,traits,triggers,uses-amount,zones}.ts',
      'shared/games/ravingspire/content/triggers/*.ts',
      'shared/games/ravingspire/content/verbs/*.ts',
      'shared/packs/effects/{amounts,compile,conditions,control}.ts',
    ],
  },
  {
    id: 'arcana',
    entry: 'shared/games/arcana/scenario/index.ts',
    adapter: 'arcanaScenarios',
    scenarios: 'tests/scenarios/arcana',
    files: [
      'shared/games/arcana/rules/*.ts',
      'shared/games/arcana/{setup,decisions}.ts',
      'shared/games/arcana/actions/*.ts',
      'shared/games/arcana/content/{compile,language}.ts',
      'shared/packs/effects/verbs-in.ts',
    ],
  },
];
