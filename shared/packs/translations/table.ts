// The texts of a pack as a table that leaves and comes back: one row for each text.
import { csvRows, csvText, type Separator } from '../../words/csv.ts';
import { schemaOf, type Schema } from '../card-schema.ts';
import type { PackData } from '../card-commands/types.ts';
import { LINE } from '../line.ts';
import { CARD_TEXT, Manifest } from '../schema.ts';
import { isTextField, pairsOf } from './pairs.ts';
import {
  keyOf,
  type RowOutcome,
  type TextField,
  type TextName,
  type TextTableRow,
  type TranslatedPair,
} from './types.ts';
import type { Translated } from './change.ts';

export const COLUMNS = ['id', 'pointer', 'source', 'target', 'state'] as const;
type Column = (typeof COLUMNS)[number];

/** Columns without which a table cannot be read; what else is in it is passed over. */
const NEEDED = ['id', 'pointer', 'target'] as const satisfies readonly Column[];

/** How a table of texts is put down. */
export interface TableFormat {
  readonly separator: Separator;
  /** With the mark by which programs for tables know UTF-8. */
  readonly isMarked: boolean;
}

/** The texts of a pack beside those in another language. Rows of the pack itself have its id. */
export function tableOf(pack: PackData, to: string, format: TableFormat): string {
  const rows = pairsOf(pack, to).map(({ card, field, source, target, state }) => [
    card ?? pack.manifest.id,
    `/${field}`,
    source,
    target,
    state,
  ]);
  return csvText([COLUMNS, ...rows], format);
}

/** Why a table cannot be read. */
export type TableFault =
  /** It has no rows at all. */
  | { readonly code: 'empty' }
  /** Its first row does not name a column. */
  | { readonly code: 'column'; readonly column: string; readonly found: readonly string[] }
  /** A quote is opened and not closed, or the other way round. */
  | { readonly code: 'quotes'; readonly line: number };

/** A row of a table with what it does, and what has to be written for it. */
interface TakenRow extends TextTableRow {
  /** The words that it was translated from. */
  readonly from: string;
}

/** A table as it would be taken. */
export interface ReadTable {
  readonly rows: readonly TakenRow[];
  readonly faults: readonly TableFault[];
}

/** Reads a table of texts. @param isLocked whether the author has locked the card of a name */
export function readTable(
  pack: PackData,
  to: string,
  table: string,
  isLocked: (card: string) => boolean,
): ReadTable {
  const { rows: lines, faults } = csvRows(table);
  if (faults.length > 0)
    return { rows: [], faults: faults.map(({ line }): TableFault => ({ code: 'quotes', line })) };
  const [head, ...body] = lines;
  if (head === undefined) return { rows: [], faults: [{ code: 'empty' }] };
  const found = head.cells.map((cell) => cell.trim().toLowerCase());
  const missing = NEEDED.filter((column) => !found.includes(column));
  if (missing.length > 0)
    return { rows: [], faults: missing.map((column): TableFault => ({ code: 'column', column, found })) };
  const pairs = new Map(pairsOf(pack, to).map((pair) => [keyOf(pair), pair]));
  const seen = new Set<string>();
  const rows = body.map(({ line, cells }): TakenRow => {
    const cell = (column: Column): string => cells[found.indexOf(column)] ?? '';
    const place = placeOf(pack, cell('id').trim(), cell('pointer').trim());
    const pair = place === null ? undefined : pairs.get(keyOf(place));
    const isSame = cell('state').trim() === 'none' && cell('target') === '';
    const text = inLines(isSame ? (pair?.source ?? '') : cell('target'));
    const from = found.includes('source') ? inLines(cell('source')) : (pair?.source ?? '');
    const row = {
      ...(place ?? strange(cell('id'), cell('pointer'))),
      line,
      before: pair?.target ?? '',
      text,
      from,
    };
    if (place === null || pair === undefined) return { ...row, outcome: 'unknown' };
    const isTwice = seen.has(keyOf(place));
    seen.add(keyOf(place));
    return { ...row, outcome: isTwice ? 'double' : outcomeOf(pair, text, from, isLocked) };
  });
  return { rows, faults: [] };
}

/** What of a table is to be written. */
export const takenOf = ({ rows }: ReadTable): readonly Translated[] =>
  rows.flatMap(({ outcome, card, field, text, from }) =>
    isTaken(outcome) ? [{ card, field, text, from }] : [],
  );

/** Whether what a row brings is written. */
export const isTaken = (outcome: RowOutcome): boolean =>
  outcome === 'new' || outcome === 'changed' || outcome === 'stale';

function outcomeOf(
  pair: TranslatedPair,
  text: string,
  from: string,
  isLocked: (card: string) => boolean,
): RowOutcome {
  if (text === '') return 'empty';
  // A text that is outdated is right again where the table has it with the words of now.
  const isRight = pair.was === null || from !== pair.source;
  if (text === inLines(pair.target) && isRight) return 'same';
  if (pair.card !== null && isLocked(pair.card)) return 'locked';
  if (!fits(pair, text)) return 'unfit';
  if (from !== inLines(pair.source)) return 'stale';
  return pair.target === '' ? 'new' : 'changed';
}

/** The form of a text. */
export function schemaOfText({ card, field }: TextName): Schema {
  const fields = (card === null ? Manifest.properties : CARD_TEXT) as object;
  return schemaOf('', (fields as { readonly [field: string]: Schema })[field], {});
}

/** Whether a text may be there. */
export function fits(place: TextName, text: string): boolean {
  const { maxLength = Infinity, pattern } = schemaOfText(place);
  return [...text].length <= maxLength && (pattern !== LINE || new RegExp(LINE, 'u').test(text));
}

/** The text that a row is about: what a pack says of itself has other names than what a card says. */
function placeOf(pack: PackData, id: string, pointer: string): TextName | null {
  const field = pointer.replace(/^\//, '');
  if (isTextField(id, field)) return { card: id, field };
  return id === pack.manifest.id && isTextField(null, field) ? { card: null, field } : null;
}

/** What is shown of a row that is about no text. */
const strange = (id: string, pointer: string): TextName => ({
  card: id,
  field: pointer.replace(/^\//, '') as TextField,
});

/** Programs for tables break lines in their own way. */
const inLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');
