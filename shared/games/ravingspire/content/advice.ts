import { isFields } from '../../../packs/card-schema.ts';
import type { Definition } from '../../../packs/content.ts';
import type { Fault, GameAdvice, Measured, Remedy } from '../../../packs/advice/game-advice.ts';
import { addition, certain, possible, replacement } from '../../../packs/advice/steps.ts';
import { valueAt } from '../../../packs/pointer.ts';
import type { Json } from '../../../engine/json.ts';
import { en } from '../text/en/advice.ts';
import { de } from '../text/de/advice.ts';
import { BOUGHT } from '../rules/card.ts';
import { canonical } from './canonical.ts';
import { DECK } from './inspect.ts';
import { isStanding } from './rules-of.ts';
import { CardDefinition, type HeroDefinition } from './schema.ts';

/** What a game says of a definition of this game that was inspected, so that its schema has accepted it. */
const read = (definition: Definition): CardDefinition => definition as unknown as CardDefinition;

/** What the workshop needs to know about this game's cards. */
export const ravingspireAdvice: GameAdvice = {
  schema: CardDefinition,
  messages: { en, de },
  useless: [
    'change-never-works',
    'never-happens',
    'never-holds',
    'pick-is-chosen',
    'cards-mean-nothing',
    'field-not-for-kind',
    'not-with-trigger',
  ],
  mend,
  first: { kind: 'attack', typed: { en: 'draw 2 cards', de: 'ziehe 2 Karten' } },
  comesBy: { starter: { kind: 'hero', at: '/hero/deck' } },
  canonical: (definition) => canonical(read(definition)) as unknown as Definition,
  isTold: () => true,
  measures: (definition) => [...measured(read(definition))],
  spread: { name: 'cost', bands: [0, 4, 7, 10], of: (definition) => paidFor(read(definition)) },
  drawn: 'cost',
};

/** What a card costs without brute force. */
const paidFor = ({ cost }: CardDefinition): number | undefined =>
  cost && (cost.fight ?? 0) + (cost.skill ?? 0) + (cost.charm ?? 0);

function mend({ code, pointer }: Fault, definition: Definition): readonly Remedy[] {
  switch (code) {
    case 'amount-does-nothing':
      return countedOnce(pointer, definition);
    case 'empty-range':
      return reordered(pointer, definition);
    case 'instead-without-by':
      return ['discard', 'banish'].map((by) => possible(addition(`${pointer}/by`, by)));
    case 'power-without-attribute':
      return [...completed(read(definition))];
    case 'adversary-stays':
      return ['reshuffle', 'banish', 'bury'].map((verb) => possible(leaving(read(definition), verb)));
    case 'deck-size':
      return dealt(read(definition).hero!.deck);
    default:
      return [];
  }
}

/** A number that changes nothing becomes 1. */
function countedOnce(pointer: string, definition: Definition): Remedy[] {
  const there = valueAt(definition, pointer) as Json;
  if (typeof there === 'number') return [certain(replacement(pointer, 1))];
  if (!isFields(there)) return [];
  const inside = (node: Json | undefined, at: string): Remedy[] =>
    node === undefined || !isFields(node)
      ? []
      : Object.entries(node).flatMap(([field, value]) =>
          typeof value === 'number' && value < 1 ? [certain(replacement(`${at}/${field}`, 1))] : [],
        );
  return [...inside(there, pointer), ...inside(there['change'], `${pointer}/change`)];
}

/** Bounds in the wrong order change places; without any, at least one is meant. */
function reordered(pointer: string, definition: Definition): Remedy[] {
  const { min, max } = valueAt(definition, pointer) as { readonly min?: number; readonly max?: number };
  if (min === undefined || max === undefined) return [certain(addition(`${pointer}/min`, 1))];
  return [
    certain({
      operations: [
        ...replacement(`${pointer}/min`, max).operations,
        ...replacement(`${pointer}/max`, min).operations,
      ],
    }),
  ];
}

/** A power without what it counts as, or the other way round. */
function* completed({ power, cost = {} }: CardDefinition): Generator<Remedy> {
  if (power === undefined) {
    for (const value of [1, 2, 3]) yield possible(addition('/power', value));
    return;
  }
  const paid = (['fight', 'skill', 'charm'] as const).toSorted((a, b) => (cost[b] ?? 0) - (cost[a] ?? 0));
  for (const attribute of paid) yield possible(addition('/as', [attribute]));
  yield possible(addition('/as', ['vorpal']));
}

/** The card with an end to its rule for being beaten. */
function leaving({ rules = [] }: CardDefinition, verb: string): Pick<Remedy, 'operations'> {
  const end = verb === 'banish' ? { do: verb, cards: 'this' } : { do: verb };
  const beaten = rules.findIndex((rule) => 'when' in rule && rule.when === 'defeated');
  if (beaten >= 0) return addition(`/rules/${beaten}/do/-`, end);
  const rule = { when: 'defeated', do: [end] };
  return rules.length === 0 ? addition('/rules', [rule]) : addition('/rules/-', rule);
}

/** One card of the deck more or fewer times, as many as are missing or too many. */
function dealt(deck: HeroDefinition['deck']): Remedy[] {
  const missing = DECK - Object.values(deck).reduce((sum, count) => sum + count, 0);
  const most = Object.entries(deck).toSorted(([, a], [, b]) => b - a);
  return most.flatMap(([id, count]) => {
    const whole = count + missing;
    return whole < 0 || whole > DECK ? [] : [possible(replacement(`/hero/deck/${id}`, whole))];
  });
}

/** Kinds that heroes buy: what they cost goes with what they give. */
const FOR_SALE: readonly string[] = BOUGHT;

/**
 * Costs by what a card gives, brute force by costs, and the power of what is not for sale. What a card gives is its power,
 * how freely that counts, and whether it does something else, once or as long as it is there.
 */
function* measured({ kind, power, as = [], cost, rules = [] }: CardDefinition): Generator<Measured> {
  const group = FOR_SALE.includes(kind) ? 'for sale' : kind;
  const freedom = as.includes('vorpal') ? 2 : Math.max(0, as.length - 1);
  if (cost !== undefined) {
    const paid = [cost.fight ?? 0, cost.skill ?? 0, cost.charm ?? 0];
    const value = paid.reduce((sum, part) => sum + part, 0);
    const gives = [power ?? 0, freedom, Math.min(1, rules.length), rules.some(isStanding) ? 1 : 0];
    // What an enemy is worth is in no number of it.
    yield { name: 'cost', at: '/cost', group, value, of: group === kind ? [] : gives };
    if (cost.brute !== undefined)
      yield { name: 'brute', at: '/cost/brute', group, value: cost.brute, of: [value, Math.max(...paid)] };
  } else if (power !== undefined)
    yield { name: 'power', at: '/power', group, value: power, of: [freedom, Math.min(1, rules.length)] };
}
