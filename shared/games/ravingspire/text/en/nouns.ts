import type { Nouns } from '../../../../words/catalogue.ts';

/** A noun whose article is left out. */
export const noun = (one: string, many = one) => ({ a: one, one, many });

/** Kinds of cards in a rules text, in English. */
export const kinds = {
  weapon: { a: 'a weapon', one: 'weapon', many: 'weapons' },
  armor: { a: 'an armor', one: 'armor', many: 'armor cards' },
  object: { a: 'an object', one: 'object', many: 'objects' },
  relic: { a: 'a relic', one: 'relic', many: 'relics' },
  dungeon: { a: 'a dungeon card', one: 'dungeon card', many: 'dungeon cards' },
  adventurer: { a: 'an adventurer', one: 'adventurer', many: 'adventurers' },
  attack: { a: 'an attack card', one: 'attack card', many: 'attack cards' },
  adversary: { a: 'an adversary', one: 'adversary', many: 'adversaries' },
  chaos: { a: 'a chaos card', one: 'chaos card', many: 'chaos cards' },
  loot: { a: 'a loot card', one: 'loot card', many: 'loot cards' },
  foe: { a: 'a foe', one: 'foe', many: 'foes' },
  tower: { a: 'a tower card', one: 'tower card', many: 'tower cards' },
  spire: { a: 'a Spire card', one: 'Spire card', many: 'Spire cards' },
  starter: { a: 'a starter card', one: 'starter card', many: 'starter cards' },
  equipment: { a: 'an equipment card', one: 'equipment card', many: 'equipment cards' },
  card: { a: 'a card', one: 'card', many: 'cards' },
};
export type Kinds = Nouns<keyof typeof kinds, 'a' | 'one' | 'many'>;

/** The same in a brief one. */
export const briefKinds: Kinds = {
  weapon: noun('weapon', 'weapons'),
  armor: noun('armor'),
  object: noun('object', 'objects'),
  relic: noun('relic', 'relics'),
  dungeon: noun('dungeon', 'dungeons'),
  adventurer: noun('adventurer', 'adventurers'),
  attack: noun('attack', 'attacks'),
  adversary: noun('adversary', 'adversaries'),
  chaos: noun('chaos'),
  loot: noun('loot'),
  foe: noun('foe', 'foes'),
  tower: noun('tower card', 'tower cards'),
  spire: noun('Spire card', 'Spire cards'),
  starter: noun('starter', 'starters'),
  equipment: noun('equipment'),
  card: { a: 'a card', one: 'card', many: 'cards' },
};

/** The same by itself: on a label. */
export const kindNames = {
  weapon: 'weapon',
  armor: 'armor',
  object: 'object',
  relic: 'relic',
  dungeon: 'dungeon card',
  adventurer: 'adventurer',
  attack: 'attack',
  adversary: 'adversary',
  chaos: 'chaos',
  loot: 'loot',
  foe: 'foe',
  tower: 'tower card',
  spire: 'Spire card',
  starter: 'starter',
  hero: 'hero',
  board: 'board',
  keyword: 'keyword',
  other: 'card',
};
export type KindNames = { readonly [K in keyof typeof kindNames]: string };

/** Several of them: what they are listed under. */
export const kindPlurals: KindNames = {
  weapon: 'weapons',
  armor: 'armor',
  object: 'objects',
  relic: 'relics',
  dungeon: 'dungeon cards',
  adventurer: 'adventurers',
  attack: 'attacks',
  adversary: 'adversaries',
  chaos: 'chaos',
  loot: 'loot',
  foe: 'foes',
  tower: 'tower cards',
  spire: 'Spire cards',
  starter: 'starters',
  hero: 'heroes',
  board: 'boards',
  keyword: 'keywords',
  other: 'cards',
};

/** The same on a drawn card, which has room for a short word; there is no other than a board. */
export const drawnNames: KindNames = {
  ...kindNames,
  dungeon: 'dungeon',
  tower: 'tower',
  spire: 'spire',
  other: 'board',
};
