import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { HistoryCard, HistoryPage, HistoryRow } from '../../../shared/rpc/messages/workshop-history.ts';
import type { JournalRepository } from '../../db/journal.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { LinesWanted, StoredCard, StoredLine } from '../../db/journal-lines.ts';
import { foldedWords, searched } from './history-search.ts';
import { labelOf, placeOf } from './journal-form.ts';
import { Known } from './recall.ts';

/** Cards of one line that are named. */
const MOST_NAMED = 3;

/** Lines of the history of a pack, the newest first. @param before number of an entry; null: all */
export function historyPage(
  journal: JournalRepository,
  pack: string,
  {
    before,
    limit,
    find = '',
    ...wanted
  }: Omit<LinesWanted, 'before'> & { readonly before: number | null; readonly find?: string },
  language: Language,
): HistoryPage {
  const { lines } = journal;
  const end = before ?? Number.MAX_SAFE_INTEGER;
  const words = foldedWords(find);
  const linesOf = (asked: LinesWanted): readonly StoredLine[] =>
    words.length === 0 ? lines.lines(pack, asked) : searched(lines, pack, asked, words, language);
  const found = linesOf({ ...wanted, before: end, limit });
  const last = found.at(-1);
  const older = last === undefined ? [] : linesOf({ ...wanted, before: last.n, limit: 1 });
  const known = new Known(lines.numbers(pack));
  const cards = Map.groupBy(
    lines.cardsOf(
      pack,
      found.flatMap((line) => (line.of === 'entry' ? [line.n] : [])),
    ),
    ({ n }) => n,
  );
  return {
    rows: found.map((line) => ({
      ...historyRow(line, line.of === 'entry' ? (cards.get(line.n) ?? []) : []),
      known: known.has(line.n),
      breaks: line.of === 'point' && known.breaks.includes(line.n),
    })),
    more: older.length > 0,
    room: journal.room(pack),
  };
}

function historyRow(line: StoredLine, cards: readonly StoredCard[]): Omit<HistoryRow, 'known' | 'breaks'> {
  const { n, at } = line;
  const named = { n, at, cards: cards.slice(0, MOST_NAMED).map(historyCard), count: cards.length };
  if (line.of === 'point')
    return { ...named, kind: line.label === null ? 'day' : 'mark', label: line.label ?? '', place: null };
  return {
    ...named,
    kind: line.kind as Exclude<HistoryRow['kind'], 'day' | 'mark'>,
    label: labelOf(line.label),
    place: placeOf(line) satisfies PackPlace | null,
  };
}

const historyCard = ({ card, name }: StoredCard): HistoryCard => ({ key: card, name });
