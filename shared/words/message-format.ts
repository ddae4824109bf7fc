import { IntlMessageFormat, type Formatters } from 'intl-messageformat';

const NUMBERS = new Map<string, Intl.NumberFormat>();
const DATES = new Map<string, Intl.DateTimeFormat>();
const PLURALS = new Map<string, Intl.PluralRules>();

/** What was made of the same arguments before, or what is made now. */
function once<T>(
  made: Map<string, T>,
  args: readonly [locales?: unknown, options?: object | undefined],
  make: () => T,
): T {
  const [locales, options] = args;
  const key = options === undefined ? String(locales) : `${String(locales)} ${JSON.stringify(options)}`;
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

/** What messages count and format with, one of each for all of them: left to itself every message makes its own. */
const FORMATTERS: Formatters = {
  getNumberFormat: (...args) => once(NUMBERS, args, () => new Intl.NumberFormat(...args)),
  getDateTimeFormat: (...args) => once(DATES, args, () => new Intl.DateTimeFormat(...args)),
  getPluralRules: (...args) => once(PLURALS, args, () => new Intl.PluralRules(...args)),
};

/**
 * A message that is ready to be said.
 *
 * @param message in ICU MessageFormat, or parsed already
 * @param options `ignoreTag`: what looks like a tag is text
 * @throws SyntaxError when it cannot be parsed
 */
export const messageFormat = (
  message: string | ReturnType<IntlMessageFormat['getAst']>,
  language: string,
  options: { readonly ignoreTag?: boolean } = {},
): IntlMessageFormat =>
  new IntlMessageFormat(message, language, undefined, { ...options, formatters: FORMATTERS });
