import { describe, expect, it } from 'vitest';
import { filtered, groupsOf } from '../../../../renderer/workshop/sheet/choosing.ts';
import { around, folded } from '../../../../renderer/workshop/sheet/folded.ts';
import type { ChoiceRow } from '../../../../shared/rpc/messages/workshop.ts';

const choice = (name: string, sentence = `${name}.`, way: ChoiceRow['way'] = 'value'): ChoiceRow => ({
  name,
  sentence,
  way,
  chosen: false,
  key: name,
});

const LABELS = { around: 'into', out: 'without' };
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

  it('is narrowed down by names, those that begin with the words first, and else by sentences', () => {
    const groups = groupsOf(
      null,
      [choice('you may draw a card'), choice('draw a card'), choice('turn', 'Turn it, then lose.')],
      LABELS,
    );
    expect(named(filtered(groups, 'Draw'))).toEqual([['draw a card', 'you may draw a card']]);
    expect(named(filtered(groups, 'lose'))).toEqual([['turn']]);
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
});
