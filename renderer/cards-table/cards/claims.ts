// Which choices are listed where, by the claims of the game.
import { deedsWith, isOpen, type Deed } from '../../table/deeds.ts';

/** A sort of choices that belong together: one button above the hand, or one that opens a slip. */
export interface Family<A = unknown> {
  readonly name: string;
  readonly deeds: readonly Deed<A>[];
}

/** Sorts what is left over, in the order of the prompts. */
export function families<A>(deeds: readonly Deed<A>[], familyOf: (deed: Deed<A>) => string): Family<A>[] {
  const sorted = new Map<string, Deed<A>[]>();
  for (const deed of deeds) {
    const name = familyOf(deed);
    const family = sorted.get(name);
    if (family) family.push(deed);
    else sorted.set(name, [deed]);
  }
  return [...sorted].map(([name, found]) => ({ name, deeds: found }));
}

/**
 * What a slip lists: nothing that hardly matters, unless everything is asked for or there would be nothing to do. Of two
 * equal cards each offers what can be done with it, though the host says it only once.
 */
export function shownDeeds(deeds: readonly Deed[], everything: boolean): Deed[] {
  if (everything) return [...deeds];
  const notable = deeds.filter(({ choice }) => !choice.minor);
  if (notable.some(isOpen)) return notable;
  const possible = deeds.filter(isOpen);
  const reasons = notable.length > 0 ? notable : deeds.filter((deed) => !isOpen(deed)).slice(0, 1);
  return [...possible, ...reasons];
}

/** Cards with which something worth doing can be done, by their definitions: the host says it once of cards that are the same. */
export const playableIn = (
  cards: readonly { readonly card: number; readonly id: string }[],
  deeds: readonly Deed[],
): ReadonlySet<string> =>
  new Set(
    cards
      .filter(({ card }) => deedsWith(deeds, card).some((deed) => isOpen(deed) && !deed.choice.minor))
      .map(({ id }) => id),
  );

/** The families of which something is worth listing. */
export const shownFamilies = <A>(
  all: readonly Family<A>[],
  everything: boolean,
  isListed: (deed: Deed<A>) => boolean,
): Family<A>[] => all.filter(({ deeds }) => deeds.some((deed) => everything || isListed(deed)));
