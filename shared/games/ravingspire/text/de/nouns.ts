import { noun, type KindNames, type Kinds } from '../en/nouns.ts';

/** Was vor „-karte“ steht. */
const stem = (said: string) => ({ a: said, one: said, many: said });

/** Kartenarten in einem Regeltext, auf Deutsch. */
export const kinds: Kinds = {
  weapon: stem('Waffen'),
  armor: stem('Rüstungs'),
  object: stem('Gegenstands'),
  relic: stem('Relikt'),
  dungeon: stem('Verlies'),
  adventurer: stem('Abenteurer'),
  attack: stem('Angriffs'),
  adversary: stem('Gegner'),
  chaos: stem('Chaos'),
  loot: stem('Beute'),
  foe: stem('Feind'),
  tower: stem('Turm'),
  spire: stem('Spitzen'),
  starter: stem('Start'),
  equipment: stem('Ausrüstungs'),
  card: { a: 'Karte', one: 'Karte', many: 'Karten' },
};

/** Dieselben in einem kurzen. */
export const briefKinds: Kinds = {
  weapon: noun('Waffe', 'Waffen'),
  armor: noun('Rüstung', 'Rüstungen'),
  object: noun('Gegenstand', 'Gegenstände'),
  relic: noun('Relikt', 'Relikte'),
  dungeon: noun('Verlies', 'Verliese'),
  adventurer: noun('Abenteurer'),
  attack: noun('Angriff', 'Angriffe'),
  adversary: noun('Gegner'),
  chaos: noun('Chaos'),
  loot: noun('Beute'),
  foe: noun('Feind', 'Feinde'),
  tower: noun('Turmkarte', 'Turmkarten'),
  spire: noun('Spitzenkarte', 'Spitzenkarten'),
  starter: noun('Startkarte', 'Startkarten'),
  equipment: noun('Ausrüstung'),
  card: { a: '1 Karte', one: 'Karte', many: 'Karten' },
};

/** Dieselben für sich: auf einem Schild. */
export const kindNames: KindNames = {
  weapon: 'Waffe',
  armor: 'Rüstung',
  object: 'Gegenstand',
  relic: 'Relikt',
  dungeon: 'Verlieskarte',
  adventurer: 'Abenteurer',
  attack: 'Angriff',
  adversary: 'Gegner',
  chaos: 'Chaos',
  loot: 'Beute',
  foe: 'Feind',
  tower: 'Turmkarte',
  spire: 'Spitzenkarte',
  starter: 'Startkarte',
  hero: 'Held',
  board: 'Spielplan',
  keyword: 'Schlüsselwort',
  other: 'Karte',
};

/** Mehrere davon: worunter sie aufgeführt sind. */
export const kindPlurals: KindNames = {
  weapon: 'Waffen',
  armor: 'Rüstungen',
  object: 'Gegenstände',
  relic: 'Relikte',
  dungeon: 'Verlieskarten',
  adventurer: 'Abenteurer',
  attack: 'Angriffe',
  adversary: 'Gegner',
  chaos: 'Chaos',
  loot: 'Beute',
  foe: 'Feinde',
  tower: 'Turmkarten',
  spire: 'Spitzenkarten',
  starter: 'Startkarten',
  hero: 'Helden',
  board: 'Spielpläne',
  keyword: 'Schlüsselwörter',
  other: 'Karten',
};

/** Dieselben auf einer gezeichneten Karte, die Platz für ein kurzes Wort hat. */
export const drawnNames: KindNames = {
  ...kindNames,
  dungeon: 'Verlies',
  tower: 'Turm',
  spire: 'Spitze',
  other: 'Spielplan',
};
