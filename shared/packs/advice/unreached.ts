import type { Definition } from '../content.ts';
import { operated, type Operation } from '../edit/operation.ts';
import type { Json } from '../../engine/json.ts';
import { escapeSegment, valueAt } from '../pointer.ts';
import { exampleOf } from '../finished.ts';
import { labelOfKind } from '../labels/labels.ts';
import type { AdviceRow, Cure } from './advice-row.ts';
import type { PlayerWords } from './player-words.ts';
import type { Uses } from './uses.ts';
import { faultsOf, type Workbench } from './workbench.ts';

/** Cards that are offered to put one into. */
const MOST_OFFERED = 5;

/** A card that others may be put into, by full id. */
export type Holder = readonly [id: string, definition: Definition];

/**
 * A warning for a card that no other one brings into play, with the cards that could.
 *
 * @param own its full id
 * @param holders the cards that it may be put into, those of its own pack first
 * @param finished the cards that ship, from which a new one to put it into can be made
 */
export function unreachedAdvice(
  own: string,
  where: string,
  holders: () => Iterable<Holder>,
  finished: () => Iterable<Definition>,
  uses: Uses,
  bench: Workbench,
  words: PlayerWords,
): AdviceRow[] {
  const { definition, content } = bench;
  const kind = String(definition['kind']);
  const by = content.advice?.comesBy[kind];
  if (by === undefined) return [];
  const isThere = uses.of(own).some(({ at }) => at.startsWith(by.at));
  if (isThere) return [];
  // It may be too new to be among the cards that were loaded.
  const withOwn = {
    ...bench,
    cards: { card: (id: string) => (id === own ? definition : bench.cards.card(id)) },
  };
  const cures: Cure[] = [];
  for (const [id, holder] of holders()) {
    if (cures.length === MOST_OFFERED - 1) break;
    if (holder['kind'] !== by.kind) continue;
    const operation = entering(own, by.at, holder);
    if (operation === undefined) continue;
    const after = operated(holder as Json, operation);
    // What is wrong with the other card already is not told here.
    if (faultsOf(after, withOwn).told.length > faultsOf(holder, withOwn).told.length) continue;
    const label = words.say('cure.put', { card: words.cardName(id) });
    cures.push({ label, certain: false, of: { card: id }, operations: [operation] });
  }
  const example = exampleOf(by.kind, finished());
  const labels = content.language?.labels[words.language];
  if (example !== undefined && labels !== undefined) {
    const operations = [entering(own, by.at, example), ...leavingRoom(own, by.at, example)].flatMap(
      (operation) => operation ?? [],
    );
    const before = faultsOf(example, withOwn).told.length;
    const operation = operations.find(
      (one) => faultsOf(operated(example as Json, one), withOwn).told.length <= before,
    );
    const label = words.say('cure.putNew', { kind: labelOfKind(labels, by.kind) });
    if (operation !== undefined)
      cures.push({ label, certain: false, of: { kind: by.kind }, operations: [operation] });
  }
  const said = words.say(`unreached.${kind}`);
  return [
    { kind: 'missing', code: 'unreached', severity: 'warning', at: '', where, words: said, cures, cards: [] },
  ];
}

/** In a list that is full it takes the last place. */
function leavingRoom(id: string, at: string, holder: Definition): Operation[] {
  const there = valueAt(holder, at);
  return Array.isArray(there) && there.length > 0
    ? [{ op: 'replace', path: `${at}/${there.length - 1}`, value: id }]
    : [];
}

/** Puts an id into a list of ids, or into what counts them; undefined where there is a single place, which is taken. */
function entering(id: string, at: string, holder: Definition): Operation | undefined {
  const there = valueAt(holder, at);
  if (Array.isArray(there)) return { op: 'add', path: `${at}/-`, value: id };
  if (typeof there === 'object' && there !== null)
    return { op: 'add', path: `${at}/${escapeSegment(id)}`, value: 1 };
  return undefined;
}
