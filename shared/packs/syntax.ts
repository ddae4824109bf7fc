import { isSpace } from './characters.ts';

/** What a person probably did where a parser met something that is not JSON. */
export interface Slip {
  /** A word of the message `problem.json-syntax`. */
  readonly error: string;
  readonly offset: number;
  /** The word at that place, where the message names it. */
  readonly word: string;
}

const CURLY = /[\u2018-\u201f\u00ab\u00bb\u2039\u203a\u300c\u300d]/;
const NUMBERS = ['NaN', 'Infinity'];
const WORDS = ['true', 'false', 'null'];

/**
 * Names a syntax error by what was probably done.
 *
 * @param offset where the parser stumbled
 * @param error what the parser calls it
 */
export function slipAt(text: string, offset: number, error: string): Slip {
  const slip = (name: string, at = offset, word = ''): Slip => ({ error: name, offset: at, word });
  if (text.trim() === '') return slip('Empty', 0);
  if (/^\s*</.test(text)) return slip('Markup', text.search(/\S/));
  if (text.slice(0, 4).includes('\0')) return slip('Utf16', 0);

  const rest = text.slice(offset, offset + 200);
  const [line] = rest.split('\n', 1);
  if (error === 'UnexpectedEndOfString') {
    const curly = line.search(CURLY);
    return curly < 0 ? slip(error) : slip('CurlyQuote', offset + curly);
  }
  if (error === 'InvalidCharacter') return line.includes('\t') ? slip('TabInText') : slip(error);
  const [first = ''] = rest;
  if (CURLY.test(first)) return slip('CurlyQuote');
  if (first === "'" || first === '`') return slip('SingleQuote');
  if (first === '#') return slip('InvalidCommentToken');
  if (first === '=' || first === ';') return slip(first === '=' ? 'EqualsSign' : 'Semicolon');
  return (
    atWord(rest, offset) ??
    atNumber(text, rest, offset) ??
    atBracket(text, first, offset, error) ??
    slip(error)
  );
}

function atWord(rest: string, offset: number): Slip | undefined {
  const word = /^-?[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(rest)?.[0];
  if (word === undefined || WORDS.includes(word)) return undefined;
  if (NUMBERS.includes(word.replace('-', ''))) return { error: 'NoNumber', offset, word };
  const behind = rest.slice(word.length).trimStart();
  if (behind.startsWith(':')) return { error: 'BareKey', offset, word };
  const meant = word.toLowerCase();
  if (WORDS.includes(meant)) return { error: 'UpperCase', offset, word };
  return { error: meant === 'none' || meant === 'undefined' ? 'NoneWord' : 'BareText', offset, word };
}

function atNumber(text: string, rest: string, offset: number): Slip | undefined {
  // The parser stops after the zero, or before the number.
  const before = /-?0$/.exec(text.slice(Math.max(0, offset - 2), offset));
  if (before && /^[0-9xX]/.test(rest))
    return { error: 'LeadingZero', offset: offset - before[0].length, word: '' };
  if (/^-?0[0-9]/.test(rest)) return { error: 'LeadingZero', offset, word: '' };
  if (/^\+[0-9.]/.test(rest)) return { error: 'LeadingPlus', offset, word: '' };
  if (/^-?\.[0-9]/.test(rest)) return { error: 'LeadingPoint', offset, word: '' };
  if (/^[0-9]/.test(rest) && /[0-9],$/.test(text.slice(Math.max(0, offset - 2), offset)))
    return { error: 'DecimalComma', offset: offset - 1, word: '' };
  return undefined;
}

function atBracket(text: string, first: string, offset: number, error: string): Slip | undefined {
  let before = offset - 1;
  while (before >= 0 && isSpace(text.charCodeAt(before))) before--;
  if (text[before] === ',' && (first === '}' || first === ']' || first === ',' || first === ''))
    return { error: 'SpareComma', offset: first === '' ? before : offset, word: '' };
  // A comma is missed only before what can neither close what is open nor go on with it.
  const unclosed = [
    'CommaExpected',
    'CloseBraceExpected',
    'CloseBracketExpected',
    'PropertyNameExpected',
  ].includes(error);
  if (first === '}' && unclosed) return { error: 'BraceForBracket', offset, word: '' };
  if (first === ']' && unclosed) return { error: 'BracketForBrace', offset, word: '' };
  return undefined;
}
