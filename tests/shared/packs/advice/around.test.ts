// Cards that do the same, cards that are alike, and where a card is named.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import { similarTo, usesOf } from '../../../../shared/packs/advice/around.ts';
import { CardIndex } from '../../../../shared/packs/advice/card-index.ts';
import type { GameAdvice } from '../../../../shared/packs/advice/game-advice.ts';
import { PlayerWords } from '../../../../shared/packs/advice/player-words.ts';
import { Surroundings } from '../../../../shared/packs/advice/surroundings.ts';
import { mentionsIn, mentionsInScenario, Uses } from '../../../../shared/packs/advice/uses.ts';
import { contents } from '../../../../shared/games/index.ts';
import type { Definition } from '../../../../shared/packs/content.ts';
import { openPacks } from '../../../../shared/packs/load.ts';
import { operated } from '../../../../shared/packs/edit/operation.ts';
import {
  advised,
  cardsOf,
  contextOf,
  shelf,
  sources,
  surroundings,
} from '../../../support/advice/workshop.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const ravingspire = cardsOf('ravingspire')[0].content;
const arcana = cardsOf('arcana')[0].content;
const wordsIn = (language: 'en' | 'de', game = ravingspire): PlayerWords =>
  new PlayerWords(game, language, contextOf(game.game, language).nameOf);
const definition = (id: string): Definition => shelf.cards.get(id)!.definition;

/** The game with what it is asked for counted. */
function counting(advice: GameAdvice): { advice: GameAdvice; count: () => number } {
  let calls = 0;
  return {
    advice: { ...advice, canonical: (card) => (calls++, advice.canonical(card)) },
    count: () => calls,
  };
}

describe('cards that do the same', () => {
  const small = (): CardIndex =>
    new CardIndex(
      ravingspire.advice!,
      cardsOf('ravingspire').map((card) => [card.id, card.definition] as const),
    );

  it('are found whatever their names, however they are written', () => {
    const index = small();
    const copy = {
      ...definition('base:gorehound-master'),
      id: 'kennel-master',
      name: 'Kennel Master',
      story: 'Woof.',
    };
    index.put('lena:kennel-master', { ...copy, copies: 1 });
    expect(index.sameAs('lena:kennel-master')).toEqual(['base:gorehound-master']);
    index.put('lena:kennel-master', { ...copy, cost: { fight: 1 } });
    expect(index.sameAs('lena:kennel-master')).toEqual([]);
    expect(index.sameAs('base:gorehound-master')).toEqual([]);
  });

  it('are no more once the other one is gone', () => {
    const index = small();
    index.put('lena:a', definition('base:mercy-stroke'));
    expect(index.sameAs('base:mercy-stroke')).toEqual(['lena:a']);
    index.remove('lena:a');
    expect(index.sameAs('base:mercy-stroke')).toEqual([]);
  });

  it('are told of with their names', () => {
    const card = shelf.cards.get('base:the-good-gossip')!;
    const [row] = advised(card.definition, card).filter(({ kind }) => kind === 'same');
    expect(row.words).toBe('Does the same as “Anonymous Tip”, numbers and all.');
    expect(row.cards).toEqual(['goblin-queen:anonymous-tip']);
  });

  it('do not count where names alone tell cards apart', () => {
    const index = new CardIndex(arcana.advice!, [['lena:a', definition('arcana:m1')]]);
    index.put('lena:b', definition('arcana:m1'));
    expect(index.sameAs('lena:a')).toEqual([]);
  });
});

test('a card with one number changed is the one that is most like it, and that number is what differs', () => {
  const index = contextOf('ravingspire').index;
  const changed = { ...definition('base:mercy-stroke'), power: 4 };
  index.put('lena:changed', changed);
  const [first, ...others] = similarTo('lena:changed', index, wordsIn('en'));
  index.remove('lena:changed');
  expect(first).toMatchObject({
    card: 'base:mercy-stroke',
    name: 'Mercy Stroke',
    differs: [{ field: 'power', own: '4', other: '5' }],
  });
  expect(first.likeness).toBeGreaterThan(0.6);
  expect(others).toHaveLength(4);
  for (const { likeness } of others) expect(likeness).toBeLessThan(first.likeness);
});

test.each([10, 1000])('with %i cards one edit reads one card', (size) => {
  const { advice, count } = counting(ravingspire.advice!);
  const all = cardsOf('ravingspire');
  const cards = Array.from(
    { length: size },
    (_, i) => [`big:c${i}`, all[i % all.length].definition] as const,
  );
  const index = new CardIndex(advice, cards);
  const before = count();
  expect(before).toBe(size);
  index.put('big:c3', { ...cards[3][1], power: 9 });
  index.sameAs('big:c3');
  index.similarTo('big:c3');
  expect(count() - before).toBe(1);
});

describe('where a card is named', () => {
  it('follows the ids of the schema: decks, lists, filters', () => {
    const heroes = cardsOf('ravingspire').filter(({ definition: { kind } }) => kind === 'hero');
    const named = surroundings.get('ravingspire')!.usesOf('base:tool', 'en');
    expect(named.length).toBeGreaterThan(0);
    for (const { user, at, where } of named) {
      expect(heroes.map(({ id }) => id)).toContain(user.kind === 'card' && user.id);
      expect(at).toBe('/hero/deck/base:tool');
      expect(where).toBe('hero');
    }
    const tower = surroundings.get('arcana')!.usesOf('arcana:m1', 'de');
    expect(tower).toMatchObject([{ user: { id: 'arcana:tower' }, name: 'Der Orakelturm', where: 'Feind 1' }]);
  });

  it('is not where a text only looks like an id', () => {
    const card = { ...definition('base:mercy-stroke'), story: 'base:tool' };
    expect(mentionsIn(card as Json, ravingspire.advice!.schema)).toEqual([]);
  });

  it('is in a rule with its clause', () => {
    const own = new Uses();
    const card = operated(definition('base:mercy-stroke') as Json, {
      op: 'add',
      path: '/rules/-',
      value: { when: 'played', do: [{ do: 'banish', cards: { from: ['discard'], id: 'base:tool' } }] },
    });
    own.put({ kind: 'card', id: 'lena:a' }, () => mentionsIn(card, ravingspire.advice!.schema));
    expect(usesOf('base:tool', own, wordsIn('en'), () => card)).toMatchObject([
      { at: '/rules/1/do/0/cards/id', where: 'rule 2, “banish Tool from your discard pile”' },
    ]);
    own.put({ kind: 'card', id: 'lena:a' }, () => []);
    expect(own.of('base:tool')).toEqual([]);
  });

  it('is in scenarios too, expectations and all', () => {
    const own = new Uses();
    for (const file of globSync('mods/goblin-queen/scenarios/*.json', { cwd: ROOT })) {
      const scenario = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Json;
      own.put({ kind: 'scenario', file }, () => mentionsInScenario(scenario));
    }
    const named = own.of('goblin-queen:anonymous-tip');
    expect(named.length).toBeGreaterThan(2);
    expect(named.some(({ at }) => at.startsWith('/then/'))).toBe(true);
    expect(named.every(({ user }) => user.kind === 'scenario')).toBe(true);
  });

  it('follows renamed cards', () => {
    const own = new Uses((id) => (id === 'base:old-tool' ? 'base:tool' : id));
    own.put({ kind: 'scenario', file: 'a.json' }, () => [{ id: 'base:old-tool', at: '/x' }]);
    expect(own.of('base:tool')).toHaveLength(1);
  });
});

describe('the surroundings of a card', () => {
  it('follow each edit, and keep the last that the schema accepts', () => {
    const around = new Surroundings(shelf, ravingspire, {});
    const own = { ...definition('base:mercy-stroke'), id: 'mercy', name: 'Mercy' };
    around.put('lena:mercy', own);
    around.putScenario('a.json', ['lena:mercy']);
    expect(around.similarTo('lena:mercy', 'en')[0]).toMatchObject({
      card: 'base:mercy-stroke',
      likeness: expect.any(Number) as number,
      differs: [],
    });
    expect(around.context('en').nameOf('lena:mercy')).toBe('Mercy');
    around.put('lena:mercy', { ...own, name: '' });
    expect(around.context('en').nameOf('lena:mercy')).toBe('Mercy');
    around.put('lena:mercy', { ...own, name: 'No Mercy' });
    expect(around.context('en').nameOf('lena:mercy')).toBe('No Mercy');
    expect(around.usesOf('lena:mercy', 'en')).toMatchObject([{ name: 'a.json', at: '/0' }]);
    around.remove('lena:mercy');
    around.putScenario('a.json', undefined);
    expect(around.similarTo('lena:mercy', 'en')).toEqual([]);
    expect(around.usesOf('lena:mercy', 'en')).toEqual([]);
    expect(around.context('en').nameOf('lena:mercy')).toBeUndefined();
  });

  it('take in what another load has brought, and nothing else', () => {
    const counted = counting(ravingspire.advice!);
    const around = new Surroundings(shelf, { ...ravingspire, advice: counted.advice }, {});
    around.put('lena:mercy', definition('base:mercy-stroke'));
    const { shelf: again, loaded } = openPacks(sources, contents);
    const card = again.cards.get('base:mercy-stroke')!;
    again.rewrite(card.id, { ...card.definition, name: 'No Mercy' });
    const before = counted.count();
    around.renew(again, { de: { 'base:tool': { name: 'Ding' } } });
    expect(counted.count() - before).toBe(1);
    expect(around.context('en').nameOf('base:mercy-stroke')).toBe('No Mercy');
    expect(around.context('en').nameOf('lena:mercy')).toBeUndefined();
    expect(around.context('de').nameOf('base:tool')).toBe('Ding');
    expect(loaded.packs.length).toBe(sources.length);
  });

  it('are of a game that has advice', () => {
    const { advice, ...without } = ravingspire;
    expect(advice).toBeDefined();
    expect(() => new Surroundings(shelf, without, {})).toThrow('has no advice on its cards');
  });
});
