// What a game need not tell of its table: how all of it is where there is little to tell.
import { phraseText } from '../../shared/tableau/plain.ts';
import { deedsOf } from '../table/deeds.ts';
import type { Look } from '../table/look.ts';
import { NO_RUN } from '../table/motion/queue.ts';
import type { EventLook, MoreKit, MotionKit, TableKit } from './kit.ts';

/** What a game tells: whose cards are in front, and whatever is not as usual. */
export type KitParts<A, V> = Pick<TableKit<A, V>, 'own'> &
  Partial<Omit<TableKit<A, V>, 'more' | 'motion'>> & {
    readonly more?: Partial<MoreKit<A, V>>;
    readonly motion?: Partial<MotionKit<V>>;
  };

const PLAIN_LOOK: EventLook = { icon: null, turn: false, harm: false, list: false };

/**
 * A kit of few parts. Unless told otherwise only the cards in front are drawn, a choice that belongs to one of them is
 * offered there, and all others but the way on have a button each, or one for all under a heading of the host.
 */
export function tableKit<A, V>(parts: KitParts<A, V>): TableKit<A, V> {
  const drawn = (look: Look<V>): ReadonlyMap<number, unknown> => {
    const { hand, played } = parts.own(look);
    return new Map([...hand, ...played].map(({ card }) => [card, null]));
  };
  const isDrawn = (look: Look<V>, card: number): boolean => (parts.drawn ?? drawn)(look).has(card);
  const rest = (look: Look<V>, atCard: boolean) =>
    deedsOf<A>(look.prompts).filter(({ choice }) => !choice.onward && isDrawn(look, choice.card) === atCard);
  return {
    symbols: {},
    symbolName: (symbol) => symbol,
    wayName: ({ label }) => phraseText(label),
    countsAlike: () => false,
    drawn,
    atCards: (look) => rest(look, true),
    isMain: () => true,
    laid: () => null,
    portrait: ({ update }, seat) => update.seats.find((other) => other.seat === seat)?.hero ?? '',
    eventLook: () => PLAIN_LOOK,
    leadsTo: () => true,
    ...parts,
    more: {
      deeds: (look) => rest(look, false),
      familyOf: ({ group }) => group,
      isListed: ({ choice }) => !choice.minor,
      said: (family, { prompts }) => {
        const heading = prompts.flatMap(({ groups }) => groups).find(({ id }) => id === family);
        return { title: phraseText(heading?.title ?? []), about: '' };
      },
      atCard: '',
      isMet: () => false,
      ...parts.more,
    },
    motion: {
      board: { hold: () => undefined, perform: () => NO_RUN, release: () => undefined },
      plan: () => [],
      rolled: () => null,
      dieName: (purpose) => purpose,
      stamp: (words) => ({ sign: 'wax-seal', words, harm: false }),
      backAt: () => null,
      isOwned: () => false,
      ...parts.motion,
    },
  };
}
