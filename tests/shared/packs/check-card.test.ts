// One card that is checked alone gets exactly what loading its whole pack reports for it.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readPackFolder } from '../../../main/host/packs/read.ts';
import { drawFrom, type Draw } from '../../../shared/engine/random.ts';
import { contents } from '../../../shared/games/index.ts';
import { checkCard } from '../../../shared/packs/check-card.ts';
import type { GameContent } from '../../../shared/packs/content.ts';
import { openPacks } from '../../../shared/packs/load.ts';
import type { PackSource } from '../../../shared/packs/source.ts';
import { checkedAlone, withChanges } from '../../support/checked-alone.ts';
import { hostilePack, HOSTILE_KINDS } from '../../support/hostile-packs.ts';
import { card, cardFile, otherGame, pack, toy } from './toy.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const folders = (path: string): string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [join(ROOT, path, entry.name)] : [],
  );
const shipped = folders('mods').map((folder) => readPackFolder(folder, 'shipped'));
const fixtures = folders('tests/fixtures/packs').map((folder) => readPackFolder(folder, 'user'));

/** Compares all cards; how many there are, and how many problems the loader has with them. */
function compare(
  sources: readonly PackSource[],
  games: readonly GameContent[],
  most?: number,
): { cards: number; problems: number } {
  const { differ, ...counts } = checkedAlone(sources, games, most);
  expect(differ).toEqual([]);
  return counts;
}

test('every card that ships, and every card of the packs of the tests', () => {
  expect(compare(shipped, contents)).toMatchObject({ problems: 0 });
  const { cards, problems } = compare([...shipped, ...fixtures], contents);
  expect(cards).toBeGreaterThan(600);
  // Some of these packs are there for what is wrong in them.
  expect(problems).toBeGreaterThan(10);
});

test('cards of which one value was changed, with those that need them', () => {
  const draw = drawFrom('one change');
  const { cards, problems } = compare(
    [...shipped, ...fixtures].map((source) => withChanges(source, draw)),
    contents,
  );
  expect(cards).toBeGreaterThan(300);
  expect(problems).toBeGreaterThan(100);
});

/** Those that do something to cards, and are small; the soak has all. */
const HOSTILE = ['unknown keys in one card', 'nulls', 'needs without end', 'shaken cards'];

test.each(HOSTILE)('a hostile pack: %s', (kind) => {
  const arcana = shipped.find(({ folder }) => folder.endsWith('arcana'))!;
  const { source } = hostilePack(HOSTILE_KINDS.indexOf(kind), arcana, drawFrom(kind));
  compare([arcana, source], contents, 3);
});

describe('cards that need each other', () => {
  const games = [toy, otherGame];
  const random = (draw: Draw): PackSource[] => {
    const count = 2 + draw(9);
    const cards = Array.from({ length: count }, (_, i) => {
      const needs = draw(2) === 0 ? {} : { needs: `mod:c${draw(count + 1)}` };
      const also = draw(3) === 0 ? { effects: [{ do: 'summon', card: `mod:c${draw(count)}` }] } : {};
      const kind = draw(5) === 0 ? 'relik' : ['weapon', 'relic'][draw(2)];
      return card(`c${draw(12) === 0 ? 0 : i}`, { kind, power: [0, 3, 8, 12][draw(4)], ...needs, ...also });
    });
    return [
      pack('mod', {
        'cards/a.json': cardFile(...cards.slice(0, 4)),
        'cards/b.json': cardFile(...cards.slice(4)),
      }),
    ];
  };

  test('whatever goes first, each gets what the loader says', () => {
    let problems = 0;
    for (let i = 0; i < 150; i++) problems += compare(random(drawFrom(`needs ${i}`)), games).problems;
    expect(problems).toBeGreaterThan(200);
  });

  it('a card is not told of those that its own mistake brings down', () => {
    const cards = cardFile(
      card('a', { needs: 'mod:b' }),
      card('b', { needs: 'mod:a', effects: [{ do: 'summon', card: 'mod:c' }] }),
    );
    const { shelf, loaded } = openPacks([pack('mod', { 'cards/a.json': cards })], games);
    expect(loaded.problems.map(({ card: id, code }) => `${id} ${code}`)).toEqual([
      'mod:b unknown-id',
      'mod:a dropped-reference',
    ]);
    const place = { shelf, pack: 'mod', file: 'mods/mod/cards/a.json', pointer: '/cards/1' };
    expect(checkCard(card('b', { needs: 'mod:a' }), place)).toEqual([]);
  });
});

describe('a card that is being written', () => {
  const { shelf } = openPacks(shipped, contents);
  const place = { shelf, pack: 'base', file: 'mods/base/cards/new.json', pointer: '/cards/0' };
  const attack = { id: 'new-card', name: 'New', kind: 'attack', power: 1, as: ['fight'], cost: { fight: 1 } };

  it('is in order', () => expect(checkCard(attack, place)).toEqual([]));

  it('learns of a misspelt id, and what was meant', () => {
    const rules = [{ when: 'played', do: [{ do: 'retrieve', cards: { from: ['deck'], id: 'base:blad' } }] }];
    const [problem, ...more] = checkCard({ ...attack, rules }, place);
    expect(more).toEqual([]);
    expect(problem).toMatchObject({
      code: 'unknown-id',
      pointer: '/cards/0/rules/0/do/0/cards/id',
      card: 'base:new-card',
    });
    expect(problem.data.nearest).toBe('base:blade');
  });

  it('is told that its name is taken', () => {
    const taken = checkCard({ ...attack, id: 'blade' }, { ...place, file: 'mods/base/cards/zzz.json' });
    expect(taken.map(({ code }) => code)).toEqual(['duplicate-card']);
  });

  it('has no name yet', () => {
    expect(checkCard({}, place).map(({ code }) => code)).toEqual([
      'missing-key',
      'missing-key',
      'missing-key',
    ]);
  });

  it('is in a pack that is not there', () => {
    expect(() => checkCard(attack, { ...place, pack: 'none' })).toThrow('the pack "none" is not loaded');
  });
});
