import type { Seat } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { FaceModel } from '../face/model.ts';
import type { Clause, Phrase } from '../words/tokens.ts';

/**
 * The content of a table, as one viewer sees it, in words: enough to draw any game as plain HTML. Built new for a
 * viewer
 * and a language; it holds nothing that is hidden from that viewer.
 */
export interface Tableau {
  /** The state of the game, in one line: "Turn 7, Encounter". */
  readonly title: Phrase;
  /** What is true of the whole table: the turn, the decks, the clock that runs out. */
  readonly facts: readonly Fact[];
  /** Places with cards, in the order in which they are read. */
  readonly zones: readonly Zone[];
  /** What remains to be said at the end of the game, in its order; empty until then, and where there is nothing. */
  readonly ending: readonly LastWord[];
}

/** Something that remains to be said: a card that is laid out with what it means there, or words alone. */
export interface LastWord {
  /** Full id of the card; null for words alone. */
  readonly card: string | null;
  /** Where it is and what it is called: "Burden: Three of Cups". Empty for words alone. */
  readonly title: Phrase;
  /** Empty where nothing more is said of the card. */
  readonly text: Phrase;
}

/** One thing to know, with its name: "Sanity: 7 of 10". */
export interface Fact {
  /** Stable; the same fact keeps it while the game goes on. */
  readonly id: string;
  readonly label: Phrase;
  readonly value: Phrase;
  readonly tone: Tone;
}

/** How something stands out. `good` invites, `harm` warns, `off` is used up or out of reach. */
export type Tone = 'plain' | 'good' | 'harm' | 'off';

/** A place with cards: a hand, a pile, a ring. */
export interface Zone {
  /** Stable; unique on the table. */
  readonly id: string;
  readonly title: Phrase;
  /** Whose place it is; null for one that all share. */
  readonly seat: Seat | null;
  readonly facts: readonly Fact[];
  /** A `row` is always seen whole; a `pile` shows its number and opens when asked; in a grid each card lies in a cell. */
  readonly layout: 'row' | 'pile' | Grid;
  /** How many cards are here, including those that cannot be seen. */
  readonly count: number;
  /** The cards that the viewer sees, in their order. */
  readonly cards: readonly TableCard[];
  /** Shown instead of cards where there are none to see. */
  readonly empty: Phrase;
}

/** Cells next to each other: a board of fields, a map of places. */
export interface Grid {
  /** In the order in which they are read. */
  readonly cells: readonly GridCell[];
}

/** A place of a grid, in which cards can lie. */
export interface GridCell {
  /** Stable; unique on the table. */
  readonly id: string;
  /** What it is called: "a1", "the gate". */
  readonly title: Phrase;
  /** Where it is drawn, counted from 1: from left to right, and from top to bottom. */
  readonly column: number;
  readonly row: number;
  readonly tone: Tone;
  /** Its neighbours, by their ids, where they are others than the next ones in its row and its column. */
  readonly neighbours?: {
    readonly left?: string;
    readonly right?: string;
    readonly up?: string;
    readonly down?: string;
  };
}

/** A card as it is on the table now. What is printed on it is in its face. */
export interface TableCard {
  /** The instance; two copies of one card differ in it. -1 for a card of a list that shows no order. */
  readonly card: number;
  /** Full id of its definition, under which its face is found. */
  readonly id: string;
  /** What holds of it just now: the power it gives, what it costs, that it has been used. */
  readonly notes: readonly Phrase[];
  readonly tone: Tone;
  /** Counters on it; left out where there are none. */
  readonly counters?: number;
  /** What it does as it lies there; left out where that is what is printed on it. */
  readonly text?: readonly Clause[];
  /** The cell in which it lies, in a grid. */
  readonly cell?: string;
}

/** What is printed on a card: in words, and as it is drawn. The back of a deck is a face too. */
export interface CardFace {
  readonly id: string;
  readonly name: string;
  readonly kind: Phrase;
  /** Printed values: power, cost, the slots that it fits. */
  readonly values: readonly Phrase[];
  /** What it does, a clause a sentence; generated from its effects. */
  readonly text: readonly Clause[];
  readonly story: string | null;
  readonly drawing: FaceModel;
}

/** Why something cannot be done, and the rule that says so (may be empty). */
export interface Why {
  readonly sentence: Phrase;
  readonly rule: string;
}

/** What one seat is asked for now: a question with its answers, or an open turn with its choices. */
export interface Prompt {
  readonly seat: Seat;
  readonly kind: string;
  readonly rule: string;
  /** The question, or what the turn is about. */
  readonly title: Phrase;
  /** What helps to decide. */
  readonly notes: readonly Phrase[];
  /** Cards that it concerns. */
  readonly cards: readonly number[];
  /** The answers to a question; null for an open turn. */
  readonly answers: readonly Answer[] | null;
  /** What can be done in an open turn, and what cannot with the reason; empty for a question. */
  readonly groups: readonly ChoiceGroup[];
}

export interface Answer {
  readonly value: Json;
  readonly label: Phrase;
  /** The card that it refers to, or -1. */
  readonly card: number;
}

/** Choices of one sort under a heading: "Buy", "Slots". */
export interface ChoiceGroup {
  readonly id: string;
  readonly title: Phrase;
  readonly choices: readonly Choice[];
}

/** A button. With a refusal it says why it does not work now. */
export interface Choice {
  readonly action: Json;
  readonly label: Phrase;
  /** Shown after the label, less prominent. */
  readonly note: Phrase;
  /** The card that it belongs to, at which it is offered as well; -1 for none. */
  readonly card: number;
  /** The cell of a grid at which it is offered as well; left out for none. */
  readonly cell?: string;
  /** Null: it can be done now. */
  readonly refusal: Why | null;
  /** What to know before it is done, with numbers. */
  readonly warnings: readonly Warning[];
  /** Goes on without doing anything more: the one obvious way on. */
  readonly onward: boolean;
  /** Rarely wanted, or the same as another choice in effect: shown only when everything is asked for. */
  readonly minor: boolean;
  /** How it is paid, where it can be paid otherwise than proposed, or what is written for it. */
  readonly form: PaymentForm | TextForm | null;
}

/** Something to know before one does what a choice says. */
export interface Warning {
  /** `advice`: something else may be better; `harm`: it costs something; `grave`: a hero or the game may be lost by it. */
  readonly weight: 'advice' | 'harm' | 'grave';
  readonly sentence: Phrase;
}

/** Words that a player writes into an action. The action of the choice holds what is proposed. */
export interface TextForm {
  readonly kind: 'text';
  /** The field of the action that takes them. */
  readonly field: string;
  readonly label: Phrase;
  /** The fewest and the most letters, without blanks at the ends. */
  readonly least: number;
  readonly most: number;
  /** Whether it may have several lines. */
  readonly lines: 'one' | 'many';
}

/** A payment that can be put together by hand. The action of the choice holds the proposal. */
export interface PaymentForm {
  readonly kind: 'payment';
  /** What is asked: "2 fight, 1 skill, or brute force 5". */
  readonly price: Phrase;
  /** Everything that can pay, in the order in which it will. */
  readonly sources: readonly PaymentSource[];
  /** Ways to pay; where there is only one, nothing is asked. */
  readonly ways: readonly PaymentWay[];
  /** Index of the way that is proposed. */
  readonly proposed: number;
  /** The field of the action that lists what pays. */
  readonly field: string;
}

export interface PaymentSource {
  /** The card, or -1 for another source. */
  readonly card: number;
  readonly label: Phrase;
  /** Where it is, what it gives. */
  readonly note: Phrase;
  /** It may give less than it says once it is used. */
  readonly risk: boolean;
  /** What it can count as. */
  readonly uses: readonly { readonly label: Phrase; readonly value: Json }[];
  /** Index of the use that is proposed; -1: it is not needed. */
  readonly proposed: number;
}

export interface PaymentWay {
  readonly label: Phrase;
  /** Fields of the action that choose this way. */
  readonly set: { readonly [field: string]: Json };
  /** What it asks in numbers, a kind of power each; empty where it asks nothing. */
  readonly asked: readonly Asked[];
}

/** An amount of one kind of power. */
export interface Asked {
  /** Name of the kind's symbol, as in phrases. */
  readonly symbol: string;
  readonly amount: number;
  /** How much of it is missing if everything at hand is used as well as it can be; 0: nothing. */
  readonly short: number;
}
