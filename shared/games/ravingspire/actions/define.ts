import Type, { type Static, type TProperties } from '../../../generated/typebox.js';
import type { Refusal } from '../../../engine/game.ts';
import { actionSchema, type ActionKind, type FieldsOf, type NamedAction } from '../../../tableau/action.ts';
import type { Values } from '../../../words/messages.ts';
import type { Phrase } from '../../../words/tokens.ts';
import type { DecisionKind } from '../decisions.ts';
import { paidWith } from '../narrate/pay.ts';
import type { Speaker } from '../narrate/speaker.ts';
import type { Price } from '../rules/cost.ts';
import type { DeedKey } from '../text/en/deed.ts';
import { NONE, type CardNumber, type G, type Match, type State } from '../types.ts';
import type { OpenTurn } from './open-turn.ts';
import type { StepWords } from './scene.ts';

/** Headings of the choices, in their order. */
export const GROUPS = ['move', 'buy', 'fight', 'play', 'flank', 'trade', 'explore', 'slots', 'end'] as const;
export type Heading = (typeof GROUPS)[number];

interface World {
  readonly match: Match;
  readonly state: State;
  readonly step: G;
  readonly speaker: Speaker;
  readonly group: Heading;
}

/** What one sort of action is in Ravingspire. */
export interface Kind<A extends { readonly do: string }> extends ActionKind<World, A> {
  /** A field that tells it from another sort of the same name. */
  readonly has?: string;
  /** The decisions in which it is offered. */
  readonly at: readonly DecisionKind[];
  /** A seat that is not active may do it as well, and it may be done in a flanking window (FLANK-4). */
  readonly outOfTurn?: true;
  /**
   * Sorts of actions with the same cards are offered card by card: with those of the ring or the enemy of a battle, with
   * a hero's own in hand and slots. The others are offered once, with NONE.
   */
  readonly cards?: 'ring' | 'own';
  /** What is offered has been found by the search that `check` would repeat. */
  readonly isSure?: true;
  /** What might be done with a card: the fields of such actions, with one payment proposal each. */
  offers(at: OpenTurn, card: CardNumber): readonly FieldsOf<A>[];
  /** What a player might try with a card, possible or not: by default nothing. */
  tries?(at: OpenTurn, card: CardNumber): readonly FieldsOf<A>[];
  /** A refusal with the numbers that a player wants to know. */
  inNumbers?(match: Match, state: State, seat: number, action: A, refusal: Refusal): Refusal;
  /** Of several cards that are the same, and several ways to use one, the first refusal speaks for all. */
  readonly isRefusedOnce?: true;

  /**
   * What an action comes to: those with the same key differ in nothing that matters, such as which of two equal cards is
   * meant, or which way round leads to the same place.
   */
  key?(match: Match, state: State, seat: number, action: A): string;
  /** What it uses: where one action with it is possible, refused ones need not be shown. */
  use?(action: A): string;
  /** Ends a part of the turn, and nothing is lost by it that is not warned of. */
  readonly goesOn?: true;
  /** What is noted beside its words: the text of its card or ability, what the card counts for. */
  readonly notes?: 'rules' | 'ability' | 'power';
  /** The places that it leads over, the last one being where it ends. */
  path?(action: A): readonly number[];
  /** For those who do not see the hand, as a sentence (INFO-2), where `did` tells too much even without the payment. */
  openly?(s: Speaker, action: A, seat: number): Phrase;

  /** What has to be paid for it now. */
  price?(match: Match, state: State, seat: number, action: A): Price;
  /** Actions that are paid with the same cards in the same ways have the same. */
  paidAlike?(action: A): string;
  /** Whether brute force pays; by default where the action says so. */
  isForced?(action: A): boolean;
  /** How scenarios say it. */
  readonly scenario: StepWords<FieldsOf<A>>;

  /** The enemy that is fought, whose battle is open while it is paid. */
  enemy?(action: A): CardNumber;
  /** The cards of its payment are played, with what their texts do (ENC-10); while exploring they only give power (EXP-1). */
  readonly playsPayment?: true;
}

/** Defines a sort of action from the fields of such actions. */
export function defineAction<const D extends string, P extends TProperties>({
  fields,
  ...kind
}: Omit<Kind<NamedAction<D, P>>, 'schema'> & { readonly do: D; readonly fields: P }): Kind<
  NamedAction<D, P>
> {
  return { ...kind, schema: actionSchema(kind.do, fields) };
}

/** Beyond any table: what comes from outside is bounded before rules look at it. */
const MOST = 100_000;
export const LONGEST = 200;

/** A card instance; -1 where no card is meant. */
export const Card = Type.Integer({ minimum: -1, maximum: MOST });
export const Index = Type.Integer({ minimum: -1, maximum: LONGEST });
export const Flag = Type.Boolean();
export const Attribute = Type.Union([Type.Literal('fight'), Type.Literal('skill'), Type.Literal('charm')]);

const PaySchema = Type.Union([
  Type.Object({ card: Card, as: Attribute }, { additionalProperties: false }),
  Type.Object({ ability: Type.Literal(true), as: Attribute }, { additionalProperties: false }),
]);
export const Payment = Type.Array(PaySchema, { maxItems: LONGEST });

/** Names one of the sources of a payment, and the attribute it counts as. */
export type Pay = Readonly<Static<typeof PaySchema>>;

/** What a card is in the key of an action: copies are the same, and so is none. */
export const likeOf = ({ cards }: Match, card: CardNumber): string => (card === NONE ? '' : cards[card].id);

/** What a hero did, with the values of its sentence. */
export const deed = (s: Speaker, seat: number, key: DeedKey, values: Values = {}): Phrase =>
  s.say(key, { hero: s.hero(seat), brute: [], paid: [], ...values });

/** What follows a sentence about something that was paid for: " Paid: 2 × Blade (fight)." */
export function paid(s: Speaker, pay: readonly Pay[], brute: boolean): Values {
  const cards = paidWith(s, pay, brute);
  return {
    brute: brute ? s.say('did.brute') : [],
    paid: cards.length === 0 ? [] : s.say('did.paid', { cards }),
  };
}
