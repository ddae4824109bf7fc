// What has happened as steps: which chapters can be shown, and what is shown side by side.
import type { Chapter } from '../../../shared/rpc/messages/tables.ts';
import { performedIn } from '../../table/motion/steps.ts';
import type { Roll, TableCue } from '../../../shared/tableau/motion/cues.ts';
import { thrown, type TableStep, type ToldSteps } from '../../../shared/tableau/motion/units.ts';

/** Cards, lights and dice that go together begin so far apart, in milliseconds. */
const APART = 70;

/** An event of a chapter, with what tells it apart from all others. */
export interface Happening<E> {
  readonly event: E;
  readonly key: string;
}

/**
 * What chapters tell of. Null where they cannot be shown to happen: something was taken back, or they do not follow what
 * was seen before.
 *
 * @param seen the number of the newest entry that was seen
 */
export function happenings<E>(chapters: readonly Chapter[], seen: number): Happening<E>[] | null {
  const follows = chapters.every(
    ({ n, kind }, i) => n === seen + 1 + i && kind !== 'undo' && kind !== 'opening',
  );
  if (!follows) return null;
  // The host sends events of the game; the contract only knows that they are JSON.
  return chapters.flatMap(({ n, events }) =>
    events.map((event, i) => ({ event: event as unknown as E, key: `${n}.${i}` })),
  );
}

/** What there is to know about an event besides itself. */
export interface Telling<S> {
  /** The board before it. */
  readonly board: S;
  /** Tells the event apart from all others. */
  readonly key: string;
}

/** What an event shows, with the board as it stands afterwards. */
export type ToldOnBoard<S, M> = ToldSteps<TableCue<S, M>> & { readonly board: S };

/** What events show, each told with the board as the one before it has left it. */
export function toldInTurn<E, S, M>(
  all: readonly Happening<E>[],
  board: S,
  tell: (event: E, telling: Telling<S>) => ToldOnBoard<S, M>,
): TableStep<S, M>[] {
  let now = board;
  const told = all.map(({ event, key }) => {
    const each = tell(event, { board: now, key });
    now = each.board;
    return each;
  });
  return grouped(told);
}

/** Neighbours that belong together, side by side; but no card is in two places at once. */
function grouped<S, M>(told: readonly ToldSteps<TableCue<S, M>>[]): TableStep<S, M>[] {
  const groups: { joins: string | null; steps: TableStep<S, M>[]; cards: Set<string> }[] = [];
  for (const { steps, joins } of told) {
    const last = groups.at(-1);
    const cards = cardsIn(steps);
    if (
      last !== undefined &&
      joins !== null &&
      last.joins === joins &&
      !cards.some((card) => last.cards.has(card))
    ) {
      last.steps.push(...steps);
      for (const card of cards) last.cards.add(card);
    } else groups.push({ joins, steps: [...steps], cards: new Set(cards) });
  }
  return groups.flatMap(({ joins, steps }): TableStep<S, M>[] => {
    if (joins === null || steps.length < 2) return steps;
    return [rollsIn(steps).length > 0 ? thrown(rollsIn(steps)) : { kind: 'together', steps, apart: APART }];
  });
}

const cardsIn = (steps: readonly TableStep[]): string[] =>
  performedIn(steps).flatMap((each) => (each.kind === 'flight' ? [each.card] : []));

const rollsIn = (steps: readonly TableStep[]): Roll[] =>
  performedIn(steps).flatMap((each) =>
    each.kind === 'cue' && each.cue.kind === 'dice' ? each.cue.rolls : [],
  );
