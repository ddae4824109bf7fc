import Type, { type Static, type TObject, type TProperties } from '../generated/typebox.js';
import type { Refusal, Seat } from '../engine/game.ts';
import type { Phrase } from '../words/tokens.ts';

/** What the actions of a game work with. */
interface ActionWorld {
  readonly match: unknown;
  readonly state: unknown;
  readonly step: unknown;
  readonly speaker: unknown;
  /** Headings of choices. */
  readonly group: string;
}

type Named = { readonly do: string };
/** The fields of an action. */
export type FieldsOf<A> = A extends unknown ? Omit<A, 'do'> : never;

/** What one sort of action is: its form, when it is legal, what it does, and how it reads. */
export interface ActionKind<W extends ActionWorld, A extends Named> {
  readonly do: A['do'];
  /** Its place among the others, smallest first: what is offered is offered in this order, and bots draw lots in it. */
  readonly order: number;
  /** What comes from outside has this form before rules look at it. */
  readonly schema: TObject;
  /** Why the action is not legal now, or null. Never changes the state and never reads what is hidden from the seat. */
  check(match: W['match'], state: W['state'], seat: Seat, action: FieldsOf<A>): Refusal | null;
  /** Carries the checked action out and runs on to the next decision. */
  apply(step: W['step'], seat: Seat, action: A): void;
  /** The heading that it is offered under. */
  group(match: W['match'], action: A): W['group'];
  /** The card that it is about, or -1. */
  card(action: A): number;
  /** The words on its button. @param seat whose it is */
  say(speaker: W['speaker'], action: A, seat: Seat): Phrase;
  /** What a seat did that chose it, in a sentence. */
  did(speaker: W['speaker'], action: A, seat: Seat): Phrase;
}

/** The sorts of actions of a list in their order. */
export const inOrder = <K extends { readonly order: number }>(list: {
  readonly [name: string]: K;
}): readonly K[] => Object.values(list).sort((a, b) => a.order - b.order);

/** The actions of a sort, or of several. */
export type ActionOf<K> = K extends {
  apply(step: never, seat: Seat, action: infer A): unknown;
}
  ? A
  : never;

/** An action by its name and the schemas of its fields. */
export type NamedAction<D extends string, P extends TProperties> = { do: D } & Static<TObject<P>>;

/** The form of an action: its name under `do`, and its fields; nothing else. */
export const actionSchema = (name: string, fields: TProperties): TObject =>
  Type.Object({ do: Type.Literal(name), ...fields }, { additionalProperties: false });
