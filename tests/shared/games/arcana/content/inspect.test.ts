import { describe, expect, test } from 'vitest';
import { arcanaContent } from '../../../../../shared/games/arcana/content/index.ts';
import { de } from '../../../../../shared/games/arcana/text/de/cards.ts';
import { en } from '../../../../../shared/games/arcana/text/en/cards.ts';
import { describe as inWords } from '../../../../../shared/packs/problems.ts';
import { LANGUAGES } from '../../../../../shared/words/languages.ts';
import { load, pack, packOf } from '../packs.ts';

/** What is wrong with a pack that has only this card: code, place in the card, and what was meant. */
function problemsOf(card: object): string[] {
  const { problems } = load(packOf({ id: 'x', name: 'X', ...card }));
  for (const problem of problems) expectWords(problem);
  return problems.map(({ code, pointer, data }) => {
    const meant = typeof data['nearest'] === 'string' ? ` (${data['nearest']})` : '';
    return `${code} ${pointer.replace('/cards/0', '')}${meant}`;
  });
}

/** Every problem is a sentence with a cure, in both languages. */
function expectWords(problem: Parameters<typeof inWords>[0]): void {
  for (const language of LANGUAGES) {
    const { sentence, cure } = inWords(problem, language, arcanaContent.messages![language]);
    expect(sentence).toMatch(/^[\p{Lu}\d"„“].*[.]$/u);
    expect(cure).toMatch(/[.]$/);
    expect(`${sentence} ${cure}`).not.toMatch(/undefined|\{/);
    expect(sentence).not.toContain(problem.code);
  }
}

const table = Array.from({ length: 5 }, (_, i) => ({ health: 10 + i, wards: 1 }));
const foes = ['m1', 'm2', 'm3', 'm4', 'm5'].map((id) => `arcana:${id}`);
const result = { amount: 'result' };

describe('a card in order has no problem', () => {
  test.each<[string, object]>([
    [
      'a suit',
      {
        kind: 'suit',
        effects: [
          { do: 'damage', amount: result },
          { do: 'heal', amount: 1 },
        ],
      },
    ],
    [
      'a suit that calculates',
      { kind: 'suit', effects: [{ do: 'draw', amount: { amount: 'half', of: result } }] },
    ],
    ['a pip', { kind: 'pip', suit: 'arcana:cups', rank: 10 }],
    ['a type', { kind: 'type', weak: ['arcana:cups', 'arcana:swords'] }],
    ['a foe', { kind: 'major', types: ['arcana:beast'] }],
    ['a Class that pairs what heals', { kind: 'class', talent: 'pair', suit: 'arcana:cups' }],
    ['a Class that shields with what heals', { kind: 'class', talent: 'shield', suit: 'arcana:cups' }],
    ['a Gift', { kind: 'gift', suit: 'arcana:wands', bonus: 5 }],
    ['a Gift without a bonus', { kind: 'gift', suit: 'arcana:cups', bonus: 0, beyondCap: true }],
    ['a court card', { kind: 'court', class: 'arcana:mage', gift: 'arcana:devout', adventurer: 'Me' }],
    ['a tower with one table', { kind: 'tower', tables: { standard: table }, foes }],
    ['a position', { kind: 'position', place: 5 }],
    ['a keyword', { kind: 'keyword', rank: 1 }],
    ['a Fool', { kind: 'fool' }],
  ])('%s', (_what, card) => {
    expect(problemsOf(card)).toEqual([]);
  });
});

describe('one mistake gives one problem', () => {
  test.each<[string, object, string]>([
    ['a kind that does not exist', { kind: 'majro' }, 'unknown-tag /kind (major)'],
    ['a field of another kind', { kind: 'fool', rank: 1 }, 'unknown-key /rank'],
    ['no rank', { kind: 'pip', suit: 'arcana:cups' }, 'missing-key '],
    ['an eleventh rank', { kind: 'pip', suit: 'arcana:cups', rank: 11 }, 'too-big /rank'],
    ['a bare id', { kind: 'pip', suit: 'cups', rank: 1 }, 'wrong-form /suit'],
    ['no type', { kind: 'major', types: [] }, 'too-short /types'],
    ['no effect', { kind: 'suit', effects: [] }, 'too-short /effects'],
    [
      'an effect of another game',
      { kind: 'suit', effects: [{ do: 'heel', amount: 1 }] },
      'unknown-tag /effects/0/do (heal)',
    ],
    [
      'an amount that does not exist',
      { kind: 'suit', effects: [{ do: 'heal', amount: { amount: 'results' } }] },
      'unknown-tag /effects/0/amount/amount (result)',
    ],
    [
      'too many wards',
      { kind: 'tower', tables: { standard: [{ health: 1, wards: 6 }, ...table.slice(1)] }, foes },
      'too-big /tables/standard/0/wards',
    ],
    [
      'a tower of four floors',
      { kind: 'tower', tables: { standard: table.slice(1) }, foes },
      'too-short /tables/standard',
    ],
    [
      'a table that does not exist',
      { kind: 'tower', tables: { standard: table, cruel: table }, foes },
      'unknown-key /tables/cruel',
    ],
    ['four foes', { kind: 'tower', tables: { standard: table }, foes: foes.slice(1) }, 'too-short /foes'],
    ['an unknown suit', { kind: 'pip', suit: 'arcana:cusp', rank: 1 }, 'unknown-id /suit (arcana:cups)'],
    ['an unknown weakness', { kind: 'type', weak: ['arcana:cups', 'arcana:sord'] }, 'unknown-id /weak/1'],
    ['an unknown type', { kind: 'major', types: ['arcana:human', 'arcana:beats'] }, 'unknown-id /types/1'],
    [
      'an unknown suit of a Class',
      { kind: 'class', talent: 'again', suit: 'arcana:ups' },
      'unknown-id /suit',
    ],
    ['an unknown suit of a Gift', { kind: 'gift', suit: 'arcana:ups', bonus: 1 }, 'unknown-id /suit'],
    [
      'an unknown Class',
      { kind: 'court', class: 'arcana:magi', gift: 'arcana:devout', adventurer: 'Me' },
      'unknown-id /class',
    ],
    [
      'an unknown Gift',
      { kind: 'court', class: 'arcana:mage', gift: 'arcana:devot', adventurer: 'Me' },
      'unknown-id /gift',
    ],
    [
      'an unknown foe',
      { kind: 'tower', tables: { standard: table }, foes: [...foes, 'arcana:m22'] },
      'unknown-id /foes/5',
    ],
    [
      'a card of a pack that is not required',
      { kind: 'major', types: ['arcana-night:restless'] },
      'undeclared-reference /types/0',
    ],
    ['a pip of a Class', { kind: 'pip', suit: 'arcana:mage', rank: 1 }, 'wrong-kind /suit'],
    ['a type weak to a pip', { kind: 'type', weak: ['arcana:c1'] }, 'wrong-kind /weak/0'],
    ['a foe of the type of a suit', { kind: 'major', types: ['arcana:cups'] }, 'wrong-kind /types/0'],
    ['a Class for a pip', { kind: 'class', talent: 'sanctuary', suit: 'arcana:c1' }, 'wrong-kind /suit'],
    ['a Gift for a pip', { kind: 'gift', suit: 'arcana:c1', bonus: 1, beyondCap: true }, 'wrong-kind /suit'],
    [
      'a court card with a Gift for a Class',
      { kind: 'court', class: 'arcana:devout', gift: 'arcana:devout', adventurer: 'Me' },
      'wrong-kind /class',
    ],
    [
      'a court card with a Class for a Gift',
      { kind: 'court', class: 'arcana:mage', gift: 'arcana:mage', adventurer: 'Me' },
      'wrong-kind /gift',
    ],
    [
      'a tower whose foe is a pip',
      { kind: 'tower', tables: { standard: table }, foes: ['arcana:w1', ...foes] },
      'wrong-kind /foes/0',
    ],
    [
      'a sanctuary in a suit that does not heal',
      { kind: 'class', talent: 'sanctuary', suit: 'arcana:swords' },
      'sanctuary-without-healing /talent',
    ],
    [
      'a second card without a target',
      { kind: 'class', talent: 'again', suit: 'arcana:cups' },
      'again-with-healing /talent',
    ],
    [
      'healing beyond the cap with nothing that heals',
      { kind: 'gift', suit: 'arcana:wands', bonus: 1, beyondCap: true },
      'cap-without-healing /beyondCap',
    ],
    ['a Gift of nothing', { kind: 'gift', suit: 'arcana:wands', bonus: 0 }, 'idle-gift /bonus'],
    [
      'damage that is none',
      { kind: 'suit', effects: [{ do: 'damage', amount: 0 }] },
      'idle-effect /effects/0/amount',
    ],
    [
      'a drawing of less than nothing',
      {
        kind: 'suit',
        effects: [
          { do: 'heal', amount: 2 },
          { do: 'draw', amount: -1 },
        ],
      },
      'idle-effect /effects/1/amount',
    ],
    [
      'an icon that does not exist',
      { kind: 'fool', art: { layers: [{ icon: 'jester-hut' }] } },
      'unknown-icon /art/layers/0/icon (jester-hat)',
    ],
    [
      'a part of no picture',
      { kind: 'fool', art: { layers: [{ icon: 'jester-hat', crop: [0, 0, 1, 0.5] }] } },
      'art-layer-idle /art/layers/0/crop',
    ],
    ['a layer of nothing', { kind: 'fool', art: { layers: [{ x: 3 }] } }, 'art-layer-empty /art/layers/0'],
  ])('%s', (_what, card, expected) => {
    const found = problemsOf(card);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });
});

test('a card that needs a wrong one is left out with it, and says so', () => {
  const { problems, cards } = load(
    packOf(
      { id: 'odd', name: 'Odd', kind: 'type', weak: ['arcana:nothing'] },
      { id: 'foe', name: 'Foe', kind: 'major', types: ['mine:odd'] },
    ),
  );
  expect(problems.map(({ code }) => code)).toEqual(['unknown-id', 'dropped-reference']);
  expect(Object.keys(cards).filter((id) => id.startsWith('mine:'))).toEqual([]);
});

describe('patches of other packs', () => {
  const patched = (set: object, card = 'arcana:tower') =>
    load(pack({ 'patches/a.json': { patches: [{ card, set }] } }));

  test('may change what a card is, but not which it is', () => {
    const { cards, problems } = patched({ tables: { standard: table } });
    expect(problems).toEqual([]);
    expect(cards['arcana:tower'].definition['tables']).toEqual({ standard: table });
    expect(patched({ kind: 'fool' }).problems.map(({ code }) => code)).toEqual(['not-patchable']);
  });

  test('may not break the cards that need the changed one', () => {
    // With cups that only draw, the Priest would have no target to shelter.
    const { problems } = patched({ effects: [{ do: 'draw', amount: result }] }, 'arcana:cups');
    expect(problems.map(({ code }) => code)).toContain('patch-breaks');
  });
});

test('every code of this game has a sentence and a cure, and a test that provokes it', () => {
  const codes = Object.keys(en).flatMap((key) => /^problem\.([a-z-]+)$/.exec(key)?.[1] ?? []);
  expect(codes).toHaveLength(6);
  for (const code of codes) {
    for (const words of [en, de]) expect(words).toHaveProperty([`problem.${code}.cure`]);
  }
});
