import { describe, expect, it } from 'vitest';
import { byDay, dayName, daysAgo, lineKey, refreshed } from '../../../../renderer/workshop/history/lines.ts';
import { line } from './fake-port.ts';

const at = (day: number, hour = 12): number => new Date(2026, 2, day, hour).getTime();

describe('lines', () => {
  it('are grouped by the day on which they were', () => {
    const rows = [line(4, { at: at(3, 23) }), line(3, { at: at(3, 0) }), line(2, { at: at(1) })];
    expect(byDay(rows).map((day) => [day.date.getDate(), day.rows.map(({ n }) => n)])).toEqual([
      [3, [4, 3]],
      [1, [2]],
    ]);
    expect(byDay([])).toEqual([]);
  });

  it('are put before those that were known, as far as the two meet', () => {
    const [known, typed] = [[line(3), line(2), line(1)], line(3, { label: 'longer' })];
    const news = refreshed([line(4), typed], known)!;
    expect(news.map(({ n, label }) => [n, label])).toEqual([
      [4, 'step 4'],
      [3, 'longer'],
      [2, 'step 2'],
      [1, 'step 1'],
    ]);
    expect(refreshed([line(9), line(8)], known)).toBeNull();
    expect(refreshed([], known)).toEqual([]);
  });

  it('of a step and of a point after it have different keys', () => {
    expect(lineKey(line(3))).not.toBe(lineKey(line(3, { kind: 'mark' })));
  });
});

describe('a day', () => {
  it('is some days ago, whatever the clock did meanwhile', () => {
    const today = new Date(2026, 2, 30, 0, 5).getTime();
    expect(daysAgo(new Date(2026, 2, 30), today)).toBe(0);
    expect(daysAgo(new Date(2026, 2, 29), today)).toBe(1);
    expect(daysAgo(new Date(2026, 2, 1), today)).toBe(29);
  });

  it('has its year where that is another one', () => {
    expect(dayName(new Date(2026, 2, 1), at(30), 'de')).toBe('Sonntag, 1. März');
    expect(dayName(new Date(2025, 2, 1), at(30), 'en')).toMatch(/1 March 2025/);
  });
});
