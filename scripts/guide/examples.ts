// The words of the card language as authors see them: docs/modding/reference/<game>/<section>.json. The reference
// (docs/modding/reference.md), the descriptions in the editors' schemas and the tests all read them there.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Json } from '../../shared/engine/json.ts';
import type { CardDefinition, Rule } from '../../shared/games/ravingspire/content/schema.ts';

/** Parts of the reference, in its order; each has a file. */
export const SECTIONS = [
  'triggers',
  'standing',
  'effects',
  'whom',
  'selection',
  'zones',
  'amounts',
  'conditions',
  'changes',
] as const;
export type Section = (typeof SECTIONS)[number];

type Fields = { readonly [key: string]: Json };

/** One word: what it does, and a rule that shows it and is played by the tests. */
export interface Example {
  readonly does: string;
  /** What a field means, where its name and form do not say it. */
  readonly fields?: { readonly [field: string]: string };
  readonly rule: Rule;
  /** What the card needs beside the rule, an attack with 1 skill otherwise. */
  readonly card?: Partial<CardDefinition>;
  /** Who plays it, where it is not the usual hero or the card itself. */
  readonly hero?: string;
  /** The position, as in scenarios, where it differs from the usual one. `@` is the card of the example. */
  readonly given?: Fields;
  /** The steps; a card with a `played` rule is played where nothing else is said. */
  readonly when?: readonly Fields[];
  /** What must hold. */
  readonly then: readonly [path: string, op: string, value?: Json][];
}

export type Examples = { readonly [word: string]: Example };

const REFERENCE = resolve(import.meta.dirname, '../../docs/modding/reference');

/** The examples of a section; none for a game that has no reference. */
export function readExamples(game: string, section: Section): Examples {
  const file = join(REFERENCE, game, `${section}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Examples) : {};
}

/** What the fields of a card mean; nothing for a game that has no reference. */
export function readFields(game: string): { readonly [field: string]: string } {
  const file = join(REFERENCE, game, 'card.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly [field: string]: string })
    : {};
}

/** A card that has the rule of an example and little else. A rule of a hero is its first ability. */
export function cardOf(section: Section, word: string, { rule, card }: Example): CardDefinition {
  const id = `${section}-${word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const name = word.replace(/^./, (letter) => letter.toUpperCase());
  if (card?.kind === 'hero') {
    const hero = { ...HERO, abilities: [{ rules: [rule] }, { rules: [PLAIN] }] };
    return { id, name, kind: 'hero', hero } as CardDefinition;
  }
  return {
    id,
    name,
    kind: 'attack',
    ...(card?.kind ? {} : ATTACK),
    rules: [rule],
    ...card,
  } as CardDefinition;
}

const ATTACK = { power: 1, as: ['skill'], cost: { skill: 1 } };
const PLAIN = { while: 'always', change: { mod: 'hand', amount: 1 } };
const HERO = {
  class: 'rogue',
  difficulty: 'normal',
  deck: { 'base:tool': 4, 'base:blade': 4, 'base:trinket': 4 },
  slots: ['weapon', 'armor', 'object', 'object', 'relic'],
};
