// Steps of the history are found by what they say, by the names of cards, and by their day.
import type { Language } from '../../../shared/words/languages.ts';
import type { JournalLines, LinesWanted, StoredLine } from '../../db/journal-lines.ts';
import { labelOf } from './journal-form.ts';

/** Lines that are looked through at once, and in all. */
const AT_ONCE = 500;
const MOST_SEARCHED = 20_000;

/** Lines in which all words are found. */
export function searched(
  lines: JournalLines,
  pack: string,
  { limit, ...wanted }: LinesWanted,
  words: readonly string[],
  language: Language,
): readonly StoredLine[] {
  const found: StoredLine[] = [];
  let { before } = wanted;
  for (let seen = 0; seen < MOST_SEARCHED && found.length < limit;) {
    const some = lines.lines(pack, { ...wanted, before, limit: AT_ONCE });
    const last = some.at(-1);
    if (last === undefined) break;
    const cards = Map.groupBy(
      lines.cardsOf(
        pack,
        some.map(({ n }) => n),
      ),
      ({ n }) => n,
    );
    for (const line of some) {
      const names = line.of === 'entry' ? (cards.get(line.n) ?? []).map(({ name }) => name) : [];
      const said = [labelIn(line, language), ...names, ...dayNames(line.at, language)].map(folded).join(' ');
      if (words.every((word) => said.includes(word))) found.push(line);
    }
    seen += some.length;
    before = last.n;
  }
  const end = found.at(limit - 1);
  // All lines of one number are there, or none.
  return end === undefined ? found : found.filter(({ n }) => n >= end.n);
}

function labelIn({ label }: StoredLine, language: Language): string {
  const said = label === null ? '' : labelOf(label);
  return typeof said === 'string' ? said : said[language];
}

/** A day as one may write it: "Sunday, 1 March 2026", "01/03/2026", "2026-03-01"; and the time. */
function dayNames(at: number, language: Language): readonly string[] {
  const date = new Date(at);
  const written = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, options).format(date);
  const two = (number: number): string => String(number).padStart(2, '0');
  return [
    written({ dateStyle: 'full' }),
    written({ dateStyle: 'short' }),
    `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    `${two(date.getHours())}:${two(date.getMinutes())}`,
  ];
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Words without case and accents. */
export const foldedWords = (text: string): readonly string[] =>
  folded(text)
    .split(/\s+/)
    .filter((word) => word !== '');
