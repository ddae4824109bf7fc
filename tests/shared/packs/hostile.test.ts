import { describe, expect, it } from 'vitest';
import { brief, briefs, card, cardFile, load, manifest, pack } from './toy.ts';

/** What loading one pack with one file of cards finds; the good pack beside it must always load. */
function inCards(text: string | null): string[] {
  const loaded = load([
    pack('good', { 'cards/a.json': cardFile(card('fine')) }),
    pack('bad', { 'cards/a.json': text }),
  ]);
  expect(loaded.packs.map(({ id }) => id)).toEqual(['bad', 'good']);
  expect(Object.keys(loaded.cards)).toContain('good:fine');
  return briefs(loaded);
}

function inManifest(text: string | null): string[] {
  const loaded = load([pack('good'), pack('bad', { 'pack.json': text })]);
  expect(loaded.packs.map(({ id }) => id)).toEqual(['good']);
  return briefs(loaded);
}

const one = (fields: string): string =>
  `{ "cards": [\n  { "id": "x", "kind": "weapon", "name": "X"${fields} }\n] }`;

describe('hostile card files', () => {
  const cases: [name: string, text: string | null, ...problems: string[]][] = [
    ['a file that cannot be read', null, 'unreadable-file bad/cards/a.json:1:1'],
    ['an empty file', '', 'json-syntax bad/cards/a.json:1:1'],
    ['bad JSON', '{ "cards": [\n  { "id" "x" }\n] }', 'json-syntax bad/cards/a.json:2:10'],
    ['a comment', '{\n  // hello\n  "cards": [] }', 'json-syntax bad/cards/a.json:2:3'],
    ['a comma too many', '{ "cards": [],\n}', 'json-syntax bad/cards/a.json:2:1'],
    ['null bytes', '{ "cards": [\0] }', 'json-syntax bad/cards/a.json:1:13'],
    [
      'a null byte in a text',
      one(', "needs": "a\\u0000b"'),
      'bad-character bad/cards/a.json:2:56 /cards/0/needs',
    ],
    ['half a character', one(', "needs": "\\ud800"'), 'bad-character bad/cards/a.json:2:56 /cards/0/needs'],
    ['a bare list', '[]', 'bare-list bad/cards/a.json:1:1'],
    ['a bare list of cards', '[{ "id": "x" }]', 'bare-list bad/cards/a.json:1:1'],
    ['a bare card', '{ "id": "x", "kind": "weapon" }', 'bare-entry bad/cards/a.json:1:1'],
    ['a misspelt list', '{ "card": [] }', 'unknown-key bad/cards/a.json:1:3 /card (cards)'],
    ['nothing but a schema', '{ "$schema": "x" }', 'missing-key bad/cards/a.json:1:1'],
    ['null', 'null', 'wrong-type bad/cards/a.json:1:1'],
    ['a text', '"hello"', 'wrong-type bad/cards/a.json:1:1'],
    ['cards that are no list', '{ "cards": {} }', 'wrong-type bad/cards/a.json:1:12 /cards'],
    ['a card that is null', '{ "cards": [null] }', 'wrong-type bad/cards/a.json:1:13 /cards/0'],
    ['__proto__', one(', "__proto__": {}'), 'forbidden-key bad/cards/a.json:2:47 /cards/0/__proto__'],
    ['constructor', one(', "constructor": 1'), 'forbidden-key bad/cards/a.json:2:47 /cards/0/constructor'],
    ['prototype', one(', "prototype": 1'), 'forbidden-key bad/cards/a.json:2:47 /cards/0/prototype'],
    ['a key twice', one(',\n"name": "Y"'), 'duplicate-key bad/cards/a.json:3:1 /cards/0/name'],
    ['deep nesting', `{ "cards": ${'['.repeat(100_000)}`, 'too-deep bad/cards/a.json:1:43'],
    [
      'deep nesting behind a text without an end',
      `["\r${'['.repeat(100_000)}`,
      'too-deep bad/cards/a.json:1:35',
    ],
    ['deep nesting behind a comment', `[/*"*/${'['.repeat(100_000)}`, 'too-deep bad/cards/a.json:1:38'],
    [
      'a huge text',
      one(`, "needs": "${'x'.repeat(4001)}"`),
      'text-too-long bad/cards/a.json:2:56 /cards/0/needs',
    ],
    ['a huge file', ' '.repeat(2 * 1024 * 1024 + 1), 'file-too-large bad/cards/a.json:1:1'],
    ['a huge number', one(', "power": 1e999'), 'wrong-type bad/cards/a.json:2:56 /cards/0/power'],
    ['an unknown key', one(', "pover": 1'), 'unknown-key bad/cards/a.json:2:47 /cards/0/pover (power)'],
    ['a wrong type', one(', "power": "1"'), 'wrong-type bad/cards/a.json:2:56 /cards/0/power'],
    ['an unknown id', one(', "needs": "bad:y"'), 'unknown-id bad/cards/a.json:2:56 /cards/0/needs (bad:x)'],
    [
      'a game that stumbles',
      one('').replace('"X"', '"throw"'),
      'internal-error bad/cards/a.json:2:3 /cards/0',
    ],
  ];
  it.each(cases)('%s', (_name, text, ...problems) => {
    expect(inCards(text)).toEqual(problems);
  });

  it('a byte order mark is fine', () => {
    expect(inCards(`\ufeff${one('')}`)).toEqual([]);
  });

  it('very many problems are counted', () => {
    const cards = Array.from({ length: 80 }, (_, i) => card(`c${i}`, { power: 99 }));
    const found = inCards(cardFile(...cards));
    expect(found).toHaveLength(51);
    expect(found[50]).toBe('more-problems bad/cards/a.json:1:1');
  });

  it('of very many cards the first are read, and the message says so', () => {
    const cards = Array.from({ length: 1003 }, (_, i) => card(`c${i}`));
    const loaded = load([pack('bad', { 'cards/a.json': cardFile(...cards) })]);
    expect(briefs(loaded)).toEqual(['too-many-entries bad/cards/a.json:1:12 /cards']);
    expect(loaded.problems[0].data).toEqual({ count: 1003, limit: 1000 });
    expect(Object.keys(loaded.cards)).toHaveLength(1000);
  });

  it('a file of too many values is not read', () => {
    expect(inCards(`{ "cards": [${'null,'.repeat(200_000)}null] }`)).toEqual([
      'too-many-values bad/cards/a.json:1:1',
    ]);
  });

  it('patches that have too many other cards looked at again are left out', () => {
    const patch = (i: number): object => ({ card: 'base:sword', set: { power: 1 + (i % 2) } });
    const loaded = load([
      pack('base', { 'cards/a.json': cardFile(card('sword')) }),
      pack(
        'bad',
        {
          'cards/a.json': cardFile(
            ...Array.from({ length: 900 }, (_, i) => card(`c${i}`, { needs: 'base:sword' })),
          ),
          'patches/a.json': { patches: Array.from({ length: 30 }, (_, i) => patch(i)) },
        },
        { requires: { base: '*' } },
      ),
    ]);
    const codes = Map.groupBy(loaded.problems, ({ code }) => code);
    expect([...codes].map(([code, { length }]) => `${code} ${length}`)).toEqual(['patch-too-costly 8']);
    expect(loaded.cards['base:sword']).toMatchObject({
      definition: { power: 2 },
      patchedBy: [{ pack: 'bad', fields: ['power'] }],
    });
  });

  it('patches beyond the bound are left out, in however many files they are', () => {
    const file = { patches: Array.from({ length: 1000 }, () => ({ card: 'base:sword', set: { power: 3 } })) };
    const files = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`patches/${i}.json`, file]));
    const loaded = load([
      pack('base', { 'cards/a.json': cardFile(card('sword')) }),
      pack('bad', files, { requires: { base: '*' } }),
    ]);
    expect(loaded.cards['base:sword'].patchedBy).toHaveLength(20);
    expect(new Set(loaded.problems.map(({ code }) => code))).toEqual(
      new Set(['patch-too-costly', 'more-problems']),
    );
  });

  it('problems are counted pack by pack as well, and those of another pack are listed all the same', () => {
    const file = (names: readonly string[]): string =>
      cardFile(...names.map((name) => card(name, { power: 99 })));
    const names = (of: number): string[] => Array.from({ length: 40 }, (_, i) => `c${of}-${i}`);
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [`cards/${i}.json`, file(names(i))]),
    );
    const loaded = load([pack('bad', files), pack('other', { 'cards/a.json': file(['x']) })]);
    const codes = Map.groupBy(loaded.problems, (problem) => `${problem.pack} ${problem.code}`);
    expect([...codes].map(([code, { length }]) => `${code} ${length}`)).toEqual([
      'bad too-big 1000',
      'bad more-problems 15',
      'other too-big 1',
    ]);
    const left = codes.get('bad more-problems')!.reduce((sum, { data }) => sum + Number(data.count), 0);
    expect(left).toBeGreaterThanOrEqual(15);
    // A card with a problem is left out whether that is listed or not.
    expect(loaded.cards).toEqual({});
  });

  it('words of very many mistakes are compared with names no longer', () => {
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, f) => [
        `cards/${f}.json`,
        cardFile(...Array.from({ length: 30 }, (_, i) => card(`c${f}-${i}`, { needs: `bad:c${f}-${i}x` }))),
      ]),
    );
    const { problems } = load([pack('bad', files)]);
    const compared = problems.filter(({ data }) => 'nearest' in data);
    expect(problems.length).toBeGreaterThan(800);
    expect(compared.length).toBeGreaterThan(20);
    expect(compared.length).toBeLessThan(200);
  });

  it('very many unreadable places give the file up', () => {
    const twice = '"a":1,'.repeat(1000);
    const found = inCards(`{${twice}"cards":[]}`).map((line) => line.split(' ')[0]);
    expect(found).toEqual([...Array.from({ length: 50 }, () => 'duplicate-key'), 'more-problems']);
  });

  it('prototypes stay clean', () => {
    inCards(one(', "__proto__": { "polluted": true }'));
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('hostile manifests', () => {
  const cases: [name: string, text: string | null, ...problems: string[]][] = [
    ['unreadable', null, 'unreadable-file bad/pack.json:1:1'],
    ['a list', '[]', 'wrong-type bad/pack.json:1:1'],
    ['a number', '7', 'wrong-type bad/pack.json:1:1'],
    ['bad JSON', '{', 'json-syntax bad/pack.json:1:2'],
    [
      '__proto__',
      manifest('bad').replace('"licence"', '"__proto__"'),
      'forbidden-key bad/pack.json:10:3 /__proto__',
      'missing-key bad/pack.json:1:1',
    ],
    ['an unknown key', manifest('bad', { tilte: 1 }), 'unknown-key bad/pack.json:11:3 /tilte'],
    [
      'a misspelt key',
      manifest('bad').replace('"title"', '"tilte"'),
      'unknown-key bad/pack.json:6:3 /tilte (title)',
    ],
    ['a wrong id', manifest('Bad!'), 'wrong-form bad/pack.json:2:9 /id'],
    ['a newer format', manifest('bad', { format: 3, newKey: 1 }), 'newer-format bad/pack.json:5:13 /format'],
    ['format 0', manifest('bad', { format: 0 }), 'too-small bad/pack.json:5:13 /format'],
    ['another game', manifest('bad', { game: 'tiy' }), 'unknown-game bad/pack.json:3:11 /game (toy)'],
    ['two numbers', manifest('bad', { version: '1.0' }), 'bad-version bad/pack.json:4:14 /version'],
    ['the name of a device', manifest('con'), 'reserved-id bad/pack.json:2:9 /id'],
    ['no version', manifest('bad', { version: 'v1.0.0' }), 'bad-version bad/pack.json:4:14 /version'],
    [
      'no range',
      manifest('bad', { requires: { good: 'newest' } }),
      'bad-range bad/pack.json:12:13 /requires/good',
    ],
    [
      'a wrong needed id',
      manifest('bad', { requires: { Good: '*' } }),
      'wrong-form bad/pack.json:12:5 /requires/Good',
    ],
    ['no authors', manifest('bad', { authors: [] }), 'too-short bad/pack.json:7:14 /authors'],
    ['a long title', manifest('bad', { title: 'x'.repeat(101) }), 'too-long bad/pack.json:6:12 /title'],
  ];
  it.each(cases)('%s', (_name, text, ...problems) => {
    expect(inManifest(text)).toEqual(problems);
  });

  it('none at all, with one that lies too deep', () => {
    const source = {
      folder: 'mods/empty',
      source: 'user' as const,
      files: [{ path: 'empty/pack.json', text: '{}' }],
    };
    expect(briefs(load([source]))).toEqual(['no-manifest empty/pack.json:1:1 (empty/pack.json)']);
  });

  it('the name of the folder does not matter', () => {
    const loaded = load([
      pack('apples', { 'cards/a.json': cardFile(card('x')) }, {}, 'user', 'C:\\mods\\pears'),
    ]);
    expect(loaded.problems).toEqual([]);
    expect(Object.keys(loaded.cards)).toEqual(['apples:x']);
  });

  it('a refused file says why', () => {
    const files = [
      { path: 'pack.json', text: manifest('bad') },
      { path: 'cards/a.json', text: null, refused: 'outside-folder' as const },
      { path: 'cards/b.json', text: null, refused: 'not-utf8' as const },
      { path: 'cards/c.json', text: null, refused: 'too-many-files' as const },
    ];
    const codes = load([{ folder: 'bad', source: 'user', files }]).problems.map(({ code }) => code);
    expect(codes).toEqual(['outside-folder', 'not-utf8', 'too-many-files']);
  });

  it('cards are read up to a number of values, in all files together', () => {
    const long = (letter: string): string => {
      const cards = Array.from({ length: 900 }, (_, i) => card(`${letter}${i}`, { tags: ['a', 'b', 'c'] }));
      return JSON.stringify({ cards }).replace('"cards"', `"$schema":"${letter}","cards"`);
    };
    const letters = Array.from({ length: 90 }, (_, i) => `x${String(i + 10)}`);
    const files = Object.fromEntries(letters.map((letter) => [`cards/${letter}.json`, long(letter)]));
    const { cards, problems } = load([pack('bad', files)]);
    const told = problems.map(({ code }) => code);
    expect(new Set(told)).toEqual(new Set(['too-many-files']));
    expect(Object.keys(cards).length).toBe((90 - told.length) * 900);
    expect(told.length).toBeGreaterThan(1);
    expect(told.length).toBeLessThan(80);
  });

  it.each(['packed', 'no-folder', 'not-a-folder'] as const)('a pack that is no folder: %s', (refused) => {
    const files = [{ path: 'pack.json', text: null, refused }];
    const { problems } = load([{ folder: 'mods/bad.zip', source: 'user', files }]);
    expect(problems.map(({ code, pack }) => [code, pack])).toEqual([[refused, 'bad.zip']]);
  });

  it('a folder that is a link is named', () => {
    const files = [
      { path: 'pack.json', text: manifest('bad') },
      { path: 'cards/more', text: null, refused: 'linked-folder' as const },
      { path: 'text', text: null, refused: 'linked-folder' as const },
    ];
    const { problems } = load([{ folder: 'bad', source: 'user', files }]);
    expect(problems.map(({ code, file, severity }) => [code, file, severity])).toEqual([
      ['linked-folder', 'bad/cards/more', 'warning'],
      ['linked-folder', 'bad/text', 'warning'],
    ]);
  });

  it('JSON files at the wrong place are named', () => {
    const files = {
      'card/a.json': '{}',
      'cards/deep/b.json': '{}',
      'notes.json': '{}',
      'scenarios/x.json': '',
    };
    const loaded = load([pack('bad', { ...files, 'README.md': 'hello' })]);
    expect(briefs(loaded)).toEqual([
      'ignored-file bad/card/a.json:1:1 (cards/a.json)',
      'ignored-file bad/cards/deep/b.json:1:1',
      'ignored-file bad/notes.json:1:1',
    ]);
    expect(loaded.problems.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it('problems of a manifest carry its id', () => {
    const [problem] = load([pack('bad', { 'pack.json': manifest('other-name', { title: '' }) })]).problems;
    expect(problem.pack).toBe('other-name');
    expect(brief(problem)).toBe('too-short bad/pack.json:6:12 /title');
  });
});
