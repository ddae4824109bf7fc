import { describe, expect, test } from 'vitest';
import { kindBit, type Kind } from '../../../../../shared/games/ravingspire/rules/card.ts';
import { inspect } from '../../../../../shared/games/ravingspire/content/inspect.ts';
import type { CardDefinition } from '../../../../../shared/games/ravingspire/content/schema.ts';
import { CHARM, FIGHT, SKILL, VORPAL } from '../../../../../shared/games/ravingspire/types.ts';
import { BASE, baseCard, compiled } from './cards.ts';
import { validateCard } from './validate.ts';

const bits = (...kinds: Kind[]) => kinds.reduce((sum, kind) => sum | kindBit(kind), 0);
const lookup = { card: (id: string) => BASE.get(id.replace('base:', '')) as never };
type Row = [string, Kind, number, number, [number, number, number, number] | null];

/** CARD-9, as the digest prints it: id, kind, power, attributes, cost (fight, skill, charm, brute). */
const TABLE: Row[] = [
  ['blade', 'starter', 1, FIGHT, null],
  ['tool', 'starter', 1, SKILL, null],
  ['trinket', 'starter', 1, CHARM, null],
  ['reavers-slash', 'starter', 2, FIGHT, null],
  ['rogues-strike', 'starter', 2, SKILL, null],
  ['runelords-blast', 'starter', 2, CHARM, null],
  ['battered-buckler', 'armor', 2, SKILL, [2, 1, 0, 5]],
  ['leather-boots', 'armor', 2, SKILL, [0, 2, 1, 5]],
  ['acolytes-circlet', 'relic', 2, CHARM, [1, 1, 0, 4]],
  ['expert-feint', 'attack', 2, SKILL, [0, 0, 4, 7]],
  ['meteor-sword', 'weapon', 6, FIGHT, [5, 2, 2, 14]],
  ['atlantean-power-word', 'attack', 6, CHARM, [0, 2, 5, 12]],
  ['armory', 'dungeon', 2, FIGHT, [2, 2, 0, 7]],
  ['gladiator-training-pit', 'dungeon', 3, FIGHT | SKILL, [3, 2, 0, 8]],
  ['iron-lantern', 'object', 2, SKILL, [0, 2, 0, 4]],
  ['stray-squire', 'adventurer', 2, FIGHT | SKILL, [1, 0, 1, 4]],
  ['oathstone', 'relic', 3, CHARM, [2, 0, 3, -1]],
  ['corbin-of-devonshire', 'adventurer', 5, FIGHT | CHARM, [2, 2, 2, 9]],
  ['trapped-chest', 'adversary', 0, 0, [0, 4, 0, 9]],
  ['insane-adept', 'adversary', 0, 0, [3, 0, 2, 8]],
  ['mind-warp', 'chaos', 0, 0, null],
  ['void-gale', 'chaos', 0, 0, null],
  ['runic-axe', 'loot', 4, VORPAL, null],
  ['black-mail', 'loot', 3, VORPAL, null],
  ['bloodrage', 'loot', 0, 0, null],
  ['reaver-valley', 'tower', 0, 0, null],
  ['dark-warden', 'foe', 0, 0, [6, 0, 6, -1]],
  ['he-who-sees', 'foe', 0, 0, [0, 0, 12, -1]],
  ['blue-baron', 'foe', 0, 0, [0, 12, 0, -1]],
  ['hollow-king', 'spire', 0, 0, [9, 9, 9, -1]],
  ['door-of-a-thousand-keys', 'spire', 0, 0, [6, 6, 6, -1]],
];

describe('CARD-9: the reference cards', () => {
  test.each(TABLE)('%s', (id, kind, power, as, cost) => {
    const card = compiled(id);
    expect(card).toMatchObject({ id: `base:${id}`, kind, power, as, pack: 'base' });
    const [fight, skill, charm, brute] = cost ?? [];
    expect(card.cost).toEqual(cost === null ? null : { fight, skill, charm, brute });
  });

  test('what they do is where the rules look for it', () => {
    expect(compiled('expert-feint').effects.played).not.toBeNull();
    expect(compiled('expert-feint')).toMatchObject({ risky: false, surge: 0 });
    expect(compiled('meteor-sword')).toMatchObject({ risky: true, surge: 12 });
    expect(compiled('meteor-sword').temporary).toMatchObject([
      { mod: 'power', layer: 'replace', self: true },
    ]);
    expect(compiled('armory')).toMatchObject({ instead: 'discard', risky: false });
    expect(compiled('armory').temporary).toMatchObject([{ mod: 'power', layer: 'double' }]);
    expect(compiled('corbin-of-devonshire').risky).toBe(true);
    expect(compiled('black-mail')).toMatchObject({
      instead: 'banish',
      mods: { share: [{ kinds: bits('armor') }] },
    });
    expect(compiled('reaver-valley').mods.slots).toMatchObject([
      { standing: 'level', kinds: bits('weapon', 'armor'), into: bits('object') },
    ]);
    expect(compiled('dark-warden')).toMatchObject({ cardClass: 'runelord', loot: 2 });
    expect(compiled('dark-warden').mods.forbid).toMatchObject([{ standing: 'battle' }]);
    expect(compiled('he-who-sees').takes).toBe(CHARM);
    expect(compiled('door-of-a-thousand-keys').rolledCost).toBe(FIGHT | SKILL | CHARM);
    expect(compiled('bloodrage').effects.foeDrawn).not.toBeNull();
  });

  test('CARD-2: kinds and slots', () => {
    expect(compiled('blade')).toMatchObject({ kinds: bits('starter', 'weapon'), slotKinds: bits('weapon') });
    expect(compiled('rogues-strike')).toMatchObject({ kinds: bits('starter', 'attack'), slotKinds: 0 });
    expect(compiled('runic-axe')).toMatchObject({ kinds: bits('loot', 'weapon'), slotKinds: bits('weapon') });
    expect(compiled('bloodrage').slotKinds).toBe(0);
    expect(compiled('stray-squire').slotKinds & bits('weapon', 'armor', 'object', 'relic', 'dungeon')).toBe(
      bits('weapon', 'armor', 'object', 'relic', 'dungeon'),
    );
    expect(compiled('expert-feint').slotKinds).toBe(0);
    expect(compiled('trapped-chest').slotKinds).toBe(0);
  });
});

/** HERO-3 and CARD-12: class, difficulty, deck (tool blade trinket slash strike blast), slots. */
const HEROES: [string, string, string, number[], string][] = [
  ['crimson-reaver', 'reaver', 'normal', [4, 2, 2, 2, 1, 1], 'weapon weapon armor object dungeon'],
  ['quinn-apblanc', 'rogue', 'normal', [3, 2, 3, 0, 4, 0], 'weapon armor object object relic'],
  ['aurora-the-all-knowing', 'runelord', 'normal', [2, 2, 4, 1, 1, 2], 'object armor relic relic dungeon'],
  ['florence-haymaker', 'reaver', 'hard', [3, 0, 5, 3, 1, 0], 'weapon weapon weapon armor object'],
  ['darius-the-blade', 'rogue', 'hard', [3, 1, 4, 1, 2, 1], 'weapon armor object object dungeon'],
  ['marcus-the-runelord', 'runelord', 'hard', [2, 0, 6, 0, 1, 3], 'object relic relic relic dungeon'],
  ['garsome-cinderheart', 'reaver', 'expert', [8, 0, 0, 4, 0, 0], 'weapon armor armor dungeon dungeon'],
  ['shayla-nimblenook', 'rogue', 'expert', [5, 0, 3, 0, 3, 1], 'armor object object object relic'],
  ['dawn-the-righteous', 'runelord', 'expert', [3, 0, 5, 0, 0, 4], 'armor relic relic dungeon dungeon'],
];
const STARTERS = ['tool', 'blade', 'trinket', 'reavers-slash', 'rogues-strike', 'runelords-blast'];

describe('HERO-3: the heroes', () => {
  test.each(HEROES)('%s', (id, heroClass, difficulty, deck, slots) => {
    const { hero } = compiled(id);
    expect(hero).toMatchObject({ heroClass, difficulty });
    const counts = STARTERS.map(
      (name) => hero!.deck.find((entry) => entry.id === `base:${name}`)?.count ?? 0,
    );
    expect(counts).toEqual(deck);
    expect(hero!.slots).toEqual(slots.split(' ').map((kind) => kindBit(kind as Kind)));
    expect(hero!.abilities).toHaveLength(2);
  });

  test('the eighteen abilities', () => {
    const mods = (id: string, index: number) => compiled(id).hero!.abilities[index].mods;
    expect(mods('crimson-reaver', 0)).toMatchObject([{ mod: 'hand' }]);
    expect(compiled('crimson-reaver').hero!.abilities[1].activate).not.toBeNull();
    expect(compiled('quinn-apblanc').hero!.abilities[0].activate).not.toBeNull();
    expect(compiled('quinn-apblanc').hero!.abilities[1].activate).not.toBeNull();
    expect(mods('aurora-the-all-knowing', 0)).toMatchObject([
      { mod: 'attributes', from: CHARM, to: FIGHT, against: 'enemies' },
    ]);
    expect(mods('aurora-the-all-knowing', 1)).toMatchObject([{ mod: 'generate', as: CHARM }]);
    expect(mods('florence-haymaker', 0)).toMatchObject([{ mod: 'stay' }]);
    expect(mods('florence-haymaker', 1)).toMatchObject([{ mod: 'power', layer: 'add', against: 'any' }]);
    expect(mods('darius-the-blade', 0)).toMatchObject([{ mod: 'reroll' }]);
    expect(mods('darius-the-blade', 1)).toMatchObject([{ mod: 'cost', as: 0 }]);
    expect(mods('marcus-the-runelord', 0)).toMatchObject([{ mod: 'cost', as: 0 }]);
    expect(mods('marcus-the-runelord', 1)).toMatchObject([{ mod: 'generate', as: SKILL }]);
    expect(mods('garsome-cinderheart', 0)).toMatchObject([{ mod: 'freePower', as: FIGHT | SKILL }]);
    expect(mods('garsome-cinderheart', 1)).toMatchObject([{ mod: 'cost', as: 0 }]);
    expect(mods('shayla-nimblenook', 0)).toMatchObject([{ mod: 'rotation' }]);
    expect(mods('shayla-nimblenook', 1)).toMatchObject([{ mod: 'lootRoll' }]);
    expect(mods('dawn-the-righteous', 0)).toMatchObject([{ mod: 'attributes', from: CHARM, to: SKILL }]);
    expect(mods('dawn-the-righteous', 1)).toMatchObject([{ mod: 'generate', as: FIGHT }]);
  });
});

test('BOARD-1, BOARD-2, SETUP-3: the board', () => {
  expect(baseCard('tower').board).toEqual({ sectors: 12, across: 6, apart: 4 });
});

describe('the base set', () => {
  test.each([...BASE.values()].map((card) => [card.id, card] as const))('%s has no problem', (_id, card) => {
    expect(validateCard(card)).toEqual([]);
    expect(inspect(card as CardDefinition, lookup).filter(({ severity }) => severity !== 'warning')).toEqual(
      [],
    );
  });
});
