import { controlVerbs, type ControlHooks } from '../../../packs/effects/control.ts';
import { createLanguage, type CardLanguage, type Hooks } from '../../../packs/effects/define.ts';
import { rollForEffect } from '../rules/dice.ts';
import { stopped } from '../rules/madness.ts';
import type { G } from '../types.ts';
import { amounts } from './amounts.ts';
import type { Env } from '../rules/card.ts';
import { conditions } from './conditions.ts';
import { battleVerbs } from './verbs/battle.ts';
import { boardVerbs } from './verbs/board.ts';
import { cardVerbs } from './verbs/cards.ts';
import { deckVerbs } from './verbs/decks.ts';
import { counterVerbs } from './verbs/counters.ts';
import { giveVerb } from './verbs/give.ts';
import { heroVerbs } from './verbs/heroes.ts';
import { laterVerbs } from './verbs/later.ts';
import { playVerbs } from './verbs/play.ts';
import { powerVerbs } from './verbs/power.ts';
import { preventionVerbs } from './verbs/prevention.ts';
import { transformVerb } from './verbs/transform.ts';
import type { TowerWorld } from './world.ts';

const hooks: Hooks<TowerWorld> = {
  status(g, env) {
    if (g.state.outcome !== null) return 'over';
    return stopped(g, env) ? 'others' : 'on';
  },
  exhausted: (g, env) => g.emit({ kind: 'effectStopped', card: env.card, seat: env.seat, rule: 'CARD-18' }),
};

const controlHooks: ControlHooks<TowerWorld> = {
  askMay: (g, env, path) => ask(g, env, 'may', path, ['no', 'yes'] as const, 'words') === 'yes',
  askOption: (g, env, path, count) =>
    ask(
      g,
      env,
      'option',
      path,
      Array.from({ length: count }, (_, i) => i),
      'effects',
    ),
  roll: (g, env, node, { lootChecks }) => rollForEffect(g, env.seat, lootChecks.has(node)),
  rememberRoll(env, value) {
    env.rolled = value;
  },
  price: { do: 'lose-sanity', amount: 1 },
};

/** Asks about a node of a card; `path` leads a client to the words for it. */
function ask<T extends string | number>(
  g: G,
  env: Env,
  kind: string,
  path: string,
  options: readonly T[],
  values: 'words' | 'effects',
): T {
  return g.choose({ seat: env.seat, kind, options, data: { values, cause: g.cause, path }, rule: 'CARD-4' });
}

/** All words of the card language of this game. */
export const language: CardLanguage<TowerWorld> = createLanguage<TowerWorld>({
  hooks,
  verbs: [
    ...controlVerbs<TowerWorld>(controlHooks),
    ...cardVerbs,
    ...playVerbs,
    ...deckVerbs,
    giveVerb,
    transformVerb,
    ...heroVerbs,
    ...preventionVerbs,
    ...boardVerbs,
    ...battleVerbs,
    ...powerVerbs,
    ...laterVerbs,
    ...counterVerbs,
  ],
  amounts,
  conditions,
});
