import type { Definitions, EventBase, MatchBase, Setup, StateBase, Told } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { Language } from '../words/languages.ts';

/** Numbers printed on a card, and the usual ones for comparison. */
export interface Figures {
  readonly kind: string;
  /** Sum of what it costs; null for a card that is never paid for. */
  readonly cost: number | null;
  /** Null for a card without power. */
  readonly power: number | null;
  /** Mean power of its peers: cards of its kind and cost band; null where there are none. */
  readonly peers: number | null;
}

/** A difficulty that a game can be played at. */
interface GameDifficulty {
  readonly id: string;
  readonly options: Setup['options'];
}

/** What a game brings so that its cards can be tried in many games of bots. */
export interface GameLab<M extends MatchBase, S extends StateBase, E extends EventBase> {
  /** Full ids of the cards that can be tried, in order: those in shared decks. */
  triable(definitions: Definitions): string[];
  /**
   * A plain substitute for a card: of the same kind, the same cost, as many copies, without any effect, and with the
   * mean
   * power of its peers. It has to be everywhere the other one would be.
   *
   * @param id a card of `triable`
   */
  plain(id: string, definitions: Definitions): Json;
  figures(id: string, definitions: Definitions): Figures;
  /**
   * The cards that an event names. A card that no event has named has played no part in the game: put another in its
   * place and, for bots that do not reckon with it, the game comes out the same.
   */
  named(match: M, event: Told<E>): string[];
  /** The card that a seat has bought by an event, or null. */
  bought(match: M, event: Told<E>): string | null;
  /** Those of the wanted cards that a seat could buy, when it is about to act. */
  affordable(match: M, state: S, seat: number, wanted: ReadonlySet<string>): string[];
  /** The first is the usual one. */
  readonly difficulties: readonly GameDifficulty[];
  /** The bot that is quick enough for many games: it plays where none is named. */
  readonly usualBot: string;
  /** Its name for people. */
  readonly usualName: { readonly [L in Language]: string };
  /** Bots that reckon with unseen cards: for them every game is replayed with the plain card. */
  readonly foresighted: readonly string[];
  /** Bots that keep nothing from one choice to the next: for them a second game goes on from the middle of the first. */
  readonly memoryless: readonly string[];
  /** What the bots weigh their choices by, as far as it is separate from their code. */
  readonly weights: { readonly [bot: string]: Json };
}
