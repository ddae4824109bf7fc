import { bound } from '../../shared/tableau/bound.ts';
import type { Language } from '../../shared/words/languages.ts';
import { dateOf, WRITTEN, written } from '../ui/written.ts';

export { listed } from '../ui/written.ts';

/** Date and time of day. @param at milliseconds since 1970 */
export const moment = (language: Language, at: number): string =>
  bound(
    new Intl.DateTimeFormat(WRITTEN[language], { dateStyle: 'medium', timeStyle: 'short' })
      .format(at)
      // The time of day stays with its day.
      .replace(/, (?=\d)/, ',\u00a0'),
  );

/** The longest time that is told as how long ago it is, in milliseconds. */
const LONG = 7 * 24 * 60 * 60 * 1000;
const SPANS = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const;

/** How long ago something was: "8 minutes ago", "yesterday"; after a week its day, and a minute at least. In milliseconds since 1970. */
export function ago(language: Language, at: number, now: number): string {
  const since = Math.max(60 * 1000, now - at);
  if (since > LONG)
    return bound(new Intl.DateTimeFormat(WRITTEN[language], { dateStyle: 'medium' }).format(at));
  const words = new Intl.RelativeTimeFormat(WRITTEN[language], { numeric: 'auto' });
  const [unit, span] = SPANS.find(([, each]) => since >= each) ?? SPANS[SPANS.length - 1];
  return bound(words.format(-Math.floor(since / span), unit));
}

/** @param day `YYYY-MM-DD` */
export const day = (language: Language, day: string): string => written(language, dateOf(day));

/** Kilobytes or megabytes, whichever reads better. */
export function size(language: Language, bytes: number): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(WRITTEN[language], { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    amount,
  );
}

/** A whole number: "10,000". */
export const count = (language: Language, value: number): string =>
  new Intl.NumberFormat(WRITTEN[language]).format(value);

/** A share in percent: "42 %". @param value 0 to 1 */
export const share = (language: Language, value: number): string =>
  new Intl.NumberFormat(WRITTEN[language], { style: 'percent', maximumFractionDigits: 0 }).format(value);

/** A difference, always with its sign, as printers write it: "+2.5", "−0.5". */
export const signed = (language: Language, value: number, digits: number): string =>
  new Intl.NumberFormat(WRITTEN[language], {
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(value)
    .replace('-', '−');
