import type { Class, CourtCard, Gift } from './card.ts';
import type { Match, State } from '../types.ts';

/** Health at the start, and the most that healing gives back (AR-HP-1). */
export const FULL_HEALTH = 20;

/** Letters of an adventurer's name (AR-R!7). */
export const LONGEST_NAME = 24;

/** Cards that a hand may hold, by the number of players (AR-SETUP-5). */
const HAND_LIMITS: { readonly [seats: number]: number } = { 2: 7, 3: 6, 4: 5 };

/** The most cards that a hand may hold, all game long (AR-SETUP-5, AR-PLAY-5). */
export const handLimit = ({ seats }: Match): number => HAND_LIMITS[seats];

const courtOf = (match: Match, state: State, seat: number): CourtCard =>
  match.cards[state.players[seat].court] as CourtCard;

/** The Class of a player: what the rank of the court card allows (AR-SETUP-2). */
export const classOf = (match: Match, state: State, seat: number): Class =>
  match.classes.get(courtOf(match, state, seat).class)!;

/** The Gift of a player: what the suit of the court card adds (AR-SETUP-2). */
export const giftOf = (match: Match, state: State, seat: number): Gift =>
  match.gifts.get(courtOf(match, state, seat).gift)!;

/** Players who have not fallen: only they play, are healed, shielded or given cards (AR-R!16, AR-R!35). */
export const isStanding = (state: State, seat: number): boolean =>
  seat >= 0 && seat < state.players.length && !state.players[seat].fallen;

/** Whether a player may be given a card: standing, and below the hand limit (AR-PLAY-5). */
export const hasRoom = (match: Match, state: State, seat: number): boolean =>
  isStanding(state, seat) && state.players[seat].hand.length < handLimit(match);

/** Cards that the hands of all standing players can still take (AR-PLAY-5). */
export const roomLeft = (match: Match, state: State): number =>
  standing(state).reduce((sum, seat) => sum + handLimit(match) - state.players[seat].hand.length, 0);

/** The standing players, by seat. */
export const standing = (state: State): number[] =>
  state.players.flatMap((_, seat) => (isStanding(state, seat) ? [seat] : []));
