import { same, type Json } from '../../../shared/engine/json.ts';
import { dataAfter } from '../../../shared/packs/document/data-after.ts';
import type { FileEdit } from '../../../shared/packs/document/step.ts';
import { valueAt } from '../../../shared/packs/pointer.ts';
import type { ForeseenProblems, ForeseenRow } from '../../../shared/rpc/messages/workshop-overview.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { patchedCard } from './patched-cards.ts';
import type { CardViews } from './views.ts';
import type { PlacedCard, WrittenPack } from './written-pack.ts';

/** Cards that are named. */
const MOST_ROWS = 200;

/** A card as it is, and as it would be. */
interface Foreseen {
  readonly card: PlacedCard;
  readonly after: PlacedCard;
}

/**
 * Which errors and warnings of cards some edits would bring, and which they would take away, without doing anything. Each card is
 * looked at by itself, among the cards as they are now.
 */
export function* foreseenProblems(
  pack: WrittenPack,
  views: CardViews,
  edits: readonly FileEdit[],
  language: Language,
): Generator<void, ForeseenProblems> {
  const rows: ForeseenRow[] = [];
  let [came, gone] = [0, 0];
  for (const { card, after } of changedCards(pack, edits)) {
    const [is, will] = [card, after].map((one) =>
      views.advice(one, language).flatMap(({ severity, words }) => (severity === 'hint' ? [] : [words])),
    );
    const row = {
      place: card.place,
      name: nameOf(pack, card, language),
      came: lacking(will, is),
      gone: lacking(is, will),
    };
    came += row.came.length;
    gone += row.gone.length;
    if (row.came.length + row.gone.length > 0) rows.push(row);
    yield;
  }
  // Those that would be worse off come first.
  const sorted = rows.toSorted((a, b) => Number(b.came.length > 0) - Number(a.came.length > 0));
  return { rows: sorted.slice(0, MOST_ROWS), more: Math.max(0, rows.length - MOST_ROWS), came, gone };
}

function* changedCards(pack: WrittenPack, edits: readonly FileEdit[]): Generator<Foreseen> {
  const after = new Map(edits.map((edit) => [edit.file, dataAfter(pack.dataOf(edit.file), edit)] as const));
  for (const card of pack.all()) {
    const { file, pointer } = card.place;
    const entry = valueAt(after.get(file), pointer) as Json | undefined;
    if (entry === undefined) continue;
    const made = card.patched === null ? { definition: entry } : patchedCard(entry, pack.shelf);
    if (made !== null && !same(made.definition as Json, card.definition))
      yield { card, after: { ...card, ...made } };
  }
}

/** What one list has more often than another. */
function lacking(some: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return some.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function nameOf(pack: WrittenPack, { definition, patched }: PlacedCard, language: Language): string {
  const id = pack.idOf(definition, patched);
  return id === undefined ? '' : pack.titles(language, pack.among(definition, patched)).name(id);
}
