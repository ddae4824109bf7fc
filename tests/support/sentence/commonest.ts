// What is written most often on the cards of the base set of Ravingspire.
import type { Json } from '../../../shared/engine/json.ts';
import type { JsonObject } from '../../../shared/packs/card-schema.ts';
import { workplaceOf } from './benches.ts';

/** An effect with the kind of card and the trigger that it is usual in. */
export interface UsualEffect {
  readonly effect: Json;
  readonly kind: string;
  readonly when: string;
}

/** The effects of rules that are written most often. */
export function commonestEffects(count: number): readonly UsualEffect[] {
  const counted = new Map<string, { count: number; effect: Json; places: Map<string, number> }>();
  for (const card of workplaceOf('ravingspire').cards)
    for (const rule of (card.rules ?? []) as readonly JsonObject[])
      for (const effect of (rule.do ?? []) as readonly Json[]) {
        const key = JSON.stringify(effect);
        const known = counted.get(key) ?? { count: 0, effect, places: new Map<string, number>() };
        counted.set(key, known);
        known.count++;
        const place = JSON.stringify([card.kind, rule.when]);
        known.places.set(place, (known.places.get(place) ?? 0) + 1);
      }
  return [...counted.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, count)
    .map(({ effect, places }) => {
      const [[place]] = [...places].sort(([, one], [, other]) => other - one);
      const [kind, when] = JSON.parse(place) as [string, string];
      return { effect, kind, when };
    });
}
