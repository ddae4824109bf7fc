import type { MakeBot } from '../engine/drive.ts';
import type { Definitions, EventBase, Game, MatchBase, Seat, StateBase } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { ScenarioGame } from '../engine/scenario.ts';
import type { GameLab } from '../lab/game-lab.ts';
import type { GameContent, Lookup } from '../packs/content.ts';
import type { Language } from '../words/languages.ts';
import type { GameWords, OptionField, Presenter, SetupForm, Titles } from '../tableau/presenter.ts';
import type { CardFace } from '../tableau/tableau.ts';

/** Everything about a game that is common to all of them. */
export interface GameParts<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase> {
  readonly game: Game<M, S, A, E>;
  /** The cards of its packs; null for a game that needs none. */
  readonly content: GameContent | null;
  readonly scenarios: ScenarioGame<M, S, A, E>;
  /** Bots by name; the seed is for those that decide at random. The first is the weakest, the last the best. */
  readonly bots: { readonly [name: string]: MakeBot<M, S, A> };
  /** How its cards are tried in many games of bots; null for a game whose cards cannot be. */
  readonly lab: GameLab<M, S, E> | null;
  /** Full ids of the heroes that can be chosen, easy ones first. They need not be cards: the presenter has a face of each. */
  heroes(definitions: Definitions): string[];
  /**
   * What the person at a seat does at once when a table is created, so that the setup is not asked for a second time:
   * who
   * plays the hero of that seat, under that name. Null, or left out: nothing.
   *
   * @param name of the person, which no other seat of the table has
   */
  introduce?(match: M, seat: Seat, name: string): A | null;
  /** Whether plain data from outside has the shape of an action; whether it is legal, the game's `check` says. */
  isAction(value: Json): boolean;
  /** How the game is announced on the shelf. */
  readonly words: { readonly [L in Language]: GameWords };
  /** What a new game of some cards asks for. */
  setupForm(definitions: Definitions, language: Language, titles: Titles): SetupForm;
  /** The options of that form alone, where making all of it costs more: tables are told in their words. */
  options?(definitions: Definitions, language: Language): readonly OptionField[];
  presenter(match: M, definitions: Definitions, language: Language, titles: Titles): Presenter<S, A, E>;
  /**
   * What is printed on cards outside of any table, by full id.
   *
   * @param cards the card itself, and those that its face may count up
   * @returns throws a RangeError for a card that is not there
   */
  faces(cards: Lookup, language: Language, titles: Titles): (id: string) => CardFace;
  /** Whether what one seat sees must be kept from others at the same screen. */
  secret(match: M): boolean;
  /** Full id of the card that winners or losers sign in the hall of records; null for none. */
  trophy(match: M, state: S): string | null;
}
