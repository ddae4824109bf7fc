import { describe, expect, test } from 'vitest';
import { inspect } from '../../../../../shared/games/ravingspire/content/inspect.ts';
import type { CardDefinition } from '../../../../../shared/games/ravingspire/content/schema.ts';
import { de } from '../../../../../shared/games/ravingspire/text/de/cards.ts';
import { en } from '../../../../../shared/games/ravingspire/text/en/cards.ts';
import { BASE, withEffects } from './cards.ts';
import { validateCard } from './validate.ts';

const lookup = { card: (id: string) => BASE.get(id.replace('base:', '')) as never };
const draw = { do: 'draw', cards: 1 };

/** Everything wrong with a card: what the schema says, then what the inspection says. */
function problems(card: object): string[] {
  const schema = validateCard(card);
  if (schema.length > 0) return schema;
  return inspect(card as CardDefinition, lookup).map(({ code, pointer }) => `${code} ${pointer}`);
}

const plain = { id: 'sample', name: 'Sample', kind: 'weapon', power: 1, as: ['fight'], cost: { fight: 1 } };
const powerOnly = { id: 'sample', name: 'Sample', kind: 'weapon', power: 1, cost: { fight: 1 } };
const chaos = { id: 'sample', name: 'Sample', kind: 'chaos' };
const nested = (depth: number): object =>
  depth === 0 ? draw : { do: 'repeat', times: 2, then: [nested(depth - 1)] };

describe('one mistake gives one problem', () => {
  test.each<[string, object, string]>([
    [
      'unknown verb',
      withEffects([{ do: 'drew', cards: 1 }]),
      '/rules/0/do/0 discriminator {"error":"mapping","tag":"do","tagValue":"drew"}',
    ],
    [
      'unknown key',
      withEffects([{ do: 'draw', cards: 1, whom: 'you' }]),
      '/rules/0/do/0 additionalProperties {"additionalProperty":"whom"}',
    ],
    ['missing key', withEffects([{ do: 'draw' }]), '/rules/0/do/0 required {"missingProperty":"cards"}'],
    [
      'too large an amount',
      withEffects([{ do: 'draw', cards: 100 }]),
      '/rules/0/do/0/cards maximum {"comparison":"<=","limit":99}',
    ],
    [
      'unknown amount',
      withEffects([{ do: 'draw', cards: { amount: 'd20' } }]),
      '/rules/0/do/0/cards discriminator {"error":"mapping","tag":"amount","tagValue":"d20"}',
    ],
    [
      'unknown zone',
      withEffects([{ do: 'discard', cards: { from: ['pocket'] } }]),
      '/rules/0/do/0/cards/from/0 enum',
    ],
    [
      'unknown change',
      { ...plain, rules: [{ while: 'slotted', change: { mod: 'triple-power' } }] },
      '/rules/0/change discriminator {"error":"mapping","tag":"mod","tagValue":"triple-power"}',
    ],
    ['unknown trigger', { ...plain, rules: [{ when: 'smelled', do: [draw] }] }, '/rules/0/when enum'],
    [
      'a verb that is no price',
      withEffects([{ do: 'may', price: [draw], then: [draw] }]),
      '/rules/0/do/0/price/0 discriminator',
    ],
    ['an empty list', withEffects([]), '/rules/0/do minItems {"limit":1}'],
    [
      'a bad row',
      withEffects([{ do: 'table', rows: [{ on: '7', then: [draw] }] }]),
      '/rules/0/do/0/rows/0/on pattern',
    ],
    [
      'too deep',
      withEffects([nested(8)]),
      'too-deep-effects /rules/0/do/0/then/0/then/0/then/0/then/0/then/0/then/0/then/0/then',
    ],
    [
      'too often',
      withEffects([{ do: 'repeat', times: 21, then: [draw] }]),
      'repeat-too-often /rules/0/do/0/times',
    ],
    [
      'overlapping rows',
      withEffects([
        {
          do: 'table',
          rows: [
            { on: '1-3', then: [draw] },
            { on: '3-6', then: [draw] },
          ],
        },
      ]),
      'bad-rows /rules/0/do/0/rows/1/on',
    ],
    [
      'unknown id',
      withEffects([{ do: 'retrieve', cards: { from: ['discard'], id: 'base:blaed' } }]),
      'unknown-id /rules/0/do/0/cards/id',
    ],
    [
      'chaos with a cost',
      { ...chaos, cost: { fight: 1 }, rules: [{ when: 'chaos', do: [draw] }] },
      'field-not-for-kind /cost',
    ],
    [
      'no cost',
      { id: 'sample', name: 'Sample', kind: 'adventurer', power: 1, as: ['fight'] },
      'field-missing-for-kind ',
    ],
    ['power without attribute', powerOnly, 'power-without-attribute '],
    [
      'instead without by',
      { ...plain, rules: [{ when: 'instead', do: [draw] }] },
      'instead-without-by /rules/0',
    ],
    [
      'by without instead',
      { ...plain, rules: [{ when: 'played', by: 'discard', do: [draw] }] },
      'not-with-trigger /rules/0/by',
    ],
    [
      'a trigger of another kind',
      { ...plain, rules: [{ when: 'chaos', do: [draw] }] },
      'trigger-not-for-kind /rules/0/when',
    ],
    [
      'an ability outside heroes',
      { ...plain, rules: [{ when: 'activated', do: [draw] }] },
      'trigger-not-for-kind /rules/0/when',
    ],
    [
      'a level rule off the tower',
      { ...plain, rules: [{ while: 'level', change: { mod: 'hand', amount: 1 } }] },
      'standing-not-for-kind /rules/0/while',
    ],
    [
      'a die in a standing rule',
      { ...plain, rules: [{ while: 'slotted', change: { mod: 'hand', amount: { amount: 'die' } } }] },
      'not-in-standing /rules/0/change/amount',
    ],
    [
      'a die in the cards of a change',
      {
        ...plain,
        rules: [{ while: 'slotted', change: { mod: 'forbid', cards: { cost: { max: { amount: 'd3' } } } } }],
      },
      'not-in-standing /rules/0/change/cards/cost/max',
    ],
    [
      'that card in the cards of a change',
      { ...plain, rules: [{ while: 'slotted', change: { mod: 'forbid', cards: { named: 'that' } } }] },
      '/rules/0/change/cards/named enum {"allowedValues":["this"]}',
    ],
    [
      'a number of an effect in the cards of a trigger',
      { ...plain, rules: [{ when: 'gains', cards: { power: { min: { amount: 'done' } } }, do: [draw] }] },
      'not-in-standing /rules/0/cards/power/min',
    ],
    [
      'a die in the cards of a change for a time',
      withEffects([
        {
          do: 'until',
          ends: 'turn',
          change: { mod: 'forbid', cards: { cost: { max: { amount: 'die' } } } },
        },
      ]),
      'not-in-standing /rules/0/do/0/change/cards/cost/max',
    ],
    [
      'a die in the cards of a moment',
      withEffects([
        { do: 'later', when: 'gains', cards: { cost: { max: { amount: 'die' } } }, then: [draw] },
      ]),
      'not-in-standing /rules/0/do/0/cards/cost/max',
    ],
    [
      'an empty range',
      withEffects([{ do: 'if', if: { is: 'amount', of: 1, min: 3, max: 2 }, then: [draw] }]),
      'empty-range /rules/0/do/0/if',
    ],
  ])('%s', (_name, card, expected) => {
    const found = problems(card);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });

  test('too many nodes', () => {
    const many = Array.from({ length: 17 }, () => draw);
    const lists = Array.from({ length: 12 }, () => ({ do: 'repeat', times: 2, then: many }));
    expect(problems(withEffects(lists))).toEqual(['too-many-nodes /rules']);
  });

  test('standing rules that read too much', () => {
    const reads = (count: number) => ({
      while: 'slotted',
      if: {
        is: 'all',
        of: Array.from({ length: count }, () => ({
          is: 'cards',
          of: { from: ['hand', 'discard', 'deck'] },
          min: 1,
        })),
      },
      change: { mod: 'hand', amount: 1 },
    });
    expect(problems({ ...plain, rules: [reads(6)] })).toEqual([]);
    expect(problems({ ...plain, rules: [reads(6), reads(6)] })).toEqual(['too-much-standing /rules']);
  });

  test('a hero has twelve starter cards that are starters', () => {
    const hero = structuredClone(BASE.get('crimson-reaver')!) as CardDefinition & {
      hero: { deck: Record<string, number> };
    };
    hero.hero.deck = { 'base:tool': 11, 'base:armory': 2, 'base:tol': 0 };
    expect(problems(hero)).toEqual([
      'deck-size /hero/deck',
      'not-a-starter /hero/deck/base:armory',
      'unknown-id /hero/deck/base:tol',
    ]);
  });

  test('an adversary that says not what becomes of it is warned of', () => {
    const card = {
      id: 'sample',
      name: 'Sample',
      kind: 'adversary',
      cost: { fight: 1 },
      rules: [{ when: 'defeated', do: [draw] }],
    };
    expect(inspect(card as unknown as CardDefinition, lookup)).toMatchObject([
      { code: 'adversary-stays', severity: 'warning' },
    ]);
  });
});

test('each problem has its words in both languages', () => {
  const codes = Object.keys(en).filter((key) => key.startsWith('problem.') && !key.endsWith('.cure'));
  for (const code of codes) {
    expect(en).toHaveProperty([`${code}.cure`]);
    expect(de).toHaveProperty([`${code}.cure`]);
  }
});
