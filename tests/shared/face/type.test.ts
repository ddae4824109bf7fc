// Words, lines and blocks: where lines break, what stays together, how large a text is set.
import { describe, expect, test } from 'vitest';
import type { Phrase } from '../../../shared/words/tokens.ts';
import type { Symbols } from '../../../shared/face/model.ts';
import { drawBlock, fitBlock, setBlock } from '../../../shared/face/type/block.ts';
import { fontOf, widthOf } from '../../../shared/face/font.ts';
import { balanced, broken, textOf, type Line } from '../../../shared/face/type/lines.ts';
import { fitTitle } from '../../../shared/face/type/title.ts';
import { plainWords, wordsOf, type Piece } from '../../../shared/face/type/words.ts';
import { Sheet } from '../../../shared/face/paint/sheet.ts';

const FONTS = { plain: 'text', strong: 'label' } as const;
const SYMBOLS: Symbols = {
  fight: { shape: 'lozenge' },
  brute: { shape: 'triangle' },
  sanity: { icon: 'brain' },
  more: { sign: '…' },
};
const symbol = (name: string, value?: string) =>
  ({ symbol: name, text: name, ...(value !== undefined && { value }) }) as const;

const inLine = ({ words }: Line): string => words.map(({ word }) => textOf(word)).join(' ');
const say = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => ('font' in piece ? piece.text : `[${piece.value ?? ''}]`)).join('');
const words = (phrase: Phrase): string[] => wordsOf(phrase, SYMBOLS, FONTS).map(({ pieces }) => say(pieces));

describe('letters', () => {
  test('stand closer in pairs than alone', () => {
    const apart = widthOf('text', 'A', 100) + widthOf('text', 'V', 100);
    expect(widthOf('text', 'AV', 100)).toBeLessThan(apart - 4);
    expect(widthOf('title', 'To', 100)).toBeLessThan(widthOf('title', 'T', 100) + widthOf('title', 'o', 100));
  });

  test('with accents stand as close as those without', () => {
    const kern = (pair: string): number =>
      widthOf('text', pair, 100) - widthOf('text', pair[0], 100) - widthOf('text', pair[1], 100);
    expect(kern('Tě')).toBeCloseTo(kern('Te'), 5);
    expect(kern('ÄV')).toBeCloseTo(kern('AV'), 5);
    expect(kern('AV')).toBeLessThan(0);
  });

  test('of western and central Europe are there in the fonts of texts', () => {
    const text =
      'ÄÖÜäöüß ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ ĄĆĘŁŃÓŚŹŻąćęłńóśźż ČĎĚŇŘŠŤŮŽčďěňřšťůž ŐŰőű ĂÂÎȘȚăâîșț ĞİŞğış „“”‚‘’«»…–—−×½€';
    for (const font of ['title', 'text', 'story', 'label', 'bold'] as const)
      expect(fontOf(font).set(text).missing).toEqual([]);
    expect(fontOf('number').set('0123456789+−–-×½?dWX/').missing).toEqual([]);
  });

  test('that no font has are boxes with a width', () => {
    const { letters, missing, width } = fontOf('text').set('a漢b');
    expect(missing).toEqual(['漢']);
    expect(letters.map(({ glyph }) => glyph)).toEqual(['a', '', 'b']);
    expect(width).toBeGreaterThan(fontOf('text').set('ab').width + 300);
    expect(fontOf('text').path('', 0)).toMatch(/^M/);
  });

  test('figures of headings and emblems are as high as capitals', () => {
    const top = (font: 'number' | 'title', glyph: string): number => extent(fontOf(font).path(glyph, 0))[0];
    for (const figure of '0123456789') {
      expect(top('number', figure)).toBeCloseTo(top('number', 'H'), -2);
      expect(extent(fontOf('number').path(figure, 0))[1]).toBeLessThan(30);
    }
  });
});

/** The highest and the lowest point of a path of relative commands, roughly: control points count. */
function extent(path: string): [number, number] {
  let [high, low] = [0, 0];
  for (const [, , start, rest] of path.matchAll(/M(-?\d+) (-?\d+)([^z]*)z/g)) {
    let y = Number(start);
    for (const [, letter, numbers] of rest.matchAll(/([lqc])([^lqcz]*)/g)) {
      const values = (numbers.match(/-?\d+/g) ?? []).map(Number);
      const step = letter === 'l' ? 2 : letter === 'q' ? 4 : 6;
      for (let i = 0; i + step <= values.length; i += step) {
        y += values[i + step - 1];
        high = Math.min(high, y);
        low = Math.max(low, y);
      }
    }
  }
  return [high, low];
}

describe('words', () => {
  test('a number never parts from what follows it', () => {
    expect(
      words([
        { text: 'draw ' },
        { number: 2 },
        { text: ' cards, lose ' },
        { number: 1 },
        { text: ' ' },
        symbol('sanity'),
        { text: '.' },
      ]),
    ).toEqual(['draw', '2\u00a0cards,', 'lose', '1\u00a0[].']);
  });

  test('what is directly before a shape goes into it', () => {
    expect(
      words([{ text: 'give ' }, { number: 12 }, { text: ' ' }, symbol('fight'), { text: ' instead' }]),
    ).toEqual(['give', '[12]', 'instead']);
    expect(words([{ text: 'costs X ' }, symbol('brute'), { text: ' more' }])).toEqual([
      'costs',
      '[X]',
      'more',
    ]);
    expect(words([symbol('fight'), { text: '+' }, { number: 2 }])).toEqual(['[+2]']);
    expect(words([{ text: 'use ' }, symbol('fight'), { text: ' as ' }, symbol('fight', '3')])).toEqual([
      'use',
      '[]',
      'as',
      '[3]',
    ]);
  });

  test('signs are letters, and a symbol without a look is written out', () => {
    expect(words([{ text: 'draw' }, symbol('more')])).toEqual(['draw…']);
    expect(words([{ text: 'a ' }, symbol('unheard-of')])).toEqual(['a', 'unheard-of']);
  });

  test('terms and names stand out', () => {
    const [first, second, third] = wordsOf(
      [{ term: 'Instead', rule: 'CARD-4' }, { text: ': play ' }, { card: 'base:blade', text: 'Blade' }],
      SYMBOLS,
      FONTS,
    );
    expect(first.pieces.map((piece) => 'font' in piece && piece.font)).toEqual(['label', 'text']);
    expect(second.pieces.map((piece) => 'font' in piece && piece.font)).toEqual(['text']);
    expect(third.pieces.map((piece) => 'font' in piece && piece.font)).toEqual(['label']);
  });
});

describe('lines', () => {
  const text = plainWords('The moths were very thorough, and are very full of it now', 'text');

  test('are as few as possible and never too wide', () => {
    const { lines, torn } = broken(text, 12);
    expect(torn).toEqual([]);
    expect(lines.map(inLine).join(' ')).toBe('The moths were very thorough, and are very full of it now');
    for (const line of lines) expect(line.width).toBeLessThanOrEqual(12);
    lines.slice(1).forEach((line, i) => {
      const first = line.words[0].word.width;
      expect(lines[i].width + first).toBeGreaterThan(12 - 0.4);
    });
  });

  test('around an axis are even', () => {
    const [wide, even] = [broken(text, 12), balanced(text, 12)];
    expect(even.lines).toHaveLength(wide.lines.length);
    const spread = ({ lines }: typeof even): number =>
      Math.max(...lines.map(({ width }) => width)) - Math.min(...lines.map(({ width }) => width));
    expect(spread(even)).toBeLessThan(spread(wide));
  });

  test('a word wider than a line breaks behind its hyphen, and anywhere if there is none', () => {
    const hyphened = broken(plainWords('Never-Ending', 'text'), 4);
    expect(hyphened.lines.map(inLine)).toEqual(['Never-', 'Ending']);
    expect(hyphened.torn).toEqual([]);
    const long = broken(plainWords('a Donaudampfschifffahrt', 'text'), 6);
    expect(long.torn).toEqual(['Donaudampfschifffahrt']);
    expect(long.lines.map(inLine).join('').replaceAll('-', '').replaceAll(' ', '')).toBe(
      'aDonaudampfschifffahrt',
    );
    for (const { width } of long.lines) expect(width).toBeLessThanOrEqual(6);
  });

  test('P13: a torn word leaves no letter or two for a line of their own', () => {
    const word = 'Uhrzeigersinn';
    for (const end of ['', '.', ' drehen']) {
      const { lines } = broken(plainWords(word + end, 'text'), widthOf('text', word, 1) - 0.1);
      expect(lines.slice(0, 2).map(inLine).join('|').replace(end, '')).toMatch(/^Uhrze\p{L}+-\|\p{L}{4,}$/u);
    }
  });

  test('break behind a slash between words', () => {
    expect(broken(plainWords('weapon/armor', 'text'), 5).lines.map(inLine)).toEqual(['weapon/', 'armor']);
    expect(broken(plainWords('weapon/armor', 'text'), 20).lines.map(inLine)).toEqual(['weapon/ armor']);
  });
});

describe('blocks', () => {
  const style = { width: 300, leading: 1.2, even: true } as const;
  const long = plainWords('one two three four five six seven eight nine ten eleven twelve thirteen', 'text');

  test('are as large as their place allows', () => {
    const roomy = fitBlock(long, [40, 12], 1000, style);
    const tight = fitBlock(long, [40, 12], 80, style);
    expect(roomy.size).toBe(40);
    expect(tight.size).toBeLessThan(40);
    expect(tight.height).toBeLessThanOrEqual(80);
    expect(setBlock(long, tight.size + 0.5, style).height).toBeGreaterThan(80);
  });

  test('a line with a number in a shape is higher than others', () => {
    const plain = setBlock(wordsOf([{ text: 'give' }], SYMBOLS, FONTS), 30, style);
    const tall = setBlock(wordsOf([{ text: 'give ' }, symbol('fight', '2')], SYMBOLS, FONTS), 30, style);
    expect(tall.height).toBeGreaterThan(plain.height);
  });

  test('stand around their axis', () => {
    const sheet = new Sheet('t', 'standard', {});
    const block = setBlock(plainWords('middle', 'text'), 40, style);
    const svg = drawBlock(sheet, block, 315, 0, 'centre', { fill: '#000', symbols: '#000' });
    const [, x] = /translate\(([\d.]+) /.exec(svg) ?? [];
    expect(Number(x)).toBeCloseTo(315 - widthOf('text', 'middle', 40) / 2, 0);
  });
});

describe('names', () => {
  const SIZES = [
    [54, 43],
    [43, 32],
    [32, 26],
  ] as const;

  test.each([
    ['Blade', 1, 54],
    ['The Weeping Gargoyle', 1, 44],
    ['Her Ladyship’s Second-best Poisoner', 2, 35],
  ])('%s in %i lines', (name, lines, least) => {
    const title = fitTitle(name, 396, SIZES);
    expect(title.lines).toHaveLength(lines);
    expect(title.size).toBeGreaterThanOrEqual(least);
    for (const line of title.lines) expect(line.width * title.size).toBeLessThanOrEqual(396);
  });

  test('in two lines are as even as can be', () => {
    const { lines } = fitTitle('The Extremely Polite Hangman’s Apprentice', 396, SIZES);
    expect(lines.map(inLine)).toEqual(['The Extremely Polite', 'Hangman’s Apprentice']);
  });

  test('of one endless word lose no letter', () => {
    const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunternehmen';
    const { lines, torn } = fitTitle(name, 396, SIZES);
    expect(torn).toEqual([name]);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(lines.map(inLine).join('').replaceAll('-', '')).toBe(name);
  });
});
