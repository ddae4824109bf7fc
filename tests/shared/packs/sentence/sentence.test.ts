// What a page gets of a card: lines, stops, ghosts, gaps and handles, on the cards that the design works out.
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import { carriedOut, isRefused } from '../../../../shared/packs/sentence/change.ts';
import { choicesAt } from '../../../../shared/packs/sentence/choices.ts';
import { set } from '../../../../shared/packs/sentence/gestures.ts';
import { remove } from '../../../../shared/packs/sentence/removal.ts';
import { sentenceOf } from '../../../../shared/packs/sentence/sentence.ts';
import type { SentenceChoice, Sentence } from '../../../../shared/packs/sentence/types.ts';
import { valueAt } from '../../../../shared/packs/pointer.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import { tokenText } from '../../../../shared/words/tokens.ts';
import { workplaceOf } from '../../../support/sentence/benches.ts';
import { emptyCard } from '../../../support/empty-card.ts';

const { bench, cards } = workplaceOf('ravingspire');
const shipped = (id: string): Json => cards.find((card) => card.id === id)!;
const withRules = (rules: Json, kind = 'attack'): Json => ({ ...emptyCard(kind), rules });

/** The lines as they are read, with stops in brackets. */
const linesOf = ({ lines }: Sentence): readonly string[] =>
  lines.map(({ depth, pieces }) => {
    const words = pieces.map(({ token, stop }) =>
      stop === undefined ? tokenText(token) : `[${tokenText(token)}]`,
    );
    return `${'  '.repeat(depth)}${words.join('')}`;
  });
const namesOf = (sentence: Sentence): readonly string[] =>
  sentence.stops.map(({ at, name }) => `${at} ${name}`);
const choiceOf = (card: Json, at: string, sentence: string, language: Language = 'en'): SentenceChoice =>
  choicesAt(bench, card, at, language).find((choice) => choice.sentence === sentence)!;

describe('a simple card', () => {
  const card = withRules([{ when: 'spent', do: [{ do: 'gain-sanity', amount: 1 }] }]);

  test('in English', () => {
    const sentence = sentenceOf(bench, card, 'en');
    expect(linesOf(sentence)).toEqual(['[When spent, ][gain ][1][ ][sanity].']);
    expect(namesOf(sentence)).toEqual([
      '/rules/0/when when: When spent',
      '/rules/0/do/0/do gain sanity, effect 1 of 1',
      '/rules/0/do/0/amount amount, 1',
      '/rules/0/do/0/who who: you, not printed',
      '/rules/0/if condition: nothing, not printed',
    ]);
    expect(sentence.gaps.map(({ at, name }) => `${at} ${name}`)).toEqual([
      '/rules/1 add a rule after rule 1',
      '/rules/0/do/1 add an effect after: gain 1 sanity',
    ]);
    expect(sentence.stops.map(({ pieces }) => pieces)).toEqual([1, 3, 1, 0, 0]);
  });

  test('in German the verb has two pieces, and is one stop', () => {
    const sentence = sentenceOf(bench, card, 'de');
    const [line] = sentence.lines;
    const verb = sentence.stops.findIndex(({ at }) => at === '/rules/0/do/0/do');
    const own = line.pieces.flatMap(({ token, stop }) => (stop === verb ? [tokenText(token).trim()] : []));
    expect(own.join(' ').replaceAll(/\s+/g, ' ').trim()).toBe('Gewinne Verstand zurück');
    expect(sentence.stops[verb].name).toBe('Gewinne Verstand zurück, Effekt 1 von 1');
  });

  test('numbers have bounds', () => {
    const [stop] = sentenceOf(bench, card, 'en').stops.filter(({ role }) => role === 'amount');
    expect(stop.control).toEqual({ kind: 'number', value: 1, least: -99, most: 99 });
    expect(set(bench, card, stop.at, 100)).toEqual({
      refused: { en: '99 is the most.', de: 'Mehr als 99 geht nicht.' },
    });
    const change = set(bench, card, stop.at, 2);
    expect(change).toMatchObject({
      operations: [{ op: 'replace', path: '/rules/0/do/0/amount', value: 2 }],
      label: { en: 'gain 2 sanity', de: 'Gewinne 2 Verstand zurück' },
    });
  });

  test('wrapped, the focus stays on what had it', () => {
    const choice = choiceOf(card, '/rules/0/do/0', 'When spent, you may gain 1 sanity.');
    expect(choice.way).toBe('around');
    expect(choice.carried).toEqual([{ from: '/rules/0/do/0', to: '/rules/0/do/0/then/0' }]);
    const german = choiceOf(
      card,
      '/rules/0/do/0',
      'Beim Einsatz: Du darfst 1 Verstand zurückgewinnen.',
      'de',
    );
    expect(german.operations).toEqual(choice.operations);
  });
});

describe('a price', () => {
  const may = {
    do: 'may',
    price: [{ do: 'discard', cards: { from: ['hand'], power: { max: 2 } } }],
    then: [
      { do: 'lose-sanity', amount: 1, who: 'another-here' },
      { do: 'draw', cards: 1 },
    ],
  };
  const card = withRules([{ when: 'played', do: [may] }]);
  const at = '/rules/0/do/0';

  test('"you may" and "if you do" are one stop, "a card" says how many and which kind', () => {
    const { stops } = sentenceOf(bench, card, 'en');
    const find = (place: string) => stops.find((stop) => stop.at === at + place)!;
    expect(find('/do')).toMatchObject({ pieces: 2, shown: 'you may if you do' });
    expect(find('/price/0/cards/count')).toMatchObject({
      control: { kind: 'number', value: 1 },
      written: false,
    });
    const count = stops.indexOf(find('/price/0/cards/count'));
    expect(find('/price/0/cards/kind')).toMatchObject({ control: { kind: 'set' }, over: count });
    expect(find('/price/0/cards/from').name).toBe('from: the hand, not printed');
    expect(find('/price/0/cards/pick').name).toBe('chosen by: the player, not printed');
  });

  test('it goes in as many ways as it has lists', () => {
    const ways = choicesAt(bench, card, at, 'en').filter(({ way }) => way === 'out');
    const programs = ways.map(({ operations }) => valueAt(carriedOut(card, operations), '/rules/0/do'));
    expect(programs).toEqual([may.price, may.then, [...may.price, ...may.then]]);
  });

  test('without the price clause there is no price', () => {
    const change = remove(bench, card, `${at}/price/0`);
    expect(change).toMatchObject({ operations: [{ op: 'remove', path: `${at}/price` }] });
  });

  test('what cannot be paid is not offered for a price', () => {
    const payable = choicesAt(bench, card, `${at}/price/0/do`, 'en').map(({ operations }) => {
      const value = valueAt(carriedOut(card, operations), `${at}/price/0/do`);
      return String(value);
    });
    expect([...new Set(payable)].sort()).toEqual(['banish', 'discard', 'lose-sanity', 'remove-counters']);
  });
});

describe('a long card', () => {
  const card = shipped('gorehound-master');
  const sentence = sentenceOf(bench, card, 'en');

  test('several effects of a rule are lines below its trigger', () => {
    const rules = (card as { rules: Json[] }).rules.length;
    expect(sentence.lines.filter(({ depth }) => depth === 0)).toHaveLength(rules);
    expect(sentence.lines.filter(({ depth }) => depth === 1).length).toBeGreaterThanOrEqual(2);
    expect(sentence.lines[0].name).toBe(`rule 1 of ${rules}`);
  });

  test('a number that is counted says what it counts', () => {
    expect(sentence.stops.find(({ at }) => at === '/rules/0/do/0/change/amount')).toMatchObject({
      name: 'amount, X: 2 times the number of weapons and attack cards in slots, at most 4',
      shown: 'X',
      control: { kind: 'number', value: null },
      pieces: 3,
    });
  });

  test('every handle is within the one around it, and every piece within its handles', () => {
    for (const [i, { within, at }] of sentence.handles.entries())
      if (within !== undefined) {
        expect(within).toBeLessThan(i);
        expect(at.startsWith(`${sentence.handles[within].at}/`)).toBe(true);
      }
    for (const { pieces } of sentence.lines)
      for (const { handles } of pieces) expect(handles).toEqual([...handles].sort((a, b) => a - b));
  });

  test('a cap goes, and what it caps stays', () => {
    const capped = sentence.handles.find(
      ({ at }) => (valueAt(card, at) as { amount?: unknown }).amount === 'capped',
    )!;
    const change = remove(bench, card, capped.at);
    if (isRefused(change)) throw new Error(change.refused.en);
    expect(valueAt(carriedOut(card, change.operations), capped.at)).toEqual(valueAt(card, `${capped.at}/of`));
    expect(change.carried).toEqual([{ from: `${capped.at}/of`, to: capped.at }]);
  });
});

test('a trigger that never comes to a kind of card is not offered', () => {
  const card = withRules([{ when: 'played', do: [{ do: 'draw', cards: 1 }] }]);
  const moments = choicesAt(bench, card, '/rules/0/when', 'en').map(({ operations }) => {
    const [rule] = (carriedOut(card, operations) as { rules: { when?: string; while?: string }[] }).rules;
    return rule.when ?? rule.while;
  });
  expect(moments).toContain('spent');
  expect(moments).not.toContain('revealed');
  expect(moments).not.toContain('level');
});

test('text beside the programs of a card is edited beside the sentence', () => {
  const arcana = workplaceOf('arcana');
  const tower = arcana.cards.find(({ kind }) => kind === 'tower')!;
  const { stops, gaps } = sentenceOf(arcana.bench, tower, 'en');
  expect(stops.map(({ at }) => at)).toEqual(['/kind', '/foes', '/tables']);
  expect(stops.map(({ control }) => control)).toEqual(stops.map(() => ({ kind: 'field' })));
  expect(gaps).toEqual([]);
});

describe('an unfinished card', () => {
  test('without rules has a gap for one', () => {
    const { lines, gaps } = sentenceOf(bench, emptyCard('attack'), 'de');
    expect(gaps).toEqual([{ at: '/rules/0', of: 'rule', name: 'Regel hinzufügen', empty: true }]);
    expect(lines).toHaveLength(1);
  });

  test('shows what is missing, unknown, or only begun', () => {
    const card = withRules([
      {
        when: 'played',
        shine: true,
        do: [{ do: 'conjure' }, { do: 'if', if: { is: 'alone' }, then: [] }, { do: 'draw' }],
      },
    ]);
    const sentence = sentenceOf(bench, card, 'en', [{ anchor: '/rules/0/do/1', text: 'dra' }]);
    expect(linesOf(sentence)).toEqual([
      '[When played, ]',
      '  [{"do":"conjure"}].',
      '  [dra]',
      '  [If ][no other hero is in the game][, ][…].',
      '  [Draw ][…].',
    ]);
    expect(sentence.stops.find(({ at }) => at === '/rules/0/shine')).toMatchObject({
      control: { kind: 'opaque', json: 'true' },
      pieces: 0,
    });
    expect(sentence.stops.find(({ role }) => role === 'draft')).toMatchObject({
      at: '/rules/0/do/1',
      shown: 'dra',
      control: { kind: 'draft', typed: 'dra', begun: false },
    });
    expect(sentence.gaps.find(({ empty }) => empty)?.at).toBe('/rules/0/do/1/then/0');
  });

  test('is said where nothing of it would ever happen', () => {
    const card = withRules([{ when: 'played', do: [{ do: 'draw', cards: 0 }] }]);
    expect(linesOf(sentenceOf(bench, card, 'en'))).toEqual(['[When played, ][draw ][0][ cards].']);
  });
});
