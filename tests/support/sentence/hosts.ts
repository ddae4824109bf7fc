// Where each part of a card language can be written: an empty card, and the part of it that holds a word.
import type { Json } from '../../../shared/engine/json.ts';
import type { JsonObject } from '../../../shared/packs/card-schema.ts';
import { withValue } from '../../../shared/packs/sentence/forms.ts';
import { emptyCard } from '../empty-card.ts';
import type { Branch } from './branches.ts';
import { workplaceOf } from './benches.ts';

/** An empty card with the place of a program, and what is to be written there. */
export interface Host {
  readonly card: Json;
  readonly at: string;
  readonly program: Json;
}

const DRAW = { do: 'draw', cards: 1 };
const effect = (node: Json): Json => ({ when: 'played', do: [node] });
const RULES: { readonly [family: string]: (value: Json) => Json } = {
  rule: (value) => value,
  do: effect,
  amount: (cards) => effect({ do: 'draw', cards }),
  is: (condition) => effect({ do: 'if', if: condition, then: [DRAW] }),
  mod: (change) => ({ while: (change as JsonObject).mod === 'keyword' ? 'always' : 'slotted', change }),
};

/** The first kind of cards that may have a rule. */
function kindFor(rule: JsonObject): string {
  const { triggers, standings } = workplaceOf('ravingspire').bench.words;
  const word = [
    ...triggers.filter(({ name }) => name === rule.when),
    ...standings.filter(({ name }) => name === rule.while),
  ];
  return word[0]?.kinds?.[0] ?? 'attack';
}

const HOSTS: { readonly [game: string]: (family: string, value: Json) => Host } = {
  ravingspire(family, value) {
    const program = RULES[family](value);
    // Only a keyword has a number of its own.
    const isKeyword = JSON.stringify(value).includes('"parameter"');
    const kind = isKeyword ? 'keyword' : kindFor(program as JsonObject);
    return { card: emptyCard(kind), at: kind === 'hero' ? '/hero/abilities/0/rules/0' : '/rules/0', program };
  },
  arcana(family, value) {
    const program = family === 'amount' ? { do: 'damage', amount: value } : value;
    return { card: { id: 'x', name: 'X', kind: 'suit' }, at: '/effects/0', program };
  },
};

/** Where the values of a branch can be written. */
export const hostsFor = (game: string, { family, values }: Branch): readonly Host[] =>
  values.map((value) => HOSTS[game](family, value));

/** The card with its program. */
export const finished = ({ card, at, program }: Host): Json => {
  const list = at.slice(0, at.lastIndexOf('/'));
  return withValue(card, list, [program]);
};
