import type {
  EventBase,
  Message,
  Outcome,
  Question,
  Refusal,
  Seat,
  StateBase,
  Told,
  Viewer,
} from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { BackModel, FaceModel } from '../face/model.ts';
import type { NameInForms } from '../words/names.ts';
import type { PackSign } from '../packs/pictures.ts';
import type { Phrase } from '../words/tokens.ts';
import type { CardFace, Prompt, Tableau, Warning, Why } from './tableau.ts';

/** What cards are called in one language, by full id. */
export interface Titles {
  /** The id itself where there is no name. */
  name(id: string): string;
  /** How its name declines, where its author has said so. */
  forms?(id: string): NameInForms | undefined;
  story(id: string): string | undefined;
  /** The sign of the pack of a card, where packs are known. */
  sign?(id: string): PackSign | undefined;
}

/** What a seat decided: what it did, or which question it answered. */
export type Decided<A> = { readonly action: A } | { readonly question: Question };

/** Puts a game into words: log lines, refusals, buttons, prompts. Pure; one for each table and language. */
export interface Narrator<A, E> {
  event(event: Told<E>): Phrase;
  refusal(refusal: Refusal, seat?: Seat): Phrase;
  action(action: A, seat?: Seat): Phrase;
  /**
   * What a seat did, as a sentence that heads the log: "Ada plays the Two of Cups." Without it the log says the name and
   * the button: "Ada: Play the Two of Cups".
   */
  did?(action: A, seat: Seat): Phrase;
  question(question: Question): Phrase;
  /** One option of a question. */
  answer(question: Question, option: Json): Phrase;
  /** What a seat answered, as a sentence in the same manner. */
  answered?(question: Question, option: Json, seat: Seat): Phrase;
  /**
   * The same for seats that may not know all of it, at a table with secrets: which sort of decision it was, with
   * nothing
   * in it that is hidden from any seat.
   */
  openly?(decision: Decided<A>, seat: Seat): Phrase;
  outcome(outcome: Outcome): Phrase;
  /** Why a bot chose what it chose, in a sentence (`Player.why`). It reveals nothing that is hidden from any seat. */
  reason(reason: Message): Phrase;
  /** The hero of a seat, in short. */
  seat(seat: Seat): Phrase;
}

/**
 * Shows a table of a game to any viewer, in words. Pure; one for each table and language. What it returns for a viewer
 * is
 * the same for every arrangement of what is hidden from that viewer.
 */
export interface Presenter<S extends StateBase, A, E extends EventBase> {
  /**
   * The words for the current table: what a seat is called may change while the game goes on.
   *
   * @param state null where only the outcome is wanted: lists of finished games
   */
  narrator(state: S | null): Narrator<A, E>;
  tableau(state: S, viewer: Viewer): Tableau;
  /**
   * What a seat is asked for now, with everything it might try.
   *
   * @param question the open question of the table, if it is this seat's
   */
  prompt(state: S, seat: Seat, question: Question | null): Prompt;
  /**
   * What to know before an action that can be done is done. Left out where it is what the choices say, however they are
   * paid.
   */
  warnings?(state: S, seat: Seat, action: A): readonly Warning[];
  /** What is printed on a card, by its full id, or on the back of a deck. */
  face(id: string): CardFace;
  /** Ids of the faces that are the backs of decks: every client gets them. */
  readonly backs: readonly string[];
  /** The name of the card that caused an event; empty for the rules themselves. */
  cause(event: Told<E>): Phrase;
  /** How loud a line of the log is: `quiet` ones only matter to those who read everything. */
  weight(event: Told<E>): 'loud' | 'plain' | 'quiet';
  why(refusal: Refusal, seat: Seat): Why;
}

/** What a new game asks for, in words. */
export interface SetupForm {
  readonly seats: { readonly min: number; readonly max: number };
  /** Easy ones first. */
  readonly heroes: readonly HeroChoice[];
  readonly options: readonly OptionField[];
  /** Bots that people are offered, weakest first. A game may have others, for simulations. */
  readonly bots: readonly {
    readonly id: string;
    readonly label: string;
    /** One line: how strong it is, and how long it thinks. */
    readonly about: string;
  }[];
  /** The bot that a seat for one begins with; null where none is offered. */
  readonly bot: string | null;
}

export interface HeroChoice {
  readonly id: string;
  readonly name: string;
  /** Pack it comes from. */
  readonly pack: string;
  /** "Reaver, hard". */
  readonly note: string;
  readonly face: CardFace;
  /** The starter deck, line by line: "3 Blade (2 fight)"; empty where there is none. */
  readonly deck: readonly string[];
}

/** An option of a new game. `seat` options take a seat number; all others one of their values. */
export interface OptionField {
  readonly name: string;
  readonly label: string;
  readonly about: string;
  readonly rule: string;
  readonly kind: 'switch' | 'choice' | 'seat';
  readonly values: readonly { readonly value: Json; readonly label: string }[];
  readonly standard: Json;
}

/** Anything with a picture. */
type Cover = Exclude<FaceModel, BackModel>;

/** A game on the shelf. */
export interface GameWords {
  readonly title: string;
  /** One line. */
  readonly about: string;
  /** Its image on the shelf: the picture of this card. */
  readonly cover: Cover;
  /** How long it takes, in minutes. */
  readonly minutes: { readonly min: number; readonly max: number };
  /** What the kinds of its cards are called, by the kind in their definitions. */
  readonly kinds: { readonly [kind: string]: string };
  /**
   * What its finished games leave to be read (`Tableau.ending`), as it is called; the hall of records shows it. Left out
   * by a game that leaves nothing.
   */
  readonly epilogue?: string;
  /** How it is played, on one page, for those who have read nothing else. Optional. */
  readonly primer?: readonly PrimerPart[];
}

/** A part of how a game is played: a heading, what to know, and the terms that it explains. */
export interface PrimerPart {
  /** Stable; the game's drawn table may refer to it. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs. */
  readonly text: readonly string[];
  /** "Wands: they wound the foe." */
  readonly terms: readonly { readonly term: string; readonly about: string }[];
}
