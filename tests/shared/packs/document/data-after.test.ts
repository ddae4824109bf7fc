import { describe, expect, it } from 'vitest';
import { dataAfter } from '../../../../shared/packs/document/data-after.ts';

const file = 'cards/a.json';
const BEFORE = { cards: [{ id: 'a' }] };

describe('the data of a file after an edit', () => {
  it('is what operations make of it', () => {
    const operations = [{ op: 'replace', path: '/cards/0/id', value: 'b' }] as const;
    expect(dataAfter(BEFORE, { file, operations })).toEqual({ cards: [{ id: 'b' }] });
    expect(BEFORE).toEqual({ cards: [{ id: 'a' }] });
  });

  it('is what a whole text says', () => {
    expect(dataAfter(undefined, { file, whole: '{ "cards": [] }' })).toEqual({ cards: [] });
  });

  it.each([
    ['operations do not fit', BEFORE, { file, operations: [{ op: 'remove', path: '/cards/1' }] }],
    ['there is nothing to operate on', undefined, { file, operations: [] }],
    ['a text cannot be read', BEFORE, { file, whole: '{' }],
    ['a file is removed', BEFORE, { file, whole: null }],
    ['a piece of the text is another', BEFORE, { file, splice: { offset: 0, length: 0, text: ' ' } }],
  ] as const)('cannot be told where %s', (_, before, edit) => {
    expect(dataAfter(before, edit)).toBeUndefined();
  });
});
