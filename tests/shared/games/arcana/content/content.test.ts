import { describe, expect, test } from 'vitest';
import { SetupError } from '../../../../../shared/engine/game.ts';
import { compileAll } from '../../../../../shared/games/arcana/content/compile.ts';
import { KINDS } from '../../../../../shared/games/arcana/content/schema.ts';
import { arcana } from '../../../../../shared/games/arcana/index.ts';
import { cardsOf, definitionsOf, loaded } from '../packs.ts';

const ids = (...names: readonly string[]): string[] => names.map((name) => `arcana:${name}`);
const compiled = compileAll(definitionsOf('arcana'));

test('the packs load without a problem, not even a warning', () => {
  expect(loaded.problems).toEqual([]);
  expect(loaded.packs.map(({ id }) => id)).toEqual(['arcana', 'arcana-night']);
});

describe('the 78 cards (AR-R!1, AR-SETUP-1)', () => {
  test('are 40 pips, the Fool, 21 Majors and 16 courts', () => {
    const counts = (['pip', 'fool', 'major', 'court'] as const).map((kind) => cardsOf('arcana', kind).length);
    expect(counts).toEqual([40, 1, 21, 16]);
  });

  test.each([
    ['w', 'wands'],
    ['s', 'swords'],
    ['c', 'cups'],
    ['p', 'pentacles'],
  ])('%s1 to %s10 are the pips of %s', (letter, suit) => {
    for (let rank = 1; rank <= 10; rank++) {
      const id = `arcana:${letter}${rank}`;
      expect(compiled.cards.get(id)).toEqual({
        kind: 'pip',
        id,
        pack: 'arcana',
        suit: `arcana:${suit}`,
        rank,
      });
    }
  });

  test.each([
    ['pg', 'mage'],
    ['kn', 'rogue'],
    ['q', 'priest'],
    ['k', 'paladin'],
  ])('the four cards of rank %s are of the Class %s (AR-SETUP-2)', (rank, name) => {
    const gifts = { w: 'scholar', s: 'tactician', c: 'devout', p: 'merchant' };
    for (const [suit, gift] of Object.entries(gifts)) {
      expect(compiled.cards.get(`arcana:${rank}${suit}`)).toMatchObject({
        kind: 'court',
        class: `arcana:${name}`,
        gift: `arcana:${gift}`,
      });
    }
  });

  test('every adventurer has another name', () => {
    const names = cardsOf('arcana', 'court').map(([, { adventurer }]) => adventurer);
    expect(new Set(names).size).toBe(16);
  });
});

/** AR-R!43: number, types, and the suits that follow from AR-FOE-5 to AR-FOE-7 and AR-R!13. */
const MAJORS: readonly [number, string][] = [
  [1, 'human'],
  [2, 'human'],
  [3, 'human'],
  [4, 'human'],
  [5, 'human'],
  [6, 'human celestial beast'],
  [7, 'human beast'],
  [8, 'human beast'],
  [9, 'human'],
  [10, 'celestial beast'],
  [11, 'human'],
  [12, 'human'],
  [13, 'human beast'],
  [14, 'celestial'],
  [15, 'human celestial'],
  [16, 'human'],
  [17, 'human beast'],
  [18, 'beast'],
  [19, 'human beast'],
  [20, 'human celestial'],
  [21, 'human beast'],
];
const WEAK: { readonly [type: string]: readonly string[] } = {
  human: ['pentacles'],
  celestial: ['wands', 'cups'],
  beast: ['swords'],
};

test.each(MAJORS)('Major %i is %s (AR-R!43)', (n, types) => {
  const named = types.split(' ');
  expect(compiled.cards.get(`arcana:m${n}`)).toMatchObject({
    kind: 'major',
    types: ids(...named),
    suits: ids(...named.flatMap((type) => WEAK[type])),
  });
});

describe('what cards do', () => {
  test('suits (AR-PLAY-1 to AR-PLAY-4)', () => {
    const does = (suit: string) => {
      const { damages, heals, draws } = compiled.suits.get(`arcana:${suit}`)!;
      return { damages, heals, draws };
    };
    expect(does('wands')).toEqual({ damages: true, heals: false, draws: false });
    expect(does('swords')).toEqual({ damages: true, heals: false, draws: false });
    expect(does('cups')).toEqual({ damages: false, heals: true, draws: false });
    expect(does('pentacles')).toEqual({ damages: false, heals: false, draws: true });
  });

  test.each([
    ['paladin', 'shield', 'pentacles'],
    ['rogue', 'again', 'swords'],
    ['mage', 'pair', 'wands'],
    ['priest', 'sanctuary', 'cups'],
  ])('the %s has the talent %s for %s (AR-CLASS-1 to AR-CLASS-4)', (name, talent, suit) => {
    const id = `arcana:${name}`;
    expect(compiled.classes.get(id)).toEqual({ id, talent, suit: `arcana:${suit}` });
    expect(compiled.classes.size).toBe(4);
  });

  test.each([
    ['scholar', 'wands', false],
    ['tactician', 'swords', false],
    ['devout', 'cups', true],
    ['merchant', 'pentacles', false],
  ])('the %s adds 1 to %s (AR-GIFT-1 to AR-GIFT-4)', (name, suit, beyondCap) => {
    const id = `arcana:${name}`;
    expect(compiled.gifts.get(id)).toEqual({ id, suit: `arcana:${suit}`, bonus: 1, beyondCap });
    expect(compiled.gifts.size).toBe(4);
  });
});

describe('the tower', () => {
  const { tables, foes } = compiled.towers.get('arcana:tower')!;

  test('has the table of AR-FOE-1, and all 21 Majors', () => {
    expect(tables.standard.map(({ health, wards }) => [health, wards])).toEqual([
      [10, 1],
      [15, 2],
      [20, 3],
      [25, 4],
      [30, 5],
    ]);
    expect(foes).toEqual(ids(...MAJORS.map(([n]) => `m${n}`)));
  });

  test('is never harder on a gentle floor, and never easier on a grim one', () => {
    for (const [id, { tables: each }] of compileAll(definitionsOf('arcana', 'arcana-night')).towers) {
      each.standard.forEach(({ health, wards }, i) => {
        expect(each.gentle[i].health, id).toBeLessThan(health);
        expect(each.gentle[i].wards, id).toBeLessThanOrEqual(wards);
        expect(each.grim[i].health, id).toBeGreaterThan(health);
        expect(each.grim[i].wards, id).toBeGreaterThanOrEqual(wards);
      });
    }
  });
});

test('the Reading has the words of AR-R!40', () => {
  const places = cardsOf('arcana', 'position').map(([, { name, place }]) => [place, name]);
  expect(places).toEqual([
    [1, 'Road Behind'],
    [2, 'Burden'],
    [3, 'Crossing'],
    [4, 'Adversary'],
    [5, 'Prophecy'],
  ]);
  const keywords = cardsOf('arcana', 'keyword').toSorted(([, a], [, b]) => a.rank - b.rank);
  expect(keywords.map(([, { rank, name }]) => `${rank} ${name}`)).toEqual([
    '1 a beginning',
    '2 a balance',
    '3 a joining',
    '4 a rest',
    '5 a loss',
    '6 a passage',
    '7 a trial',
    '8 a quickening',
    '9 a nearness',
    '10 a completion',
  ]);
  const domains = cardsOf('arcana', 'suit').map(([, { name, story }]) => [name, story]);
  expect(domains).toEqual([
    ['Wands', 'will and craft'],
    ['Swords', 'strife and choice'],
    ['Cups', 'bonds and mercy'],
    ['Pentacles', 'means and harvest'],
  ]);
});

describe('a second deck', () => {
  const heroes = ids('kp', 'qc');
  const both = ['arcana', 'arcana-night'];
  const setup = { seed: 'night', heroes, packs: both, options: {} };

  test('brings ten foes with types of their own, and a tower that is climbed in the place of the other', () => {
    const match = arcana.match(setup, definitionsOf(...both));
    expect(match.tower.id).toBe('arcana-night:tower');
    const foes = match.majors.map((card) => match.cards[card]);
    expect(foes).toHaveLength(10);
    expect(foes.every(({ pack }) => pack === 'arcana-night')).toBe(true);
    const types = foes.flatMap((card) => (card.kind === 'major' ? card.types : []));
    expect(types).toContain('arcana-night:restless');
    expect(match.floors).not.toEqual(
      arcana.match({ ...setup, packs: ['arcana'] }, definitionsOf('arcana')).floors,
    );
  });

  test('leaves the first one as it was', () => {
    const match = arcana.match({ ...setup, packs: ['arcana'] }, definitionsOf('arcana'));
    expect(match.tower.id).toBe('arcana:tower');
    expect(match.majors).toHaveLength(21);
  });

  test.each(['standard', 'gentle', 'grim'])('has a table for %s', (difficulty) => {
    const match = arcana.match({ ...setup, options: { difficulty } }, definitionsOf(...both));
    expect(match.floors).toEqual(match.tower.tables[difficulty]);
  });

  test('is of no use without the cards that it requires', () => {
    expect(() => arcana.match({ ...setup, packs: ['arcana-night'] }, definitionsOf('arcana-night'))).toThrow(
      SetupError,
    );
  });
});

describe('names and stories', () => {
  const german = loaded.texts.de ?? {};
  const all = Object.entries(loaded.cards);

  test('are there in German wherever they are in English', () => {
    const missing = all.filter(([id, { definition }]) => {
      const { name, story } = german[id] ?? {};
      return name === undefined || (story === undefined) !== (definition['story'] === undefined);
    });
    expect(missing.map(([id]) => id)).toEqual([]);
  });

  test('exist for every card that is drawn, dealt or met', () => {
    const told = KINDS.filter((kind) => kind !== 'keyword');
    const untold = all.filter(
      ([, { definition }]) => told.some((kind) => kind === definition['kind']) && !definition['story'],
    );
    expect(untold.map(([id]) => id)).toEqual([]);
  });

  test('are short enough for a card, in both languages, and each is told once', () => {
    const english = all.map(([, { definition }]) => definition['story']);
    for (const stories of [english, Object.values(german).map(({ story }) => story)]) {
      const told = stories.filter((story) => typeof story === 'string');
      expect(told.filter((story) => story.length > 90)).toEqual([]);
      expect(new Set(told).size).toBe(told.length);
    }
  });

  test('no two cards of a pack and kind have the same name', () => {
    for (const names of [
      all.map(
        ([, { definition, pack }]) => `${pack} ${String(definition['kind'])} ${String(definition['name'])}`,
      ),
      all.map(([id, { definition, pack }]) => `${pack} ${String(definition['kind'])} ${german[id]?.name}`),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

test('every card that lies on the table has a picture, and no two show the same figures', () => {
  const drawn = ['pip', 'fool', 'major', 'court', 'tower', 'suit'];
  const bare = Object.entries(loaded.cards).filter(
    ([, { definition }]) => drawn.includes(String(definition['kind'])) && definition['art'] === undefined,
  );
  expect(bare.map(([id]) => id)).toEqual([]);
  const pictures = Object.values(loaded.cards).flatMap(({ definition }) => {
    const { layers } = (definition['art'] ?? {}) as { layers?: unknown };
    return layers === undefined ? [] : [JSON.stringify(layers)];
  });
  expect(new Set(pictures).size).toBe(pictures.length);
});
