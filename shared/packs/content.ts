import type { ValidateFunction } from 'ajv';
import type { Definitions } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { GameAdvice } from './advice/game-advice.ts';
import type { CardWords, InEach } from './card-words.ts';
import type { ProblemData, Severity } from './problems.ts';
import type { Language } from '../words/languages.ts';
import type { Catalogue } from '../words/catalogue.ts';
import type { KeptGrammar } from './reading/kept.ts';

/** A card as its author wrote it: plain data that the game's schema accepts. `id` is the name inside the pack. */
export interface Definition {
  readonly id: string;
  readonly [field: string]: Json;
}

/** What a card may refer to: the cards of its own pack and of the packs this one requires. */
export interface Lookup {
  /** The card of a full id (`pack:name`; old names are followed), or undefined. */
  card(id: string): Definition | undefined;
  /** The packs whose cards it knows; left out where any may be there. */
  readonly packs?: readonly string[];
}

/** The cards that a table has frozen. */
export const lookupIn = (definitions: Definitions): Lookup => ({
  card: (id) => (Object.hasOwn(definitions, id) ? (definitions[id] as Definition) : undefined),
});

/**
 * Something wrong in a definition that a schema cannot see. For an id that `lookup.card` does not know the code is
 * `unknown-id` with `{ id }`; the loader finds out why and what was meant. Other codes are in the catalogues of this
 * folder or in those of the game, under `problem.<code>` and `problem.<code>.cure`.
 */
export interface Issue {
  readonly code: string;
  /** JSON pointer inside the definition: `/effects/0/card`. */
  readonly pointer: string;
  readonly data: ProblemData;
  /** A word that should have been one of some names: the loader adds the nearest one to `data`, where it is listed. */
  readonly among?: { readonly word: string; readonly names: readonly string[] };
  /** An error drops the card, a warning does not. Default: error. */
  readonly severity?: Severity;
  /** The format of packs from which on a warning is an error. */
  readonly errorFrom?: number;
}

/** What the loader needs to know about a game's cards. */
export interface GameContent {
  readonly game: string;
  /** The words that its cards are written in; left out where nothing in them is read as a program. */
  readonly language?: CardWords;
  /** What has been learned of how these words read, asked for once an author types; left out where typed texts are not read. */
  readonly grammars?: InEach<() => Promise<KeptGrammar>>;
  /** Checks a whole `cards/*.json` file: `{ "$schema"?, "cards": [...] }`. Compiled with `VALIDATOR_OPTIONS`. */
  readonly validateCards: ValidateFunction;
  /** What the schema cannot see: unknown ids, bounds that depend on other fields. */
  inspect(definition: Definition, lookup: Lookup): readonly Issue[];
  /**
   * Codes of `inspect` that limit how much a card may ask of the game: a table from outside is rejected for such a card
   * too, whereas it may hold useless ones.
   */
  readonly bounds?: readonly string[];
  /** Kinds of definitions other than cards (a board, a rules term). Listed after the cards, counted separately. */
  readonly ruleKinds?: readonly string[];
  /** Fields of a definition that other packs may patch. */
  readonly patchable: readonly string[];
  /** What those who write its cards are told besides; left out where that is nothing. */
  readonly advice?: GameAdvice;
  /** Words for the codes that only this game's `inspect` uses. */
  readonly messages?: { readonly [L in Language]: Catalogue };
}
