import type { IntlMessageFormat } from 'intl-messageformat';

type Ast = ReturnType<IntlMessageFormat['getAst']>;
type Element = Ast[number];

const DOUBLED: { readonly [letter: string]: string } = {
  a: 'aá',
  e: 'eë',
  i: 'iï',
  o: 'oö',
  u: 'uü',
  A: 'ÂA',
  E: 'ÉE',
  I: 'ÎI',
  O: 'ÔO',
  U: 'ÛU',
  n: 'nñ',
  s: 'ss',
};

/** A literal text, about 40 % longer: vowels and two more letters twice, with accents. */
export const lengthened = (text: string): string =>
  text.replaceAll(/[aeiounsAEIOU]/g, (letter) => DOUBLED[letter]);

/** A parsed message with its literal texts lengthened and its placeholders as they were, in brackets. */
export function pseudo(message: Ast): Ast {
  return [literal('['), ...message.map(element), literal(']')];
}

const literal = (value: string): Element => ({ type: 0, value });

function element(part: Element): Element {
  if ('options' in part) {
    const options = Object.entries(part.options).map(([name, option]) => [
      name,
      { ...option, value: option.value.map(element) },
    ]);
    return { ...part, options: Object.fromEntries(options) } as Element;
  }
  return part.type === 0 ? { ...part, value: lengthened(part.value) } : part;
}
