import { describe, expect, it } from 'vitest';
import { validateManifest } from '../../../shared/generated/validators.js';
import { findCycles } from '../../../shared/packs/cycles.ts';
import { brief, briefs, card, cardFile, load, manifest, pack } from './toy.ts';

const ids = (loaded: ReturnType<typeof load>): string[] => loaded.packs.map(({ id }) => id);
const needs = (...packs: string[]): object => ({
  requires: Object.fromEntries(packs.map((id) => [id, '*'])),
});

describe('load order', () => {
  it('is dependency depth, then id, whatever the order of the folders', () => {
    const sources = [
      pack('zoo'),
      pack('apple', {}, needs('middle')),
      pack('middle', {}, needs('zoo')),
      pack('bee', {}, needs('zoo')),
      pack('ant'),
    ];
    const order = ['ant', 'zoo', 'bee', 'middle', 'apple'];
    expect(ids(load(sources))).toEqual(order);
    expect(ids(load(sources.toReversed()))).toEqual(order);
    expect(load(sources.toReversed())).toEqual(load(sources));
  });

  it('a missing pack is the root cause of what needs it, and every pack is listed once', () => {
    const loaded = load([
      pack('base'),
      pack('lower', {}, needs('bsae')),
      pack('above', {}, needs('lower')),
      pack('bottom', {}, needs('lower', 'above')),
    ]);
    expect(ids(loaded)).toEqual(['base']);
    expect(briefs(loaded)).toEqual([
      'missing-dependency lower/pack.json:12:5 /requires/bsae (base)',
      'dependency-failed above/pack.json:12:5 /requires/lower',
      'dependency-failed bottom/pack.json:12:5 /requires/lower',
    ]);
    expect(loaded.problems.map(({ root }) => root && brief(root))).toEqual([
      undefined,
      brief(loaded.problems[0]),
      brief(loaded.problems[0]),
    ]);
  });

  it('a version that does not fit', () => {
    const loaded = load([pack('base'), pack('mod', {}, { requires: { base: '^2.0.0' } })]);
    expect(briefs(loaded)).toEqual(['wrong-dependency-version mod/pack.json:12:5 /requires/base']);
    expect(loaded.problems[0].data).toEqual({ id: 'base', range: '^2.0.0', found: '1.0.0' });
  });

  it('a prerelease fits the range it lies in', () => {
    const base = pack('base', {}, { version: '1.3.0-beta.1+build.5' });
    expect(load([base, pack('mod', {}, { requires: { base: '^1.2.0' } })]).problems).toEqual([]);
  });

  it('packs that get along load in either order of their names, the optional one first', () => {
    const mine = pack('alpha', {}, { format: 2, optional: { zeta: '^1.0.0' } });
    expect(ids(load([mine, pack('zeta')]))).toEqual(['zeta', 'alpha']);
    expect(ids(load([mine]))).toEqual(['alpha']);
    const both = pack('zeta', {}, { format: 2, optional: { alpha: '*' } });
    expect(load([mine, both]).problems).toEqual([]);
  });

  it('a pack that cannot be played with another does not load beside it, nor what needs it', () => {
    const mine = pack('mine', {}, { format: 2, conflicts: { other: '<2.0.0' } });
    const loaded = load([mine, pack('other'), pack('above', {}, needs('mine'))]);
    expect(ids(loaded)).toEqual(['other']);
    expect(briefs(loaded)).toEqual([
      'conflicting-pack mine/pack.json:12:5 /conflicts/other',
      'dependency-failed above/pack.json:12:5 /requires/mine',
    ]);
    expect(load([mine, pack('other', {}, { version: '2.0.0' })]).problems).toEqual([]);
    expect(load([mine]).problems).toEqual([]);
  });

  it('the range of an optional or conflicting pack is a range of versions', () => {
    const loaded = load([
      pack('mine', {}, { format: 2, optional: { base: 'new' }, conflicts: { old: 'x y' } }),
    ]);
    expect(briefs(loaded).map((line) => line.split(' ').at(0))).toEqual(['bad-range', 'bad-range']);
  });

  it('a pack of format 1 has no optional packs', () => {
    const loaded = load([pack('mine', {}, { optional: { base: '*' } })]);
    expect(briefs(loaded).map((line) => line.split(' ').at(0))).toEqual(['needs-format']);
  });

  it('a pack for another game cannot be needed', () => {
    const loaded = load([pack('base', {}, { game: 'marbles' }), pack('mod', {}, needs('base'))]);
    expect(ids(loaded)).toEqual(['base']);
    expect(briefs(loaded)).toEqual(['other-game-dependency mod/pack.json:12:5 /requires/base']);
  });

  it('what ships is replaced by name only, never by a higher version that lies in a folder', () => {
    const shipped = pack('base', {}, {}, 'shipped');
    const mine = (source: 'user' | 'commandLine') =>
      pack('base', {}, { version: '9.0.0' }, source, 'mods/mine');
    const folders = (loaded: ReturnType<typeof load>): string[] => loaded.packs.map(({ folder }) => folder);
    expect(folders(load([shipped, mine('user')]))).toEqual(['mods/base']);
    expect(folders(load([shipped, mine('commandLine')]))).toEqual(['mods/mine']);
  });

  it('of two versions the highest loads, and the problem names both folders', () => {
    const loaded = load([
      pack('base', {}, { version: '1.9.0' }, 'user', 'mods/old'),
      pack('base', {}, { version: '1.10.0' }, 'user', 'mods/new'),
    ]);
    expect(loaded.packs).toMatchObject([{ folder: 'mods/new' }]);
    expect(briefs(loaded)).toEqual(['duplicate-pack old/pack.json:2:9 /id']);
    expect(loaded.problems[0]).toMatchObject({
      severity: 'warning',
      data: { version: '1.9.0', other: 'mods/new', otherVersion: '1.10.0', why: 'version' },
    });
  });

  it('the problem says why the other one is used', () => {
    const why = (...packs: Parameters<typeof load>[0]): unknown => load(packs).problems[0].data.why;
    const mine = pack('base', {}, {}, 'user', 'mods/a');
    expect(why(mine, pack('base', {}, {}, 'user', 'mods/b'))).toBe('name');
    expect(why(mine, pack('base', {}, {}, 'shipped', 'mods/b'))).toBe('shipped');
    expect(why(mine, pack('base', {}, {}, 'commandLine', 'mods/b'))).toBe('named');
  });

  it('a folder named on the command line wins over a higher version', () => {
    const loaded = load([
      pack('base', {}, {}, 'commandLine', 'here'),
      pack('base', {}, { version: '2.0.0' }, 'user'),
    ]);
    expect(loaded.packs).toMatchObject([{ folder: 'here' }]);
  });

  it('a broken copy does not stop a good one', () => {
    const loaded = load([
      pack('base'),
      pack('base', { 'pack.json': manifest('base', { title: '' }) }, {}, 'user', 'x'),
    ]);
    expect(ids(loaded)).toEqual(['base']);
    expect(loaded.problems).toHaveLength(1);
  });

  it('a pack whose manifest cannot be read is the root cause of what needs it', () => {
    const loaded = load([pack('base', { 'pack.json': '{' }), pack('mod', {}, needs('base'))]);
    expect(briefs(loaded)).toEqual([
      'json-syntax base/pack.json:1:2',
      'dependency-failed mod/pack.json:12:5 /requires/base',
    ]);
    expect(loaded.problems[1].root).toBe(loaded.problems[0]);
  });
});

describe('cycles', () => {
  it('are shown as their shortest loop; the rest loads', () => {
    const loaded = load([
      pack('free'),
      pack('aaa', {}, needs('bbb', 'free')),
      pack('bbb', {}, needs('ccc')),
      pack('ccc', {}, needs('ddd', 'bbb')),
      pack('ddd', {}, needs('aaa')),
      pack('outside', {}, needs('ddd')),
    ]);
    expect(ids(loaded)).toEqual(['free']);
    expect(briefs(loaded)).toEqual([
      'dependency-cycle bbb/pack.json:12:5 /requires/ccc',
      'dependency-failed aaa/pack.json:12:5 /requires/bbb',
      'dependency-failed ccc/pack.json:12:5 /requires/ddd',
      'dependency-failed ddd/pack.json:12:5 /requires/aaa',
      'dependency-failed outside/pack.json:12:5 /requires/ddd',
    ]);
    expect(loaded.problems[0].data).toEqual({ loop: 'bbb → ccc → bbb' });
    expect(loaded.problems.slice(1).every(({ root }) => root === loaded.problems[0])).toBe(true);
  });

  it('a pack that needs itself', () => {
    const loaded = load([pack('aaa', {}, needs('aaa'))]);
    expect(loaded.problems[0].data).toEqual({ loop: 'aaa → aaa' });
  });

  it('a long loop is told by its first packs', () => {
    const names = Array.from({ length: 30 }, (_, i) => `pack-${String(i).padStart(2, '0')}`);
    const loaded = load(names.map((name, i) => pack(name, {}, needs(names[(i + 1) % names.length]))));
    expect(loaded.problems).toHaveLength(names.length);
    expect(loaded.problems[0].data.loop).toMatch(/^pack-00 → pack-01 → .* → pack-11 → …$/);
  });

  it('in a large knot every node is looked at a bounded number of times', () => {
    const count = 2000;
    let asked = 0;
    class Counted extends Map<string, string[]> {
      override get(node: string): string[] | undefined {
        asked++;
        return super.get(node);
      }
    }
    const name = (i: number): string => `n${String(i % count).padStart(4, '0')}`;
    const graph = new Counted(
      Array.from({ length: count }, (_, i) => [name(i), [name(i + 1), name(i + 7), name(i + 50)]]),
    );
    const [{ loop, members }] = findCycles(graph);
    expect(members).toHaveLength(count);
    // The longest steps as often as they fit.
    expect(loop).toHaveLength(count / 50 + 1);
    expect(asked).toBeLessThan(10 * count);
  });

  it('a chain of packs may be long, and falls as a whole', () => {
    const names = Array.from({ length: 3000 }, (_, i) => `pack-${String(i).padStart(4, '0')}`);
    const chain = names.map((name, i) => pack(name, {}, i + 1 < names.length ? needs(names[i + 1]) : {}));
    expect(ids(load(chain))).toEqual(names.toReversed());
    const torn = load([...chain.slice(0, -1), pack(names.at(-1)!, { 'pack.json': '{' })]);
    expect(torn.packs).toEqual([]);
    expect(torn.problems).toHaveLength(names.length);
    expect(torn.problems.slice(1).every(({ root }) => root === torn.problems[0])).toBe(true);
  });

  it('two knots are two cycles', () => {
    const graph = { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'], e: ['a'] };
    expect(findCycles(new Map(Object.entries(graph)))).toEqual([
      { loop: ['a', 'b', 'a'], members: ['a', 'b'] },
      { loop: ['c', 'd', 'c'], members: ['c', 'd'] },
    ]);
  });
});

describe('switches', () => {
  it('a disabled pack is silent; what needs it says why', () => {
    const sources = [pack('base'), pack('mod', {}, needs('base')), pack('torn', { 'pack.json': '{' })];
    const loaded = load(sources, { disabled: ['base', 'torn'] });
    expect(ids(loaded)).toEqual([]);
    expect(briefs(loaded)).toEqual(['disabled-dependency mod/pack.json:12:5 /requires/base']);
  });

  it('safe mode loads what was shipped', () => {
    const loaded = load([pack('base', {}, {}, 'shipped'), pack('mod', { 'pack.json': '{' })], {
      safeMode: true,
    });
    expect(ids(loaded)).toEqual(['base']);
    expect(loaded.problems).toEqual([]);
  });
});

describe('cards', () => {
  it('know where they come from', () => {
    const loaded = load([pack('base', { 'cards/a.json': cardFile(card('x'), card('y', { power: 3 })) })]);
    expect(loaded.cards['base:y']).toEqual({
      definition: { id: 'y', kind: 'weapon', name: 'y', power: 3 },
      pack: 'base',
      file: 'mods/base/cards/a.json',
      line: 3,
      column: 1,
      patchedBy: [],
    });
  });

  it('an id twice in one pack', () => {
    const loaded = load([
      pack('base', {
        'cards/a.json': cardFile(card('x')),
        'cards/b.json': cardFile(card('x', { power: 1 })),
      }),
    ]);
    expect(briefs(loaded)).toEqual(['duplicate-card base/cards/b.json:2:7 /cards/0/id']);
    expect(loaded.problems[0].data).toEqual({ id: 'base:x', other: 'mods/base/cards/a.json', line: 2 });
    expect(loaded.cards['base:x'].definition.power).toBeUndefined();
  });

  it('a reference to a dropped card names the root, along the whole chain', () => {
    const loaded = load([
      pack('base', {
        'cards/a.json': cardFile(
          card('aaa', { needs: 'base:bbb' }),
          card('bbb', { effects: [{ do: 'summon', card: 'base:ccc' }] }),
          card('ccc', { power: 77 }),
          card('fine'),
        ),
      }),
    ]);
    expect(Object.keys(loaded.cards)).toEqual(['base:fine']);
    expect(briefs(loaded)).toEqual([
      'too-big base/cards/a.json:4:50 /cards/2/power',
      'dropped-reference base/cards/a.json:3:75 /cards/1/effects/0/card',
      'dropped-reference base/cards/a.json:2:50 /cards/0/needs',
    ]);
    expect(loaded.problems[2].root).toBe(loaded.problems[0]);
    expect(loaded.problems.map((problem) => problem.card)).toEqual(['base:ccc', 'base:bbb', 'base:aaa']);
  });

  it('cards that refer to each other are fine, and fall together', () => {
    const both = (more: object): object[] => [
      card('aaa', { needs: 'base:bbb' }),
      card('bbb', { needs: 'base:aaa', ...more }),
    ];
    expect(load([pack('base', { 'cards/a.json': cardFile(...both({})) })]).problems).toEqual([]);
    const broken = both({ effects: [{ do: 'summon', card: 'base:zzzzzz' }] });
    const loaded = load([pack('base', { 'cards/a.json': cardFile(...broken) })]);
    expect(briefs(loaded).map((line) => line.split(' ')[0])).toEqual(['unknown-id', 'dropped-reference']);
  });

  it('a reference into a file that could not be read names that file', () => {
    const loaded = load([
      pack('base', {
        'cards/a.json': cardFile(card('aaa', { needs: 'base:lost' })),
        'cards/b.json': '[{"id": "lost"}',
      }),
    ]);
    expect(briefs(loaded).map((line) => line.split(' ')[0])).toEqual(['json-syntax', 'dropped-reference']);
  });

  it('another pack must be required', () => {
    const base = pack('base', { 'cards/a.json': cardFile(card('sword')) });
    const mod = { 'cards/a.json': cardFile(card('x', { needs: 'base:sword' })) };
    expect(load([base, pack('mod', mod, needs('base'))]).problems).toEqual([]);
    const loaded = load([base, pack('mod', mod)]);
    expect(briefs(loaded)).toEqual(['undeclared-reference mod/cards/a.json:2:46 /cards/0/needs']);
    expect(loaded.problems[0].data).toMatchObject({ pack: 'base', by: 'mod' });
  });

  it('a pack that was forgotten in requires is named, also where it is not there; a slip in the id is not that', () => {
    const codes = (needsId: string): string[] =>
      load([
        pack('base', { 'cards/a.json': cardFile(card('sword')) }),
        pack('mod', { 'cards/a.json': cardFile(card('x', { needs: needsId })) }, needs('base')),
      ]).problems.map(brief);
    const at = 'mod/cards/a.json:2:46 /cards/0/needs';
    expect(codes('tools:hammer')).toEqual([`undeclared-reference ${at}`]);
    expect(codes('bass:sword')).toEqual([`unknown-id ${at} (base:sword)`]);
    expect(codes('base:hammer')).toEqual([`unknown-id ${at}`]);
  });

  it('an id without its pack is understood', () => {
    const loaded = load([pack('base', { 'cards/a.json': cardFile(card('x', { needs: 'y' }), card('y')) })]);
    expect(briefs(loaded)).toEqual(['unknown-id base/cards/a.json:2:46 /cards/0/needs (base:y)']);
  });

  it('warnings drop nothing', () => {
    const loaded = load([pack('base', { 'cards/a.json': cardFile(card('x', { power: 8 })) })]);
    expect(loaded.problems).toMatchObject([{ code: 'eight', severity: 'warning', card: 'base:x' }]);
    expect(Object.keys(loaded.cards)).toEqual(['base:x']);
  });
});

describe('patches', () => {
  const base = pack('base', {
    'cards/a.json': cardFile(
      card('sword', { power: 2 }),
      card('shield'),
      card('ring', { kind: 'relic', needs: 'base:sword' }),
      card('broken', { power: 77 }),
    ),
  });
  /** What one patch of a pack `mod` does; its text is one line. */
  const patched = (patch: object, requires: object = needs('base')): ReturnType<typeof load> =>
    load([
      base,
      pack(
        'mod',
        { 'patches/a.json': { patches: [patch] }, 'cards/a.json': cardFile(card('gem')) },
        requires,
      ),
    ]);
  const patchBriefs = (patch: object, requires?: object): string[] =>
    briefs(patched(patch, requires)).filter((line) => line.includes('/patches/'));

  it('set fields, and the card tells who did it', () => {
    const loaded = patched({ card: 'base:sword', set: { power: 5, needs: 'mod:gem' } });
    expect(loaded.cards['base:sword']).toMatchObject({
      definition: { id: 'sword', name: 'sword', power: 5, needs: 'mod:gem' },
      pack: 'base',
      patchedBy: [
        { pack: 'mod', file: 'mods/mod/patches/a.json', line: 1, column: 13, fields: ['power', 'needs'] },
      ],
    });
  });

  it('those of an optional pack are made where that pack is there and fits, and else left out', () => {
    const patches = { 'patches/a.json': { patches: [{ card: 'zeta:sword', set: { power: 4 } }] } };
    const mine = pack('alpha', patches, { format: 2, optional: { zeta: '^1.0.0' } });
    const zeta = (version: string) =>
      pack('zeta', { 'cards/a.json': cardFile(card('sword', { power: 1 })) }, { version });
    const powerIn = (...packs: Parameters<typeof load>[0]): unknown => {
      const { cards: found, problems } = load(packs);
      expect(problems).toEqual([]);
      return found['zeta:sword']?.definition['power'];
    };
    expect(powerIn(mine, zeta('1.0.0'))).toBe(4);
    expect(powerIn(mine, zeta('2.0.0'))).toBe(1);
    expect(powerIn(mine)).toBeUndefined();
  });

  const cases: [name: string, patch: object, ...problems: string[]][] = [
    [
      'an unknown card',
      { card: 'base:swrod', set: { power: 1 } },
      'unknown-id 21 /patches/0/card (base:sword)',
    ],
    ['a dropped card', { card: 'base:broken', set: { power: 1 } }, 'dropped-reference 21 /patches/0/card'],
    ['its own card', { card: 'mod:gem', set: { power: 1 } }, 'patch-own-card 21 /patches/0/card'],
    [
      'a pack that is not required',
      { card: 'other:gem', set: { power: 1 } },
      'patch-undeclared 21 /patches/0/card',
    ],
    ['the kind', { card: 'base:sword', set: { kind: 'relic' } }, 'not-patchable 41 /patches/0/set/kind'],
    ['the id', { card: 'base:sword', set: { id: 'x' } }, 'not-patchable 41 /patches/0/set/id'],
    [
      'a misspelt field',
      { card: 'base:sword', set: { pwer: 1 } },
      'not-patchable 41 /patches/0/set/pwer (power)',
    ],
    ['a value out of bounds', { card: 'base:sword', set: { power: 99 } }, 'too-big 49 /patches/0/set/power'],
    [
      'an unknown reference',
      { card: 'base:sword', set: { needs: 'mod:gme' } },
      'unknown-id 49 /patches/0/set/needs (mod:gem)',
    ],
    [
      'a value others cannot work with',
      { card: 'base:sword', set: { power: 0 } },
      'patch-breaks 40 /patches/0/set',
    ],
    ['nothing', { card: 'base:sword', set: {} }, 'too-short 40 /patches/0/set'],
    ['a misspelt key', { crad: 'base:sword', set: { power: 1 } }, 'unknown-key 14 /patches/0/crad (card)'],
    ['no full id', { card: 'sword', set: { power: 1 } }, 'wrong-form 21 /patches/0/card'],
  ];
  it.each(cases)('%s', (_name, patch, ...problems) => {
    const found = patchBriefs(patch).map((line) => line.replace(' mod/patches/a.json:1:', ' '));
    expect(found).toEqual(problems);
    expect(patched(patch).cards['base:sword']).toMatchObject({ definition: { power: 2 }, patchedBy: [] });
  });

  it('of two packs the later one has the last word, with a warning', () => {
    const patch = (power: number): object => ({ patches: [{ card: 'base:shield', set: { power } }] });
    const loaded = load([
      base,
      pack('xxx', { 'patches/a.json': patch(4) }, needs('base')),
      pack('yyy', { 'patches/a.json': patch(5) }, needs('base')),
    ]);
    expect(loaded.cards['base:shield'].definition.power).toBe(5);
    expect(loaded.cards['base:shield'].patchedBy.map((note) => note.pack)).toEqual(['xxx', 'yyy']);
    expect(briefs(loaded).at(-1)).toBe('patched-twice yyy/patches/a.json:1:42 /patches/0/set/power');
    expect(loaded.problems.at(-1)).toMatchObject({ severity: 'warning', data: { other: 'xxx' } });
  });
});

describe('renames', () => {
  const base = pack(
    'base',
    { 'cards/a.json': cardFile(card('sword'), card('ring', { needs: 'base:blade' })) },
    { renames: { blade: 'knife', knife: 'sword' } },
  );

  it('old ids lead to the card', () => {
    const loaded = load([
      base,
      pack(
        'mod',
        {
          'cards/a.json': cardFile(card('x', { needs: 'base:knife' })),
          'patches/a.json': { patches: [{ card: 'base:blade', set: { power: 3 } }] },
        },
        needs('base'),
      ),
    ]);
    expect(loaded.problems).toEqual([]);
    expect(loaded.renames).toEqual({ 'base:blade': 'base:sword', 'base:knife': 'base:sword' });
    expect(loaded.cards['base:sword'].definition.power).toBe(3);
    // Games look cards up by the ids in definitions.
    expect(loaded.cards['base:ring'].definition.needs).toBe('base:sword');
    expect(loaded.cards['mod:x'].definition.needs).toBe('base:sword');
  });

  const cases: [name: string, renames: object, ...problems: string[]][] = [
    ['to no card', { old: 'swrod' }, 'rename-unknown 12:12 /renames/old (sword)'],
    ['of a card that is there', { sword: 'ring' }, 'rename-existing 12:5 /renames/sword'],
    ['in a circle', { aa: 'bb', bb: 'aa' }, 'rename-loop 12:11 /renames/aa', 'rename-loop 13:11 /renames/bb'],
    ['to no name', { old: 'Big Sword' }, 'wrong-form 12:12 /renames/old'],
  ];
  it.each(cases)('%s', (_name, renames, ...problems) => {
    const files = { 'cards/a.json': cardFile(card('sword'), card('ring')) };
    const found = briefs(load([pack('base', files, { renames })]));
    expect(found.map((line) => line.replace(' base/pack.json:', ' '))).toEqual(problems);
  });
});

describe('texts', () => {
  const cards = cardFile(card('sword'), card('ring', { power: 77 }));
  const texts = (text: object | string, name = 'text/de.json'): ReturnType<typeof load> =>
    load([pack('base', { 'cards/a.json': cards, [name]: text }, { renames: { blade: 'sword' } })]);

  it('are kept by language and card', () => {
    expect(texts({ $schema: 'x', sword: { name: 'Schwert', story: 'Alt.' } }).texts).toEqual({
      de: { 'base:sword': { name: 'Schwert', story: 'Alt.' } },
    });
    expect(texts({ blade: { name: 'Schwert' } }, 'text/pt-BR.json').texts).toEqual({
      'pt-BR': { 'base:sword': { name: 'Schwert' } },
    });
  });

  const cases: [name: string, text: object | string, ...problems: string[]][] = [
    ['for no card', { swrod: { name: 'x' } }, 'text-without-card 2 /swrod (sword)'],
    ['of a dropped card', { ring: { name: 'x' } }],
    ['with rules text', { sword: { nmae: 'x' } }, 'unknown-key 11 /sword/nmae (name)'],
    ['that is no text', { sword: { name: 7 } }, 'wrong-type 18 /sword/name'],
    ['for no name', { 'Big Sword': {} }, 'wrong-form 2 /Big Sword'],
    ['that are a list', '[]', 'wrong-type 1'],
  ];
  it.each(cases)('%s', (_name, text, ...problems) => {
    const found = briefs(texts(text)).slice(1);
    expect(found.map((line) => line.replace(' base/text/de.json:1:', ' '))).toEqual(problems);
  });

  describe('of cards of another pack', () => {
    const base = pack('base', { 'cards/a.json': cards, 'text/de.json': { sword: { name: 'Schwert' } } });
    const translator = (text: object, manifest: object = { requires: { base: '*' } }, format = 2) =>
      pack('mine', { 'text/de.json': text }, { format, language: 'de', ...manifest });
    const said = (...packs: Parameters<typeof load>[0]): unknown[] => {
      const loaded = load(packs);
      const problems = briefs(loaded).filter((line) => line.includes('mine/'));
      return [loaded.texts['de']?.['base:sword']?.name, ...problems];
    };

    it('take the place of those that it has itself', () => {
      expect(said(base, translator({ 'base:sword': { name: 'Klinge' } }))).toEqual(['Klinge']);
    });

    it('may be of one that is there or not', () => {
      const either = translator({ 'base:sword': { name: 'Klinge' } }, { optional: { base: '^1.0.0' } });
      expect(said(base, either)).toEqual(['Klinge']);
      expect(said(either)).toEqual([undefined]);
    });

    it.each<[string, object, object, number, string]>([
      [
        'that is not declared',
        { 'base:sword': {} },
        {},
        2,
        'text-undeclared mine/text/de.json:1:2 /base:sword',
      ],
      [
        'that has no such card',
        { 'base:swrod': {} },
        { requires: { base: '*' } },
        2,
        'text-without-card mine/text/de.json:1:2 /base:swrod (sword)',
      ],
      [
        'in a pack of an older format',
        { 'base:sword': {} },
        { requires: { base: '*' } },
        1,
        'needs-format mine/text/de.json:1:2 /base:sword',
      ],
    ])('%s', (_name, text, manifest, format, problem) => {
      expect(said(base, translator(text, manifest, format))).toEqual(['Schwert', problem]);
    });
  });

  it('in the language of the cards themselves', () => {
    const loadedIn = (language: string, tag: string): ReturnType<typeof load> =>
      load([pack('base', { 'cards/a.json': cards, [`text/${tag}.json`]: { sword: {} } }, { language })]);
    expect(briefs(loadedIn('de', 'en')).slice(1)).toEqual([]);
    expect(briefs(loadedIn('de', 'de')).slice(1)).toEqual(['own-language base/text/de.json:1:1']);
    expect(briefs(texts({}, 'text/en.json')).slice(1)).toEqual(['own-language base/text/en.json:1:1']);
  });

  it('in more languages than are read', () => {
    const tags = Array.from({ length: 53 }, (_, i) => `aa-x${String(i).padStart(2, '0')}`);
    const loaded = load([
      pack('base', {
        'cards/a.json': cardFile(card('sword')),
        ...Object.fromEntries(tags.map((tag) => [`text/${tag}.json`, { sword: { name: 'x' } }])),
      }),
    ]);
    expect(Object.keys(loaded.texts)).toEqual(tags.slice(0, 50));
    expect(loaded.problems.map(({ code, file }) => [code, file])).toEqual(
      tags.slice(50).map((tag) => ['too-many-languages', expect.stringContaining(`base/text/${tag}.json`)]),
    );
  });

  it('in no language', () => {
    expect(briefs(texts({}, 'text/German.json')).slice(1)).toEqual([
      'bad-language base/text/German.json:1:1',
    ]);
  });
});

it('the compiled validator says what is around an error', () => {
  validateManifest({});
  expect(validateManifest.errors?.[0].parentSchema).toBeDefined();
});
