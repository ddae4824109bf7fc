import { describe, expect, it } from 'vitest';
import { lineDifference, type LineRow } from '../../../../shared/packs/compare/lines.ts';

const numbered = (count: number): string[] => Array.from({ length: count }, (_, i) => `line ${i + 1}`);

const brief = (row: LineRow): string => {
  if (row.kind === 'skipped') return `… ${row.count}`;
  const { then, now } = row;
  const isSame =
    then?.pieces.every(({ changed }) => !changed) && now?.pieces.every(({ changed }) => !changed);
  return `${then?.line ?? '-'} ${isSame ? '=' : '≠'} ${now?.line ?? '-'}`;
};

describe('two texts line by line', () => {
  it('show what differs with three lines around it', () => {
    const then = numbered(20);
    const now = then.with(9, 'another');
    expect(lineDifference(then.join('\n'), now.join('\n')).rows.map(brief)).toEqual([
      '… 6',
      '7 = 7',
      '8 = 8',
      '9 = 9',
      '10 ≠ 10',
      '11 = 11',
      '12 = 12',
      '13 = 13',
      '… 7',
    ]);
  });

  it('know what has come and what is gone', () => {
    expect(lineDifference('a\nb\nc\n', 'a\nc\nd\n').rows.map(brief)).toEqual([
      '1 = 1',
      '2 ≠ -',
      '3 = 2',
      '- ≠ 3',
    ]);
    expect(lineDifference('', 'a\r\nb').rows.map(brief)).toEqual(['- ≠ 1', '- ≠ 2']);
    expect(lineDifference('', '')).toEqual({ rows: [], more: 0 });
  });

  it('that are the same are one row', () => {
    expect(lineDifference('a\nb', 'a\nb').rows).toEqual([{ kind: 'skipped', count: 2 }]);
  });

  it('end after some rows, and long lines are cut', () => {
    const { rows, more } = lineDifference('', numbered(1000).join('\n'));
    expect([rows.length, more]).toEqual([400, 600]);
    const [row] = lineDifference('x', 'y'.repeat(10_000)).rows;
    expect(row.kind === 'line' && row.now!.pieces[0].text.length).toBe(2002);
  });
});
