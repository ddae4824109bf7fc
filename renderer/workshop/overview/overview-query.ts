// What the cards of an overview can be looked for by: what all cards have, and each field of their kinds.
import type { Column } from '../../../shared/packs/fields/columns.ts';
import { segmentsOf } from '../../../shared/packs/pointer.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { QueryField } from '../palette/card-query.ts';
import { valueIn, wordsOf } from './field-of.ts';
import type { OverviewCard } from './overview-port.ts';

/** Fields by which cards are found otherwise. */
const KNOWN: ReadonlySet<string> = new Set(['/id', '/kind', '/name']);

/**
 * @param common what all cards are found by
 * @param text what the text of a card is called in a search
 */
export function queryFields(
  common: readonly QueryField<OverviewCard>[],
  columns: readonly Column[],
  text: readonly string[],
  language: Language,
): readonly QueryField<OverviewCard>[] {
  const fields = columns.filter(({ at }) => !KNOWN.has(at)).map((column) => fieldFor(column, language));
  return [...common, { names: text, of: 'words', read: ({ cells }) => [cells?.text ?? ''] }, ...fields];
}

function fieldFor(column: Column, language: Language): QueryField<OverviewCard> {
  const { at, label, control } = column;
  // The label of a part of another field says that one first.
  const [last = label] = label.split(', ').slice(-1);
  const keys = segmentsOf(at);
  const names = [...new Set([typed(label), keys.join('.'), typed(last), keys.at(-1) ?? ''])];
  if (control.kind === 'number')
    return {
      names,
      of: 'number',
      read: (card) => {
        const value = valueIn(column, card) ?? column.otherwise;
        return typeof value === 'number' && column.kinds.includes(card.rawKind) ? value : null;
      },
    };
  if (control.kind === 'matrix')
    return { names, of: 'number', read: ({ cells }) => cells?.numbers[at] ?? null };
  return {
    names,
    of: 'words',
    read: (card) => {
      const value = valueIn(column, card);
      if (value === undefined) return [card.cells?.words[at] ?? []].flat();
      const values = Array.isArray(value) ? (value as (typeof value)[]) : [value];
      return values.flatMap((one) => [wordsOf(control, one, language), String(one)]);
    },
  };
}

/** A label as it can be typed: in one word. */
const typed = (label: string): string => label.replaceAll(', ', '.').replaceAll(' ', '-');
