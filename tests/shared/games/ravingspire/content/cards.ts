import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileCard } from '../../../../../shared/games/ravingspire/content/compile.ts';
import type { Card } from '../../../../../shared/games/ravingspire/rules/card.ts';
import type { CardDefinition, CardFile } from '../../../../../shared/games/ravingspire/content/schema.ts';

const folder = resolve(import.meta.dirname, '../../../../../mods/base/cards');

/** All cards of the base set by the name inside the pack. */
export const BASE: ReadonlyMap<string, CardDefinition> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as CardFile).cards)
    .map((card) => [card.id, card]),
);

export function baseCard(name: string): CardDefinition {
  const card = BASE.get(name);
  if (card === undefined) throw new Error(`the base set has no "${name}"`);
  return card;
}

export const compiled = (name: string): Card => compileCard(`base:${name}`, baseCard(name));

/** A foe with a rule for its reveal. */
export const withReveal = (nodes: readonly object[]): CardDefinition =>
  ({
    id: 'sample',
    name: 'Sample',
    kind: 'foe',
    cost: { skill: 1 },
    rules: [{ when: 'revealed', do: nodes }],
  }) as unknown as CardDefinition;

/** A card with a rule for when sanity is about to be lost. */
export const withShield = (nodes: readonly object[]): CardDefinition =>
  ({
    id: 'sample',
    name: 'Sample',
    kind: 'object',
    power: 1,
    as: ['skill'],
    cost: { skill: 1 },
    rules: [{ when: 'would-lose-sanity', do: nodes }],
  }) as unknown as CardDefinition;

/** A card of some kind with one triggered rule. */
export const withEffects = (
  nodes: readonly object[],
  kind: CardDefinition['kind'] = 'attack',
): CardDefinition =>
  ({
    id: 'sample',
    name: 'Sample',
    kind,
    power: 1,
    as: ['skill'],
    cost: { skill: 1 },
    rules: [{ when: 'played', do: nodes }],
  }) as unknown as CardDefinition;
