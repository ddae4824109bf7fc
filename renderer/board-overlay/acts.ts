// Which of the things that can be done now belong to which item of a board. Everything comes from the host, also what is
// refused, so that every item can say what can be done there and why not.
import type { Json } from '../../shared/engine/json.ts';
import type { Seat } from '../../shared/engine/game.ts';
import type { Answer, Prompt } from '../../shared/tableau/tableau.ts';
import { deedsOf, isOpen, type Deed } from '../table/deeds.ts';

/** An answer to a question, with the seat that is asked. */
interface SeatAnswer {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** What there is to do at one item. */
export interface ItemActs<A> {
  /** What belongs here first of all. */
  readonly own: readonly Deed<A>[];
  /** What belongs to the space that it stands on: walking there. */
  readonly here: readonly Deed<A>[];
  /** What belongs elsewhere first, and has to do with this item as well. */
  readonly also: readonly Deed<A>[];
  readonly answers: readonly SeatAnswer[];
}

export const NO_ACTS: ItemActs<never> = { own: [], here: [], also: [], answers: [] };

/** What there is to do on the board, by the key of the item. */
export type BoardActs<A> = ReadonlyMap<string, ItemActs<A>>;

/** An item by its key, and the key of the space that it is on: that of a space is its own. */
export interface KeyedItem {
  readonly key: string;
  readonly space: string;
}

/** Something that might be tried at a place, with the seat that might. */
export interface Attempt {
  readonly seat: Seat;
  readonly action: Json;
}

/**
 * Sorts what prompts offer by the items of a board; what has no place there is left out.
 *
 * @param concerned keys of the items that an action concerns, the one that it belongs to first
 * @param answered key of what an answer stands for on the board
 */
export function actsOf<A>(
  items: readonly KeyedItem[],
  prompts: readonly Prompt[],
  concerned: (action: A) => readonly string[],
  answered: (prompt: Prompt, answer: Answer) => string | null,
): BoardActs<A> {
  const acts = new Map(
    items.map(({ key, space }) => {
      const none = { own: [] as Deed<A>[], here: [] as Deed<A>[], also: [] as Deed<A>[] };
      return [key, { space, ...none, answers: [] as SeatAnswer[] }];
    }),
  );
  for (const deed of deedsOf<A>(prompts)) {
    const [home, ...others] = concerned(deed.action);
    if (home === undefined) continue;
    acts.get(home)?.own.push(deed);
    for (const key of others) acts.get(key)?.also.push(deed);
    if (acts.get(home)?.space !== home) continue;
    for (const [key, { space, here }] of acts) if (space === home && key !== home) here.push(deed);
  }
  for (const prompt of prompts) {
    for (const answer of prompt.answers ?? []) {
      const key = answered(prompt, answer);
      if (key !== null) acts.get(key)?.answers.push({ seat: prompt.seat, answer });
    }
  }
  return acts;
}

/** Something can be done here now. */
export const isLit = <A>({ own, answers }: ItemActs<A>): boolean =>
  answers.length > 0 || own.some((deed) => isOpen(deed) && !deed.choice.minor);

/** What is worth showing: what can be done and, unless everything is asked for, nothing that hardly matters. */
export function shownDeeds<A>({ own, here, also }: ItemActs<A>, everything: boolean): Deed<A>[] {
  const deeds = [...own, ...here, ...also];
  const all = deeds.filter(({ choice }, i) => deeds.findIndex((deed) => deed.choice === choice) === i);
  if (everything) return all;
  const notable = all.filter(({ choice }) => !choice.minor);
  // Where nothing else is to be said, the reason of the moment is.
  return notable.length > 0 ? notable : all.filter((deed) => !isOpen(deed));
}

/** What can be done first of all; what hardly matters, such as another way to the same space, only on request. */
export const openDeeds = <A>(deeds: readonly Deed<A>[], everything: boolean): Deed<A>[] =>
  deeds.filter((deed) => isOpen(deed) && (everything || !deed.choice.minor));

/**
 * The one thing that a press does at once; null where there is more to choose, to pay or to read.
 *
 * @param everything choices with the same result are offered separately
 * @param isPlain whether nothing is to be chosen, paid or read for an action
 */
export function directDeed<A>(
  { own, here, answers }: ItemActs<A>,
  everything: boolean,
  isPlain: (action: A) => boolean,
): Deed<A> | null {
  if (answers.length > 0) return null;
  // A press on what stands on a lit space means the space, if the thing itself has no use now.
  const first = openDeeds(own, everything);
  const open = first.length > 0 ? first : openDeeds(here, everything);
  const [only] = open;
  return open.length === 1 && isPlain(only.action) ? only : null;
}
