import type { JsonObject } from '../../shared/packs/card-schema.ts';

const POWER = { power: 1, as: ['fight'] };
const COST = { cost: { fight: 1 } };
/** What a card needs beside its rules, where it is not bought. */
const EMPTY: { readonly [kind: string]: object } = {
  loot: POWER,
  starter: { ...POWER, types: ['weapon'] },
  adversary: COST,
  foe: COST,
  spire: COST,
  chaos: {},
  keyword: {},
  tower: {},
  hero: {
    hero: {
      class: 'rogue',
      difficulty: 'normal',
      deck: { 'base:tool': 12 },
      slots: ['weapon', 'armor', 'object', 'object', 'relic'],
      abilities: [{ rules: [] }, { rules: [] }],
    },
  },
};

/** A card of Ravingspire without rules. */
export const emptyCard = (kind: string): JsonObject =>
  ({ id: 'x', name: 'X', kind, ...(EMPTY[kind] ?? { ...POWER, ...COST }) }) as JsonObject;
