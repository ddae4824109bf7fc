// What a page knows of all cards of a pack: by their keys in lists, with the stamps by which it is told whether that is still true.
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { CardOverview } from '../../../shared/rpc/messages/workshop-overview.ts';
import type { WrittenCardRow, WrittenPatchRow } from '../../../shared/rpc/messages/workshop.ts';

/** Something that is known of a card. */
interface Stamped {
  readonly stamp: string;
}

type ByKey<A> = ReadonlyMap<string, A>;

export const NOTHING: ByKey<never> = new Map<string, never>();

/** The cards of a pack in their order, and what they are called in lists. */
interface Listed {
  readonly cards: readonly WrittenCardRow[];
  readonly keys: readonly string[];
}

/** The own cards of a pack, and behind them those of other packs that it changes, which are called by their full ids. */
export const allOf = ({
  cards,
  keys,
  patches,
}: Listed & { readonly patches: readonly WrittenPatchRow[] }): Listed => ({
  cards: [...cards, ...patches],
  keys: [...keys, ...patches.map(({ card }) => card)],
});

/** Where cards are. */
export function placesOf({ cards, keys }: Listed, wanted: readonly string[]): PackPlace[] {
  const places = new Map(keys.map((key, i) => [key, cards[i].place]));
  return wanted.flatMap((key) => places.get(key) ?? []);
}

/** The stamp that each card has now. */
export function stampsOf({ cards, keys }: Listed, overview: CardOverview): ByKey<string> {
  const byPlace = new Map(overview.cards.map(({ place, stamp }) => [textOf(place), stamp]));
  return new Map(
    keys.flatMap((key, i) => {
      const stamp = byPlace.get(textOf(cards[i].place));
      return stamp === undefined ? [] : [[key, stamp] as const];
    }),
  );
}

const textOf = ({ file, pointer }: PackPlace): string => `${file}${pointer}`;

/** Those of some cards of which the newest is not known. */
export const lacking = (
  wanted: readonly string[],
  stamps: ByKey<string>,
  known: (key: string) => Stamped | undefined,
): readonly string[] => wanted.filter((key) => stamps.has(key) && known(key)?.stamp !== stamps.get(key));

/** What was answered of some cards, as far as they are as they were listed. */
export const cameOf = <A extends Stamped>(
  wanted: readonly string[],
  stamps: ByKey<string>,
  rows: readonly (A | null)[],
): readonly (readonly [key: string, answer: A])[] =>
  rows.flatMap((row, i) =>
    row !== null && row.stamp === stamps.get(wanted[i]) ? [[wanted[i], row] as const] : [],
  );

/** What is known with more of it. */
export const withMore = <A>(
  known: ByKey<A>,
  came: readonly (readonly [key: string, answer: A])[],
): ByKey<A> => new Map([...known, ...came]);

/** What is known of cards that are still there. */
export function onlyOf<A>(known: ByKey<A>, keys: readonly string[]): ByKey<A> {
  const there = new Set(keys);
  return new Map([...known].filter(([key]) => there.has(key)));
}
