// What a page gets of a card's sentence: plain JSON data, which is sent over a wire. Pointers are JSON pointers in the card's
// definition.
import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { SpanRole, Token } from '../../words/tokens.ts';
import type { InEach } from '../card-words.ts';
import type { Operation } from '../edit/operation.ts';

/** What can have the focus. `gap` is a place for something new, `draft` what is not understood yet. */
export type StopRole = SpanRole | 'gap' | 'draft';

/** A thing that has the focus: kept by pointer and role, not by position. */
export interface Focus {
  readonly at: string;
  readonly role: StopRole;
}

/** A card's text while it is edited. */
export interface Sentence {
  readonly lines: readonly SentenceLine[];
  /** In reading order; the ghosts of a part come after its last stop. */
  readonly stops: readonly SentenceStop[];
  /** What can be selected as a whole, each after what it is in. */
  readonly handles: readonly Handle[];
  /** In reading order. */
  readonly gaps: readonly Gap[];
}

/** A line of the text: a rule, an effect of a rule with several, a row below an effect, a draft, or an empty list. */
export interface SentenceLine {
  /** The rule or other part of the card that it belongs to; '' for the card itself. */
  readonly at: string;
  /** How far it is below the line that it belongs to. */
  readonly depth: number;
  /** What a screen reader calls it: "rule 2 of 3", "line 2 of rule 1". */
  readonly name: string;
  readonly pieces: readonly SentencePiece[];
  /** Indices in `Sentence.stops` in reading order: those whose first piece is in this line, each with its ghosts. */
  readonly stops: readonly number[];
  /** Indices in `Sentence.gaps`. */
  readonly gaps: readonly number[];
}

/** A piece of a line: what it shows, without marks, and what it belongs to. */
export interface SentencePiece {
  readonly token: Token;
  /** Index in `Sentence.stops` of what it is a piece of; left out for fixed words. */
  readonly stop?: number;
  /** Indices in `Sentence.handles` from the outermost to its own. */
  readonly handles: readonly number[];
}

/** A place in the text that can be changed, or a field that has no words (a ghost). */
export interface SentenceStop extends Focus {
  readonly control: Control;
  /** What a screen reader says: "amount, 1"; "who: you, not printed". */
  readonly name: string;
  /** The words of its value, as they are said here or else are called. */
  readonly shown: string;
  /** The label of its field: "who". */
  readonly label: string;
  /** Index in `Sentence.handles` of the part that it is a field of; left out for a field of the card. */
  readonly handle?: number;
  /** How many pieces it has; none makes it a ghost. */
  readonly pieces: number;
  /** Whether it is in the card; otherwise what it shows counts by default. */
  readonly written: boolean;
  /** Whether it may be left out. */
  readonly optional: boolean;
  /**
   * A ghost that says nothing: nothing is there, and nothing counts by default. `usual`: cards of the base set have something
   * there; `rare`: none has.
   */
  readonly blank?: 'usual' | 'rare';
  /** Index of the stop whose pieces it shares, from which Enter leads to it (*a card* says count and kind). */
  readonly over?: number;
}

/** How a stop is changed. What may be chosen is asked for by `choicesAt`. */
export type Control =
  /** A number; `value` is null where it is counted or there is none, a bound where there is no such bound. */
  | {
      readonly kind: 'number';
      readonly value: number | null;
      readonly least: number | null;
      readonly most: number | null;
    }
  /** One of several: a word of the language, a value, or with words within it a part that has fields. */
  | { readonly kind: 'choice' }
  | {
      readonly kind: 'set';
      readonly values: readonly { readonly value: Json; readonly label: string; readonly chosen: boolean }[];
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'text'; readonly value: string; readonly pattern?: string }
  /** What was typed and is no program yet; `begun`: the rest of its rule is known, and is in what is shown. */
  | { readonly kind: 'draft'; readonly typed: string; readonly begun: boolean }
  /** A card, by full id. */
  | { readonly kind: 'card'; readonly value: string }
  /** Fields that have stops of their own: it can only be set and unset. */
  | { readonly kind: 'fields' }
  /** A list that has gaps: it can only be set and unset. */
  | { readonly kind: 'list' }
  /** A field of the card outside of its programs: it is edited beside the sentence. */
  | { readonly kind: 'field' }
  /** Words between two clauses; `split` says whether they can become two sentences. */
  | { readonly kind: 'joint'; readonly split: boolean }
  /** What the language does not know: kept as it is, movable, deletable. */
  | { readonly kind: 'opaque'; readonly json: string };

/** A part that can be selected as a whole: a rule, a clause, a condition, a number that is counted, a choice of cards. */
export interface Handle extends Focus {
  /** "effect 2 of 3: draw a card". */
  readonly name: string;
  /** Its words. */
  readonly text: string;
  /** Index of the handle around it. */
  readonly within?: number;
  /** Whether it is one of a list, and so can be moved, copied and duplicated. */
  readonly listed: boolean;
  /** Whether the language does not know its word. */
  readonly opaque: boolean;
}

/** A place for something new in a list. */
export interface Gap {
  /** The list with the index that the new one would have: `/rules/0/do/1`. */
  readonly at: string;
  readonly of: 'rule' | 'clause' | 'part';
  /** "add an effect after: gain 1 sanity". */
  readonly name: string;
  /** Whether there is nothing in its list. */
  readonly empty: boolean;
  /** Index in `Sentence.handles` of the part that has the list. */
  readonly handle?: number;
}

/** What is not a program yet. It is kept beside the definition, never in it. */
export interface Draft {
  /** Where it belongs: the pointer of a gap, `/rules/0/do/1`. */
  readonly anchor: string;
  /** What was typed; empty where only `part` is known. */
  readonly text: string;
  /** What is known of it: a rule without effects, with its trigger. */
  readonly part?: { readonly [field: string]: Json };
}

/** A part that is elsewhere after a change, with all that is in it. */
export interface CarriedPart {
  readonly from: string;
  readonly to: string;
}

/** A part as it was before a change of its word: the fields that the new word has no place for come back from it. */
export interface Lost {
  readonly at: string;
  readonly part: Json;
  /** What the change made of it. */
  readonly became?: Json;
}

/** What a gesture does, without its name. */
export interface CardEdit {
  /** On the definition, in this order. */
  readonly operations: readonly Operation[];
  /** Where the focus goes. */
  readonly focus: Focus;
  /** Parts that a replaced or removed value holds and that are elsewhere afterwards. */
  readonly carried: readonly CarriedPart[];
  /** What went with it: "removed with it: you may". */
  readonly told?: InEach<string>;
  /** What is left of a rule that lost its last effect. */
  readonly draft?: Draft;
  /** The draft that has become a program, by its anchor. */
  readonly done?: string;
  /** To be remembered, so that changing back restores it. */
  readonly lost?: Lost;
}

/** What a gesture does: one step of the history. */
export interface Change extends CardEdit {
  /** Names the step: "lose 2 sanity". */
  readonly label: InEach<string>;
}

/** Something that may be chosen. */
export interface SentenceChoice extends CardEdit {
  /** The label of the step: said once it is taken, since most of what is offered is not, and each language takes its time. */
  readonly labelled: () => Change['label'];
  /** In short: the word, or the value. */
  readonly name: string;
  /** The sentence that the card would have there. */
  readonly sentence: string;
  /** Whether it is what the card has. */
  readonly chosen: boolean;
  /**
   * `value`: what is there becomes another; `around`: it is kept within something; `out`: something around it goes; `read`: it
   * comes into a gap, and is just what was typed there; `alike`: it comes into a gap, and has some of what was typed.
   */
  readonly way: 'value' | 'around' | 'out' | 'unset' | 'new' | 'read' | 'alike';
  /** What it is made of, where what was typed says several things: one of them may print the same as another. */
  readonly parts?: readonly PartLine[];
  /** Words that were typed and are not in it, since they are not understood. */
  readonly without?: string;
}

/** A clause, condition or the like in an outline: its own words, without those of the parts in it. */
export interface PartLine {
  /** How many parts it is in. */
  readonly depth: number;
  readonly text: string;
}

/** What may be meant by what was typed. */
export interface Meant {
  /** What comes into the gap, one after the other. */
  readonly items: readonly Json[];
  /** Whether it prints what was typed, may be meant by it, or has only some of it. */
  readonly way: 'read' | 'new' | 'alike';
  /** Words that were left out of what was typed, since they are not understood. */
  readonly without?: string;
}

/** Makes programs of what is typed in a gap. */
export interface Offers {
  /**
   * All programs that print what was typed, or where there are none, those that may be meant, the best first. What does not fit
   * in the gap is left out by those who ask.
   *
   * @param gap pointer of the gap: the list with the index that a new element would have
   * @param typed not empty
   */
  programs(definition: Json, gap: string, typed: string, language: Language): readonly Meant[];
}

/** Why a gesture does nothing, in words. */
export interface Refused {
  readonly refused: InEach<string>;
}

/** A place that an element of a list may be carried to: a list with the index that it would come before. */
export interface CarryPlace {
  readonly at: string;
  /** Why it may not come there; left out where it may. */
  readonly refused?: InEach<string>;
}

/** What goes to the clipboard. */
export interface Copied {
  readonly text: string;
  readonly json: string;
}
