import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { loadPacks } from '../../../shared/packs/load.ts';
import { VALIDATOR_OPTIONS } from '../../../shared/packs/schema.ts';
import { schemaProblems } from '../../../shared/packs/schema-problems.ts';
import { briefs, card, cardFile, load, pack, toy } from './toy.ts';

/** What is found in one card; its text begins at line 2, column 1. */
function inCard(more: object): string[] {
  const loaded = load([pack('base', { 'cards/a.json': cardFile(card('x', more)) })]);
  return briefs(loaded).map((line) => line.replace(/ base\/cards\/a\.json:2:(\d+) \/cards\/0/, ' $1 '));
}

describe('one mistake is one problem', () => {
  const cases: [name: string, more: object, problem: string][] = [
    ['a value that is not in a list', { kind: 'waepon' }, 'not-allowed 18 /kind (weapon)'],
    ['a value far from any', { kind: 'dragon' }, 'not-allowed 18 /kind'],
    ['too large', { power: 10 }, 'too-big 46 /power'],
    ['too small', { power: -1 }, 'too-small 46 /power'],
    ['too short', { name: '' }, 'too-short 34 /name'],
    ['too long a list', { tags: ['a', 'b', 'c', 'd'] }, 'too-long 45 /tags'],
    ['an entry twice', { tags: ['a', 'a'] }, 'not-unique 45 /tags'],
    ['an unknown verb', { effects: [{ do: 'drow', cards: 1 }] }, 'unknown-tag 55 /effects/0/do (draw)'],
    ['a verb that is no text', { effects: [{ do: 7, cards: 1 }] }, 'wrong-type 55 /effects/0/do'],
    ['no verb', { effects: [{ cards: 1 }] }, 'missing-key 49 /effects/0'],
    ['a misspelt verb key', { effects: [{ doo: 'draw', cards: 1 }] }, 'unknown-key 50 /effects/0/doo (do)'],
    [
      'a misspelt key of a verb',
      { effects: [{ do: 'draw', crads: 1 }] },
      'unknown-key 62 /effects/0/crads (cards)',
    ],
    ['a missing key of a verb', { effects: [{ do: 'draw' }] }, 'missing-key 49 /effects/0'],
    ['an amount that is a text', { effects: [{ do: 'draw', cards: '1' }] }, 'wrong-type 70 /effects/0/cards'],
    [
      'an amount out of bounds',
      { effects: [{ do: 'draw', cards: { dice: 0 } }] },
      'too-small 78 /effects/0/cards/dice',
    ],
    [
      'an amount of an unknown form',
      { effects: [{ do: 'draw', cards: { dcie: 1 } }] },
      'unknown-key 71 /effects/0/cards/dcie (dice)',
    ],
    ['one of several forms', { art: { icon: 'x', scael: 1 } }, 'unknown-key 56 /art/scael (scale)'],
    ['a value of several forms', { art: 'nome' }, 'not-allowed 44 /art (none)'],
    ['none of several types', { art: 7 }, 'wrong-type 44 /art'],
  ];
  it.each(cases)('%s', (_name, more, problem) => {
    expect(inCard(more)).toEqual([problem]);
  });

  it('a misspelt key is not also missing', () => {
    const text = cardFile(card('x')).replace('"name"', '"nmae"');
    const loaded = load([pack('base', { 'cards/a.json': text })]);
    expect(briefs(loaded)).toEqual(['unknown-key base/cards/a.json:2:27 /cards/0/nmae (name)']);
    expect(loaded.problems[0].card).toBe('base:x');
  });

  it('a card without a valid id', () => {
    const loaded = load([pack('base', { 'cards/a.json': cardFile(card('Big Sword'), card('fine')) })]);
    expect(briefs(loaded)).toEqual(['wrong-form base/cards/a.json:2:7 /cards/0/id']);
    expect(Object.keys(loaded.cards)).toEqual(['base:fine']);
  });

  it('types that are possible are all named', () => {
    const [problem] = load([pack('base', { 'cards/a.json': cardFile(card('x', { art: 7 })) })]).problems;
    expect(problem.data).toEqual({ expected: ['object', 'string'], actual: 'number' });
  });

  it('a key at the top of the file', () => {
    const loaded = load([pack('base', { 'cards/a.json': { cards: [card('x')], crads: [] } })]);
    expect(briefs(loaded)[0]).toMatch(/^unknown-key .*\/crads/);
    expect(Object.keys(loaded.cards)).toEqual(['base:x']);
  });
});

describe('what a game may write into its schema', () => {
  const cases: [name: string, schema: object, value: unknown, ...problems: string[]][] = [
    ['a condition without words', { type: 'number', multipleOf: 2 }, 3, 'invalid '],
    ['two forms at once', { oneOf: [{ type: 'number' }, { type: 'integer' }] }, 3, 'no-match '],
    ['exclusive bounds', { type: 'integer', exclusiveMinimum: 0 }, 0, 'too-small '],
    ['a fixed value', { const: 'a' }, 'A', 'not-allowed '],
    [
      'if and then',
      { if: { type: 'string' }, then: { enum: ['a'] }, else: { type: 'integer' } },
      'b',
      'not-allowed ',
    ],
    [
      'a misspelt key that decides the form',
      {
        type: 'array',
        items: {
          if: { required: ['while'] },
          then: { type: 'object', properties: { while: {} } },
          else: { type: 'object', required: ['when'], properties: { when: {} }, additionalProperties: false },
        },
      },
      [{ whiel: 1 }, { when: 1, wehn: 2 }],
      'unknown-key /0/whiel',
      'unknown-key /1/wehn',
    ],
    ['names of keys', { type: 'object', propertyNames: { maxLength: 2 } }, { 'a/b': 1 }, 'too-long /a~1b'],
    ['keys that need others', { type: 'object', dependencies: { a: ['b'] } }, { a: 1 }, 'missing-key '],
    [
      'no branch by its depth',
      {
        anyOf: [
          { type: 'array', minItems: 2 },
          { type: 'array', items: { type: 'null' } },
        ],
      },
      [1],
      'wrong-type /0',
    ],
    [
      'references',
      {
        $defs: { s: { type: 'string' }, n: { type: 'null' } },
        anyOf: [{ $ref: '#/$defs/s' }, { $ref: '#/$defs/n' }],
      },
      1,
      'wrong-type ',
    ],
  ];
  it.each(cases)('%s', (_name, schema, value, ...problems) => {
    const check = new Ajv({ ...VALIDATOR_OPTIONS, strict: false }).compile(schema);
    expect(check(value)).toBe(false);
    const found = schemaProblems(check.errors ?? [], value);
    expect(found.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(problems);
  });

  it('cards without ids', () => {
    const anything = { ...toy, validateCards: new Ajv().compile({}) };
    const loaded = loadPacks([pack('base', { 'cards/a.json': '{ "cards": [{}, 7, null] }' })], [anything]);
    expect(briefs(loaded)).toEqual([
      'bad-card-id base/cards/a.json:1:13 /cards/0',
      'bad-card-id base/cards/a.json:1:17 /cards/1',
      'bad-card-id base/cards/a.json:1:20 /cards/2',
    ]);
  });
});
