import { expect, test } from 'vitest';
import { drawFrom } from '../../../../shared/engine/random.ts';
import {
  between,
  changed,
  joined,
  reversed,
  type FileChange,
} from '../../../../shared/packs/document/change.ts';

const draw = drawFrom('changes');
const letters = (count: number): string => Array.from({ length: count }, () => 'ab"'[draw(3)]).join('');

/** A change of a piece of a text. */
function drawnChange(text: string): { readonly change: FileChange; readonly after: string } {
  const offset = draw(text.length + 1);
  const before = text.slice(offset, offset + draw(4));
  const change = { file: 'a.json', offset, before, after: letters(draw(5)) };
  return { change, after: changed(text, change)! };
}

test('two changes of one place are one change that leads there and back', () => {
  let short = 0;
  for (let i = 0; i < 4000; i++) {
    const text = letters(draw(12));
    const first = drawnChange(text);
    const second = drawnChange(first.after);
    const one = joined(first.change, second.change);
    if (one === undefined) continue;
    short++;
    expect(one.reduce<string | null>(changed, text)).toBe(second.after);
    expect(one.map(reversed).reduce<string | null>(changed, second.after)).toBe(text);
    // It has no more letters than the one that comparing the texts finds.
    const whole = between('a.json', text, second.after);
    expect(one.map(({ before, after }) => before!.length + after!.length)).toEqual(
      whole === null ? [] : [whole.before!.length + whole.after!.length],
    );
  }
  expect(short).toBeGreaterThan(1000);
});

test('what reaches beyond what the first has brought is left to a comparison of the texts', () => {
  const first: FileChange = { file: 'a.json', offset: 2, before: 'x', after: 'abc' };
  expect(joined(first, { file: 'a.json', offset: 1, before: '', after: 'z' })).toBeUndefined();
  expect(joined(first, { file: 'a.json', offset: 4, before: 'cd', after: '' })).toBeUndefined();
  expect(joined({ ...first, before: null }, { ...first, before: 'a' })).toBeUndefined();
});
