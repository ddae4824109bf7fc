// What games of Ravingspire have to reach.
import { readFileSync } from 'node:fs';
import { ACTIONS } from '../../shared/games/ravingspire/actions/index.ts';
import { language } from '../../shared/games/ravingspire/content/language.ts';
import { EVENT_KINDS } from '../../shared/games/ravingspire/events.ts';
import { REFUSALS } from '../../shared/games/ravingspire/rules/refuse.ts';
import type { Counts, Listed } from './counts.ts';

const decisions = readFileSync(
  new URL('../../shared/games/ravingspire/decisions.ts', import.meta.url),
  'utf8',
);

/** What no game can reach, and why. */
export const OUT_OF_REACH: { readonly [kind: string]: string } = {
  'refusal no-such-card': 'only scenarios name cards that are not there by id',
};

/** Everything that there is. Lists that exist only as types are read from the source. */
export const LISTED = {
  decision: [...decisions.matchAll(/DecisionKind = ([^;]+);/g)].flatMap(([, union]) =>
    [...union.matchAll(/'(\w+)'/g)].map(([, name]) => name),
  ),
  action: [...new Set(ACTIONS.map(({ do: name }) => name))],
  event: EVENT_KINDS,
  verb: [...language.verbs.keys()],
  refusal: REFUSALS,
  end: ['madness', 'dawn', 'heroes', 'escaped', 'freedEveryone', 'claimedAlone'],
} as const satisfies Listed;

/** Everything that games have to reach. */
export const REACHABLE: Listed = Object.fromEntries(
  Object.entries(LISTED).map(([subject, kinds]) => [
    subject,
    kinds.filter((kind) => !Object.hasOwn(OUT_OF_REACH, `${subject} ${kind}`)),
  ]),
);

/** Counts how often each verb of a card runs. Call before any card is compiled, in a thread of its own. */
export function countVerbs(counts: Counts): void {
  for (const verb of language.verbs.values()) {
    const compile = verb.compile.bind(verb);
    Object.assign(verb, {
      compile: (...args: Parameters<typeof compile>): ReturnType<typeof compile> => {
        const run = compile(...args);
        return (g, env) => {
          counts.add('verb', verb.name);
          run(g, env);
        };
      },
    });
  }
}
