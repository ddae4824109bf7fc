import { readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPackFolder } from '../../main/host/packs/read.ts';
import { describeCard, rulesOn, toText } from '../../shared/games/ravingspire/content/describe.ts';
import type { CardDefinition } from '../../shared/games/ravingspire/content/schema.ts';
import type { Json } from '../../shared/engine/json.ts';
import { contents } from '../../shared/games/index.ts';
import { contentHash } from '../../shared/packs/freeze.ts';
import { loadPacks } from '../../shared/packs/load.ts';

/** Definitions of every kind: what the printed game holds, and the cards that every hero begins with. */
const COUNTS = {
  weapon: 30,
  armor: 26,
  object: 30,
  relic: 28,
  dungeon: 16,
  adventurer: 18,
  attack: 30,
  adversary: 25,
  chaos: 18,
  loot: 52,
  foe: 12,
  tower: 9,
  spire: 5,
  hero: 9,
  starter: 6,
  board: 1,
  keyword: 2,
} as const;
const ENCOUNTERS = [
  'weapon',
  'armor',
  'object',
  'relic',
  'dungeon',
  'adventurer',
  'attack',
  'adversary',
  'chaos',
] as const;
const PRINTED_ENCOUNTERS = 221;
const FOES_OF_A_CLASS = 4;

const MODS = resolve(import.meta.dirname, '../../mods');
const { cards, texts, problems } = loadPacks([readPackFolder(join(MODS, 'base'), 'shipped')], contents);
const set = Object.entries(cards).map(([id, { definition }]) => ({
  id,
  card: definition as unknown as CardDefinition,
}));
const german = texts.de;

const englishName = (id: string): string => String(cards[id].definition.name);
const germanName = (id: string): string => german[id].name ?? '';

const counted = <T>(of: (card: CardDefinition) => T): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const { card } of set) counts.set(of(card), (counts.get(of(card)) ?? 0) + 1);
  return counts;
};

/** Ids of the cards for which a key is the same, where there are several. */
function alike(key: (card: CardDefinition) => string | undefined): string[][] {
  const groups = new Map<string, string[]>();
  for (const { id, card } of set) {
    const of = key(card);
    if (of !== undefined) groups.set(of, [...(groups.get(of) ?? []), id]);
  }
  return [...groups.values()].filter((ids) => ids.length > 1);
}

const hasEffect = (card: CardDefinition): boolean =>
  rulesOn(card).length > 0 || card.stages !== undefined || card.cost?.rolled !== undefined;

describe('the base set is as large as the printed game', () => {
  test('of every kind there are as many definitions', () => {
    const withEffect = new Map<string, number>();
    for (const { card } of set)
      if (hasEffect(card)) withEffect.set(card.kind, (withEffect.get(card.kind) ?? 0) + 1);
    console.log(
      [...counted(({ kind }) => kind)]
        .map(
          ([kind, count]) =>
            `${kind.padEnd(12)}${count}`.padEnd(18) + `${withEffect.get(kind) ?? 0} with an effect`,
        )
        .join('\n'),
    );
    expect(problems).toEqual([]);
    expect(Object.fromEntries(counted(({ kind }) => kind))).toEqual(COUNTS);
    expect(ENCOUNTERS.reduce((sum, kind) => sum + COUNTS[kind], 0)).toBe(PRINTED_ENCOUNTERS);
  });

  test('each is in its deck once, and each class has as many foes', () => {
    expect(set.filter(({ card }) => card.copies !== undefined)).toEqual([]);
    const classes = counted(({ kind, class: name }) => (kind === 'foe' ? name : undefined));
    classes.delete(undefined);
    expect(Object.fromEntries(classes)).toEqual({
      reaver: FOES_OF_A_CLASS,
      rogue: FOES_OF_A_CLASS,
      runelord: FOES_OF_A_CLASS,
    });
  });
});

describe('every card of the base set is different', () => {
  test('in kind, power, cost or effects', () => {
    const play = ({ kind, power, cost, stages, rules }: CardDefinition) =>
      contentHash(JSON.parse(JSON.stringify({ kind, power, cost, stages, rules })) as Json);
    // Starting cards differ in what their power is good for, heroes in what they can do, and boards are one.
    const compared = (card: CardDefinition) => !['starter', 'hero', 'board'].includes(card.kind);
    expect(alike((card) => (compared(card) ? play(card) : undefined))).toEqual([]);
    expect(alike(({ kind, hero }) => (kind === 'hero' ? JSON.stringify(hero) : undefined))).toEqual([]);
    const starting = ({ name, power, as }: CardDefinition) => JSON.stringify([name, power, as]);
    expect(alike((card) => (card.kind === 'starter' ? starting(card) : undefined))).toEqual([]);
  });

  test('in name and story, in both languages', () => {
    expect(alike(({ name }) => name)).toEqual([]);
    expect(alike(({ story }) => story)).toEqual([]);
    expect(alike(({ id }) => german[`base:${id}`]?.name)).toEqual([]);
    expect(alike(({ id }) => german[`base:${id}`]?.story)).toEqual([]);
  });

  test('in its picture: no two show the same figures', () => {
    const figures = ({ art }: CardDefinition) =>
      art?.layers &&
      art.layers
        .map(({ icon }) => icon)
        .toSorted()
        .join(' ');
    expect(alike(figures)).toEqual([]);
  });
});

describe('every card of the base set is whole', () => {
  test.each(set.map(({ id, card }) => [id, card] as const))('%s', (id, card) => {
    expect(card.name).not.toBe('');
    expect(card.story ?? '').not.toBe('');
    expect(german[id]?.name ?? '').not.toBe('');
    expect(german[id]?.story ?? '').not.toBe('');
    expect(german[id]?.story).not.toBe(card.story);
    if (card.kind !== 'board' && card.kind !== 'keyword')
      expect(card.art?.layers?.length ?? 0).toBeGreaterThan(0);
    const inEnglish = toText(describeCard(card, 'en', englishName));
    const inGerman = toText(describeCard(card, 'de', germanName));
    expect(inEnglish !== '').toBe(hasEffect(card));
    expect(inGerman !== '').toBe(hasEffect(card));
    if (hasEffect(card)) expect(inGerman).not.toBe(inEnglish);
  });

  test('no translation is left of a card that is gone', () => {
    expect(Object.keys(german).toSorted()).toEqual(Object.keys(cards).toSorted());
  });
});

describe('what a card of the base set does is shown beside it', () => {
  /** Scenarios are named `<kind>/<card>[-what].json`; tests/scenarios has those of the reference cards and the heroes. */
  const scenarios = readdirSync(join(MODS, 'base/scenarios'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ path, kind: dirname(path), name: basename(path, '.json') }));
  const own = set.filter(
    // What keywords do is shown by the cards that have them.
    ({ id, card }) =>
      card.kind !== 'hero' && card.kind !== 'keyword' && !cards[id].file.endsWith('cards/reference.json'),
  );
  const shows = (card: CardDefinition, { kind, name }: (typeof scenarios)[number]): boolean =>
    kind === card.kind && `${name}-`.startsWith(`${card.id}-`);

  test('every card with an effect has a scenario', () => {
    const without = own.filter(({ card }) => hasEffect(card) && !scenarios.some((one) => shows(card, one)));
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test('every scenario belongs to a card', () => {
    const stray = scenarios.filter((one) => !own.some(({ card }) => shows(card, one)));
    expect(stray.map(({ path }) => path)).toEqual([]);
  });
});
