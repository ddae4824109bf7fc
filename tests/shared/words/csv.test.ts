// Tables as text: what leaves comes back, whatever program has had it in between.
import { describe, expect, it } from 'vitest';
import { csvRows, csvText } from '../../../shared/words/csv.ts';
import { decodedText } from '../../../shared/words/decoded.ts';

const read = (text: string): readonly (readonly string[])[] => csvRows(text).rows.map(({ cells }) => cells);

describe('a table', () => {
  const rows = [
    ['id', 'text'],
    ['a', 'says "no", and\ngoes; slowly'],
    ['b', '=1+1'],
    ['c', '-1'],
    ['d', '@home'],
    ['e', "'=quoted"],
    ['f', '\tindented'],
    ['g', "'tis"],
  ];

  it('comes back as it was, with either separator, marked or not', () => {
    for (const separator of [',', ';'] as const)
      for (const isMarked of [true, false]) {
        const text = csvText(rows, { separator, isMarked });
        expect(text.startsWith('\ufeff')).toBe(isMarked);
        expect(read(text)).toEqual(rows);
      }
  });

  it('has no cell that a program would work out', () => {
    const cells = csvText(rows, { separator: ';' }).split('\r\n').slice(2, 6);
    expect(cells).toEqual([`b;"'=1+1"`, `c;"'-1"`, `d;"'@home"`, `e;"''=quoted"`]);
  });

  it('says on which row a quote is open, and leaves out empty rows but not their number', () => {
    expect(csvRows('id,text\r\na,"open\r\nb,c').faults).toEqual([{ line: 2, kind: 'quotes' }]);
    expect(csvRows('id;text\n;;\n\na;b').rows.map(({ line }) => line)).toEqual([1, 4]);
  });
});

describe('a file', () => {
  const words = 'Königin „Öl“';

  it('is read as UTF-8, as UTF-16 with its mark, and else as Excel writes it on a German Windows', () => {
    expect(decodedText(new TextEncoder().encode(words))).toBe(words);
    const wide = Uint8Array.from([0xff, 0xfe, ...Buffer.from(words, 'utf16le')]);
    expect(decodedText(wide)).toBe(words);
    expect(decodedText(Uint8Array.from([0x4b, 0xf6, 0x6e, 0x69, 0x67, 0x84]))).toBe('König„');
  });
});
