// What can be done now, as a game's own table looks at it: choices with their seats and typed actions. Nothing here works
// out what is possible: that comes from the host.
import type { Seat } from '../../shared/engine/game.ts';
import type { Choice, Prompt } from '../../shared/tableau/tableau.ts';

/** Stands where no card is: in `Choice.card`, `Answer.card`, `TableCard.card`. */
export const NONE = -1;

/** A choice with the seat that has it and its action with types. */
export interface Deed<A = unknown> {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly action: A;
  /** Id of the heading under which the host puts it. */
  readonly group: string;
}

/** Everything that can be tried now, also what is refused (`choice.refusal`) and what is rarely wanted (`choice.minor`). */
export function deedsOf<A = unknown>(prompts: readonly Prompt[]): Deed<A>[] {
  return prompts.flatMap(({ seat, groups }) =>
    groups.flatMap(({ id: group, choices }) =>
      // The host sends actions of the game; the contract only knows that they are JSON.
      choices.map((choice) => ({ seat, choice, group, action: choice.action as unknown as A })),
    ),
  );
}

/** Everything that can be tried with a card. */
export const deedsWith = <A>(deeds: readonly Deed<A>[], card: number): Deed<A>[] =>
  card === NONE ? [] : deeds.filter(({ choice }) => choice.card === card);

/** Actions are told apart by this field. */
interface Doing {
  readonly do: string;
}

type DeedOf<A extends Doing, K extends A['do']> = Deed<A> & {
  readonly action: Extract<A, { readonly do: K }>;
};

/** Everything of one kind: `deedsDoing(deeds, 'move')`. */
export const deedsDoing = <A extends Doing, K extends A['do']>(
  deeds: readonly Deed<A>[],
  kind: K,
): DeedOf<A, K>[] => deeds.filter((deed): deed is DeedOf<A, K> => deed.action.do === kind);

/** Whether both do the same: the host tells a position again when names of cards arrive or the language changes. */
export const isSameDeed = (a: Deed, b: Deed): boolean =>
  a.choice === b.choice ||
  (a.seat === b.seat && JSON.stringify(a.choice.action) === JSON.stringify(b.choice.action));

/** Can be done now. */
export const isOpen = ({ choice }: Deed): boolean => choice.refusal === null;

/** Ways to go on without doing anything more. */
export const onwardDeeds = <A>(deeds: readonly Deed<A>[]): Deed<A>[] =>
  deeds.filter(({ choice }) => choice.onward);
