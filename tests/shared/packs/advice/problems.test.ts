// Every mistake that a card can have is told in words that a player understands, and can be mended where that is certain.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { drawFrom } from '../../../../shared/engine/random.ts';
import type { Json } from '../../../../shared/engine/json.ts';
import { contents } from '../../../../shared/games/index.ts';
import type { AdviceRow } from '../../../../shared/packs/advice/advice-row.ts';
import type { Definition } from '../../../../shared/packs/content.ts';
import { operated } from '../../../../shared/packs/edit/operation.ts';
import { openPacks } from '../../../../shared/packs/load.ts';
import type { Candidate, Shelf } from '../../../../shared/packs/shelf.ts';
import type { PackSource } from '../../../../shared/packs/source.ts';
import { LANGUAGES } from '../../../../shared/words/languages.ts';
import { PLANTS, type Plant } from '../../../support/advice/planted/index.ts';
import {
  adviceAt,
  advised,
  baseCards,
  cured,
  contextOf,
  placeOf,
  problemsOf,
  shelf,
  sources,
} from '../../../support/advice/workshop.ts';
import { drawCards } from '../../../support/one-text/programs.ts';
import { ravingspireCards } from '../../../support/one-text/ravingspire.ts';
import { withOneChange } from '../../../support/checked-alone.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
/** Cards that each mistake is planted in, and cards that are changed at random. */
const CARDS = Number(process.env['ADVICE_CARDS'] ?? 2);
const CHANGED = Number(process.env['ADVICE_CHANGED'] ?? 60);
const DRAWN = 40;

/** Codes of no card of these games by itself, with the reason. */
const ELSEWHERE: { readonly [code: string]: string } = {
  'no-match': 'alternatives in the schemas are told apart by a word',
  invalid: 'the schemas have no other conditions',
  'bad-card-id': 'the schemas ask for an id',
  'internal-error': 'the games never fail',
  'undeclared-reference': 'needs a pack of its own: below',
  'dropped-reference': 'needs a card with a mistake: below',
  'art-layer-double': 'needs a pack of format 2, which no shipped pack is',
  'art-path': 'the same',
  'art-crop': 'the same',
};

const read = (pattern: string): string =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');

const codesIn = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([, code]) => code);

/** All codes that a card can get, from the source. */
const CODES = new Set([
  ...codesIn(read('shared/packs/schema-problems.ts'), /(?:problem\(|code: )'([a-z-]+)'/g),
  ...codesIn(read('shared/packs/{check-card,shelf}.ts'), /(?:report\(|code: )'([a-z-]+)'/g),
  ...codesIn(
    read('shared/games/*/content/{inspect,sense*}.ts') + read('shared/face/art/inspect.ts'),
    /(?:report\(|tell\(|code: )'([a-z-]+)'/g,
  ),
]);

test('each code has a planted mistake', () => {
  const planted = new Set(PLANTS.map(({ code }) => code));
  expect(CODES.size).toBeGreaterThan(50);
  expect([...CODES].filter((code) => !planted.has(code) && !(code in ELSEWHERE))).toEqual([]);
  expect([...planted].filter((code) => !CODES.has(code))).toEqual([]);
});

/** Some of the cards that a mistake can be planted in, with it. */
function planted({ code, game, what = '', plant }: Plant): [Candidate, Json][] {
  const draw = drawFrom(`plant ${code} ${what}`);
  const fit = baseCards(game).flatMap((card): [Candidate, Json][] => {
    const spoilt = plant(card.definition);
    return spoilt === null ? [] : [[card, spoilt]];
  });
  return Array.from({ length: CARDS }, () => fit[draw(fit.length)]);
}

const nameOfPlant = ({ code, game, what }: Plant): string => [code, what, game].filter(Boolean).join(', ');

const problemsIn = (rows: readonly AdviceRow[]): AdviceRow[] => rows.filter(({ kind }) => kind === 'problem');

/** The codes of what is wrong with a card, each as often as it is there. */
const codesOf = (definition: unknown, card: Candidate): string[] =>
  problemsOf(definition, card)
    .map(({ code }) => code)
    .sort();

/** Whether all of one list are in the other, one of a kind each. */
function isPart(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all];
  return some.every((one) => {
    const i = left.indexOf(one);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
}

/** Codes whose mistakes can always be mended in one way. */
const CERTAIN = new Set([
  'unknown-key',
  'wrong-type',
  'too-small',
  'too-big',
  'too-long',
  'wrong-form',
  'not-unique',
  'duplicate-card',
  'repeat-too-often',
  'change-never-works',
  'never-happens',
  'never-holds',
  'amount-does-nothing',
  'pick-is-chosen',
  'cards-mean-nothing',
  'field-not-for-kind',
  'not-with-trigger',
  'empty-range',
  'cap-without-healing',
  'idle-gift',
  'idle-effect',
]);
/** A name is no habit of other cards: the author has to write it. */
const WRITTEN = (row: AdviceRow): boolean => row.code === 'missing-key';

describe('a planted mistake', () => {
  it.each(PLANTS.map((plant) => [nameOfPlant(plant), plant] as const))('%s', (_, plant) => {
    for (const [card, spoilt] of planted(plant)) {
      const before = codesOf(spoilt, card);
      expect(before).toContain(plant.code);
      const rows = advised(spoilt, card);
      expect(
        problemsIn(rows)
          .map(({ code }) => code)
          .sort(),
      ).toEqual(before);
      for (const row of rows) {
        if (row.code !== plant.code) continue;
        if (!WRITTEN(row)) expect(row.cures.length, row.words).toBeGreaterThan(0);
        if (CERTAIN.has(row.code)) expect(row.cures[0].certain, row.words).toBe(true);
        expect(row.cures.length).toBeLessThanOrEqual(5);
        const labels = row.cures.map(({ label }) => label);
        expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length);
        for (const cure of row.cures) {
          const after = codesOf(cured(spoilt, cure), card);
          expect(isPart([...after, plant.code], before), `${cure.label}: ${after.join(' ')}`).toBe(true);
        }
      }
    }
  });
});

/** What authors who never see a file need not know. */
const FOREIGN = /JSON|schema|Schema|\bkey\b|Schlüssel „|["{}]|\/\w+\/\d|\bnull\b|\barray\b|undefined/;

test.each(LANGUAGES)('sentences and buttons are short and say nothing of JSON: %s', (language) => {
  for (const plant of PLANTS) {
    const [[card, spoilt]] = planted(plant);
    for (const { where, words, cures } of advised(spoilt, card, language)) {
      for (const text of [where, words, ...cures.map(({ label }) => label)]) {
        expect(text).not.toMatch(FOREIGN);
        expect(text).not.toBe('');
        expect(text.length, text).toBeLessThanOrEqual(200);
      }
    }
  }
});

/** A card with a place in a pack. */
type Placed = readonly [definition: Json, card: Candidate];

const shipped = ['ravingspire', 'arcana']
  .flatMap(baseCards)
  .map((card): Placed => [card.definition as Json, card]);
/** Cards with rules drawn at random, in the place of one that ships. */
const drawn = drawCards(ravingspireCards, 'cures', DRAWN)
  .filter((card) => ravingspireCards.isSound(card))
  .map((card): Placed => [card as unknown as Json, baseCards('ravingspire')[0]]);

/** Whether the game could not look at a card, because its schema did not accept it. */
const couldHide = (definition: Json, { content }: Candidate): boolean =>
  !content.validateCards({ cards: [definition] });
/** Whether nothing but warnings is left. */
const isPlayable = (definition: Definition, card: Candidate): boolean =>
  problemsOf(definition, card).every(({ severity }) => severity === 'warning');

test.each([
  ['of the base sets', shipped],
  ['with drawn rules', drawn],
])('cards %s that are changed at random are mended as well', (_, cards) => {
  const draw = drawFrom('changed cards');
  let cures = 0;
  let clean = 0;
  for (let i = 0; i < CHANGED; i++) {
    const [definition, card] = cards[draw(cards.length)];
    const spoilt = withOneChange(definition, draw);
    const before = codesOf(spoilt, card);
    for (const row of advised(spoilt, card))
      for (const cure of row.cures) {
        if (cure.of !== 'card') continue;
        cures++;
        const whole = cured(spoilt, cure);
        if (isPart([...codesOf(whole, card), row.code], before)) clean++;
        else expect(couldHide(spoilt, card) || isPlayable(whole, card), cure.label).toBe(true);
      }
  }
  expect(cures).toBeGreaterThan(CHANGED / 2);
  expect(clean / cures).toBeGreaterThan(0.8);
});

test('a misspelt card of a deck that has the right one as well is not called like that', () => {
  const card = baseCards('ravingspire').find(({ definition: { kind } }) => kind === 'hero')!;
  const hero = card.definition['hero'] as { readonly deck: { readonly [id: string]: number } };
  const [first] = Object.keys(hero.deck);
  const deck = { ...hero.deck, [`${first}s`]: 1, [first]: hero.deck[first] - 1 };
  const [row] = problemsIn(advised({ ...card.definition, hero: { ...hero, deck } }, card));
  expect(row.code).toBe('unknown-id');
  for (const { operations } of row.cures)
    expect(operations).not.toContainEqual(expect.objectContaining({ path: `/hero/deck/${first}` }));
});

test('the cards that ship have no problems', () => {
  for (const card of shelf.cards.values()) expect(problemsIn(advised(card.definition, card))).toEqual([]);
});

describe('what is wrong elsewhere', () => {
  const own = (requires: object): PackSource => ({
    folder: 'mods/lena',
    source: 'user',
    files: [
      {
        path: 'pack.json',
        text: JSON.stringify({
          id: 'lena',
          game: 'arcana',
          version: '1.0.0',
          format: 1,
          title: 'Lena',
          authors: ['Lena'],
          licence: 'CC0-1.0',
          ...requires,
        }),
      },
      { path: 'cards/all.json', text: JSON.stringify({ cards: CARDS_OF_LENA }) },
    ],
  });
  const CARDS_OF_LENA = [
    { id: 'clerk', name: 'Clerk', kind: 'major', types: ['arcana:human'] },
    { id: 'spoilt', name: 'Spoilt', kind: 'type', weak: ['arcana:no-suit'] },
    { id: 'thing', name: 'Thing', kind: 'major', types: ['lena:spoilt'] },
  ];
  const adviceOn = (id: string, requires: object): { rows: AdviceRow[]; opened: Shelf } => {
    const { shelf: opened } = openPacks([...sources, own(requires)], contents);
    const card = opened.shelved.get(`lena:${id}`)!;
    const context = { ...contextOf('arcana'), nameOf: () => undefined };
    return { rows: adviceAt(card.definition, { ...placeOf(card), shelf: opened }, context), opened };
  };

  it('a card of a pack that is not asked for: the pack.json says so with one click', () => {
    const { rows } = adviceOn('clerk', {});
    expect(rows).toMatchObject([
      {
        code: 'undeclared-reference',
        cures: [{ certain: true, of: 'pack', label: 'Say that this pack needs “arcana”' }],
      },
    ]);
    const [{ operations }] = rows[0].cures;
    const requires = operated({}, operations[0]) as object;
    expect(problemsIn(adviceOn('clerk', requires).rows)).toEqual([]);
    const { rows: others } = adviceOn('clerk', { requires: { 'arcana-night': '*' } });
    expect(others[0].cures[0].operations).toEqual([
      { op: 'add', path: '/requires/arcana', value: expect.stringMatching(/^\^\d+\.\d+\.\d+$/) as string },
    ]);
  });

  it('a card with a mistake of its own: the way there, and no cure here', () => {
    const { rows } = adviceOn('thing', { requires: { arcana: '*' } });
    expect(rows).toMatchObject([{ code: 'dropped-reference', cures: [], cards: ['lena:spoilt'] }]);
  });
});
