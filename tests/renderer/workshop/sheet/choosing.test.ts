import { describe, expect, it } from 'vitest';
import {
  filtered,
  groupsAtFirst,
  groupsOf,
  isSaidByName,
} from '../../../../renderer/workshop/sheet/choosing.ts';
import { around, differing, folded } from '../../../../renderer/workshop/sheet/folded.ts';
import type { ChoiceRow } from '../../../../shared/rpc/messages/workshop.ts';

const choice = (name: string, sentence = `${name}.`, way: ChoiceRow['way'] = 'value'): ChoiceRow => ({
  name,
  sentence,
  way,
  chosen: false,
  key: name,
});

const LABELS = { around: 'into', out: 'without', others: 'instead' };
const named = (groups: ReturnType<typeof groupsOf>): readonly (readonly string[])[] =>
  groups.map(({ choices }) => choices.map(({ name }) => name));

describe('what may be chosen', () => {
  it('is grouped by what it does to what is there', () => {
    const groups = groupsOf(
      null,
      [choice('a'), choice('b', 'b.', 'around'), choice('c', 'c.', 'unset'), choice('d', 'd.', 'out')],
      LABELS,
    );
    expect(groups.map(({ label }) => label)).toEqual([null, 'into', 'without']);
    expect(named(groups)).toEqual([['a', 'c'], ['b'], ['d']]);
  });

  it('begins with what is there, and with what keeps it', () => {
    const groups = groupsAtFirst(
      [
        choice('a'),
        { ...choice('b'), chosen: true },
        choice('c', 'c.', 'unset'),
        choice('not b', 'not b.', 'around'),
      ],
      LABELS,
    );
    expect(groups.map(({ label }) => label)).toEqual([null, 'into', 'instead']);
    expect(named(groups)).toEqual([['b', 'c'], ['not b'], ['a']]);

    const ways = ['x', 'y', 'z', 'w'].map((name) => choice(name, `${name} b.`, 'around'));
    const many = groupsAtFirst([{ ...choice('b'), chosen: true }, choice('a'), ...ways], LABELS);
    expect(named(many)).toEqual([
      ['b', 'a'],
      ['x', 'y', 'z', 'w'],
    ]);
  });

  it('says a sentence alone where its name is nearly all of it', () => {
    const isEnough = (name: string, sentence: string): boolean => isSaidByName({ name, sentence });
    expect(isEnough('draw a card', 'Draw a card.')).toBe(true);
    expect(isEnough('When played, draw a card: 1', 'When played: Draw a card, 1.')).toBe(true);
    expect(isEnough('a card', 'Draw a card, then lose 2 sanity.')).toBe(false);
  });

  it('is narrowed down by names, those that begin with the words first, and else by sentences', () => {
    const groups = groupsOf(
      null,
      [choice('you may draw a card'), choice('draw a card'), choice('turn', 'Turn it, then lose.')],
      LABELS,
    );
    expect(named(filtered(groups, 'Draw'))).toEqual([['draw a card', 'you may draw a card']]);
    expect(named(filtered(groups, 'lose'))).toEqual([['turn']]);
    expect(named(filtered(groups, 'card draw'))).toEqual([['you may draw a card', 'draw a card']]);
    expect(filtered([{ label: null, choices: [choice('lose 3 sanity')] }], '4')).toEqual([]);
    expect(named(filtered([{ label: null, choices: [choice('lose 3 sanity')] }], '4 sanity'))).toEqual([
      ['lose 3 sanity'],
    ]);
    expect(filtered(groups, 'nothing')).toEqual([]);
    expect(filtered(groups, '  ')).toBe(groups);
  });
});

describe('a text as it is looked for', () => {
  it.each([
    ['Zurück', 'zurueck'],
    ['zurueck', 'zurueck'],
    ['Weiß', 'weiss'],
    ['Angriffs- und Waffenkarten', 'angriffsundwaffenkarten'],
    ['à la carte', 'alacarte'],
  ])('%s is %s', (text, found) => expect(folded(text)).toBe(found));

  it('is cut around a part', () => {
    expect(around('Draw a card', 'dr')).toEqual(['', 'Dr', 'aw a card']);
    expect(around('Draw a card', 'x')).toEqual(['Draw a card', '', '']);
  });

  it.each([
    [
      'Wenn kein Feind hier ist, ziehe.',
      'Wenn ein Feind hier ist, ziehe.',
      ['Wenn ', 'kein ', 'Feind hier ist, ziehe.'],
    ],
    ['Draw 2 cards.', 'Draw a card.', ['Draw ', '2 cards.', '']],
    ['Draw a card.', 'draw a card', ['Draw a card.', '', '']],
    ['Lose 1, then lose 1.', 'Lose 1.', ['Lose 1, ', 'then lose 1.', '']],
  ])('%s differs from %s by whole words', (text, other, parts) => {
    expect(differing(text, other)).toEqual(parts);
  });
});
