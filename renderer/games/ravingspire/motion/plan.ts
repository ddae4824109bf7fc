// What has happened at the table as steps, in the order in which it happened.
import type { Json } from '../../../../shared/engine/json.ts';
import type { Event } from '../../../../shared/games/ravingspire/types.ts';
import type { Chapter } from '../../../../shared/rpc/messages/tables.ts';
import type { BoardState } from '../board/types.ts';
import { performedIn } from '../../../table/motion/steps.ts';
import type { Roll } from './cues.ts';
import { tell, type Told } from './tell.ts';
import { thrown, type TableStep } from './units.ts';

/** Cards, lights and dice that go together begin so far apart, in milliseconds. */
const APART = 70;

/** An event of a chapter, with what tells it apart from all others. */
export interface Happening {
  readonly event: Event;
  readonly key: string;
}

/**
 * What chapters tell of. Null where they cannot be shown to happen: something was taken back, or they do not follow what
 * was seen before.
 *
 * @param seen the number of the newest entry that was seen
 */
export function happenings(chapters: readonly Chapter[], seen: number): Happening[] | null {
  const follows = chapters.every(
    ({ n, kind }, i) => n === seen + 1 + i && kind !== 'undo' && kind !== 'opening',
  );
  if (!follows) return null;
  return chapters.flatMap(({ n, events }) =>
    events.map((event, i) => ({ event: eventOf(event), key: `${n}.${i}` })),
  );
}

/** The host sends what the game's `redact` gives; the contract only knows that it is JSON. */
const eventOf = (event: Json): Event => event as unknown as Event;

/** @param board as it stood before all of this */
export function planOf(all: readonly Happening[], board: BoardState): TableStep[] {
  let now = board;
  const told = all.filter(isShown).map(({ event, key }) => {
    const each = tell(event, { board: now, key });
    now = each.board;
    return each;
  });
  return grouped(told);
}

/** A card that is drawn onto a ring goes there at once. */
function isShown({ event }: Happening, i: number, all: readonly Happening[]): boolean {
  const next = all.at(i + 1)?.event;
  return !(event.kind === 'cardDrawn' && next?.kind === 'ringFilled' && next.card === event.card);
}

/** Neighbours that belong together, side by side; but no card is in two places at once. */
function grouped(told: readonly Told[]): TableStep[] {
  const groups: { joins: string | null; steps: TableStep[]; cards: Set<string> }[] = [];
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
  return groups.flatMap(({ joins, steps }): TableStep[] => {
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
