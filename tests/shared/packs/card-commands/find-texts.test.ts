import { describe, expect, it } from 'vitest';
import { matchesIn, replacedIn, type TextSearch } from '../../../../shared/packs/card-commands/find-texts.ts';

const search = (text: string, more: Partial<TextSearch> = {}): TextSearch => ({
  text,
  whole: false,
  exact: false,
  ids: false,
  ...more,
});

describe('words in a text', () => {
  it.each<[string, TextSearch, string]>([
    ['A lamp, lamps, LAMP', search('lamp'), 'A X, Xs, X'],
    ['A lamp, lamps, LAMP', search('lamp', { whole: true }), 'A X, lamps, X'],
    ['A lamp, lamps, LAMP', search('lamp', { exact: true }), 'A X, Xs, LAMP'],
    // Letters of any language belong to words.
    ['Über überall über', search('über', { whole: true }), 'X überall X'],
    ['Süß süße', search('süß', { whole: true, exact: true }), 'Süß süße'],
    ['a_b b b2 b', search('b', { whole: true }), 'a_b X b2 X'],
    // What has a meaning in patterns is itself here.
    ['1+1 (one|two) [a-z] $1 \\d', search('[a-z]'), '1+1 (one|two) X $1 \\d'],
    ['1+1 (one|two) [a-z] $1 \\d', search('$1 \\d'), '1+1 (one|two) [a-z] X'],
    ['why? why.', search('why?', { whole: true }), 'X why.'],
    ['aaa', search('aa'), 'Xa'],
    ['nothing', search('it'), 'nothing'],
    ['nothing', search(''), 'nothing'],
  ])('%s', (text, wanted, replaced) => expect(replacedIn(text, matchesIn(text, wanted), 'X')).toBe(replaced));

  it('that take the place of others are taken as they are', () => {
    expect(replacedIn('a b a', matchesIn('a b a', search('a')), '$& $1')).toBe('$& $1 b $& $1');
    expect(replacedIn('a b a', matchesIn('a b a', search('a')).slice(1), '')).toBe('a b ');
  });
});
