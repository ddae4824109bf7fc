import { describe, expect, it } from 'vitest';
import { ago } from '../../../renderer/shell/format.ts';

const MINUTE = 60_000;
const NOW = new Date(2026, 2, 14, 20, 15).getTime();
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('how long ago something was', () => {
  it.each([
    [0, '1 minute ago', 'vor 1 Minute'],
    [8, '8 minutes ago', 'vor 8 Minuten'],
    [125, '2 hours ago', 'vor 2 Stunden'],
    [25 * 60, 'yesterday', 'gestern'],
    [-5, '1 minute ago', 'vor 1 Minute'],
  ])('%i minutes: %s', (minutes, en, de) => {
    const at = NOW - minutes * MINUTE;
    expect([plain(ago('en', at, NOW)), plain(ago('de', at, NOW))]).toEqual([en, de]);
  });

  it('is a day once that is what one remembers', () => {
    expect(plain(ago('de', NOW - 30 * 24 * 60 * MINUTE, NOW))).toBe('12.02.2026');
  });
});
